internal import ArgumentParser
internal import PlatenConsole
internal import PlatenReview

/// `platen snapshot record`: pictures as references.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Writes missing references, or all references.",
    discussion: """
      A reference also stores the engines and fonts that drew it. If these change, verify reports it \
      before it compares pixels.

      For a Swift package or a Swift file, the snapshots are its previews. They have the names that \
      platen preview gives its pictures. They are built and drawn each time.

      EXAMPLES
        platen snapshot record scenes
        platen snapshot record scenes --all
        platen snapshot record . --vary colorScheme=all --device "iPhone SE" --device "iPad mini"
      """)

  @OptionGroup var typed: FolderAndNames

  @Flag(help: "Write all references again, not only missing ones.")
  var all = false

  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  @OptionGroup(title: "What") var snapshots: SnapshotOptions
  @OptionGroup(title: "What") var scene: SceneOptionGroup
  @OptionGroup(title: "Swift") var previews: PreviewLookOptions
  @OptionGroup var fonts: FontOptions

  func validate() throws { try scene.checkEffect(with: snapshots) }

  func run() throws {
    let place = try SnapshotPlace(typed.names.folder, snapshots, writes: true)
    let recorder = SnapshotRecorder(
      references: place.folder.references, maker: try scene.maker(fonts: fonts), replacesAll: all)
    let previews = PreviewSnapshots(look: self.previews, fonts: fonts, isQuiet: quiet)
    try place.withPlan(of: typed.names.names, scene, previews) { plan in
      var reporter = RecordReporter(isQuiet: quiet, total: plan.jobs.count)
      recorder.record(plan) { job, result in reporter.report(result, of: job) }
      try reporter.finish()
    }
  }
}

/// Says what was recorded.
private struct RecordReporter {
  private let isQuiet: Bool
  private var progress: Progress
  private var counts: [SnapshotRecorder.Outcome: Int] = [:]
  /// The exit code of the first job that failed.
  private var exitCode: Int32?

  init(isQuiet: Bool, total: Int) {
    self.isQuiet = isQuiet
    progress = Progress(total: total, isShown: !isQuiet)
  }

  mutating func report(
    _ result: Result<[SnapshotRecorder.Recorded], any Error>, of job: SnapshotJob
  ) {
    switch result {
    case .success(let files):
      for file in files {
        counts[file.outcome, default: 0] += 1
        if file.outcome != .kept, !isQuiet { print("\(file.outcome.rawValue) \(file.name)") }
      }
    case .failure(let error):
      let failure = CommandError(error, inScene: job.sourceName)
      failure.print()
      exitCode = exitCode ?? failure.exitCode
    }
    progress.advance()
  }

  /// - Throws: The exit code of the first error, of which all was said.
  func finish() throws {
    progress.finish()
    let words = [SnapshotRecorder.Outcome.added, .replaced, .kept].compactMap { outcome in
      counts[outcome].map { "\($0) \(outcome.rawValue)" }
    }
    if !isQuiet, !words.isEmpty { print(words.joined(separator: ", ")) }
    if let exitCode { throw CommandError(saidWith: exitCode) }
  }
}
