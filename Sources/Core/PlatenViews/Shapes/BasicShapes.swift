public import Foundation
internal import PlatenBase
public import PlatenDrawing
public import PlatenLayout

/// A rectangle.
public struct Rectangle: InsettableShape, Sendable {
  /// Makes the shape.
  public init() {}

  /// Returns the rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Fixed, because the shape is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the rectangle whose outline lies `amount` points inside this one's.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

nonisolated extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

/// An ellipse that fills its space.
public struct Ellipse: InsettableShape, Sendable {
  /// Makes the shape.
  public init() {}

  /// Returns the ellipse that fills a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Fixed, because the shape is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the ellipse whose outline lies `amount` points inside this one's.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

nonisolated extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

/// A circle in the middle of its space.
public struct Circle: InsettableShape, Sendable {
  /// Makes the shape.
  public init() {}

  /// Returns the largest circle in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// Returns the largest square in the proposal, with 10 points for an open side.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  /// Fixed, because the shape is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the circle whose outline lies `amount` points inside this one's.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

nonisolated extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

/// A rectangle whose corners are as round as its shorter side allows.
public struct Capsule: InsettableShape, Sendable {
  /// The form of the corners: half circles, or continuous corners of half the shorter side, which
  /// look nearly the same.
  public var style: RoundedCornerStyle

  /// Makes the shape.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the capsule that fills a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// Fixed, because the shape is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the capsule whose outline lies `amount` points inside this one's.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

nonisolated extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }

  /// Returns a capsule with a corner style.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
