public import Foundation
public import PlatenLayout

/// How the corners of a rounded rectangle meet its sides.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that bends gradually into the side.
  case continuous
}

extension Path {
  /// The control points' distance that makes a cubic curve a quarter of the unit circle.
  private static let quarter: CGFloat = 0.552_284_749_830_793_6

  /// Adds the ellipse that fills a rectangle, clockwise from 3 o'clock.
  public mutating func addEllipse(in rect: CGRect) {
    let isAlone = isEmpty
    addCorners(in: rect, radius: CGSize(width: rect.width / 2, height: rect.height / 2))
    if isAlone { primitive = .ellipse(rect) }
  }

  /// Adds a rectangle with rounded corners; a radius over half a side is cut to it.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    var radius = CGSize(
      width: min(cornerSize.width, rect.width / 2), height: min(cornerSize.height, rect.height / 2))
    if cornerSize.width == cornerSize.height {
      // Round corners stay round where the shorter side cuts them.
      radius.width = min(radius.width, radius.height)
      radius.height = radius.width
    }
    guard radius.width > 0, radius.height > 0 else {
      addRect(rect)
      return
    }
    let isAlone = isEmpty
    if style == .continuous, radius.width == radius.height,
      let corner = ContinuousCorner(radius: radius.width, in: rect)
    {
      corner.add(to: &self)
    } else {
      addCorners(in: rect, radius: radius)
      if isAlone { primitive = .roundedRect(rect, radius: radius) }
    }
  }

  private mutating func addCorners(in rect: CGRect, radius: CGSize) {
    let dx = radius.width * (1 - Self.quarter)
    let dy = radius.height * (1 - Self.quarter)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: CGPoint(x: right, y: top + radius.height))
    if rect.height > radius.height * 2 {
      addLine(to: CGPoint(x: right, y: bottom - radius.height))
    }
    addCurve(
      to: CGPoint(x: right - radius.width, y: bottom),
      control1: CGPoint(x: right, y: bottom - dy), control2: CGPoint(x: right - dx, y: bottom))
    if rect.width > radius.width * 2 { addLine(to: CGPoint(x: left + radius.width, y: bottom)) }
    addCurve(
      to: CGPoint(x: left, y: bottom - radius.height),
      control1: CGPoint(x: left + dx, y: bottom), control2: CGPoint(x: left, y: bottom - dy))
    if rect.height > radius.height * 2 { addLine(to: CGPoint(x: left, y: top + radius.height)) }
    addCurve(
      to: CGPoint(x: left + radius.width, y: top),
      control1: CGPoint(x: left, y: top + dy), control2: CGPoint(x: left + dx, y: top))
    if rect.width > radius.width * 2 { addLine(to: CGPoint(x: right - radius.width, y: top)) }
    addCurve(
      to: CGPoint(x: right, y: top + radius.height),
      control1: CGPoint(x: right - dx, y: top), control2: CGPoint(x: right, y: top + dy))
    closeSubpath()
  }

  /// Adds an arc of a circle.
  ///
  /// Angles run from 3 o'clock. As in SwiftUI, `clockwise` is meant with y up: on the picture, where
  /// y goes down, false runs clockwise. Angles that are no finite numbers add nothing.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let difference = CGFloat(endAngle.radians - startAngle.radians)
    guard startAngle.radians.isFinite, difference.isFinite else { return }
    let sweep = Self.sweep(difference, clockwise: clockwise)
    let pieces = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
    let step = sweep / CGFloat(pieces)
    let reach = 4 / 3 * CGFloat(tan(Double(step) / 4)) * radius
    var start = Angle(radians: startAngle.radians)
    let first = Self.point(center, radius, start)
    if elements.isEmpty { move(to: first) } else { addLine(to: first) }
    for _ in 0..<pieces {
      let end = Angle(radians: start.radians + Double(step))
      let from = Self.point(center, radius, start)
      let to = Self.point(center, radius, end)
      addCurve(
        to: to,
        control1: CGPoint(
          x: from.x - CGFloat(start.sine) * reach, y: from.y + CGFloat(start.cosine) * reach),
        control2: CGPoint(
          x: to.x + CGFloat(end.sine) * reach, y: to.y - CGFloat(end.cosine) * reach))
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
    CGPoint(
      x: center.x + radius * CGFloat(angle.cosine), y: center.y + radius * CGFloat(angle.sine))
  }
}
