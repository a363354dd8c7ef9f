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
      Nothing is rendered: the pictures are those that the last run of verify has kept. Decisions of \
      a file are carried out for what was seen: a picture that has changed since is left alone, and a \
      name that is none of a snapshot stops no other.

      EXAMPLES
        platen snapshot accept scenes card.png clock/dark.png
        platen snapshot accept scenes --all
        platen snapshot accept scenes --from decisions.json
      """)

  @Argument(
    help: ArgumentHelp(
      "The folder of the scenes, unless it is the working one, and the snapshots' names.",
      valueName: "folder-and-names"))
  var arguments: [String] = []

  @Flag(help: "Accept all that is different or missing.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Carry out the decisions that the report's page has written.", valueName: "file"),
    completion: .file())
  var from: String?

  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  @OptionGroup(title: "What") var snapshots: SnapshotOptions

  func run() throws {
    let typed = SnapshotNames(arguments)
    guard [!typed.names.isEmpty, all, from != nil].count(where: { $0 }) == 1 else {
      throw CommandError(
        .usage, "expected one of: names of snapshots, --all, or --from FILE")
    }
    let place = try SnapshotPlace(typed.folder, snapshots)
    var runner = try DecisionRunner(place.folder)
    let decisions: [SnapshotDecision]
    if let from {
      let text = SceneText(name: from, text: try InputFile.text(at: from))
      decisions = try SnapshotDecisions(text).decisions
    } else {
      decisions = try runner.decisions(.accept, about: all ? runner.open : typed.names)
    }
    try DecisionReporter(isQuiet: quiet).carryOut(decisions, with: &runner)
  }
}

/// `platen snapshot reject`: new pictures as wrong.
struct RejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject", abstract: "Remembers new pictures of the last run as wrong.",
    discussion: """
      The references stay as they are. As long as the same picture is drawn again, verify says that \
      it was rejected.

      EXAMPLES
        platen snapshot reject scenes card.png
      """)

  @Argument(
    help: ArgumentHelp(
      "The folder of the scenes, unless it is the working one, and the snapshots' names.",
      valueName: "folder-and-names"))
  var arguments: [String] = []

  @Flag(help: "Reject all that is different or missing.")
  var all = false

  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  @OptionGroup(title: "What") var snapshots: SnapshotOptions

  func run() throws {
    let typed = SnapshotNames(arguments)
    guard typed.names.isEmpty == all else {
      throw CommandError(.usage, "expected one of: names of snapshots, or --all")
    }
    let place = try SnapshotPlace(typed.folder, snapshots)
    var runner = try DecisionRunner(place.folder)
    let decisions = try runner.decisions(.reject, about: all ? runner.open : typed.names)
    try DecisionReporter(isQuiet: quiet).carryOut(decisions, with: &runner)
  }
}

/// Carries out decisions, and says what became of them.
struct DecisionReporter {
  let isQuiet: Bool

  /// - Throws: An error if something was not as it was seen or is not known, of which all was said.
  func carryOut(_ decisions: [SnapshotDecision], with runner: inout DecisionRunner) throws {
    var staleCount = 0
    var unknown: [String] = []
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
      case .unknown(let nearest):
        unknown.append(DecisionRunner.text(ofUnknown: outcome.name, nearest: nearest))
      }
    }
    if decisions.isEmpty { say("nothing to decide") }
    for text in unknown { StandardError.print("error: \(text)") }
    if staleCount > 0 || !unknown.isEmpty {
      throw CommandError(saidWith: CommandError.Code.badInput.rawValue)
    }
  }

  private func say(_ text: String) {
    if !isQuiet { print(text) }
  }
}
