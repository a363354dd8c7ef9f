internal import Foundation

/// Where scenes, their references and the results of the last run are.
package struct SnapshotFolder: Hashable, Sendable {
  /// The name of the folder of references in a folder of scenes.
  static let referencesName = "__Snapshots__"
  /// The name of the folder of results.
  static let resultsName = ".platen-snapshots"

  /// The folder of scenes, or of other pictures that are compared.
  package let path: String
  /// What the pictures should look like.
  package let references: SnapshotStore
  /// What the last run left behind.
  package let results: ResultStore

  /// A folder of scenes.
  ///
  /// - Parameters:
  ///   - references: The folder of references; nil for the usual one in the folder.
  ///   - results: The folder of results; nil for the usual one in the folder.
  /// - Throws: An error if there is no such folder.
  package init(
    scenes path: String, references: String? = nil, results: String? = nil
  ) throws(ReviewError) {
    try Self.check(path)
    self.path = path
    self.references = SnapshotStore(references ?? "\(path)/\(Self.referencesName)")
    self.results = ResultStore(results ?? "\(path)/\(Self.resultsName)")
  }

  /// A folder of pictures that others made, and one of what they should look like.
  ///
  /// - Parameter results: The folder of results; nil for the usual one in that of the references.
  /// - Throws: An error if there is no such folder.
  package init(
    actual path: String, references: String, results: String? = nil
  ) throws(ReviewError) {
    try Self.check(path)
    self.path = path
    self.references = SnapshotStore(references)
    self.results = ResultStore(results ?? "\(references)/\(Self.resultsName)")
  }

  /// What the folder is called, without where it lies.
  package var name: String {
    let name = URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
    return name == "/" ? "snapshots" : name
  }

  private static func check(_ path: String) throws(ReviewError) {
    guard !FolderListing.isFolder(path) else { return }
    let isThere = FileManager.default.fileExists(atPath: path)
    throw ReviewError(
      .noInput, isThere ? "\"\(path)\" is no folder" : "no such folder: \"\(path)\"")
  }
}
