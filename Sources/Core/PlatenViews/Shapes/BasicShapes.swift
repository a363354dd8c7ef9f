public import Foundation
internal import PlatenBase
public import PlatenDrawing
public import PlatenLayout

/// A rectangle.
public struct Rectangle: InsettableShape, Sendable {
  /// Makes the shape.
  public init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Looks the same in a mirror, and so stays as it is.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The rectangle whose outline lies `amount` points inside of this one's.
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

  /// The ellipse that fills a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Looks the same in a mirror, and so stays as it is.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The ellipse whose outline lies `amount` points inside of this one's.
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

  /// The largest circle in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square as large as the proposal allows, 10 points where one of its sides is open.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  /// Looks the same in a mirror, and so stays as it is.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The circle whose outline lies `amount` points inside of this one's.
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
  /// How the corners meet the sides: as half circles, or as continuous corners of half the shorter
  /// side, which look nearly so.
  public var style: RoundedCornerStyle

  /// Makes the shape.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The capsule that fills a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// Looks the same in a mirror, and so stays as it is.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The capsule whose outline lies `amount` points inside of this one's.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

nonisolated extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }

  /// A capsule whose corners meet the sides in a style.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
