internal import Platen

extension ViewTable {
  static let clockFace = Part<AnyView>("clockFace", "A clock's face.") { fields in
    // No width or height of a picture stands for it here, so it has a default.
    let diameter = fields.optional(
      "diameter", .length, default: 400, "The width and height in points.")
    let time = fields.add(ClockOptions.time)
    let second = fields.add(ClockOptions.second)
    let numerals = fields.add(ClockOptions.numerals)
    let showsTicks = fields.add(ClockOptions.showsTicks)
    let showsMinutes = fields.add(ClockOptions.showsMinutes)
    let arcs = fields.add(ClockOptions.arcs)
    let showsDisc = fields.add(ClockOptions.showsDisc)
    let fill = fields.add(ClockOptions.fill)
    let emphasizesQuarters = fields.add(ClockOptions.emphasizesQuarters)
    let inset = fields.add(ClockOptions.inset)
    let font = fields.addFont()
    fields.setPrimary(time)
    return { values, decoder in
      font(values).applied(
        to: ClockFace(
          diameter: values[diameter], time: values[time], second: values[second],
          numerals: values[numerals], showsTicks: values[showsTicks],
          showsMinutes: values[showsMinutes], arcs: values[arcs], showsDisc: values[showsDisc],
          fill: values[fill] ?? decoder.surroundings.theme.surface,
          emphasizesQuarters: values[emphasizesQuarters], inset: values[inset]))
    }
  }

  static let worldClock = Part<AnyView>(
    "worldClock", "Clocks of some places at one moment, dark ones where it is night."
  ) { fields in
    // Where one face has a view of its own, these clocks must have their moment and places.
    let date = fields.required("at", .moment, "The moment, as 2026-11-21T10:08:00Z.")
    let zones = fields.required(
      "zones", ValueType<WorldClock.Zone>.clockZone.list("a list of places", count: 1...1000),
      "The places, in order.")
    let diameter = fields.optional(
      "diameter", .length, default: 160, ClockOptions.diameter.words.summary)
    let spacing = fields.add(ClockOptions.spacing)
    let numerals = fields.add(ClockOptions.numerals)
    let showsSeconds = fields.add(ClockOptions.showsSeconds)
    let emphasizesQuarters = fields.add(ClockOptions.emphasizesQuarters)
    let fill = fields.add(ClockOptions.fill)
    let font = fields.addFont()
    return { values, decoder in
      var clock = WorldClock(
        at: values[date], zones: values[zones], diameter: values[diameter],
        spacing: values[spacing], numerals: values[numerals])
      clock.showsSeconds = values[showsSeconds]
      clock.emphasizesQuarters = values[emphasizesQuarters]
      clock.fill = values[fill] ?? decoder.surroundings.theme.surface
      return font(values).applied(to: clock)
    }
  }
}
