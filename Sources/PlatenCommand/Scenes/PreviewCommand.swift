internal import ArgumentParser
internal import Platen
internal import PlatenConsole

/// `platen preview`: a scene's file and its picture on a page, live.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows a scene file and its picture on a page of this machine, live.",
    discussion: """
      The page follows the file, and what is typed in the page is written to the file. Where both \
      changed, the page asks which to keep. Only the page whose address is printed can read or \
      write the file. Ctrl-C ends it.

      EXAMPLES
        platen preview card.yaml
        platen preview card.yaml --no-open --port 8080
      """)

  @Argument(help: ArgumentHelp("The scene's file.", valueName: "scene"), completion: .file())
  var scene: String

  @Option(
    help: ArgumentHelp(
      "The port of 127.0.0.1 to show it at. (default: any that is free)", valueName: "port"))
  var port: String?

  @Flag(name: .customLong("no-open"), help: "Print the address, and open no browser.")
  var leavesClosed = false

  @Option(
    help: ArgumentHelp(
      "A file or folder that the scene may read beside its own folder; may be repeated.",
      valueName: "path"), completion: .file())
  var allowPath: [String] = []

  @OptionGroup var fonts: FontOptions

  func validate() throws {
    if scene == "-" { throw ValidationError("standard input cannot be previewed: give a file") }
  }

  func run() throws {
    try InputFile.find(scene)
    try ServerProgram.become(with: serverArguments)
  }

  /// What `platen-server` is told.
  private var serverArguments: [String] {
    // A name that begins with a hyphen would be taken for an option.
    let path = scene.hasPrefix("-") ? "./\(scene)" : scene
    return ["preview", path] + (leavesClosed ? ["--no-open"] : [])
      + (fonts.systemFonts ? ["--system-fonts"] : [])
      + (fonts.folder.map { ["--fonts=\($0)"] } ?? [])
      + (port.map { ["--port=\($0)"] } ?? [])
      + allowPath.map { "--allow-path=\($0)" }
  }
}
