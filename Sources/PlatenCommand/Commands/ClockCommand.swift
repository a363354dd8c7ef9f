internal import ArgumentParser
internal import Platen
internal import PlatenConsole

/// `platen clock`: a clock face.
struct ClockCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clock", abstract: "Draws a clock face.",
    discussion: """
      EXAMPLES
        platen clock -o clock.svg --size 400
        platen clock -o clock.png --scale 2 --time 10:08 --numerals roman --ticks
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The width and height in points. (default: 400)", valueName: "points"),
    transform: Numbers.positive)
  var size: CGFloat = 400

  @Option(
    help: ArgumentHelp(
      "The time to which hands point, 0:00 to 23:59. (default: no hands)", valueName: "h:mm"),
    transform: Self.time)
  var time: ClockFace.Time?

  @Option(
    help: ArgumentHelp(
      "How the hours are written: arabic, roman or none. (default: arabic)", valueName: "name"),
    transform: Spelling.reader())
  var numerals = ClockFace.Numerals.arabic

  @Flag(help: "Draw a tick for every minute in place of the dashed ring.")
  var ticks = false

  @OptionGroup var output: OutputOptions

  func run() throws {
    let face = ClockFace(diameter: size, time: time, numerals: numerals, showsTicks: ticks)
    let title = time.map { time in
      "A clock at \(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)"
    }
    try output.print(face, title: title ?? "A clock face")
  }

  @Sendable private static func time(_ text: String) throws -> ClockFace.Time {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 2, let hour = Int(parts[0]),
      let minute = Int(parts[1]), let time = ClockFace.Time(hour: hour, minute: minute)
    else {
      throw WrongValue(expected: "hours and minutes from 0:00 to 23:59")
    }
    return time
  }
}
