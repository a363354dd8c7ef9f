internal import Platen

extension QueryTable {
  /// A clock's face.
  static let clock = Part<PictureScene>("clock", "A clock's face.") { fields in
    let time = fields.optional(
      "time", .timeOfDay, "Where the hands point, as 10:08; left out: no hands.")
    let second = fields.optional(
      "second", ValueType<Int>.integer("a whole number from 0 to 59", in: 0...59).placed,
      "Where a thin third hand points; left out: no such hand.")
    let numerals = fields.optional(
      "numerals", ValueType<ClockFace.Numerals>.name("numerals"), default: "arabic",
      "How the hours are written.")
    let showsTicks = fields.optional(
      "showsTicks", .boolean, default: false,
      "Whether a tick for every minute takes the place of the dashed ring.")
    let showsMinutes = fields.optional(
      "showsMinutes", .boolean, default: true,
      "Whether numbers of minutes stand outside of the ring.")
    let diameter = fields.optional(
      "diameter", .side,
      "Points across the face; left out: as many as width and height have room for, or else 400.")
    let canvas = QueryCanvas(&fields, .init(padding: 0))
    let alignment = fields.optional(
      "alignment", .alignment, default: "center", "Where the face stands on a larger canvas.")
    return { values, decoder in
      guard let room = canvas.room(values, decoder) else { return nil }
      if let second = values[second], values[time] == nil {
        decoder.add(second.error(found: "a second without a time", expected: "time, too"))
        return nil
      }
      let side = [room.width, room.height].compactMap(\.self).min() ?? 400
      let face = ClockFace(
        diameter: values[diameter] ?? side, time: values[time], second: values[second]?.value,
        numerals: values[numerals], showsTicks: values[showsTicks],
        showsMinutes: values[showsMinutes], arcs: [])
      return canvas.scene(
        of: face, .clock, title: PictureTitle.clock(at: values[time]),
        alignment: values[alignment], values, decoder)
    }
  }
}
