internal import Foundation
internal import Platen
internal import PlatenBase
internal import PlatenComparison

/// A reference file, and what becomes of it in a test.
struct SnapshotReference: Sendable {
  /// Where it is.
  let path: String

  /// Compares a snapshot with the reference, or writes it there.
  func outcome(
    for actual: SnapshotFile, mode: SnapshotRecording, comparer: SnapshotComparer
  ) -> SnapshotOutcome {
    do {
      guard let bytes = try bytes() else {
        if mode == .never { return .missing }
        try write(actual.bytes)
        return .recorded(isNew: true)
      }
      if bytes == actual.bytes { return .same }
      if mode == .all {
        try write(actual.bytes)
        return .recorded(isNew: false)
      }
      let reference = SnapshotFile(kind: actual.kind, bytes: bytes)
      let comparison = try comparer.compare(actual, with: reference)
      return comparison.isSame ? .same : .different(comparison, reference: reference)
    } catch {
      return .failed("\(error)")
    }
  }

  /// The file's bytes; nil if there is none.
  private func bytes() throws -> [UInt8]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    guard !isFolder.boolValue else { throw SnapshotError("\(path) is a folder") }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SnapshotError("\(path) cannot be read")
    }
    return Array(data)
  }

  /// Writes the file, whole or not at all.
  private func write(_ bytes: [UInt8]) throws {
    let folder = path.parentPath
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let sink = try FileSink(path: path)
    try bytes.withUnsafeBytes { try sink.write($0) }
    try sink.commit()
  }
}

// MARK: - Outcomes

/// The outcome of a snapshot.
enum SnapshotOutcome: Hashable, Sendable {
  /// It is as the reference is.
  case same
  /// It has become the reference, where there was none or another one.
  case recorded(isNew: Bool)
  /// There is no reference.
  case missing
  case different(SnapshotComparison, reference: SnapshotFile)
  /// It could not be compared or written.
  case failed(String)
}

// MARK: - Errors

/// Why a snapshot cannot be drawn, read or written.
struct SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
