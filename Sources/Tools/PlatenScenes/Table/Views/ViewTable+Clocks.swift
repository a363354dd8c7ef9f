internal import Platen

extension ViewTable {
  static let clockFace = Part<AnyView>("clockFace", "A clock's face.") { fields in
    // No width or height of a picture stands for it here, so it has a default.
    let diameter = fields.optional(
      "diameter", .length, default: 400, "The width and height in points.")
    let look = [ClockLook.ofOne, ClockLook.ofAll].map { fields.add($0) }
    let font = fields.add(PictureFont.options)
    fields.setPrimary(named: "time")
    return { values, decoder in
      var face = ClockLook(values, look, in: decoder.sceneEnvironment.theme).face
      face.diameter = values[diameter]
      return PictureFont(values, font).applied(to: face)
    }
  }

  static let worldClock = Part<AnyView>(
    "worldClock",
    "Clocks of several places at one moment. Where it is night, the clock is dark unless it has a fill."
  ) { fields in
    // Where one face has a view of its own, these clocks must have their moment and places.
    let date = fields.required("at", .moment, "The moment, such as 2026-11-21T10:08:00Z.")
    let zones = fields.required(
      "zones", ValueType<WorldClock.Zone>.clockZone.list("a list of places", count: 1...1000),
      "The places, in order.")
    let diameter = fields.optional(
      "diameter", .length, default: 160, ClockOptions.diameter.words.summary)
    let look = [ClockLook.ofAll, ClockLook.ofMany].map { fields.add($0) }
    let font = fields.add(PictureFont.options)
    return { values, decoder in
      var clock = ClockLook(values, look, in: decoder.sceneEnvironment.theme).world
      (clock.date, clock.zones, clock.diameter) = (values[date], values[zones], values[diameter])
      return PictureFont(values, font).applied(to: clock)
    }
  }
}
