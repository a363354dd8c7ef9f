internal import ArgumentParser
internal import PlatenConsole
internal import PlatenReview

/// `platen snapshot verify`: pictures against their references.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Compares pictures with their references.")

  @OptionGroup var snapshots: SnapshotOptions
  @OptionGroup var scene: SceneOptionGroup
  @OptionGroup var level: OutputLevel

  func run() throws {
    let folder = try snapshots.snapshotFolder()
    let plan = try SnapshotPlan(folder, overrides: scene.overrides())
    var progress = Progress(total: plan.jobs.count, isShown: level.showsProgress)
    let verifier = SnapshotVerifier(folder, drawer: try scene.drawer())
    let report = try verifier.verify(plan) { entry in
      if entry.status != .same { print("\(entry.status.rawValue) \(entry.name): \(entry.summary)") }
      progress.advance()
    }
    progress.finish()
    if report.count(.different) + report.count(.failed) > 0 {
      throw CommandFailure(saidWith: CommandFailure.Code.failed.rawValue)
    }
    if report.count(.missing) > 0 {
      throw CommandFailure(saidWith: CommandFailure.Code.missingReferences.rawValue)
    }
  }
}
