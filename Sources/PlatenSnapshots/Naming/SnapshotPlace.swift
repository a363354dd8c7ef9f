/// Where a test asks for a snapshot.
struct SnapshotPlace: Hashable, Sendable {
  /// The module and the file: `CardTests/CardTests.swift`.
  let fileID: String
  let filePath: String
  /// The test's function, as `#function` has it.
  let function: String
  let line: Int
  let column: Int
  /// The path for what takes no other.
  let staticPath: StaticString

  static func == (place: SnapshotPlace, other: SnapshotPlace) -> Bool {
    place.filePath == other.filePath && place.function == other.function
      && place.line == other.line && place.column == other.column
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(filePath)
    hasher.combine(function)
    hasher.combine(line)
    hasher.combine(column)
  }
}

extension SnapshotPlace {
  /// The place of a call.
  init(
    fileID: StaticString, filePath: StaticString, function: String, line: UInt, column: UInt
  ) {
    self.init(
      fileID: "\(fileID)", filePath: "\(filePath)", function: function, line: Int(line),
      column: Int(column), staticPath: filePath)
  }
}
