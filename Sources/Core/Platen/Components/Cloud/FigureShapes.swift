public import Foundation
internal import PlatenBase
public import PlatenDrawing
public import PlatenViews

/// A square on its corner, stretched to its space: its corners are at the middles of the sides.
public struct Diamond: InsettableShape {
  /// Makes the shape.
  public init() {}

  /// Returns the outline through the middles of a rectangle's sides, in points.
  public func path(in rect: CGRect) -> Path {
    Path(closed: [
      CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
      CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
    ])
  }

  /// Fixed, because the shape is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the diamond whose sides lie `amount` points inside this one's, or an empty shape if there is none.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFigure(base: self, amount: amount)
  }
}

extension Diamond: TangentialFigure {
  fileprivate func incircle(in rect: CGRect) -> Incircle? {
    let diagonal = (rect.width * rect.width + rect.height * rect.height).squareRoot()
    guard diagonal > 0 else { return nil }
    return Incircle(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: rect.width / 2 * rect.height / diagonal)
  }
}

/// A star with a point at its top, as large as its space allows, in the middle.
public struct Star: InsettableShape {
  /// The number of points, at least 3.
  public var points: Int
  /// The distance of the inner corners from the middle, as a fraction of the points' distance: from
  /// 0 to 1.
  public var innerRadius: CGFloat

  /// Makes a star.
  ///
  /// - Parameters:
  ///   - points: The number of points; fewer than 3 count as 3, more than 1,000 as 1,000.
  ///   - innerRadius: The distance of the inner corners from the middle, as a fraction of the
  ///     points' distance. With 0.382, the sides of a star with five points are on five straight
  ///     lines; with more, the star is fuller.
  public init(points: Int = 5, innerRadius: CGFloat = 0.5) {
    self.points = min(max(points, 3), 1_000)
    self.innerRadius = innerRadius.isFinite ? min(max(innerRadius, 0), 1) : 0.5
  }

  /// Returns the largest star in a rectangle, in points.
  public func path(in rect: CGRect) -> Path { unit.fitted(in: rect) }

  /// Returns the largest square in the proposal, with 10 points for an open side.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    Circle().sizeThatFits(proposal)
  }

  /// Fixed, because the shape is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the star whose sides lie `amount` points inside this one's, or an empty shape if there is none.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFigure(base: self, amount: amount)
  }

  /// The star around the origin whose points are at a distance of 1.
  private var unit: Path {
    let corners = (0..<2 * points).map { index in
      let angle = Angle.degrees(180 * Double(index) / Double(points))
      let radius = index % 2 == 0 ? 1 : innerRadius
      return CGPoint(x: CGFloat(angle.sine) * radius, y: -CGFloat(angle.cosine) * radius)
    }
    return Path(closed: corners)
  }
}

extension Star: TangentialFigure {
  fileprivate func incircle(in rect: CGRect) -> Incircle? {
    guard let place = CGAffineTransform(fitting: unit.boundingRect, in: rect) else { return nil }
    // The middle, a point and the inner corner beside it make a triangle, whose height is sought.
    let angle = Angle.degrees(180 / Double(points))
    let square = 1 + innerRadius * innerRadius - 2 * innerRadius * CGFloat(angle.cosine)
    let height = innerRadius * CGFloat(angle.sine) / square.squareRoot()
    return Incircle(center: CGPoint(x: place.tx, y: place.ty), radius: height * place.a)
  }
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

  /// Returns the largest heart in a rectangle, in points.
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

  /// Returns the largest square in the proposal, with 10 points for an open side.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    Circle().sizeThatFits(proposal)
  }

  /// Fixed, because the shape is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

// MARK: - Insets

/// A figure of straight sides that all touch one circle, if they are long enough: with its sides
/// further inside, it is the same figure, smaller around the circle's centre.
private protocol TangentialFigure: Shape {
  /// The circle in a rectangle, in points; nil where there is no figure.
  func incircle(in rect: CGRect) -> Incircle?
}

private struct Incircle {
  var center: CGPoint
  var radius: CGFloat
}

/// A figure whose sides lie a distance inside another's.
private struct InsetFigure<Base: TangentialFigure>: InsettableShape {
  let base: Base
  /// In points.
  let amount: CGFloat

  func path(in rect: CGRect) -> Path {
    guard let circle = base.incircle(in: rect) else { return Path() }
    let scale = (circle.radius - amount) / circle.radius
    guard scale > 0, scale.isFinite else { return Path() }
    return base.path(in: rect).applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: circle.center.x * (1 - scale),
        ty: circle.center.y * (1 - scale)))
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  func inset(by amount: CGFloat) -> InsetFigure {
    InsetFigure(base: base, amount: self.amount + amount)
  }
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
    CGAffineTransform(fitting: box, in: rect).map { applying($0) } ?? Path()
  }
}

extension CGAffineTransform {
  /// Makes a box as large as a rectangle allows, in the middle; nil where either has no sides.
  fileprivate init?(fitting box: CGRect, in rect: CGRect) {
    let scale = min(rect.width / box.width, rect.height / box.height)
    guard scale > 0, scale.isFinite else { return nil }
    self.init(
      a: scale, b: 0, c: 0, d: scale, tx: rect.midX - box.midX * scale,
      ty: rect.midY - box.midY * scale)
  }
}
