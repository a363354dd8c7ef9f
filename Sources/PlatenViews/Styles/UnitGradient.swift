internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout

/// A gradient before it is known what it fills.
struct UnitGradient: Sendable {
  enum Geometry: Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    /// Radii are points.
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Radii are parts of the width and the height.
    case elliptical(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case angular(center: UnitPoint, start: Angle, end: Angle)
  }

  var geometry: Geometry
  var stops: [GradientStop]

  func paint(in bounds: CGRect) -> Paint {
    switch geometry {
    case .linear(let start, let end):
      return .linear(stops, from: start.point(in: bounds), to: end.point(in: bounds))
    case .radial(let center, let inner, let outer):
      return .radial(stops, center: center.point(in: bounds), from: inner, to: outer)
    case .elliptical(let center, let inner, let outer):
      return .radial(
        stops, center: center.point(in: bounds), unit: bounds.size, from: inner, to: outer)
    case .angular(let center, let start, let end):
      return .angular(stops, center: center.point(in: bounds), from: start, to: end)
    }
  }
}

extension UnitPoint {
  fileprivate func point(in bounds: CGRect) -> CGPoint {
    CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height)
  }
}
