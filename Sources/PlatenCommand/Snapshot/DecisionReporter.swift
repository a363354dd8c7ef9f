internal import PlatenConsole
internal import PlatenReview

/// Carries out decisions, and says what became of them.
struct DecisionReporter {
  let isQuiet: Bool

  /// - Throws: A failure if something was not as it was seen, of which all was said.
  func carryOut(_ decisions: [SnapshotDecision], with runner: inout DecisionRunner) throws {
    var staleCount = 0
    try runner.carryOut(decisions) { outcome in
      switch outcome.result {
      case .accepted: say("accepted \(outcome.name)")
      case .rejected: say("rejected \(outcome.name)")
      case .needless: say("nothing to decide about \(outcome.name)")
      case .stale:
        staleCount += 1
        StandardError.print(
          "error: \"\(outcome.name)\" is not what was seen: it has changed since, and stays as it is"
        )
      }
    }
    if decisions.isEmpty { say("nothing to decide") }
    if staleCount > 0 { throw CommandError(saidWith: CommandError.Code.badInput.rawValue) }
  }

  private func say(_ text: String) {
    if !isQuiet { print(text) }
  }
}
