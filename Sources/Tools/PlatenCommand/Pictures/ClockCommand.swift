internal import ArgumentParser
internal import Platen
internal import PlatenScenes

/// `platen clock`: a clock face, or the clocks of some places.
struct ClockCommand: ParsableCommand, DrawnPicture {
  static let kind = PictureKind.clock

  static let configuration = CommandConfiguration(
    commandName: "clock", abstract: "Draws a clock face, or the clocks of some places.",
    discussion: """
      EXAMPLES
        platen clock -o clock.svg --diameter 400
        platen clock -o clock.png --time 10:08 --numerals roman --shows-ticks
        platen clock -o disc.png --time 10:08 --shows-disc --emphasizes-quarters
        platen clock -o day.png --time 10:08 --second 24 --arcs 9:00-12:30=teal
        platen clock -o world.png --at 2026-11-21T10:08:00Z --theme ocean \\
          --zones Tokyo=Asia/Tokyo,Europe/Berlin,America/New_York
      """)

  /// What the clock shows.
  struct Choice: PictureOptions {
    @Option(option("time")) var time: String?
    @Option(option("second")) var second: String?
    @Option(option("arcs")) var arcs: [String]
    @Option(option("zones")) var zones: [String]
    @Option(option("at")) var at: String?
  }

  /// What the clock looks like.
  struct Look: PictureOptions {
    @Option(option("diameter")) var diameter: String?
    @Option(option("numerals")) var numerals: String?
    @Flag(option("showsTicks")) var showsTicks: Bool?
    @Flag(option("showsMinutes")) var showsMinutes: Bool?
    @Flag(option("emphasizesQuarters")) var emphasizesQuarters: Bool?
    @Flag(option("showsDisc")) var showsDisc: Bool?
    @Option(option("fill")) var fill: String?
    @Option(option("inset")) var inset: String?
    @Flag(option("showsSeconds")) var showsSeconds: Bool?
    @Option(option("spacing")) var spacing: String?
    @Option(option("alignment")) var alignment: String?
    @Option(option("dynamicTypeSize")) var dynamicTypeSize: String?
  }

  @OptionGroup(title: "What") var choice: Choice
  @OptionGroup(title: "Look") var look: Look
  @OptionGroup(title: "Look") var canvas: CanvasOptions<ClockCommand>
  @OptionGroup(title: "Output") var output: PictureOutput<ClockCommand>
  @OptionGroup var surroundings: PictureSurroundings

  var line: PictureLine {
    PictureLine([choice, look], canvas: canvas, output: output, surroundings)
  }

  func run() throws { try Self.draw(line) }

  static func draw(_ line: PictureLine) throws {
    let library = try line.fontLibrary()
    let request = try PictureRequest(kind, line.given, fonts: library)
    try line.print(try request.scene(of: .options), library)
  }
}
