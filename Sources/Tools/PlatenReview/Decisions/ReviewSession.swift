internal import PlatenBase
internal import Synchronization

/// The review of a run that a page carries out directly, until nothing is left to decide.
///
/// What the last run found is read anew for each step, so that another run in between is not written
/// over, and decisions hold for what was seen alone.
package final class ReviewSession: Sendable {
  /// The number of snapshots that were decided on in this session, and of those that are left.
  package struct Tally: Hashable, Sendable {
    package var accepted = 0
    package var rejected = 0
    package var left = 0

    /// The tally in words, as `2 accepted, 1 rejected, 4 left`.
    package var text: String { "\(accepted) accepted, \(rejected) rejected, \(left) left" }
  }

  private struct State {
    /// What each snapshot was before it was decided on.
    var before: [String: DecisionRunner.Memory] = [:]
    var verdicts: [String: SnapshotDecision.Verdict] = [:]
    /// Where decisions are written down; nil for nowhere.
    var log: DecisionLog?
  }

  private let folder: SnapshotFolder
  private let state: Lock<State>

  /// - Parameters:
  ///   - logPath: The file in which decisions are written down; nil for none.
  ///   - reason: What that file has as their reason.
  /// - Throws: An error if there are no results of a run, or the log cannot be written.
  package init(_ folder: SnapshotFolder, logPath: String? = nil, reason: String? = nil) throws {
    self.folder = folder
    _ = try DecisionRunner(folder)
    let log = try logPath.map { path throws(ReviewError) in
      try DecisionLog(at: path, who: DecisionLog.person(in: "."), reason: reason)
    }
    state = Lock(State(log: log))
  }

  /// Returns what was decided, and what is left.
  ///
  /// - Throws: An error if there are no results of a run.
  package func tally() throws -> Tally {
    let left = try DecisionRunner(folder).undecided.count
    return state.withLock { state in
      let verdicts = state.verdicts.values
      return Tally(
        accepted: verdicts.count { $0 == .accept }, rejected: verdicts.count { $0 == .reject },
        left: left)
    }
  }

  /// Carries out decisions at once, as ``DecisionRunner`` does.
  ///
  /// - Throws: An error if there are no results of a run, or files cannot be written.
  package func carryOut(_ decisions: [SnapshotDecision]) throws -> [DecisionRunner.Outcome] {
    try state.withLock { state in
      var runner = try DecisionRunner(folder)
      var outcomes: [DecisionRunner.Outcome] = []
      for decision in decisions {
        let memory = runner.memory(of: decision.name)
        try runner.carryOut([decision]) { outcomes.append($0) }
        if let outcome = outcomes.last { try state.log?.add(outcome) }
        guard [.accepted, .removed, .rejected, .kept].contains(outcomes.last?.result) else {
          continue
        }
        if state.before[decision.name] == nil { state.before[decision.name] = memory }
        state.verdicts[decision.name] = decision.verdict
      }
      return outcomes
    }
  }

  /// Makes snapshots what they were before this session decided on them; of others it is forgotten
  /// that they were rejected.
  ///
  /// - Throws: An error if there are no results of a run, or files cannot be read or written.
  package func takeBack(_ names: [String]) throws {
    try state.withLock { state in
      var runner = try DecisionRunner(folder)
      for name in names {
        if let memory = state.before[name] {
          try runner.restore(memory)
          try state.log?.addUndo(of: name, memory.digest)
        } else {
          try state.log?.addUndo(of: name, runner.forgetRejection(of: name))
        }
        state.before[name] = nil
        state.verdicts[name] = nil
      }
    }
  }

  /// Writes all that the page shows: the blocks of the file that ``ReviewPageFile`` writes, and what is
  /// decided already.
  ///
  /// - Parameter deliver: Takes the bytes of a snapshot after the other.
  /// - Throws: An error if there are no results of a run; what `deliver` throws.
  package func write(to deliver: ([UInt8]) async throws -> Void) async throws {
    let report = try folder.results.report()
    let rejected = try DecisionRunner(folder).rejectedNames
    let part = ByteGatherer()
    var writer = ReviewPageWriter { part.bytes += $0 }
    try writer.writeSession(title: report.title, rejected: rejected)
    for entry in report.entries {
      try writer.append(folder.filled(entry))
      try await deliver(part.take())
    }
    try writer.writeSummary(groups: report.groups)
    try await deliver(part.take())
  }
}

/// Bytes that are gathered until they are taken.
private final class ByteGatherer {
  var bytes: [UInt8] = []

  func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}
