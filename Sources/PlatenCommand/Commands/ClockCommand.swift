internal import ArgumentParser
internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// `platen clock`: a clock face, or the clocks of some places.
struct ClockCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clock", abstract: "Draws a clock face, or the clocks of some places.",
    discussion: """
      EXAMPLES
        platen clock -o clock.svg --size 400
        platen clock -o clock.png --scale 2 --time 10:08 --numerals roman --ticks
        platen clock -o day.png --time 10:08 --second 24 --arc 9:00-12:30=teal
        platen clock -o world.png --at 2026-11-21T10:08:00Z --zone Tokyo=Asia/Tokyo \\
          --zone Europe/Berlin --zone America/New_York --theme ocean
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The width and height of a face in points. (default: 400, or 160 with --zone)",
      valueName: "points"),
    transform: Numbers.positive)
  var size: CGFloat?

  @Option(
    help: ArgumentHelp(
      "The time to which hands point, 0:00 to 23:59. (default: no hands)", valueName: "h:mm"),
    transform: ClockOptions.time)
  var time: ClockFace.Time?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Where a thin third hand points, 0 to 59. (default: no such hand)",
      valueName: "number"),
    transform: ClockOptions.second)
  var second: Int?

  @Option(
    help: ArgumentHelp(
      "How the hours are written: arabic, roman or none. (default: arabic)", valueName: "name"),
    transform: Spelling.reader())
  var numerals = ClockFace.Numerals.arabic

  @Flag(help: "Draw a tick for every minute in place of the dashed ring.")
  var ticks = false

  @Option(
    help: ArgumentHelp(
      "A time of the day to mark, as 9:00-12:30 or 9:00-12:30=teal; may be repeated.",
      valueName: "arc"),
    transform: ClockOptions.arc)
  var arc: [ClockArc] = []

  @Option(
    help: ArgumentHelp(
      "A place with its time zone, as Tokyo=Asia/Tokyo, or a time zone alone; may be repeated.",
      valueName: "zone"),
    transform: ClockOptions.zone)
  var zone: [WorldClock.Zone] = []

  @Option(
    help: ArgumentHelp(
      "The moment that the clocks of --zone show, as 2026-11-21T10:08:00Z.", valueName: "moment"),
    transform: ClockOptions.moment)
  var at: Date?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The width of the clocks of --zone in points; they go on in a new row. (default: one row)",
      valueName: "points"),
    transform: Numbers.positive)
  var width: CGFloat?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if zone.isEmpty {
      if at != nil { throw ValidationError("--at needs a --zone: give --time for one face") }
      if width != nil { throw ValidationError("--width needs a --zone: give --size for one face") }
      if second != nil, time == nil { throw ValidationError("--second needs --time") }
      return
    }
    if at == nil { throw ValidationError("--zone needs a moment: give --at 2026-11-21T10:08:00Z") }
    guard time == nil, second == nil, arc.isEmpty, !ticks else {
      throw ValidationError("--time, --second, --arc and --ticks are of one face, without --zone")
    }
  }

  func run() throws {
    if let at, !zone.isEmpty { return try printZones(at: at) }
    let face = ClockFace(
      diameter: size ?? 400, time: time, second: second, numerals: numerals, showsTicks: ticks,
      arcs: arc)
    try output.print(face, title: PictureTitle.clock(at: time))
  }

  private func printZones(at date: Date) throws {
    let diameter = size ?? 160
    var clock = WorldClock(at: date, zones: zone, diameter: diameter, numerals: numerals)
    clock.fill = output.theme?.surface
    try output.print(
      clock.padding(diameter / 5).frame(width: width),
      title: "Clocks of " + zone.map(\.name).joined(separator: ", "), width: width)
  }
}
