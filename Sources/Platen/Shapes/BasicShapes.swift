public import Foundation
public import PlatenDrawing
public import PlatenLayout

/// A rectangle.
public struct Rectangle: InsettableShape, Sendable {
  /// Makes the shape.
  public init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// A smaller rectangle.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// A circle in the middle of its space.
public struct Circle: InsettableShape, Sendable {
  /// Makes the shape.
  public init() {}

  /// The largest circle in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square as large as the proposal allows.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let side = [proposal.width, proposal.height].compactMap({ $0 }).min() else {
      return CGSize(width: 10, height: 10)
    }
    return CGSize(width: side, height: side)
  }

  /// A smaller circle.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// An ellipse that fills its space.
public struct Ellipse: InsettableShape, Sendable {
  /// Makes the shape.
  public init() {}

  /// The ellipse that fills a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// A smaller ellipse.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// A rectangle whose short sides are half circles.
public struct Capsule: InsettableShape, Sendable {
  /// How the corners meet the sides; a capsule's are half circles in both.
  public var style: RoundedCornerStyle

  /// Makes the shape.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The capsule that fills a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }

  /// A smaller capsule.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape, Sendable {
  /// The corners' width and height in points.
  public var cornerSize: CGSize
  /// How the corners meet the sides.
  public var style: RoundedCornerStyle

  /// Makes a shape with corners of a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes a shape with corners of a size in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The rounded rectangle that fills a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }

  /// A smaller rounded rectangle, whose corners keep the same distance everywhere.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    let corner = CGSize(
      width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
    return _InsetShape(
      base: RoundedRectangle(cornerSize: corner, style: style), amount: amount)
  }
}
