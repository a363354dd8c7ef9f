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

extension Path {
  /// The path as a rectangle with four equal corners; nil if it is none, but for a fiftieth of its shorter side.
  ///
  /// The steps are the same for all such, so that what lies between two of them is one, too. The radius is found by
  /// the area: it does not matter how the corners are drawn.
  var corneredOutline: Path? {
    let box = boundingRect
    guard let outline = radialOutline?.points else { return nil }
    var area: CGFloat = 0
    for (i, a) in outline.enumerated() {
      let b = outline[(i + 1) % outline.count]
      area += (a.x * b.y - b.x * a.y) / 2
    }
    let side = min(box.width, box.height)
    let missing = max(box.width * box.height - abs(area), 0)
    let found = Self.cornered(box, min((missing / (4 - .pi)).squareRoot(), side / 2))
    guard let points = found.radialOutline?.points, points.count == outline.count else {
      return nil
    }
    let isNear = zip(points, outline).allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) <= side / 50 }
    return isNear ? found : nil
  }

  private static func cornered(_ box: CGRect, _ radius: CGFloat) -> Path {
    // How far the control points of a quarter of a circle are from the corner.
    let near = radius * (1 - 4 * (CGFloat(2).squareRoot() - 1) / 3)
    let (left, right, top, bottom) = (box.minX, box.maxX, box.minY, box.maxY)
    var path = Path()
    path.move(to: CGPoint(x: left + radius, y: top))
    path.addLine(to: CGPoint(x: right - radius, y: top))
    path.addCurve(
      to: CGPoint(x: right, y: top + radius), control1: CGPoint(x: right - near, y: top),
      control2: CGPoint(x: right, y: top + near))
    path.addLine(to: CGPoint(x: right, y: bottom - radius))
    path.addCurve(
      to: CGPoint(x: right - radius, y: bottom), control1: CGPoint(x: right, y: bottom - near),
      control2: CGPoint(x: right - near, y: bottom))
    path.addLine(to: CGPoint(x: left + radius, y: bottom))
    path.addCurve(
      to: CGPoint(x: left, y: bottom - radius), control1: CGPoint(x: left + near, y: bottom),
      control2: CGPoint(x: left, y: bottom - near))
    path.addLine(to: CGPoint(x: left, y: top + radius))
    path.addCurve(
      to: CGPoint(x: left + radius, y: top), control1: CGPoint(x: left, y: top + near),
      control2: CGPoint(x: left + near, y: top))
    path.closeSubpath()
    return path
  }

  fileprivate var points: [CGPoint] {
    elements.compactMap {
      switch $0 {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
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
