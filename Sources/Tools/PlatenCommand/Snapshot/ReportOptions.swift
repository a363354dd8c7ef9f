internal import ArgumentParser
internal import Foundation
internal import Platen
internal import PlatenConsole
internal import PlatenReview

/// Which reports are written, and where.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write the report as one HTML page, for review and decisions offline.",
      valueName: "file"), completion: .file())
  var report: String?

  @Option(
    help: ArgumentHelp(
      "Write the report as JUnit XML, for test servers.", valueName: "file"),
    completion: .file())
  var junit: String?

  @Flag(help: "Print the report as JSON, for programs.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Write the report as Markdown, for a comment on a pull request.", valueName: "file"),
    completion: .file())
  var markdown: String?

  @Option(
    help: ArgumentHelp(
      "Write GitHub annotations: workflow commands that GitHub shows next to the lines of scenes.",
      valueName: "file"), completion: .file())
  var github: String?

  @Option(
    help: ArgumentHelp(
      "Write a GitLab code quality report, which GitLab shows next to the lines of scenes.",
      valueName: "file"), completion: .file())
  var gitlab: String?

  /// Where files of reports are written.
  var paths: [String] {
    [report, junit, markdown, github, gitlab].compactMap(\.self).filter { $0 != "-" }
  }

  /// Whether one of the reports goes to standard output.
  var printsReport: Bool { json || [report, junit, markdown, github, gitlab].contains("-") }

  /// The repository's folder, as servers name it, or else the working one.
  private static var top: String {
    let environment = ProcessInfo.processInfo.environment
    let named = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].compactMap { environment[$0] }
    return named.first { !$0.isEmpty } ?? FileManager.default.currentDirectoryPath
  }

  /// Writes the reports that are asked for.
  ///
  /// - Throws: An error if one cannot be written.
  func write(_ report: ReviewReport, of folder: SnapshotFolder) throws {
    if let path = self.report { try ReviewPageFile(report, of: folder).write(to: path) }
    if json { try StandardOutput.print(report.json()) }
    if let junit { try ReportFile.write(JUnitReport(report).text, to: junit) }
    if let markdown { try ReportFile.write(MarkdownReport(report).text, to: markdown) }
    let annotations = AnnotationReport(report, of: folder.path, top: Self.top)
    if let github { try ReportFile.write(annotations.github, to: github) }
    if let gitlab { try ReportFile.write(annotations.gitlab, to: gitlab) }
  }
}

/// Writes reports, whole or not at all.
enum ReportFile {
  /// Writes a text; `-` is standard output.
  static func write(_ text: String, to path: String) throws {
    let sink = try FileSink.output(at: path)
    try sink.write(Array(text.utf8))
    try sink.commit()
  }
}
