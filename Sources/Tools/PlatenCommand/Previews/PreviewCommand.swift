internal import ArgumentParser
internal import Foundation
internal import Platen
internal import PlatenBase
internal import PlatenConsole
internal import PlatenScenes

/// `platen preview`: the previews of Swift code as pictures; a scene and its picture on a page, live.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Draws the previews of Swift code, or shows a scene and its picture live.",
    discussion: """
      For a Swift file, a folder of Swift files or a package, it builds and draws every #Preview and \
      PreviewProvider, and writes an index.html with all of them. Platen draws a preview without a size \
      on an iPhone 16. With --device mac or --vary platform=macOS, text and controls have a Mac's \
      sizes. If a preview fails, the command reports it and draws the others.

      A scene is shown on a page that this machine serves. The page reloads when the file changes, and \
      saves what you type. Only the page at the printed URL can read or write the file. Ctrl-C ends the \
      command.

      EXAMPLES
        platen preview Card.swift -o card.png --fit
        platen preview . -o previews --vary colorScheme=all
        platen preview . -o previews --device "iPhone SE" --device "iPad mini"
        platen preview . -o previews --device mac
        platen preview Spinner.swift -o spinner.gif --fit
        platen preview . -o previews --watch
        platen preview card.yaml
        platen preview card.yaml --no-open --port 8080
      """)

  @Argument(
    help: ArgumentHelp("A Swift file, a folder, or a scene's file.", valueName: "path"),
    completion: .file())
  var path: String

  @OptionGroup(title: "Swift") var swift: SwiftPreviewOptions
  @OptionGroup(title: "Scenes") var scene: ScenePreviewOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var level: OutputLevel

  func validate() throws {
    if path == "-" { throw ValidationError("standard input cannot be previewed: give a file") }
    // What is not there is neither, and told when it is looked for.
    guard FileManager.default.fileExists(atPath: path) else { return }
    if isScene, let option = swift.given {
      throw ValidationError("--\(option) is for Swift code, and \"\(path)\" is a scene")
    }
    if !isScene, let option = scene.given, option != "no-open" || !swift.watch {
      throw ValidationError("--\(option) is for scenes, and \"\(path)\" is Swift code")
    }
  }

  func run() throws {
    if let file = FileStamp(of: path, followsLinks: true), file.kind != .folder,
      let name = SystemFiles.bytes(at: path).flatMap(FileSignature.name)
    {
      throw CommandError(.badInput, "\(path): found \(name), expected Swift code or a scene")
    }
    if isScene {
      try InputFile.find(path)
      if let format = DataFormat(fileName: path), format == .csv || format == .tsv {
        throw CommandError(
          .badInput,
          "\(path): found a table, expected Swift code or a scene; platen tags and platen cloud draw tables"
        )
      }
      try ServerProgram.become(with: scene.serverArguments(path, fonts))
    } else {
      try SwiftPreviews(path: path, options: swift, fonts: fonts, level: level)
        .run(opensPage: !scene.leavesClosed)
    }
  }

  /// Folders and Swift files are code; all else is a scene.
  private var isScene: Bool {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return !isFolder.boolValue && !path.lowercased().hasSuffix(".swift")
  }
}

/// How the previews of Swift code are drawn.
struct SwiftPreviewOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder for the pictures, or a file that ends in .png, .svg, .pdf, .webp, .jpg or .gif"
        + " for one.",
      valueName: "path"), completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The format: png, svg or pdf. (default: png, or the file's)",
      valueName: "format"),
    completion: .names(of: PictureFormat.self), transform: Spelling.reader())
  var format: PictureFormat?

  @Flag(help: "Animate the previews, as WebP or as the file's extension says.")
  var animate = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many seconds to show. (default: until nothing moves, or one period)",
      valueName: "seconds"), transform: Numbers.length)
  var duration: Double?

  @OptionGroup(title: "Swift") var look: PreviewLookOptions

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Show only previews whose file name or name contains this text. Repeatable.",
      valueName: "name"))
  var only: [String] = []

  @Flag(help: "Exit with 1 if there is any warning. All pictures are written anyway.")
  var strict = false

  @Flag(help: "Draw again whenever a file changes, and keep the page in the browser up to date.")
  var watch = false

  /// The first of the options that was given.
  fileprivate var given: String? {
    let given = [
      ("output", output != nil), ("format", format != nil), ("animate", animate),
      ("duration", duration != nil), ("only", !only.isEmpty),
      ("strict", strict), ("watch", watch),
    ]
    return given.first(where: \.1)?.0 ?? look.given
  }
}

/// How a scene is shown.
struct ScenePreviewOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The port on 127.0.0.1. (default: any free port)", valueName: "port"))
  var port: String?

  @Flag(name: .customLong("no-open"), help: "Print the URL instead of opening a browser.")
  var leavesClosed = false

  @Option(
    help: ArgumentHelp(
      "A file or folder outside the scene's own folder that it may read. Repeatable.",
      valueName: "path"), completion: .file())
  var allowPath: [String] = []

  /// The first of the options that was given.
  fileprivate var given: String? {
    let given = [
      ("port", port != nil), ("no-open", leavesClosed), ("allow-path", !allowPath.isEmpty),
    ]
    return given.first(where: \.1)?.0
  }

  /// Returns what `platen-server` is told.
  fileprivate func serverArguments(_ scene: String, _ fonts: FontOptions) -> [String] {
    // A name that begins with a hyphen would be taken for an option.
    let path = scene.hasPrefix("-") ? "./\(scene)" : scene
    return ["preview", path] + (leavesClosed ? ["--no-open"] : [])
      + (fonts.request.includesSystemFonts ? ["--system-fonts"] : [])
      + fonts.request.folders.map { "--fonts=\($0)" }
      + (fonts.request.isAlone ? ["--only-fonts"] : [])
      + (port.map { ["--port=\($0)"] } ?? [])
      + allowPath.map { "--allow-path=\($0)" }
  }
}
