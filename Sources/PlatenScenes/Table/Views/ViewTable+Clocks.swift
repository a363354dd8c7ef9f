internal import Platen

extension ViewTable {
  static let clockFace = Part<AnyView>("clockFace", "A clock's face.") { fields in
    let diameter = fields.optional(
      "diameter", .length, default: 400, "The width and height in points.")
    let time = fields.optional(
      "time", .timeOfDay, "Where the hands point, as 10:08; left out: no hands.")
    let second = fields.optional(
      "second", .integer("a whole number from 0 to 59", in: 0...59),
      "Where a thin hand in the accent colour points; left out: no such hand.")
    let numerals = fields.numerals()
    let showsTicks = fields.optional(
      "showsTicks", .boolean, default: false,
      "Whether a tick for every minute takes the place of the dashed ring.")
    let showsMinutes = fields.optional(
      "showsMinutes", .boolean, default: true,
      "Whether numbers of minutes stand outside of the ring.")
    let arcs = fields.optional(
      "arcs", ValueType<ClockArc>.clockArc.list("a list of arcs"), default: [],
      "Times of the day as segments of a ring outside of all numbers.")
    fields.setPrimary(time)
    return { values, _ in
      AnyView(
        ClockFace(
          diameter: values[diameter], time: values[time], second: values[second],
          numerals: values[numerals], showsTicks: values[showsTicks],
          showsMinutes: values[showsMinutes], arcs: values[arcs]))
    }
  }

  static let worldClock = Part<AnyView>(
    "worldClock", "Clocks of some places at one moment, dark ones where it is night."
  ) { fields in
    let date = fields.required("at", .moment, "The moment, as 2026-11-21T10:08:00Z.")
    let zones = fields.required(
      "zones", ValueType<WorldClock.Zone>.clockZone.list("a list of places", count: 1...1000),
      "The places, in order.")
    let diameter = fields.optional(
      "diameter", .length, default: 160, "The width and height of a face in points.")
    let spacing = fields.optional(
      "spacing", .length, "Points between the clocks; left out: a fifth of the diameter.")
    let numerals = fields.numerals()
    let showsSeconds = fields.optional(
      "showsSeconds", .boolean, default: false, "Whether a thin third hand shows the seconds.")
    return { values, decoder in
      var clock = WorldClock(
        at: values[date], zones: values[zones], diameter: values[diameter],
        spacing: values[spacing], numerals: values[numerals])
      clock.showsSeconds = values[showsSeconds]
      clock.fill = decoder.surroundings.theme.surface
      return AnyView(clock)
    }
  }
}

extension FieldList {
  fileprivate mutating func numerals() -> Field<ClockFace.Numerals> {
    optional(
      "numerals", ValueType<ClockFace.Numerals>.name("numerals"), default: "arabic",
      "How the hours are written.")
  }
}
