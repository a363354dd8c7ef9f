internal import Foundation
internal import PlatenBase
internal import PlatenComparison
internal import PlatenConsole

/// Makes snapshots and compares them with their references.
///
/// What is not as its reference is kept among the results. No more snapshots are in memory than are
/// made at once.
package struct SnapshotVerifier: Sendable {
  private let folder: SnapshotFolder
  private let maker: SnapshotMaker
  private let rejected: [String: String]

  /// - Throws: An error if the folder's decisions cannot be read.
  package init(_ folder: SnapshotFolder, maker: SnapshotMaker) throws {
    self.folder = folder
    self.maker = maker
    rejected = try folder.results.rejected()
  }

  /// Compares all snapshots of a plan, on all cores.
  ///
  /// - Parameter advance: Is called whenever a job is done.
  /// - Returns: The report, without the files themselves; it is kept among the results as well, unless
  ///   they cannot be written and nothing differs.
  /// - Throws: An error if the results of what differs cannot be written.
  package func verify(
    _ plan: SnapshotPlan, advance: () -> Void
  ) throws -> ReviewReport {
    let beginning = Result { try folder.results.begin() }
    var report = ReviewReport(title: folder.name)
    let verifier = self
    OrderedWork().run(plan.jobs) { job in
      verifier.entries(of: job)
    } deliver: { _, result in
      report.entries += (try? result.get()) ?? []
      advance()
      return .goOn
    }
    if !plan.isPartial { report.entries += unused(plan) }
    report.sort()
    try RenameFinder(folder).join(&report)
    EntryGrouping.group(&report)
    // What may only be read needs no results as long as there is nothing to decide.
    if case .failure = beginning,
      report.entries.allSatisfy({ [.same, .unused].contains($0.status) })
    {
      return report
    }
    try beginning.get()
    try folder.results.keep(report)
    return report
  }

  private func unused(_ plan: SnapshotPlan) -> [ReviewEntry] {
    let used = plan.names
    return folder.references.names().filter { !used.contains($0) }.compactMap { name in
      SnapshotKind(fileName: name).map { kind in
        var entry = ReviewEntry(name: name, kind: kind, status: .unused)
        let bytes = (try? folder.references.bytes(of: name)) ?? nil
        entry.actualDigest = bytes.map { SHA256.digest(of: $0).hexadecimal }
        let isKept = entry.actualDigest != nil && rejected[name] == entry.actualDigest
        entry.summary =
          "no snapshot uses it any more" + (isKept ? ", but you chose to keep it" : "")
        return entry
      }
    }
  }

  private func entries(of job: SnapshotJob) -> [ReviewEntry] {
    let files = Result { try maker.files(of: job) }
    return job.outputs.enumerated().map { i, output in
      var entry: ReviewEntry
      do {
        entry = try self.entry(output.name, files.get()[i], job.settings)
        if case .scene(let path, _) = job.source, !entry.layoutChanges.isEmpty {
          entry.line = SceneLine.line(of: entry.layoutChanges, inSceneAt: path)
        }
      } catch {
        entry = ReviewEntry(name: output.name, kind: output.kind, status: .failed)
        entry.summary = "\(error)"
        entry.line = SceneLine.line(of: error)
      }
      entry.source = job.sourcePath
      entry.line = entry.line ?? job.line
      return entry
    }
  }

  private func entry(
    _ name: String, _ actual: SnapshotFile, _ settings: SnapshotSettings
  ) throws -> ReviewEntry {
    var entry = ReviewEntry(name: name, kind: actual.kind, status: .missing)
    entry.summary = "no reference yet"
    entry.scale = actual.fingerprint?.scale ?? 1
    let comparer = SnapshotComparer(
      tolerance: settings.tolerance, ignored: settings.ignored, drawsOverlay: true)
    guard let bytes = try folder.references.bytes(of: name) else {
      try comparer.check(actual)
      try keep(actual, of: &entry)
      return entry
    }
    let comparison: SnapshotComparison
    do {
      comparison = try comparer.compare(
        actual, with: SnapshotFile(kind: actual.kind, bytes: bytes))
    } catch let error as SnapshotComparisonError where error.side == .reference {
      (entry.status, entry.summary) = (.failed, error.description)
      // A reference that cannot be read may be replaced by what was drawn now.
      try keep(actual, of: &entry)
      return entry
    }
    entry.take(comparison)
    if comparison.isSame { return entry }
    try keep(actual, of: &entry)
    if let overlay = comparison.overlay {
      try folder.results.overlays.write(overlay, to: name)
    }
    return entry
  }

  /// Keeps a new file among the results.
  private func keep(_ actual: SnapshotFile, of entry: inout ReviewEntry) throws {
    try folder.results.actual.write(actual.bytes, to: entry.name)
    let digest = SHA256.digest(of: actual.bytes).hexadecimal
    entry.actualDigest = digest
    if rejected[entry.name] == digest { entry.summary = "rejected, and still " + entry.state }
  }
}

extension ReviewEntry {
  /// What is wrong with it, behind the word still.
  fileprivate var state: String {
    let text = status == .missing ? "without a reference" : status.rawValue
    return summary.isEmpty || status == .missing ? text : "\(text): \(summary)"
  }

  /// Takes over what a comparison found.
  mutating func take(_ comparison: SnapshotComparison) {
    status = comparison.isSame ? .same : .different
    isExact = comparison.isExact
    summary = comparison.summary
    fingerprintDifferences = comparison.fingerprintDifferences
    pixels = comparison.pixels
    layoutChanges = comparison.layoutChanges
    svgChanges = comparison.svgChanges
    causes = comparison.causes
    (turn, headline) = (comparison.turn, comparison.headline)
  }
}

extension ReviewReport {
  /// Puts the entries in the order of their names.
  fileprivate mutating func sort() {
    entries.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
