internal import ArgumentParser
internal import CMalloc
internal import PlatenConsole
internal import PlatenReview

/// `platen snapshot verify`: pictures against their references.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Compares pictures with their references.",
    discussion: """
      Scenes are rendered on all cores. The exit code is 0 if all is as it should be, 1 if \
      something is different or cannot be read, and 2 if nothing is but references are missing.

      EXAMPLES
        platen snapshot verify scenes
        platen snapshot verify scenes --report report.html
        platen snapshot verify scenes --junit junit.xml --markdown summary.md
        platen snapshot verify scenes --references git:main
        platen snapshot verify --references before --actual after
      """)

  @OptionGroup var folder: FolderArgument
  @OptionGroup(title: "Output") var reports: ReportOptions

  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "List snapshots that are the same, too.")
  var verbose = false

  @OptionGroup(title: "What") var snapshots: SnapshotOptions
  @OptionGroup(title: "What") var scene: SceneOptionGroup
  @OptionGroup var fonts: FontOptions

  func validate() throws { try scene.checkEffect(with: snapshots) }

  func run() throws {
    Self.keepMemory()
    let place = try SnapshotPlace(folder.path, snapshots)
    let plan = try place.plan(scene.overrides())
    var progress = Progress(total: plan.jobs.count, isShown: !quiet)
    let verifier = try SnapshotVerifier(place.folder, maker: try scene.maker(fonts: fonts))
    let report = try verifier.verify(plan) { progress.advance() }
    progress.finish()
    if !quiet, !reports.printsReport {
      let text = TerminalReport(report, for: .standardOutput, showsSame: verbose).text
      try StandardOutput.print(text)
    }
    try reports.write(report, of: place.folder)
    try Self.end(report)
  }

  /// Lets the pixels of one picture serve the next: the system clears each page that it hands out, and
  /// that takes as long as half the comparing.
  private static func keepMemory() {
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 256 << 20)
  }

  /// - Throws: The exit code of what is not as it should be.
  private static func end(_ report: ReviewReport) throws {
    if report.count(.different) + report.count(.failed) > 0 {
      throw CommandError(saidWith: CommandError.Code.failed.rawValue)
    }
    if report.count(.missing) > 0 {
      throw CommandError(saidWith: CommandError.Code.missingReferences.rawValue)
    }
  }
}
