internal import Foundation
internal import PlatenComparison
internal import PlatenConsole

/// Draws snapshots and compares them with their references.
///
/// What is not as its reference is kept among the results. No more snapshots are in memory than are
/// drawn at once.
package struct SnapshotVerifier: Sendable {
  private let folder: SnapshotFolder
  private let drawer: SceneDrawer

  package init(_ folder: SnapshotFolder, drawer: SceneDrawer) {
    self.folder = folder
    self.drawer = drawer
  }

  /// Compares all snapshots of a plan.
  ///
  /// - Parameter deliver: Is told what became of each snapshot, in the order of their names.
  /// - Returns: The report, without the files themselves.
  /// - Throws: An error if the results cannot be written.
  package func verify(
    _ plan: SnapshotPlan, deliver: (ReviewEntry) -> Void
  ) throws -> ReviewReport {
    try folder.results.begin()
    var report = ReviewReport(title: folder.name)
    let verifier = self
    OrderedWork().run(plan.jobs) { job in
      verifier.entries(of: job)
    } deliver: { _, result in
      for entry in (try? result.get()) ?? [] {
        deliver(entry)
        report.entries.append(entry)
      }
      return .goOn
    }
    return report
  }

  private func entries(of job: SnapshotJob) -> [ReviewEntry] {
    let files = Result { try drawer.files(of: job) }
    return zip(job.kinds, job.names).enumerated().map { i, snapshot in
      let (kind, name) = snapshot
      do {
        return try entry(name, files.get()[i])
      } catch {
        var entry = ReviewEntry(name: name, kind: kind, status: .failed)
        entry.summary = "\(error)"
        return entry
      }
    }
  }

  private func entry(_ name: String, _ actual: SnapshotFile) throws -> ReviewEntry {
    var entry = ReviewEntry(name: name, kind: actual.kind, status: .missing)
    guard let bytes = try folder.references.bytes(of: name) else {
      entry.summary = "no reference yet"
      try folder.results.actual.write(actual.bytes, to: name)
      return entry
    }
    let reference = SnapshotFile(kind: actual.kind, bytes: bytes)
    let comparison = try SnapshotComparer().compare(actual, with: reference)
    entry.take(comparison)
    if !comparison.isSame { try folder.results.actual.write(actual.bytes, to: name) }
    return entry
  }
}

extension ReviewEntry {
  /// Takes over what a comparison found.
  mutating func take(_ comparison: SnapshotComparison) {
    status = comparison.isSame ? .same : .different
    isExact = comparison.isExact
    summary = comparison.summary
    fingerprintDifferences = comparison.fingerprintDifferences
    pixels = comparison.pixels
    layoutChanges = comparison.layoutChanges
    svgChanges = comparison.svgChanges
  }
}
