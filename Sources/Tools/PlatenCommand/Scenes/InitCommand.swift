internal import ArgumentParser
internal import Platen
internal import PlatenConsole

/// `platen init`: a scene to begin with.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Writes a commented scene file to start from.",
    discussion: """
      EXAMPLES
        platen init cloud -o cloud.yaml
        platen init og -o card.yaml && platen render card.yaml -o card.png
        platen init clock | platen render - -o clock.png
      """)

  @Argument(
    help: ArgumentHelp(
      """
      tags, cloud (words packed tightly together), clock, grid, og (an open-graph card), badge (a row \
      of badges), timetable, contact (a contact sheet) or profile (a card of a person).
      """, valueName: "kind"),
    completion: .names(of: SceneStarter.self),
    transform: Spelling.reader())
  var kind: SceneStarter

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write. Without --force, it must not exist yet. (default: standard output)",
      valueName: "file"), completion: .file())
  var output: String?

  @Flag(help: "Overwrite the file if it exists.")
  var force = false

  func run() throws {
    guard let output, output != "-" else {
      return try StandardOutput.print(kind.text)
    }
    if !force, FileManager.default.fileExists(atPath: output) {
      throw CommandError(
        .cannotWrite, "\"\(output)\" exists already; --force overwrites it")
    }
    let sink = try FileSink.output(at: output)
    try sink.write(Array((kind.text + "\n").utf8))
    try sink.commit()
    if Terminal.standardError.canRedraw {
      StandardError.print("\(output) is written; next: platen render \(output) -o \(kind).png")
    }
  }
}
