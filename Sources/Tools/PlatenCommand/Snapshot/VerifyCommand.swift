internal import ArgumentParser
internal import PlatenConsole
internal import PlatenReview

/// `platen snapshot verify`: pictures against their references.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Compares pictures with their references.",
    discussion: """
      Scenes are rendered on all cores. The exit code is 0 if all pictures match, 1 if one differs \
      or cannot be read, and 2 if none differs but references are missing or renamed.

      For a Swift package or a Swift file, the previews are compared with the references that record \
      wrote with the same options. A preview that fails is reported as failed.

      EXAMPLES
        platen snapshot verify scenes
        platen snapshot verify scenes card clock.yaml
        platen snapshot verify . --vary colorScheme=all
        platen snapshot verify Card.swift --fit
        platen snapshot verify scenes --report report.html
        platen snapshot verify scenes --watch
        platen snapshot verify scenes --junit junit.xml --markdown summary.md
        platen snapshot verify scenes --references git:main
        platen snapshot verify --references before --actual after
      """)

  @OptionGroup var typed: FolderAndNames
  @OptionGroup(title: "Output") var reports: ReportOptions

  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Also list snapshots that match.")
  var verbose = false

  @Flag(
    help: "Compare again whenever a file in the folder or a reference changes, until Ctrl-C.")
  var watch = false

  @Option(
    help: ArgumentHelp(
      "Also exit with 1 for: unused (references that no snapshot uses) or tolerated (differences"
        + " within the tolerance). Repeatable.",
      valueName: "kind"))
  var failOn: [ExtraFailure] = []

  @OptionGroup(title: "What") var snapshots: SnapshotOptions
  @OptionGroup(title: "What") var scene: SceneOptionGroup
  @OptionGroup(title: "Swift") var previews: PreviewLookOptions
  @OptionGroup var fonts: FontOptions

  func validate() throws { try scene.checkEffect(with: snapshots) }

  func run() throws {
    // A folder that is not there need not be waited for.
    let place = try SnapshotPlace(typed.names.folder, snapshots)
    guard watch else { return try end(try verify(place)) }
    try watch(place.folder)
  }

  /// Compares, and compares again whenever something has changed; what is wrong may be mended.
  ///
  /// - Throws: An error if files cannot be watched.
  private func watch(_ place: SnapshotFolder) throws -> Never {
    let other = [snapshots.config].compactMap(\.self)
    var files: [String] = []
    while true {
      files = place.watchedFiles(excluding: reports.paths) + other
      // What changes while pictures are compared is noticed after it.
      let watcher = try Watcher(files)
      do {
        _ = try verify(try SnapshotPlace(typed.names.folder, snapshots))
      } catch {
        CommandError(error).print()
      }
      if !quiet { StandardError.print("note: watching \(files.count) files; press Ctrl-C to stop") }
      // New files are in no list yet: they are looked for by the second.
      while watcher.changes(within: 1_000).isEmpty,
        place.watchedFiles(excluding: reports.paths) + other == files
      {}
    }
  }

  /// Compares once, and tells and writes what was found.
  private func verify(_ place: SnapshotPlace) throws -> ReviewReport {
    let verifier = try SnapshotVerifier(place.folder, maker: try scene.maker(fonts: fonts))
    let previews = PreviewSnapshots(look: self.previews, fonts: fonts, isQuiet: quiet)
    let report = try place.withPlan(of: typed.names.names, scene, previews) { plan in
      var progress = Progress(total: plan.jobs.count, isShown: !quiet)
      defer { progress.finish() }
      return try verifier.verify(plan) { progress.advance() }
    }
    if !quiet, !reports.printsReport {
      let text = TerminalReport(report, for: .standardOutput, showsSame: verbose).text
      try StandardOutput.print(text)
    }
    try reports.write(report, of: place.folder)
    return report
  }

  /// - Throws: The exit code of what is not as it should be.
  private func end(_ report: ReviewReport) throws {
    let changed = report.entries.contains { $0.status == .renamed && !$0.isExact }
    let extra = failOn.contains { $0.holds(for: report) }
    if report.count(.different) + report.count(.failed) > 0 || changed || extra {
      throw CommandError(saidWith: CommandError.Code.failed.rawValue)
    }
    if report.count(.missing) + report.count(.renamed) > 0 {
      throw CommandError(saidWith: CommandError.Code.missingReferences.rawValue)
    }
  }
}

/// What a run may fail for beside what differs.
enum ExtraFailure: String, CaseIterable, ExpressibleByArgument {
  case unused, tolerated

  /// Returns whether a report has any of it.
  func holds(for report: ReviewReport) -> Bool {
    switch self {
    case .unused: report.count(.unused) > 0
    case .tolerated: report.tolerated != nil
    }
  }
}
