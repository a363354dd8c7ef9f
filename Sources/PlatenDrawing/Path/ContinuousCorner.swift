internal import Foundation

/// A rounded rectangle's continuous corners: each bends over 1.53 radii of its sides.
///
/// The numbers are those measured on iOS's own rounded rectangles: three cubic curves a corner, in
/// radii from the corner's point.
struct ContinuousCorner {
  private let radius: CGFloat
  private let rect: CGRect

  /// How far along a side a corner reaches, in radii.
  private static let reach: CGFloat = 1.528665
  private static let inner: (a: CGFloat, b: CGFloat) = (1.08849296, 0.86840694)
  private static let mid: (a: CGFloat, b: CGFloat) = (0.63149399, 0.07491100)
  private static let bend: (a: CGFloat, b: CGFloat) = (0.37282392, 0.16906013)

  /// Nil where the sides are too short for the bend: then circular corners are drawn.
  init?(radius: CGFloat, in rect: CGRect) {
    guard min(rect.width, rect.height) >= 2 * radius * Self.reach else { return nil }
    self.radius = radius
    self.rect = rect
  }

  func add(to path: inout Path) {
    let corners: [(corner: CGPoint, along: CGVectorPair)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), CGVectorPair(in: (-1, 0), out: (0, 1))),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGVectorPair(in: (0, -1), out: (-1, 0))),
      (CGPoint(x: rect.minX, y: rect.maxY), CGVectorPair(in: (1, 0), out: (0, -1))),
      (CGPoint(x: rect.minX, y: rect.minY), CGVectorPair(in: (0, 1), out: (1, 0))),
    ]
    for (i, (corner, along)) in corners.enumerated() {
      /// The point `a` radii back along the side that comes in and `b` along the one that goes out.
      func point(_ a: CGFloat, _ b: CGFloat) -> CGPoint {
        CGPoint(
          x: corner.x + radius * (a * along.in.0 + b * along.out.0),
          y: corner.y + radius * (a * along.in.1 + b * along.out.1))
      }
      let start = point(Self.reach, 0)
      if i == 0 { path.move(to: start) } else { path.addLine(to: start) }
      path.addCurve(
        to: point(Self.mid.a, Self.mid.b), control1: point(Self.inner.a, 0),
        control2: point(Self.inner.b, 0))
      path.addCurve(
        to: point(Self.mid.b, Self.mid.a), control1: point(Self.bend.a, Self.bend.b),
        control2: point(Self.bend.b, Self.bend.a))
      path.addCurve(
        to: point(0, Self.reach), control1: point(0, Self.inner.b),
        control2: point(0, Self.inner.a))
    }
    path.closeSubpath()
  }
}

/// The directions from a corner back along the side that comes in and on along the one that goes out.
private struct CGVectorPair {
  var `in`: (CGFloat, CGFloat)
  var out: (CGFloat, CGFloat)
}
