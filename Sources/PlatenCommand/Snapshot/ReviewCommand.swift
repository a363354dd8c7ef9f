internal import ArgumentParser
internal import PlatenConsole
internal import PlatenReview

/// `platen snapshot review`: what the last run found, to be looked at.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Shows what the last run found, without rendering again.",
    discussion: """
      It lists what is not as its reference, writes a page on which pictures are compared and \
      decided on, and says where it is: report.html among the results, unless --report says \
      otherwise. The page's decisions are carried out by accept --from.

      EXAMPLES
        platen snapshot review scenes
        platen snapshot review scenes --report out/report.html --quiet
      """)

  @OptionGroup var folder: FolderArgument
  @OptionGroup var reports: ReportOptions

  @Option(
    help: ArgumentHelp(
      "How a terminal shows what differs: auto for as it says that it can, kitty, sixel or never."
        + " (default: auto)", valueName: "how"), transform: Spelling.reader())
  var pictures = TerminalPictures.Choice.auto

  @Flag(name: .shortAndLong, help: "Say nothing but where the page is.")
  var quiet = false

  @OptionGroup var snapshots: SnapshotOptions

  func run() throws {
    let place = try SnapshotPlace(folder.path, snapshots)
    let report = try place.folder.results.report()
    if !quiet, !reports.printsReport {
      try show(report, place.folder.results)
    }
    var reports = reports
    let path = reports.report ?? place.folder.results.pagePath
    reports.report = path
    try reports.write(report, of: place.folder)
    if !reports.printsReport { try StandardOutput.print(path) }
  }

  /// Prints the report, with a picture for each cause where the terminal can show it.
  private func show(_ report: ReviewReport, _ results: ResultStore) throws {
    let shown = TerminalPictures(pictures, of: results, on: .standardOutput)
    for line in TerminalReport(report, for: .standardOutput).lines {
      try StandardOutput.print(line.text)
      if let example = line.example, let picture = shown.text(of: example) {
        try StandardOutput.print(picture)
      }
    }
  }
}
