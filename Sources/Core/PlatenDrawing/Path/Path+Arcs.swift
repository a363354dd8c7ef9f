public import Foundation
public import PlatenBase

extension Path {
  /// Adds an arc of a circle.
  ///
  /// Angles start at 3 o'clock. As in SwiftUI, `clockwise` assumes y up: in the picture, where y
  /// goes down, false runs clockwise. Angles that are not finite add nothing.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let difference = CGFloat(endAngle.radians - startAngle.radians)
    guard difference.isFinite else { return }
    let sweep = Self.sweep(difference, clockwise: clockwise)
    appendArc(center, radius, from: startAngle, sweep: sweep, transform)
  }

  /// Adds an arc of a circle that runs from an angle over another.
  ///
  /// Angles run from 3 o'clock, clockwise on the picture where `delta` is positive. More than a
  /// turn is drawn as often as it goes round, up to a hundred times.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard delta.radians.isFinite else { return }
    let limit = 200 * CGFloat.pi
    let sweep = min(max(CGFloat(delta.radians), -limit), limit)
    appendArc(center, radius, from: startAngle, sweep: sweep, transform)
  }

  /// Adds an arc that rounds the corner at `tangent1End`, between the lines to it from the current
  /// point and from it to `tangent2End`.
  ///
  /// A straight line leads to the beginning of the arc. Without a corner or a radius, it leads to
  /// `tangent1End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    // The corner is found in the coordinates before the transform.
    let start = transform.isIdentity ? current : current.applying(transform.inverted())
    guard let arc = TangentArc(start, tangent1End, tangent2End, radius: radius) else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    appendArc(arc.center, radius, from: arc.startAngle, sweep: arc.sweep, transform)
  }

  private mutating func appendArc(
    _ center: CGPoint, _ radius: CGFloat, from startAngle: Angle, sweep: CGFloat,
    _ transform: CGAffineTransform
  ) {
    guard startAngle.radians.isFinite, center.isFinite, radius.isFinite else { return }
    let pieces = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
    let step = sweep / CGFloat(pieces)
    // A cubic Bézier that meets the arc at both ends and in its middle; off by 0.03 % of the radius
    // for a quarter.
    let reach = 4 / 3 * CGFloat(tan(Double(step) / 4)) * radius
    var start = startAngle
    let first = Self.point(center, radius, start).applying(transform)
    if elements.isEmpty {
      move(to: first)
    } else if currentPoint != first {
      addLine(to: first)
    }
    for i in 1...pieces {
      let end = Angle(radians: startAngle.radians + Double(step) * Double(i))
      let from = Self.point(center, radius, start)
      let to = Self.point(center, radius, end)
      let control1 = CGPoint(x: from.x - start.sine * reach, y: from.y + start.cosine * reach)
      let control2 = CGPoint(x: to.x + end.sine * reach, y: to.y - end.cosine * reach)
      addCurve(
        to: to.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
      start = end
    }
  }

  /// The radians that an arc runs over, a full turn either way at most.
  private static func sweep(_ difference: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let isBackwards = clockwise ? difference > 0 : difference < 0
    guard isBackwards else { return min(max(difference, -turn), turn) }
    // By division, as taking off turn after turn would not end for a large number.
    let rest = difference.truncatingRemainder(dividingBy: turn)
    if rest == 0 { return 0 }
    return clockwise ? rest - turn : rest + turn
  }

  private static func point(_ center: CGPoint, _ radius: CGFloat, _ angle: Angle) -> CGPoint {
    CGPoint(x: center.x + radius * angle.cosine, y: center.y + radius * angle.sine)
  }
}

/// The arc of a radius that touches two lines from a corner.
private struct TangentArc {
  let center: CGPoint
  let startAngle: Angle
  /// In radians, clockwise on the picture where it is positive.
  let sweep: CGFloat

  /// Nil where the lines make no corner or the radius is none.
  init?(_ start: CGPoint, _ corner: CGPoint, _ end: CGPoint, radius: CGFloat) {
    guard radius > 0, radius.isFinite, let back = (start - corner).unit,
      let on = (end - corner).unit
    else { return nil }
    let cross = back.cross(on)
    guard abs(cross) > 1e-9 else { return nil }
    let angle = atan2(abs(cross), back.dot(on))
    let distance = radius / tan(angle / 2)
    // The centre lies a radius away from the first line, on the second's side.
    let side: CGFloat = cross > 0 ? 1 : -1
    let normal = CGVector(dx: -back.dy * side, dy: back.dx * side)
    let touch = corner + back * distance
    center = touch + normal * radius
    startAngle = Angle(radians: Double(atan2(-normal.dy, -normal.dx)))
    sweep = -side * (.pi - angle)
  }
}

// MARK: - Arcs of path data

extension Path {
  /// Draws an arc of an ellipse from the path's end to a point, as SVG describes it.
  ///
  /// The ellipse grows until it reaches both points. Without radii the arc is a straight line.
  mutating func addEllipticalArc(
    from start: CGPoint, to end: CGPoint, _ arc: SVGPathReader.Arc
  ) {
    if start == end { return }
    let (rx, ry) = (abs(arc.radii.width), abs(arc.radii.height))
    // SVG 2, 9.5.1: a radius of zero makes a straight line, signs do not count, equal ends draw
    // nothing.
    guard rx > 0, ry > 0 else { return addLine(to: end) }
    // The chord seen from its middle, in units of the radii, with the ellipse upright: there the
    // ellipse is a circle of radius 1.
    let rotation = Angle.degrees(arc.rotation)
    let (sine, cosine) = (sin(rotation.radians), cos(rotation.radians))
    let half = CGPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    let x = (cosine * half.x + sine * half.y) / rx
    let y = (cosine * half.y - sine * half.x) / ry
    let distance = x * x + y * y
    guard distance > 1e-18, distance.isFinite else { return addLine(to: end) }
    // SVG 2, B.2.5: radii that do not reach are scaled up until they do.
    let growth = max(distance.squareRoot(), 1)
    // The centre lies across the chord, so far that the radius reaches.
    // SVG 2, B.2.4: conversion from endpoints to the centre.
    let reach = (max(1 / distance - 1, 0)).squareRoot() * (arc.isLarge == arc.isClockwise ? -1 : 1)
    let center = CGPoint(x: reach * y, y: -reach * x)
    let from = atan2(y - center.y, x - center.x)
    var sweep = atan2(-y - center.y, -x - center.x) - from
    if arc.isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !arc.isClockwise, sweep > 0 { sweep -= 2 * .pi }
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
