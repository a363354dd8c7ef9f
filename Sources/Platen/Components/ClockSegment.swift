internal import Foundation

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
