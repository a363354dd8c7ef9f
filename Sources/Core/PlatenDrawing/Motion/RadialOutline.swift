internal import Foundation
internal import PlatenBase

extension Path {
  /// How many points a radial outline has; those of a box's corners are among them.
  private static let radialCount = 256

  /// The path as points around its middle, so that it can become any other such path; nil if a ray from the
  /// middle meets it more or less than once.
  ///
  /// The points of two outlines are in the same directions where both fill a square.
  var radialOutline: Path? {
    let box = boundingRect
    guard subpaths.count == 1, box.width > 0, box.height > 0 else { return nil }
    // In a square of two points a side, around its middle.
    let square = CGAffineTransform(translationX: -box.midX, y: -box.midY)
      .concatenating(CGAffineTransform(scaleX: 2 / box.width, y: 2 / box.height))
    var corners: [CGPoint] = []
    for segment in subpaths[0].segments {
      corners += segment.points(24).map { $0.applying(square) }
    }
    let back = square.inverted()
    var points: [CGPoint] = []
    for i in 0..<Self.radialCount {
      let angle = CGFloat(i) / CGFloat(Self.radialCount) * 2 * .pi
      guard let point = corners.crossing(of: CGVector(dx: cos(angle), dy: sin(angle))) else {
        return nil
      }
      points.append(point.applying(back))
    }
    var path = Path()
    path.addLines(points)
    path.closeSubpath()
    return path
  }
}

extension PathSegment {
  /// Returns points from the start on, without the end: one of a line, and a number of a curve's.
  fileprivate func points(_ count: Int) -> [CGPoint] {
    isLine ? [start] : (0..<count).map { point(at: CGFloat($0) / CGFloat(count)) }
  }
}

extension [CGPoint] {
  /// Returns where a ray from the origin meets the closed line through the points; nil if not at one place.
  fileprivate func crossing(of ray: CGVector) -> CGPoint? {
    var found: CGPoint?
    for (i, a) in enumerated() {
      let b = self[(i + 1) % count]
      let side = CGVector(dx: b.x - a.x, dy: b.y - a.y)
      let area = ray.dx * side.dy - ray.dy * side.dx
      guard Swift.abs(area) > 1e-12 else { continue }
      let distance = (a.x * side.dy - a.y * side.dx) / area
      let part = (a.x * ray.dy - a.y * ray.dx) / area
      guard distance > 1e-6, part >= -1e-9, part <= 1 + 1e-9 else { continue }
      let point = CGPoint(x: ray.dx * distance, y: ray.dy * distance)
      // A corner is on two sides.
      if let found, hypot(found.x - point.x, found.y - point.y) > 1e-4 { return nil }
      found = found ?? point
    }
    return found
  }
}
