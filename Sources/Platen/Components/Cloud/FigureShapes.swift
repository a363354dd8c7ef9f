public import Foundation
internal import PlatenBase
public import PlatenDrawing
public import PlatenViews

/// A square on its corner, stretched to its space: its corners are the middles of the sides.
public struct Diamond: Shape {
  /// Makes the shape.
  public init() {}

  /// The outline through the middles of a rectangle's sides, in points.
  public func path(in rect: CGRect) -> Path {
    Path(closed: [
      CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
      CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
    ])
  }

  /// Looks the same in a mirror, and so stays as it is.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A star with a point at its top, as large as its space allows, in the middle.
public struct Star: Shape {
  /// How many points it has, 3 at least.
  public var points: Int
  /// How far its inner corners are from the middle, beside its points: from 0 to 1.
  public var innerRadius: CGFloat

  /// Makes a star.
  ///
  /// - Parameters:
  ///   - points: How many points it has; fewer than 3 count as 3, more than 1,000 as 1,000.
  ///   - innerRadius: How far its inner corners are from the middle, beside its points. With 0.382
  ///     the sides of a star of five points lie on five straight lines; with more, it is fuller.
  public init(points: Int = 5, innerRadius: CGFloat = 0.5) {
    self.points = min(max(points, 3), 1_000)
    self.innerRadius = innerRadius.isFinite ? min(max(innerRadius, 0), 1) : 0.5
  }

  /// The largest star in a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    let corners = (0..<2 * points).map { index in
      let angle = Angle.degrees(180 * Double(index) / Double(points))
      let radius = index % 2 == 0 ? 1 : innerRadius
      return CGPoint(x: CGFloat(angle.sine) * radius, y: -CGFloat(angle.cosine) * radius)
    }
    return Path(closed: corners).fitted(in: rect)
  }

  /// Looks the same in a mirror, and so stays as it is.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A heart as large as its space allows, in the middle.
public struct Heart: Shape {
  /// Makes the shape.
  public init() {}

  /// The right half from the dent to the point below: ends and controls of curves, to the right of
  /// the middle and below the top, in widths of the heart.
  private static let half: [(a: CGPoint, b: CGPoint, end: CGPoint)] = [
    (CGPoint(x: 0.045, y: 0.055), CGPoint(x: 0.135, y: 0), CGPoint(x: 0.235, y: 0)),
    (CGPoint(x: 0.385, y: 0), CGPoint(x: 0.5, y: 0.115), CGPoint(x: 0.5, y: 0.265)),
    (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.255, y: 0.66), CGPoint(x: 0, y: 0.9)),
  ]
  private static let dent = CGPoint(x: 0, y: 0.165)

  /// The largest heart in a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    func left(_ point: CGPoint) -> CGPoint { CGPoint(x: -point.x, y: point.y) }
    var path = Path()
    path.move(to: Self.dent)
    for curve in Self.half { path.addCurve(to: curve.end, control1: curve.a, control2: curve.b) }
    let starts = [Self.dent] + Self.half.map(\.end)
    for (start, curve) in zip(starts, Self.half).reversed() {
      path.addCurve(to: left(start), control1: left(curve.b), control2: left(curve.a))
    }
    path.closeSubpath()
    return path.fitted(in: rect)
  }

  /// Looks the same in a mirror, and so stays as it is.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

// MARK: - Paths

extension Path {
  /// A path of straight lines from corner to corner and back to the first.
  init(closed corners: [CGPoint]) {
    self.init()
    addLines(corners)
    closeSubpath()
  }

  /// This path, as large as a rectangle allows in the path's proportions, in the middle; empty where
  /// either has no sides.
  func fitted(in rect: CGRect) -> Path {
    let box = boundingRect
    guard !isEmpty, max(box.width, box.height) > 0 else { return Path() }
    return fitted(box, in: rect)
  }

  /// This path with a box of its space as large as a rectangle allows, in the middle.
  func fitted(_ box: CGRect, in rect: CGRect) -> Path {
    let scale = min(rect.width / box.width, rect.height / box.height)
    guard scale > 0, scale.isFinite else { return Path() }
    return applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: rect.midX - box.midX * scale,
        ty: rect.midY - box.midY * scale))
  }
}
