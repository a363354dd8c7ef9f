internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// Reads what `platen clock` is given.
enum ClockOptions {
  @Sendable static func time(_ text: String) throws -> ClockFace.Time {
    guard let time = clockTime(text[...]) else {
      throw OptionValueError(expected: "hours and minutes from 0:00 to 23:59")
    }
    return time
  }

  @Sendable static func second(_ text: String) throws -> Int {
    guard let second = Int(text), 0...59 ~= second else {
      throw OptionValueError(expected: "a whole number from 0 to 59")
    }
    return second
  }

  /// `9:00-12:30`, or with a colour `9:00-12:30=teal`.
  @Sendable static func arc(_ text: String) throws -> ClockArc {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let times = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    guard times.count == 2, let start = clockTime(times[0]), let end = clockTime(times[1]) else {
      throw OptionValueError(expected: "two times of day and perhaps a colour, as 9:00-12:30=teal")
    }
    let color = try parts.count == 2 ? Colors.color(String(parts[1])) : nil
    return ClockArc(from: start, to: end, color: color)
  }

  /// `Tokyo=Asia/Tokyo`, or `Asia/Tokyo` alone.
  @Sendable static func zone(_ text: String) throws -> WorldClock.Zone {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let identifier = String(parts[parts.count - 1])
    guard let timeZone = TimeZone(identifier: identifier) else {
      throw OptionValueError(unknownZone: identifier)
    }
    return WorldClock.Zone(
      parts.count == 2 ? String(parts[0]) : timeZone.placeName, timeZone: timeZone)
  }

  @Sendable static func moment(_ text: String) throws -> Date {
    guard let moment = Date(moment: text) else {
      throw OptionValueError(expected: "a day and a time of ISO 8601, as 2026-11-21T10:08:00Z")
    }
    return moment
  }

  private static func clockTime(_ text: Substring) -> ClockFace.Time? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 2, let hour = Int(parts[0]),
      let minute = Int(parts[1])
    else { return nil }
    return ClockFace.Time(hour: hour, minute: minute)
  }
}
