internal import Foundation
internal import PlatenScenes

/// The results of the last run of comparisons, kept so that nothing need be rendered twice: a
/// report, the files that are not as their references, pictures of what differs, and what was
/// rejected.
package struct ResultStore: Hashable, Sendable {
  private static let reportName = "results.json"
  private static let rejectedName = "rejected.json"

  /// The folder; it may not be there yet.
  package let path: String
  /// The files that are not as their references.
  package let actual: SnapshotStore
  /// Pictures of what differs.
  package let overlays: SnapshotStore

  package init(_ path: String) {
    self.path = path
    actual = SnapshotStore("\(path)/actual")
    overlays = SnapshotStore("\(path)/overlays")
  }

  /// Where the report's page is written if nobody says otherwise.
  package var pagePath: String { files.path(of: "report.html") }

  private var files: SnapshotStore { SnapshotStore(path) }

  /// Forgets the last run, and makes the folder if there is none.
  func begin() throws {
    // Results belong to nobody else, least of all to a repository.
    try files.write(Array("*\n".utf8), to: ".gitignore")
    try files.remove(Self.reportName)
    for store in [actual, overlays] {
      for name in store.names() { try store.remove(name) }
    }
  }

  /// Keeps what a run found.
  func keep(_ report: ReviewReport) throws {
    try files.write(Array((try report.json() + "\n").utf8), to: Self.reportName)
  }

  /// Returns what the last run found.
  ///
  /// - Throws: An error if there was none.
  package func report() throws -> ReviewReport {
    guard let bytes = try files.bytes(of: Self.reportName) else {
      throw ReviewError(
        .noInput, "no results in \"\(path)\": run platen snapshot verify first")
    }
    do {
      return try ReviewReport(json: bytes)
    } catch {
      throw ReviewError(
        .badInput,
        "\"\(files.path(of: Self.reportName))\" is not a report of this version: run platen"
          + " snapshot verify again")
    }
  }

  // MARK: - Rejected

  /// The digests of what was rejected, by the snapshots' names.
  func rejected() throws -> [String: String] {
    guard let bytes = try files.bytes(of: Self.rejectedName) else { return [:] }
    let name = files.path(of: Self.rejectedName)
    let decisions = try SnapshotDecisions(SceneText(name: name, bytes: Data(bytes)))
    return Dictionary(
      decisions.decisions.map { ($0.name, $0.actual) }, uniquingKeysWith: { $1 })
  }

  /// Keeps the digests of what was rejected.
  func keep(rejected: [String: String]) throws {
    let decisions = rejected.sorted { $0.key < $1.key }.map {
      SnapshotDecision(name: $0.key, verdict: .reject, actual: $0.value)
    }
    let json = SnapshotDecisions(decisions).json
    try files.write(Array((json + "\n").utf8), to: Self.rejectedName)
  }
}
