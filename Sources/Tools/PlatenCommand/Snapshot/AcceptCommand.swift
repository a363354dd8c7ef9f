internal import ArgumentParser
internal import Platen
internal import PlatenConsole
internal import PlatenReview
internal import PlatenScenes

/// `platen snapshot accept`: new pictures as references.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Makes new pictures of the last run the references.",
    discussion: """
      Nothing is rendered: the pictures are those that the last run of verify kept. Decisions from a \
      file apply to the pictures that were reviewed: a picture that has changed since is skipped, and a \
      name that belongs to no snapshot does not stop the others. Accepting a renamed snapshot renames \
      its reference; accepting an unused reference removes it.

      EXAMPLES
        platen snapshot accept scenes card.png clock/dark.png
        platen snapshot accept scenes --all
        platen snapshot accept scenes --group 1 --log decisions.jsonl --reason "new theme"
        platen snapshot accept scenes --from decisions.json
      """)

  @Argument(
    help: ArgumentHelp(
      "The folder of the scenes, unless it is the working one, and the snapshots' names.",
      valueName: "folder-and-names"))
  var arguments: [String] = []

  @Flag(help: "Accept all that is different, missing or renamed; unused references stay.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Accept a group, by the number that verify and the reports give it; repeatable. What is"
        + " in another group too is left alone unless that is named as well.", valueName: "number"))
  var group: [Int] = []

  @Option(
    help: ArgumentHelp(
      "Carry out the decisions that the report's page has written.", valueName: "file"),
    completion: .file())
  var from: String?

  @Flag(name: .shortAndLong, help: "Print nothing but errors.")
  var quiet = false

  @OptionGroup(title: "Log") var log: LogOptions
  @OptionGroup(title: "What") var snapshots: SnapshotOptions

  func run() throws {
    let typed = SnapshotNames(arguments)
    let ways = [!typed.names.isEmpty, all, !group.isEmpty, from != nil]
    guard ways.count(where: { $0 }) == 1 else {
      throw CommandError(
        .usage, "expected one of: names of snapshots, --all, --group NUMBER, or --from FILE")
    }
    let place = try SnapshotPlace(typed.folder, snapshots, writes: true)
    var runner = try DecisionRunner(place.folder)
    let reporter = DecisionReporter(isQuiet: quiet, log: try log.open())
    let decisions: [SnapshotDecision]
    if let from {
      let text = SceneText(name: from, text: try InputFile.text(at: from))
      decisions = try SnapshotDecisions(text).decisions
    } else if !group.isEmpty {
      decisions = try reporter.decisions(.accept, aboutGroups: group, with: runner)
    } else {
      decisions = try runner.decisions(.accept, about: all ? runner.open : typed.names)
    }
    try reporter.carryOut(decisions, with: &runner)
  }
}

/// `platen snapshot reject`: new pictures as wrong.
struct RejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject", abstract: "Remembers new pictures of the last run as wrong.",
    discussion: """
      The references stay as they are. As long as the same picture is drawn again, verify says that \
      it was rejected. An unused reference that is rejected is kept.

      EXAMPLES
        platen snapshot reject scenes card.png
        platen snapshot reject scenes --group 2
      """)

  @Argument(
    help: ArgumentHelp(
      "The folder of the scenes, unless it is the working one, and the snapshots' names.",
      valueName: "folder-and-names"))
  var arguments: [String] = []

  @Flag(help: "Reject all that is different, missing or renamed.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Reject a group, by the number that verify and the reports give it; repeatable.",
      valueName: "number"))
  var group: [Int] = []

  @Flag(name: .shortAndLong, help: "Print nothing but errors.")
  var quiet = false

  @OptionGroup(title: "Log") var log: LogOptions
  @OptionGroup(title: "What") var snapshots: SnapshotOptions

  func run() throws {
    let typed = SnapshotNames(arguments)
    guard [!typed.names.isEmpty, all, !group.isEmpty].count(where: { $0 }) == 1 else {
      throw CommandError(
        .usage, "expected one of: names of snapshots, --all, or --group NUMBER")
    }
    let place = try SnapshotPlace(typed.folder, snapshots, writes: true)
    var runner = try DecisionRunner(place.folder)
    let reporter = DecisionReporter(isQuiet: quiet, log: try log.open())
    let decisions =
      group.isEmpty
      ? try runner.decisions(.reject, about: all ? runner.open : typed.names)
      : try reporter.decisions(.reject, aboutGroups: group, with: runner)
    try reporter.carryOut(decisions, with: &runner)
  }
}

/// Carries out decisions, and says what became of them.
struct DecisionReporter {
  let isQuiet: Bool
  /// Where decisions are written down; nil for nowhere.
  var log: DecisionLog?

  /// Decides the same about all snapshots of groups, and says what is left for other groups.
  ///
  /// - Throws: An error for a number that no group has.
  func decisions(
    _ verdict: SnapshotDecision.Verdict, aboutGroups numbers: [Int], with runner: DecisionRunner
  ) throws -> [SnapshotDecision] {
    let (names, left) = try runner.open(inGroups: numbers, for: verdict)
    for entry in left {
      let others = runner.groupNumbers(of: entry).filter { !numbers.contains($0) }
      let words = others.map(String.init).joined(separator: ", ")
      say("left \(entry.name): it is in group \(words) too")
    }
    return try runner.decisions(verdict, about: names)
  }

  /// - Throws: An error if something was not as it was seen or is not known, of which all was said, or
  ///   if a decision was carried out that cannot be written down.
  func carryOut(_ decisions: [SnapshotDecision], with runner: inout DecisionRunner) throws {
    var staleCount = 0
    var unknown: [String] = []
    var logError: ReviewError?
    try runner.carryOut(decisions) { outcome in
      do throws(ReviewError) { try log?.add(outcome) } catch { logError = logError ?? error }
      switch outcome.result {
      case .accepted: say("accepted \(outcome.name)")
      case .removed: say("removed \(outcome.name)")
      case .rejected: say("rejected \(outcome.name)")
      case .kept: say("kept \(outcome.name)")
      case .needless: say("nothing to decide about \(outcome.name)")
      case .stale:
        staleCount += 1
        StandardError.print(
          "error: \"\(outcome.name)\" is not what was seen: it has changed since, and stays as it is"
        )
      case .unknown(let nearest):
        unknown.append(DecisionRunner.text(ofUnknown: outcome.name, nearest: nearest))
      }
    }
    if decisions.isEmpty { say("nothing to decide") }
    for text in unknown { StandardError.print("error: \(text)") }
    if let logError { throw logError }
    if staleCount > 0 || !unknown.isEmpty {
      throw CommandError(saidWith: CommandError.Code.badInput.rawValue)
    }
  }

  private func say(_ text: String) {
    if !isQuiet { print(text) }
  }
}

/// Where decisions are written down.
struct LogOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Add a line of JSON to this file for each decision: who decided what, when and why. It is made"
        + " if there is none. (default: nothing is written down)", valueName: "file"),
    completion: .file())
  var log: String?

  @Option(help: ArgumentHelp("Why, for --log.", valueName: "text"))
  var reason: String?

  func validate() throws {
    if reason != nil, log == nil {
      throw ValidationError("--reason has no effect without --log")
    }
  }

  /// Opens the log; nil if none is asked for.
  ///
  /// - Throws: An error if it cannot be written.
  func open() throws -> DecisionLog? {
    try log.map {
      try DecisionLog(at: $0, who: DecisionLog.person(in: "."), reason: reason)
    }
  }
}
