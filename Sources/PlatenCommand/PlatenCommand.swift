internal import ArgumentParser
internal import Platen

/// The command `platen`.
@main
struct PlatenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "platen",
    abstract: "Prints labels: tag clouds, clock faces and adaptive grids, to SVG, PNG and PDF.",
    discussion: """
      EXAMPLES
        platen tags words.txt -o tags.svg --alignment trailing --select Swift
        platen tags words.tsv -o cloud.png --scale 2 --weights log
        platen clock -o clock.svg --size 400 --time 10:08
        platen grid 📘 📕 📗 📙 -o grid.png --size 800x400 --alignment center
        platen measure "iOS開発" --font title --bold

      EXIT CODES
        0 done, 1 a character without a font (with --strict), 64 usage, 65 bad input, 66 no such \
      input, 70 a fault of platen's own, 73 cannot write.
      """,
    version: "platen 0.1.0",
    subcommands: [
      TagsCommand.self, ClockCommand.self, GridCommand.self, MeasureCommand.self,
      FontsCommand.self, IndexFontsCommand.self, NestCommand.self,
    ])

  static func main() {
    // A reader that goes away (`platen … | head`) is an error of writing, not the end of us.
    signal(SIGPIPE, SIG_IGN)
    do {
      try checkSubcommand(CommandLine.arguments.dropFirst().first)
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let failure = CommandFailure(error)
      failure.print()
      Foundation.exit(failure.exitCode)
    }
  }

  /// The parser would only call a misspelled subcommand unexpected; this names the nearest.
  private static func checkSubcommand(_ name: String?) throws {
    guard let name, !name.hasPrefix("-") else { return }
    let commands = configuration.subcommands.map { $0.configuration }
    guard name != "help", !commands.contains(where: { $0.commandName == name }) else { return }
    let names = commands.filter(\.shouldDisplay).compactMap(\.commandName) + ["help"]
    throw CommandFailure(
      .usage, "no subcommand '\(name)'; \(WrongValue(name: name, among: names))")
  }
}
