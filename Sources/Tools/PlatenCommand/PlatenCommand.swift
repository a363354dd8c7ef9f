internal import ArgumentParser
internal import CMalloc
internal import Platen
internal import PlatenBase
internal import PlatenConsole
internal import PlatenScenes

/// The command `platen`.
@main
struct PlatenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "platen",
    abstract:
      "Draws word clouds, tags, clocks, grids, scenes and previews as SVG, PNG, PDF, WebP or JPEG.",
    discussion: """
      EXAMPLES
        platen cloud letter.txt -o cloud.png --theme ocean
        platen tags words.txt -o tags.svg --alignment trailing --select Swift
        platen tags words.tsv -o sizes.png --weights logarithmic
        platen clock -o clock.svg --diameter 400 --time 10:08
        platen grid 📘 📕 📗 📙 -o grid.png --width 800 --height 400 --alignment center
        platen measure "iOS開発" --font title --bold
        platen init tags | platen render - -o tags.png

      EXIT CODES
      0: success; 1: a blank picture, a batch line or preview that failed, pictures that differ, or, with \
      --strict, any warning; 2: missing references (platen snapshot verify); 64: wrong usage; \
      65: bad input; 66: missing input; 70: an internal error; 73: output that cannot be written.
      """,
    version: VersionText.command,
    subcommands: [
      RenderCommand.self, BatchCommand.self, SweepCommand.self, SnapshotCommand.self,
      CheckCommand.self, LayoutCommand.self, PreviewCommand.self, InitCommand.self,
      SchemaCommand.self, ReferenceCommand.self, TagsCommand.self, CloudCommand.self,
      ClockCommand.self,
      GridCommand.self, MeasureCommand.self, FontsCommand.self, ServeCommand.self,
      IndexFontsCommand.self, CompletionsCommand.self, ManualCommand.self, NestCommand.self,
    ])

  static func main() {
    // A reader that goes away (`platen … | head`) is an error of writing, not the end of us.
    signal(SIGPIPE, SIG_IGN)
    Interruption.cleanUpOnSignals()
    keepMemory()
    do {
      try ArgumentBytes.check(ArgumentBytes.own)
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      let failure = CommandError(ending: error)
      failure.print()
      Foundation.exit(failure.exitCode)
    }
  }

  /// Lets the memory of one picture, and of one picture's parts, serve the next: the system clears each
  /// page that it hands out, and that takes as long as half of comparing two pictures.
  private static func keepMemory() {
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 256 << 20)
  }

  /// What is asked for most often without a subcommand is answered without parsing anything.
  private static func run(_ arguments: [String]) throws {
    switch arguments {
    case [], ["--help"], ["-h"], ["help"]:
      let text = helpMessage(columns: HelpText.unwrappedColumns)
      try StandardOutput.print(HelpText(parserText: text).wrapped(to: HelpText.columns))
    case [BatchCommand.workerWord]: BatchCommand.work()
    case ["--version"]: try StandardOutput.print(VersionReport().text)
    case ["--version", "--verbose"], ["--verbose", "--version"]:
      try StandardOutput.print(VersionReport().text + "\n" + VersionText.libraries)
    case let words where words.first == "help" && words.dropFirst().first.map(isPart) == true:
      try ReferenceCommand.print(Array(words.dropFirst()))
    default:
      try checkOutputs(arguments)
      if let kind = arguments.first.flatMap(PictureKind.init) {
        return try kind.command.run(arguments.dropFirst())
      }
      try checkSubcommands(arguments)
      var command = try parseAsRoot(arguments)
      try command.run()
    }
  }

  /// Returns whether help is asked for parts of scenes: `platen help view flow`, `platen help padding`.
  private static func isPart(_ word: String) -> Bool {
    if SceneReference.Kind(rawValue: word) != nil { return true }
    let commands = configuration.subcommands.map { $0.configuration.commandName ?? "" }
    return !(commands + ["help"]).contains(word)
      && !SceneReference.current.entries(named: word).isEmpty
  }

  /// - Throws: ``CommandError`` for a second output: each command writes one alone.
  private static func checkOutputs(_ arguments: [String]) throws {
    let outputs = arguments.prefix { $0 != "--" }.filter {
      ["-o", "--output"].contains($0) || $0.hasPrefix("--output=")
    }
    guard outputs.count > 1 else { return }
    throw CommandError(
      .usage,
      "found --output \(outputs.count) times, expected it once: repeat --format, or run platen"
        + " once per file")
  }

  /// The parser would only call a misspelled subcommand unexpected; this names the nearest.
  private static func checkSubcommands(_ arguments: [String]) throws {
    var commands = configuration.subcommands
    for name in arguments {
      guard !name.hasPrefix("-") else { return }
      guard !commands.isEmpty else {
        // What follows a command is its own, but for help, which knows nothing of it.
        guard arguments.first == "help" else { return }
        throw CommandError(.usage, "no subcommand \"\(name)\": this command has none")
      }
      if name == "help" { continue }
      if let command = commands.first(where: { $0.configuration.commandName == name }) {
        commands = command.configuration.subcommands
        continue
      }
      let shown = commands.map { $0.configuration }.filter(\.shouldDisplay)
      let names = shown.compactMap(\.commandName) + ["help"]
      throw CommandError(
        .usage, "no subcommand \"\(name)\"; \(OptionValueError(name: name, among: names))")
    }
  }
}

/// What the command calls itself.
enum VersionText {
  /// The command and its version.
  static let command = "platen " + VersionReport.number

  /// The libraries that this was linked with, a line for each, as `make install` lists them.
  static var libraries: String {
    let program = SystemFiles.destination(ofLinkAt: "/proc/self/exe")?.parentPath.parentPath ?? ""
    let list = try? InputFile.text(at: program + "/share/platen/libraries.txt")
    return list.map { "linked with\n" + $0.trimmingCharacters(in: .newlines) }
      ?? "the list of linked libraries is missing: this program is not installed"
  }
}
