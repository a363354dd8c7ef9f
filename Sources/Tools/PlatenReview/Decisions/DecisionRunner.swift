internal import Platen
internal import PlatenBase

/// Carries out what was decided about the last run's new files, without making them again.
package struct DecisionRunner {
  /// The outcome of a decision.
  package struct Outcome: Hashable, Sendable {
    /// The results of a decision.
    package enum Result: Hashable, Sendable {
      /// The new file is the reference now.
      case accepted
      /// The new file waits for others to approve it.
      case approved
      /// The unused reference is removed.
      case removed
      /// The new file is remembered as wrong.
      case rejected
      /// The unused reference is to stay.
      case kept
      /// Nothing is decided yet: a reviewer has said something about it.
      case commented
      /// There is nothing to decide: the file is as its reference.
      case needless
      /// It was another file that somebody saw.
      case stale
      /// There is no such snapshot; the nearest name that there is.
      case unknown(nearest: String?)
    }

    package var name: String
    package var result: Result
    /// The SHA-256 of the new file, in lower case hexadecimal digits; nil if there is none.
    package var digest: String?
    /// What the groups of the snapshot had in common, in a sentence each.
    package var causes: [String]
    /// What the reviewer said about it.
    package var comment: String?
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
    report.entries.filter { $0.actualDigest != nil && $0.status != .unused }.map(\.name)
  }

  /// The names of the snapshots of which nobody has decided what becomes of the new file.
  var undecided: [String] {
    report.entries.filter { $0.actualDigest != nil && rejected[$0.name] != $0.actualDigest }
      .map(\.name)
  }

  /// The names of the snapshots of which the new file was rejected.
  var rejectedNames: [String] {
    report.entries.filter { $0.actualDigest != nil && rejected[$0.name] == $0.actualDigest }
      .map(\.name)
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
  /// - Throws: An error if files cannot be read or written.
  package mutating func carryOut(
    _ decisions: [SnapshotDecision], deliver: (Outcome) -> Void
  ) throws {
    defer { try? keep() }
    for decision in decisions {
      guard let index = report.entries.firstIndex(where: { $0.name == decision.name }) else {
        deliver(
          Outcome(
            name: decision.name, result: .unknown(nearest: nearest(to: decision.name)),
            digest: nil, causes: []))
        continue
      }
      let seen = report.entries[index]
      let result = try carryOut(decision, index)
      deliver(
        Outcome(
          name: decision.name, result: result, digest: seen.actualDigest,
          causes: report.causes(of: seen), comment: decision.comment))
    }
    try keep()
  }

  /// Decides the same about snapshots by their names, whatever they look like now.
  ///
  /// - Parameter names: What they are called, with or without the ending, or folders of them.
  /// - Throws: An error for a name that no snapshot has.
  package func decisions(
    _ verdict: SnapshotDecision.Verdict, about names: [String]
  ) throws -> [SnapshotDecision] {
    let digests = Dictionary(
      report.entries.map { ($0.name, $0.actualDigest ?? "") },
      uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    return try names.flatMap { digests[$0] == nil ? try self.names(calledBy: $0) : [$0] }
      .filter { seen.insert($0).inserted }
      .map { SnapshotDecision(name: $0, verdict: verdict, actual: digests[$0] ?? "") }
  }

  /// The snapshots that a name without an ending means, or a folder of them.
  ///
  /// A file that no snapshot uses goes only if it is named itself.
  private func names(calledBy name: String) throws(ReviewError) -> [String] {
    let found = report.entries.filter { $0.status != .unused && $0.name.isCalled(name) }
    if found.isEmpty {
      throw ReviewError(.usage, Self.text(ofUnknown: name, nearest: nearest(to: name)))
    }
    return found.map(\.name)
  }

  private func nearest(to name: String) -> String? {
    NearestSpelling.of(name, among: report.entries.map(\.name), limit: 1).first
  }

  /// Returns what is said of a name that is no snapshot's.
  package static func text(ofUnknown name: String, nearest: String?) -> String {
    "no snapshot \"\(name)\" in the last run"
      + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
  }

  private mutating func carryOut(
    _ decision: SnapshotDecision, _ index: Int
  ) throws -> Outcome.Result {
    let entry = report.entries[index]
    guard let digest = entry.actualDigest else { return .needless }
    if entry.status == .unused { return try carryOut(decision, onUnused: index, digest) }
    // As the folder has it: it may be typed in another of Unicode's normal forms.
    let name = entry.name
    guard digest == decision.actual, let bytes = try folder.results.actual.bytes(of: name),
      SHA256.digest(of: bytes).hexadecimal == digest
    else { return .stale }
    switch decision.verdict {
    case .approve: return .approved
    case .comment: return .commented
    case .accept:
      try folder.references.write(bytes, to: name)
      if let former = entry.formerName { try folder.references.remove(former) }
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

  /// Removes a reference for which nothing is drawn any more, or remembers that it is to stay.
  private mutating func carryOut(
    _ decision: SnapshotDecision, onUnused index: Int, _ digest: String
  ) throws -> Outcome.Result {
    let name = report.entries[index].name
    guard digest == decision.actual, let bytes = try folder.references.bytes(of: name),
      SHA256.digest(of: bytes).hexadecimal == digest
    else { return .stale }
    switch decision.verdict {
    case .approve: return .approved
    case .comment: return .commented
    case .accept:
      try folder.references.remove(name)
      rejected[name] = nil
      report.entries.remove(at: index)
      return .removed
    case .reject:
      rejected[name] = digest
      return .kept
    }
  }

  // MARK: - Taking back

  /// The state of a snapshot before it was decided on.
  struct Memory: Sendable {
    fileprivate var entry: ReviewEntry
    fileprivate var reference: [UInt8]?
    /// The reference of the former name.
    fileprivate var former: [UInt8]?
    fileprivate var overlay: [UInt8]?
    fileprivate var rejected: String?

    /// The SHA-256 of the new file.
    var digest: String? { entry.actualDigest }
  }

  /// Returns what a snapshot is now; nil if there is none.
  func memory(of name: String) -> Memory? {
    guard let entry = report.entries.first(where: { $0.name == name }) else { return nil }
    return Memory(
      entry: entry, reference: (try? folder.references.bytes(of: name)) ?? nil,
      former: entry.formerName.flatMap { (try? folder.references.bytes(of: $0)) ?? nil },
      overlay: (try? folder.results.overlays.bytes(of: name)) ?? nil, rejected: rejected[name])
  }

  /// Makes a snapshot what it was, unless its reference was written by another program since.
  ///
  /// - Throws: An error if files cannot be read or written.
  mutating func restore(_ memory: Memory) throws {
    let name = memory.entry.name
    guard let index = report.entries.firstIndex(where: { $0.name == name }) else {
      return try restoreUnused(memory)
    }
    if report.entries[index].actualDigest == nil {
      guard let new = try folder.references.bytes(of: name),
        SHA256.digest(of: new).hexadecimal == memory.entry.actualDigest
      else {
        throw ReviewError(
          .badInput,
          "\"\(name)\" has changed since, so it is left unchanged")
      }
      try folder.results.actual.write(new, to: name)
      if let overlay = memory.overlay { try folder.results.overlays.write(overlay, to: name) }
      if let reference = memory.reference {
        try folder.references.write(reference, to: name)
      } else {
        try folder.references.remove(name)
      }
      if let former = memory.former, let formerName = memory.entry.formerName {
        try folder.references.write(former, to: formerName)
      }
    }
    report.entries[index] = memory.entry
    rejected[name] = memory.rejected
    try keep()
  }

  private mutating func restoreUnused(_ memory: Memory) throws {
    let name = memory.entry.name
    guard memory.entry.status == .unused, let reference = memory.reference else { return }
    if try folder.references.bytes(of: name) != nil {
      throw ReviewError(.badInput, "\"\(name)\" has changed since, so it is left unchanged")
    }
    try folder.references.write(reference, to: name)
    let place = report.entries.firstIndex { name.utf8.lexicographicallyPrecedes($0.name.utf8) }
    report.entries.insert(memory.entry, at: place ?? report.entries.endIndex)
    rejected[name] = memory.rejected
    try keep()
  }

  /// Forgets that the new file of a snapshot was rejected, in whatever run that was.
  ///
  /// - Throws: An error if the decisions cannot be written.
  ///
  /// - Returns: The digest of the file that was rejected, if it is known.
  @discardableResult
  mutating func forgetRejection(of name: String) throws -> String? {
    let index = report.entries.firstIndex { $0.name == name }
    let digest = index.flatMap { report.entries[$0].actualDigest }
    guard rejected.removeValue(forKey: name) != nil else { return digest }
    if let index {
      let summary = report.entries[index].summary
      if summary.hasPrefix("rejected: ") {
        report.entries[index].summary = String(summary.dropFirst("rejected: ".count))
      }
    }
    try keep()
    return digest
  }

  private func keep() throws {
    try folder.results.keep(rejected: rejected)
    try folder.results.keep(report)
  }
}
