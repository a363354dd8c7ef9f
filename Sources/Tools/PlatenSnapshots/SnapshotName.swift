internal import Foundation
internal import PlatenComparison

/// The name and the place of a reference, as users of other tools for snapshots expect them:
/// `__Snapshots__/TESTFILE/TEST.NAME.ENDING`.
struct SnapshotName: Hashable, Sendable {
  static let folder = "__Snapshots__"

  let kind: SnapshotKind
  /// The test and the name: `card.dark`.
  let short: String
  /// The file.
  let path: String

  /// - Parameters:
  ///   - name: The name that was given; nil for none.
  ///   - variant: The variant's name; empty for none.
  ///   - number: What stands for a name where neither is given.
  init(
    _ place: SnapshotPlace, name: String?, variant: String, number: Int, kind: SnapshotKind
  ) {
    let given = name.map { Self.safe($0, filling: "-") }.flatMap { $0.isEmpty ? nil : $0 }
    var parts = [given, variant.isEmpty ? nil : variant].compactMap(\.self)
    // Only the first call of a test may leave out the number, where a variant stands for it.
    if given == nil, variant.isEmpty || number > 1 { parts.insert("\(number)", at: 0) }
    short = Self.test(place.function) + "." + parts.joined(separator: "-")
    path = Self.folder(of: place.filePath) + "/" + short + kind.fileEnding
    self.kind = kind
  }

  /// The folder of the references of a test file.
  static func folder(of file: String) -> String {
    let path = file as NSString
    let name = (path.lastPathComponent as NSString).deletingPathExtension
    let around = path.deletingLastPathComponent
    return (around.isEmpty ? "." : around) + "/\(folder)/\(name)"
  }

  /// Returns what a test is called in names of files: `card()` is `card`, `card(of:)` is `card-of`.
  static func test(_ function: String) -> String { safe(function, filling: "-") }

  /// A text of letters, digits and `_`; each run of others is filled with one character, or left out
  /// at either end.
  static func safe(_ text: String, filling: Character) -> String {
    var safe = ""
    var isGap = false
    for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars.prefix(100) {
      let isPart =
        scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || (!safe.isEmpty && scalar.properties.generalCategory == .nonspacingMark)
      if isPart {
        if isGap, !safe.isEmpty { safe.append(filling) }
        safe.unicodeScalars.append(scalar)
      }
      isGap = !isPart
    }
    return safe
  }
}

// MARK: - Places

/// The place in a test that asks for a snapshot.
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
