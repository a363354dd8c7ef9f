public import Foundation
internal import PlatenBase
public import PlatenDrawing
internal import PlatenLayout

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

  /// It stays as it is.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller capsule.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }

  /// A capsule whose corners meet the sides in a style.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
