internal import Platen

extension ViewTable {
  /// Platen's own views.
  static let components: [Part<AnyView>] = [
    Part("tagCell", "A tag with a mark, its count and a delete button.") { fields in
      let name = fields.required("name", .text, "The tag.")
      let count = fields.optional(
        "count", .amount, "How often it occurs, in parentheses; left out: no count.")
      let isSelected = fields.optional(
        "isSelected", .boolean, default: false, "Whether it has a check mark on a strong ground.")
      let isDeletable = fields.optional(
        "isDeletable", .boolean, default: false, "Whether it has a delete button.")
      fields.setPrimary(name)
      return { values, _ in
        AnyView(
          TagCell(
            name: values[name], count: values[count], isSelected: values[isSelected],
            isDeletable: values[isDeletable]))
      }
    },
    Part("clockFace", "A clock's face.") { fields in
      let diameter = fields.optional(
        "diameter", .length, default: 400, "The width and height in points.")
      let time = fields.optional(
        "time", .timeOfDay, "Where the hands point, as 10:08; left out: no hands.")
      let numerals = fields.optional(
        "numerals", ValueType<ClockFace.Numerals>.name("numerals"), default: "arabic",
        "How the hours are written.")
      let showsTicks = fields.optional(
        "showsTicks", .boolean, default: false,
        "Whether a tick for every minute takes the place of the dashed ring.")
      fields.setPrimary(time)
      return { values, _ in
        AnyView(
          ClockFace(
            diameter: values[diameter], time: values[time], numerals: values[numerals],
            showsTicks: values[showsTicks]))
      }
    },
  ]
}

extension ValueType where Value == Int {
  /// How often something occurs.
  static var amount: ValueType {
    integer(
      "a whole number from -1000000000 to 1000000000", in: -1_000_000_000...1_000_000_000)
  }
}

extension ValueType where Value == ClockFace.Time {
  /// A time of day: hours and minutes.
  static var timeOfDay: ValueType {
    ValueType<String>.text.map(expected: "a time from 00:00 to 23:59, such as 10:08") { text in
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, parts.allSatisfy({ 1...2 ~= $0.utf8.count }), parts[1].count == 2,
        let hour = UInt8(parts[0]), let minute = UInt8(parts[1])
      else { return nil }
      return ClockFace.Time(hour: Int(hour), minute: Int(minute))
    }
  }
}
