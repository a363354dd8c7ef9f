internal import ArgumentParser
internal import PlatenConsole
internal import PlatenReview

/// `platen snapshot record`: pictures as references.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Writes the references that are missing, or all.")

  @OptionGroup var snapshots: SnapshotOptions

  @Flag(help: "Write all references again, not only those that are missing.")
  var all = false

  @OptionGroup var scene: SceneOptionGroup
  @OptionGroup var level: OutputLevel

  func run() throws {
    let folder = try snapshots.snapshotFolder()
    let plan = try SnapshotPlan(folder, overrides: scene.overrides())
    let recorder = SnapshotRecorder(
      references: folder.references, drawer: try scene.drawer(), replacesAll: all)
    var progress = Progress(total: plan.jobs.count, isShown: level.showsProgress)
    var counts = (added: 0, replaced: 0, kept: 0)
    var failure: CommandFailure?
    recorder.record(plan) { job, result in
      switch result {
      case .success(let files):
        for (name, outcome) in files {
          switch outcome {
          case .added: counts.added += 1
          case .replaced: counts.replaced += 1
          case .kept: counts.kept += 1
          }
          if outcome != .kept, !level.quiet { print("\(outcome) \(name)") }
        }
      case .failure(let error):
        let said = CommandFailure(error, inScene: job.sceneName)
        said.print()
        failure = failure ?? said
      }
      progress.advance()
    }
    progress.finish()
    if let failure { throw CommandFailure(saidWith: failure.exitCode) }
  }
}
