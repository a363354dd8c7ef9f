internal import ArgumentParser
internal import Platen
internal import PlatenConsole

/// `platen init`: a scene to begin with.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Writes a scene file to begin with, with comments.",
    discussion: """
      EXAMPLES
        platen init tags -o cloud.yaml
        platen init clock | platen render - -o clock.png
      """)

  @Argument(
    help: ArgumentHelp("tags, clock or grid.", valueName: "kind"),
    completion: .names(of: SceneStarter.self),
    transform: Spelling.reader())
  var kind: SceneStarter

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, which must not be there yet. (default: standard output)",
      valueName: "file"), completion: .file())
  var output: String?

  @Flag(help: "Write over the file if it is there.")
  var force = false

  func run() throws {
    guard let output, output != "-" else {
      return try StandardOutput.print(kind.text)
    }
    if !force, FileManager.default.fileExists(atPath: output) {
      throw CommandError(
        .cannotWrite, "\"\(output)\" is there already; --force writes over it")
    }
    let sink = try FileSink.output(at: output)
    try sink.write(Array((kind.text + "\n").utf8))
    try sink.commit()
    if Terminal.standardError.canRedraw {
      StandardError.print("\(output) is written; next: platen render \(output) -o \(kind).png")
    }
  }
}

/// The scenes that `platen init` writes.
enum SceneStarter: String, CaseIterable {
  case tags, clock, grid

  /// The scene, without a line's end after it.
  var text: String {
    switch self {
    case .tags: Self.head + Self.cloud
    case .clock: Self.head + Self.face
    case .grid: Self.head + Self.cells
    }
  }

  private static let head = """
    # yaml-language-server: $schema=scene.schema.json
    # Editors complete this file once `platen schema > scene.schema.json` stands beside it.
    platen: 1   # the version of the format

    """

  private static let cloud = """
    title: Languages
    canvas:
      width: 640          # points; leave it out for as many as the tags take
      padding: 24
      scale: 2            # pixels a point of a PNG
    theme: paper          # system, paper, ocean, meadow, candy or mono

    data:
      languages:
        # Instead of items: {file: languages.csv}, with the columns name and weight.
        items:
          - {name: Swift, weight: 120}
          - {name: Kotlin, weight: 80}
          - {name: Rust, weight: 95}
          - {name: Python, weight: 210}
          - {name: TypeScript, weight: 150}
          - {name: Go, weight: 88}
          - {name: Elixir, weight: 30}
          - {name: Haskell, weight: 24}
          - {name: Zig, weight: 28}
        sort: name
        weights: {scale: squareRoot, sizes: 16...56}

    view:
      flow:
        alignment: centerFirstTextBaseline
        spacing: 16
        lineSpacing: 6
        children:
          - forEach:
              data: languages
              view:
                text: "{name}"
                modifiers:
                  - font: {size: "{$size}", weight: semibold}
                  - foregroundStyle: "{$color}"
    """

  private static let face = """
    title: A clock at 10:08
    canvas: {width: 400, height: 400, scale: 2}
    theme: paper
    view:
      clockFace:
        time: "10:08"       # leave it out for a face without hands
        numerals: roman     # arabic, roman or none
        showsTicks: true
        diameter: 400       # points
    """

  private static let cells = """
    title: A grid of emoji
    canvas: {width: 800, height: 400, padding: 24, scale: 2}
    theme: candy
    data:
      things: [📘, 📕, 🦋, 🍎, 🚀, 🎲, 🌈, 🐙, 🍩, 🎧, ⚽, 🌻]
    view:
      adaptiveGrid:
        spacing: 12         # points between the cells
        children:
          - forEach:
              data: things
              view:
                text: "{name}"
                modifiers:
                  - font: 64
                  - frame: {maxWidth: infinity, maxHeight: infinity}
                  - background: {style: theme.surface, in: {roundedRectangle: 12}}
    """
}
