internal import ArgumentParser
internal import PlatenConsole
internal import PlatenReview

/// `platen snapshot review`: what the last run found, to be looked at.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Shows what the last run found, without rendering again.",
    discussion: """
      EXAMPLES
        platen snapshot review scenes
      """)

  @OptionGroup var folder: FolderArgument
  @OptionGroup var reports: ReportOptions
  @OptionGroup var snapshots: SnapshotOptions

  func run() throws {
    let place = try SnapshotPlace(folder.path, snapshots)
    let report = try place.folder.results.report()
    if !reports.printsReport {
      try StandardOutput.print(TerminalReport(report, for: .standardOutput).text)
    }
    try reports.write(report)
  }
}
