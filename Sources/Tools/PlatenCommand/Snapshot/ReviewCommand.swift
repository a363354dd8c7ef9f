internal import ArgumentParser
internal import Platen
internal import PlatenComparison
internal import PlatenConsole
internal import PlatenReview

/// `platen snapshot review`: what the last run found, to be looked at.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Shows what the last run found, without rendering again.",
    discussion: """
      It lists the differences and writes a page on which you can compare, accept and reject pictures. \
      It prints the path of the page: report.html among the results, or the path of --report. To apply \
      your decisions, use accept --from. With --serve, it serves the page on this machine, prints its \
      URL, and applies each decision at once. It ends after the last decision, or with Ctrl-C.

      EXAMPLES
        platen snapshot review scenes
        platen snapshot review scenes --report out/report.html --quiet
        platen snapshot review scenes --serve --log decisions.jsonl
      """)

  @OptionGroup var folder: FolderArgument
  @OptionGroup(title: "Output") var reports: ReportOptions

  @Option(
    help: ArgumentHelp(
      "How the terminal shows differences: auto (whatever the terminal supports), kitty, sixel or"
        + " never. (default: auto)",
      valueName: "how"),
    completion: .names(of: DifferenceThumbnails.Choice.self),
    transform: Spelling.reader())
  var pictures = DifferenceThumbnails.Choice.auto

  @Flag(help: "Serve the page on this machine, and apply the decisions made on it.")
  var serve = false

  @Option(
    help: ArgumentHelp(
      "The port on 127.0.0.1 for --serve. (default: any free port)", valueName: "port"))
  var port: String?

  @Flag(
    name: .customLong("no-open"),
    help: "Print the URL for --serve instead of opening a browser.")
  var leavesClosed = false

  @OptionGroup(title: "Log") var log: LogOptions

  @Flag(name: .shortAndLong, help: "Print only the path of the page.")
  var quiet = false

  @OptionGroup(title: "What") var snapshots: SnapshotOptions

  func validate() throws {
    let ofServing = [
      ("--port", port != nil), ("--no-open", leavesClosed), ("--log", log.log != nil),
    ]
    if !serve, let option = ofServing.first(where: \.1) {
      throw ValidationError("\(option.0) needs --serve")
    }
    let ofFiles = [
      ("--report", reports.report != nil), ("--junit", reports.junit != nil),
      ("--json", reports.json), ("--markdown", reports.markdown != nil),
    ]
    if serve, let option = ofFiles.first(where: \.1) {
      throw ValidationError("\(option.0) and --serve cannot be used together")
    }
  }

  /// Returns what `platen-server` is told.
  private func serverArguments(_ folder: SnapshotFolder) -> [String] {
    // A name that begins with a hyphen would be taken for an option.
    let path = folder.path.hasPrefix("-") ? "./\(folder.path)" : folder.path
    return [
      "review", path, "--references=\(folder.references.path)", "--results=\(folder.results.path)",
    ] + (leavesClosed ? ["--no-open"] : []) + (port.map { ["--port=\($0)"] } ?? [])
      + (log.log.map { ["--log=\($0)"] } ?? []) + (log.reason.map { ["--reason=\($0)"] } ?? [])
  }

  func run() throws {
    let place = try SnapshotPlace(folder.path, snapshots, writes: serve)
    let report = try place.folder.results.report()
    if serve { return try ServerProgram.become(with: serverArguments(place.folder)) }
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
    let shown = DifferenceThumbnails(pictures, of: results, on: .standardOutput)
    for line in TerminalReport(report, for: .standardOutput).lines {
      try StandardOutput.print(line.text)
      if let example = line.example, let picture = shown.text(of: example) {
        try StandardOutput.print(picture)
      }
    }
  }
}

/// Pictures of what differs, between the lines of a report.
struct DifferenceThumbnails {
  /// Which pictures are shown.
  enum Choice: String, CaseIterable, Sendable {
    case auto, kitty, sixel, never
  }

  /// About so many pixels a column of a terminal has.
  private static let columnWidth = 8

  private let kind: PictureProtocol?
  private let columns: Int
  private let store: SnapshotStore

  init(_ choice: Choice, of results: ResultStore, on terminal: Terminal) {
    columns = max((terminal.width ?? 100) - 1, 10)
    store = results.overlays
    kind =
      switch choice {
      case .never: nil
      case .kitty: .kitty
      case .sixel: .sixel
      case .auto where !terminal.canRedraw: nil
      case .auto:
        PictureProtocol(
          environment: ProcessInfo.processInfo.environment, attributes: DeviceAttributes.ask)
      }
  }

  /// Returns what shows what differs in a snapshot, on a line of its own; nil if there is no
  /// picture.
  func text(of entry: ReviewEntry) -> String? {
    guard let kind, entry.actualDigest != nil,
      let png = (try? store.bytes(of: entry.name)) ?? nil,
      let image = try? PixelImage(png: png)
    else { return nil }
    let mostPixels = columns * Self.columnWidth
    switch kind {
    case .kitty:
      return KittyPicture(png: png, columns: image.width > mostPixels ? columns : nil).text
    case .sixel:
      return SixelPicture(
        width: image.width, height: image.height, pixels: image.pixels, mostColumns: mostPixels
      ).text
    }
  }
}
