package import Platen

extension ValueType where Value == ClockFace.Time {
  /// A time of day: hours and minutes.
  static var timeOfDay: ValueType {
    ValueType<String>.uncountedText("a time from 00:00 to 23:59, such as 10:08")
      .map { ClockFace.Time(spelling: $0[...]) }
  }
}

extension ClockFace.Time {
  /// The time that a text stands for, as `10:08`; nil for another text.
  init?(spelling text: Substring) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ 1...2 ~= $0.utf8.count }), parts[1].count == 2,
      let hour = UInt8(parts[0]), let minute = UInt8(parts[1])
    else { return nil }
    self.init(hour: Int(hour), minute: Int(minute))
  }
}

extension ValueType where Value == ClockArc {
  /// A time of the day from one time to another.
  static var clockArc: ValueType {
    RecordType<ClockArc>("a mapping of start, end and color") { fields in
      let start = fields.required("start", .timeOfDay, "When it begins, such as 9:00.")
      let end = fields.required(
        "end", .timeOfDay, "When it ends, such as 12:30. An earlier time is on the next day.")
      let color = fields.optional("color", .color, "Its colour; default: the tint.")
      return { values, _ in
        ClockArc(from: values[start], to: values[end], color: values[color])
      }
    }.type
  }
}

extension ValueType where Value == WorldClock.Zone {
  /// A place with its time zone, or a time zone that is called by its place.
  static var clockZone: ValueType {
    let zone = ValueType<TimeZone>.timeZone.map { zone in
      WorldClock.Zone(zone.placeName, timeZone: zone)
    }
    let place = RecordType<WorldClock.Zone>("a mapping of name and timeZone") { fields in
      let name = fields.required("name", .text, "The label under the clock.")
      let timeZone = fields.required("timeZone", .timeZone, "The time zone, such as Asia/Tokyo.")
      return { values, _ in WorldClock.Zone(values[name], timeZone: values[timeZone]) }
    }.type
    return .scalar(zone, or: place, expected: "a time zone, or a mapping of name and timeZone")
  }
}

extension ValueType where Value == Date {
  /// A moment in ISO 8601; in UTC unless it names a zone.
  static var moment: ValueType {
    let text = ValueType<String>.uncountedText("a moment, such as 2026-11-21T10:08:00Z")
    let moment = text.map { Date(moment: $0) }
    return ValueType(expected: moment.expected, schema: moment.schema) { node, decoder in
      guard let date = moment.read(node, decoder) else { return nil }
      if let text = text.read(node, decoder), DateText(text)?.hasZone == false {
        decoder.noteAssumedZone(of: text, at: node)
      }
      return date
    }
  }
}

extension Date {
  /// The moment that a text in ISO 8601 stands for, in UTC unless it names a zone; nil for another
  /// text, and for a day or a time alone.
  package init?(moment text: String) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    guard let parsed = DateText(text), parsed.hasDate, parsed.hasTime,
      let date = parsed.date(in: calendar)
    else { return nil }
    self = date
  }
}

extension TimeZone {
  /// `New York` of `America/New_York`.
  package var placeName: String {
    (identifier.split(separator: "/").last.map(String.init) ?? identifier)
      .replacing("_", with: " ")
  }
}
