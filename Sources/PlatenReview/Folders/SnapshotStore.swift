internal import Foundation
internal import Platen
internal import PlatenComparison

/// A folder of snapshots, which are told apart by their paths in it.
package struct SnapshotStore: Hashable, Sendable {
  /// The folder; it may not be there yet.
  package let path: String

  package init(_ path: String) { self.path = path }

  /// Where the file of a snapshot is.
  package func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// The names of all snapshots, sorted.
  package func names() -> [String] {
    FolderListing.files(in: path).filter { SnapshotKind(fileName: $0) != nil }
  }

  /// Whether there is anything in the place of a snapshot.
  package func contains(_ name: String) -> Bool {
    var status = stat()
    return lstat(path(of: name), &status) == 0
  }

  /// The bytes of a snapshot; nil if there is none.
  ///
  /// - Throws: An error for what is no file, or cannot be read.
  package func bytes(of name: String) throws(ReviewError) -> [UInt8]? {
    try RegularFile.bytes(at: path(of: name))
  }

  /// Writes a snapshot, whole or not at all, in a folder that is made if there is none.
  package func write(_ bytes: [UInt8], to name: String) throws {
    try check(name)
    let path = path(of: name)
    try Self.createFolder((path as NSString).deletingLastPathComponent)
    let sink = try FileSink(path: path)
    try sink.write(bytes)
    try sink.commit()
  }

  /// Removes a snapshot, if there is one.
  package func remove(_ name: String) throws(ReviewError) {
    try check(name)
    guard unlink(path(of: name)) != 0, errno != ENOENT, errno != ENOTDIR else { return }
    throw ReviewError(.cannotWrite, "\"\(path(of: name))\" cannot be removed")
  }

  /// Refuses names that lead out of the folder: they may come from a file of decisions.
  private func check(_ name: String) throws(ReviewError) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !["", ".", ".."].contains($0) }), !name.utf8.contains(0) else {
      throw ReviewError(.badInput, "\"\(name)\" is no name of a snapshot")
    }
  }

  static func createFolder(_ path: String) throws(ReviewError) {
    guard !path.isEmpty else { return }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw ReviewError(.cannotWrite, "the folder \"\(path)\" cannot be made")
    }
  }
}
