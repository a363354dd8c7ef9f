public import Foundation
internal import PlatenBase
public import PlatenDrawing
internal import PlatenLayout

/// An ellipse that fills its space.
public struct Ellipse: InsettableShape, Sendable {
  /// Makes the shape.
  public init() {}

  /// The ellipse that fills a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// It stays as it is.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller ellipse.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
