public import PlatenDrawing

/// A time of the day that a clock's face marks, such as a meeting or the hours of a shop.
public struct ClockArc: Hashable, Sendable {
  /// When it begins.
  public var start: ClockFace.Time
  /// When it ends; a time before ``start`` is that of the next day, and the same time ends a whole
  /// day.
  public var end: ClockFace.Time
  /// The colour; nil for the tint around.
  public var color: Color?

  /// Makes an arc from one time to another.
  public init(from start: ClockFace.Time, to end: ClockFace.Time, color: Color? = nil) {
    self.start = start
    self.end = end
    self.color = color
  }

  /// How long it lasts in minutes, from 1 to 1440.
  var minutes: Int {
    let difference = end.minuteOfDay - start.minuteOfDay
    return difference > 0 ? difference : difference + 24 * 60
  }

  /// Where it begins on a face of twelve hours.
  var startAngle: Angle { Angle(degrees: Double(start.minuteOfDay % 720) / 2) }

  /// How much of the face it takes: all of it from twelve hours on.
  var sweep: Angle { Angle(degrees: min(Double(minutes) / 2, 360)) }
}

extension ClockFace.Time {
  /// The minutes since midnight.
  var minuteOfDay: Int { hour * 60 + minute }
}
