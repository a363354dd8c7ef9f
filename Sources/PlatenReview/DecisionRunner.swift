internal import Platen
internal import PlatenBase
internal import PlatenComparison

/// Carries out what was decided about the last run's new files, without making them again.
package struct DecisionRunner {
  /// What became of a decision.
  package struct Outcome: Hashable, Sendable {
    /// The results of a decision.
    package enum Result: Hashable, Sendable {
      /// The new file is the reference now.
      case accepted
      /// The new file is remembered as wrong.
      case rejected
      /// There is nothing to decide: the file is as its reference.
      case needless
      /// It was another file that somebody saw.
      case stale
    }

    package var name: String
    package var result: Result
    /// The SHA-256 of the new file, in lower case hexadecimal digits; nil if there is none.
    package var digest: String?
    /// What the groups of the snapshot had in common, in a sentence each.
    package var causes: [String]
  }

  private let folder: SnapshotFolder
  private var report: ReviewReport
  private var rejected: [String: String]

  /// - Throws: An error if there are no results of a run.
  package init(_ folder: SnapshotFolder) throws {
    self.folder = folder
    report = try folder.results.report()
    rejected = try folder.results.rejected()
  }

  /// The names of all snapshots of which a new file was kept, in their order.
  package var open: [String] {
    report.entries.filter { $0.actualDigest != nil }.map(\.name)
  }

  /// The names of the snapshots of groups that may be decided by the groups' numbers, and the entries
  /// that are left for the other groups that they are in.
  ///
  /// - Throws: An error for a number that no group has.
  package func open(
    inGroups numbers: [Int], for verdict: SnapshotDecision.Verdict
  ) throws(ReviewError) -> (names: [String], left: [ReviewEntry]) {
    try report.open(inGroups: numbers, for: verdict)
  }

  /// The numbers of the groups that an entry is in, from 1.
  package func groupNumbers(of entry: ReviewEntry) -> [Int] { report.groupNumbers(of: entry) }

  /// Carries out decisions, and keeps what is left to decide.
  ///
  /// - Parameter deliver: Is told what became of each, as it is done.
  /// - Throws: An error for a name that is no snapshot's, before anything is done, and if files cannot
  ///   be read or written.
  package mutating func carryOut(
    _ decisions: [SnapshotDecision], deliver: (Outcome) -> Void
  ) throws {
    let entries = try decisions.map { try index(of: $0.name) }
    defer { try? keep() }
    for (decision, entry) in zip(decisions, entries) {
      let seen = report.entries[entry]
      let result = try carryOut(decision, entry)
      deliver(
        Outcome(
          name: decision.name, result: result, digest: seen.actualDigest,
          causes: report.causes(of: seen)))
    }
    try keep()
  }

  /// Decides the same about snapshots by their names, whatever they look like now.
  ///
  /// - Throws: An error for a name that is no snapshot's.
  package func decisions(
    _ verdict: SnapshotDecision.Verdict, about names: [String]
  ) throws -> [SnapshotDecision] {
    try names.map { name in
      let entry = report.entries[try index(of: name)]
      return SnapshotDecision(name: name, verdict: verdict, actual: entry.actualDigest ?? "")
    }
  }

  private func index(of name: String) throws(ReviewError) -> Int {
    if let index = report.entries.firstIndex(where: { $0.name == name }) { return index }
    let nearest = NearestSpelling.of(name, among: report.entries.map(\.name), limit: 1).first
    throw ReviewError(
      .usage,
      "no snapshot \"\(name)\" in the last run"
        + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""))
  }

  private mutating func carryOut(
    _ decision: SnapshotDecision, _ index: Int
  ) throws -> Outcome.Result {
    let entry = report.entries[index]
    guard let digest = entry.actualDigest else { return .needless }
    let name = decision.name
    guard digest == decision.actual, let bytes = try folder.results.actual.bytes(of: name),
      SHA256.digest(of: bytes).hexadecimal == digest
    else { return .stale }
    switch decision.verdict {
    case .accept:
      try folder.references.write(bytes, to: name)
      try folder.results.actual.remove(name)
      try folder.results.overlays.remove(name)
      rejected[name] = nil
      var accepted = ReviewEntry(name: name, kind: entry.kind, status: .same)
      accepted.isExact = true
      accepted.summary = "accepted"
      accepted.scale = entry.scale
      accepted.source = entry.source
      report.entries[index] = accepted
      return .accepted
    case .reject:
      rejected[name] = digest
      report.entries[index].summary = "rejected: \(entry.summary)"
      return .rejected
    }
  }

  private func keep() throws {
    try folder.results.keep(rejected: rejected)
    try folder.results.keep(report)
  }
}
