internal import ArgumentParser
internal import Platen
internal import PlatenScenes

/// `platen clock`: a clock face, or the clocks of some places.
struct ClockCommand: PictureCommand {
  static let kind = PictureKind.clock

  static let configuration = CommandConfiguration(
    commandName: "clock", abstract: "Draws a clock face, or clocks for several time zones.",
    discussion: """
      EXAMPLES
        platen clock -o clock.svg --diameter 400
        platen clock -o dial.svg --diameter 400 --no-shows-ring
        platen clock -o clock.png --time 10:08 --numerals roman --shows-ticks
        platen clock -o disc.png --time 10:08 --shows-disc --emphasizes-quarters
        platen clock -o day.png --time 10:08 --second 24 --arcs 9:00-12:30=teal
        platen clock -o world.png --at 2026-11-21T10:08:00Z --theme ocean \\
          --zones Tokyo=Asia/Tokyo,Europe/Berlin,America/New_York
      """)

  /// None: a face is drawn for a time, and clocks for places, which are options both.
  static let operand: PictureOperand? = nil

  static func draw(_ line: PictureArguments) throws {
    // A clock has no words, so that its fonts alone decide how it looks.
    let library = try line.fonts.library()
    let request = try PictureSpecification(kind, line.given, fonts: library)
    try line.print(try request.scene(of: .options), library)
  }
}
