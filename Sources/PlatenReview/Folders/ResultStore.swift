internal import Foundation

/// What the last run of comparisons left behind, so that nothing need be rendered twice: a report,
/// and the files that are not as their references.
package struct ResultStore: Hashable, Sendable {
  /// The folder; it may not be there yet.
  package let path: String
  /// The files that are not as their references.
  package let actual: SnapshotStore

  package init(_ path: String) {
    self.path = path
    actual = SnapshotStore("\(path)/actual")
  }

  /// Forgets the last run, and makes the folder if there is none.
  func begin() throws {
    try SnapshotStore.createFolder(path)
    let store = SnapshotStore(path)
    // Results belong to nobody else, least of all to a repository.
    try store.write(Array("*\n".utf8), to: ".gitignore")
    for name in actual.names() { try actual.remove(name) }
  }
}
