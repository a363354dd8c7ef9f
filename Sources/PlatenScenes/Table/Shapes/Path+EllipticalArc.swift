internal import Platen

extension Path {
  /// Draws an arc of an ellipse from the path's end to a point, as SVG describes it.
  ///
  /// The ellipse grows until it reaches both points. Without radii the arc is a straight line.
  mutating func addEllipticalArc(
    from start: CGPoint, to end: CGPoint, radii: CGSize, rotation: Angle, isLarge: Bool,
    isClockwise: Bool
  ) {
    if start == end { return }
    let (rx, ry) = (abs(radii.width), abs(radii.height))
    guard rx > 0, ry > 0 else { return addLine(to: end) }
    // The chord seen from its middle, in units of the radii, with the ellipse upright: there the
    // ellipse is a circle of radius 1.
    let (sine, cosine) = (sin(rotation.radians), cos(rotation.radians))
    let half = CGPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    let x = (cosine * half.x + sine * half.y) / rx
    let y = (cosine * half.y - sine * half.x) / ry
    let distance = x * x + y * y
    guard distance > 1e-18, distance.isFinite else { return addLine(to: end) }
    let growth = max(distance.squareRoot(), 1)
    // The centre lies across the chord, so far that the radius reaches.
    let reach = (max(1 / distance - 1, 0)).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = CGPoint(x: reach * y, y: -reach * x)
    let from = atan2(y - center.y, x - center.x)
    var sweep = atan2(-y - center.y, -x - center.x) - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let place = CGAffineTransform(
      a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry, tx: middle.x, ty: middle.y)
    addArc(around: center, radius: growth, from: from, sweep: sweep, to: end, place)
  }

  private mutating func addArc(
    around center: CGPoint, radius: CGFloat, from: CGFloat, sweep: CGFloat, to end: CGPoint,
    _ place: CGAffineTransform
  ) {
    let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    for i in 0..<count {
      let (a, b) = (from + step * CGFloat(i), from + step * CGFloat(i + 1))
      let first = CGPoint(
        x: center.x + cos(a) * radius - sin(a) * reach,
        y: center.y + sin(a) * radius + cos(a) * reach)
      let last = CGPoint(x: center.x + cos(b) * radius, y: center.y + sin(b) * radius)
      let second = CGPoint(x: last.x + sin(b) * reach, y: last.y - cos(b) * reach)
      addCurve(
        to: i == count - 1 ? end : last.applying(place), control1: first.applying(place),
        control2: second.applying(place))
    }
  }
}
