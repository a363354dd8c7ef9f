internal import Foundation
public import PlatenDrawing

/// A time of the day that a clock's face marks, such as a meeting or the hours of a shop.
public struct ClockArc: Hashable, Sendable {
  /// The time when the arc begins.
  public var start: ClockFace.Time
  /// The time when the arc ends.
  ///
  /// A time before ``start`` is on the next day, and the same time makes a whole day.
  public var end: ClockFace.Time
  /// The colour; nil for the tint around it.
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

// MARK: - Shape

/// The segment of a ring that an arc of a clock takes, with round ends that reach exactly to its
/// times.
struct ClockSegment: Shape {
  let arc: ClockArc
  /// The radius of the ring's middle in points.
  let radius: CGFloat
  /// The width of the ring in points.
  let width: CGFloat

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    guard radius > 0, width > 0 else { return Path() }
    guard arc.sweep.degrees < 360 else {
      return ring(around: center).strokedPath(StrokeStyle(lineWidth: width))
    }
    // A round end is half a width long; an arc that is shorter than both ends has none.
    let end = Angle(radians: Double(width / 2 / radius))
    let isRound = arc.sweep.radians > 2 * end.radians
    let start = arc.startAngle.radians + (isRound ? end.radians : 0) - .pi / 2
    let sweep = arc.sweep.radians - (isRound ? 2 * end.radians : 0)
    let middle = Path { path in
      path.addRelativeArc(
        center: center, radius: radius, startAngle: Angle(radians: start),
        delta: Angle(radians: sweep))
    }
    return middle.strokedPath(
      StrokeStyle(lineWidth: width, lineCap: isRound ? .round : .butt))
  }

  private func ring(around center: CGPoint) -> Path {
    Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
