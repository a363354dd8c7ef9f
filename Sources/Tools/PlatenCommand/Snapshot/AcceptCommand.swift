internal import ArgumentParser
internal import Platen
internal import PlatenConsole
internal import PlatenReview
internal import PlatenScenes

/// `platen snapshot accept`: new pictures as references.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Makes the last run's new pictures the references.",
    discussion: """
      It renders nothing: it uses the pictures from the last run of verify. Decisions from a file apply \
      only to the pictures that you reviewed: pictures that have changed since are skipped. If a name \
      in the file matches no snapshot, the other decisions still apply. Accepting a renamed snapshot \
      renames its reference. Accepting an unused reference removes it.

      EXAMPLES
        platen snapshot accept scenes card.png clock/dark.png
        platen snapshot accept scenes --all
        platen snapshot accept scenes --group 1 --log decisions.jsonl --reason "new theme"
        platen snapshot accept scenes --from decisions.json
        platen snapshot accept scenes --from ann.json --log decisions.jsonl --approvals 2
      """)

  @Argument(
    help: ArgumentHelp(
      "The folder of the scenes (default: the working folder), then the names of the snapshots, with"
        + " or without the extension, or of folders of snapshots.",
      valueName: "folder-and-names"))
  var arguments: [String] = []

  @Flag(help: "Accept everything that is different, missing or renamed. Unused references stay.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Accept a group, by its number in the output of verify and in the reports. Repeatable. A"
        + " snapshot that is also in another group is skipped unless you name that group too.",
      valueName: "number"))
  var group: [Int] = []

  @Option(
    help: ArgumentHelp(
      "Apply the decisions that the report page saved to this file.", valueName: "file"),
    completion: .file())
  var from: String?

  @Option(
    help: ArgumentHelp(
      "Accept a picture only after this many people have approved it in --log. Until then,"
        + " your approval is only logged. A rejection cancels a picture's earlier approvals.",
      valueName: "count"))
  var approvals = 1

  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  @OptionGroup(title: "Log") var log: LogOptions
  @OptionGroup(title: "What") var snapshots: SnapshotOptions

  func validate() throws {
    guard approvals >= 1 else {
      throw ValidationError("--approvals: found \(approvals), expected 1 or more")
    }
    if approvals > 1, log.log == nil { throw ValidationError("--approvals needs --log") }
  }

  func run() throws {
    let typed = SnapshotNames(arguments)
    let ways = [!typed.names.isEmpty, all, !group.isEmpty, from != nil]
    guard ways.count(where: { $0 }) == 1 else {
      throw CommandError(
        .usage, "expected one of: names of snapshots, --all, --group NUMBER, or --from FILE")
    }
    let place = try SnapshotPlace(typed.folder, snapshots, writes: true)
    var runner = try DecisionRunner(place.folder)
    var file: SnapshotDecisions?
    if let from {
      file = try SnapshotDecisions(SceneText(name: from, text: try InputFile.text(at: from)))
    }
    let reporter = try DecisionReporter(
      isQuiet: quiet, log, by: file?.reviewer, approvals: approvals)
    let decisions: [SnapshotDecision]
    if let file {
      decisions = file.decisions
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
    commandName: "reject", abstract: "Marks new pictures of the last run as wrong.",
    discussion: """
      The references do not change. As long as the picture stays the same, verify reports that you \
      rejected it. If you reject an unused reference, it stays.

      EXAMPLES
        platen snapshot reject scenes card.png
        platen snapshot reject scenes --group 2
      """)

  @Argument(
    help: ArgumentHelp(
      "The folder of the scenes (default: the working folder), then the names of the snapshots, with"
        + " or without the extension, or of folders of snapshots.",
      valueName: "folder-and-names"))
  var arguments: [String] = []

  @Flag(help: "Reject everything that is different, missing or renamed.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Reject a group, by its number in the output of verify and in the reports. Repeatable.",
      valueName: "number"))
  var group: [Int] = []

  @Flag(name: .shortAndLong, help: "Print only errors.")
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
    let reporter = try DecisionReporter(isQuiet: quiet, log)
    let decisions =
      group.isEmpty
      ? try runner.decisions(.reject, about: all ? runner.open : typed.names)
      : try reporter.decisions(.reject, aboutGroups: group, with: runner)
    try reporter.carryOut(decisions, with: &runner)
  }
}

/// Carries out decisions, and says what became of them.
struct DecisionReporter {
  private let isQuiet: Bool
  /// Where decisions are written down; nil for nowhere.
  private let log: DecisionLog?
  private let who: String
  /// So many people have to approve what is accepted, and who did so before.
  private let needed: Int
  private let approvals: Approvals?

  /// - Parameters:
  ///   - reviewer: Who decided, if a file says so; else it is who works here.
  ///   - needed: How many people have to approve what is accepted.
  /// - Throws: An error if the log cannot be read or written.
  init(
    isQuiet: Bool, _ options: LogOptions, by reviewer: String? = nil, approvals needed: Int = 1
  ) throws {
    (self.isQuiet, self.needed) = (isQuiet, needed)
    let person = reviewer ?? DecisionLog.person(in: ".")
    who = person
    approvals = needed > 1 ? try options.log.map { try Approvals(logAt: $0) } : nil
    log = try options.log.map { try DecisionLog(at: $0, who: person, reason: options.reason) }
  }

  /// Accepting is only approving while too few people have done so.
  private func weighed(_ decision: SnapshotDecision) -> SnapshotDecision {
    var decision = decision
    if decision.verdict == .accept, approvers(decision.name, decision.actual).count < needed {
      decision.verdict = .approve
    }
    return decision
  }

  /// Who approved a new file, the one who decides now among them.
  private func approvers(_ name: String, _ digest: String) -> [String] {
    let before = approvals?.people(name, digest) ?? []
    return before.contains(who) ? before : before + [who]
  }

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
    try runner.carryOut(decisions.map(weighed)) { outcome in
      do throws(ReviewError) { try log?.add(outcome) } catch { logError = logError ?? error }
      switch outcome.result {
      case .accepted: say("accepted \(outcome.name)")
      case .approved:
        let names = approvers(outcome.name, outcome.digest ?? "")
        say(
          "approved \(outcome.name): \(names.count) of \(needed)"
            + " (\(names.joined(separator: ", ")))")
      case .removed: say("removed \(outcome.name)")
      case .rejected: say("rejected \(outcome.name)")
      case .kept: say("kept \(outcome.name)")
      case .commented: say("commented on \(outcome.name)")
      case .needless: say("nothing to decide about \(outcome.name)")
      case .stale:
        staleCount += 1
        StandardError.print(
          "error: \"\(outcome.name)\" is not what you reviewed: it has changed since, so nothing"
            + " is done"
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
      "Append a line of JSON to this file for each decision: who decided what, when and why."
        + " (default: no log)",
      valueName: "file"),
    completion: .file())
  var log: String?

  @Option(help: ArgumentHelp("The reason to write to --log.", valueName: "text"))
  var reason: String?

  func validate() throws {
    if reason != nil, log == nil {
      throw ValidationError("--reason has no effect without --log")
    }
  }
}
