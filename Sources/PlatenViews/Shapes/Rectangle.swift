public import Foundation
internal import PlatenBase
public import PlatenDrawing
internal import PlatenLayout

/// A rectangle.
public struct Rectangle: InsettableShape, Sendable {
  /// Makes the shape.
  public init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// It stays as it is.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller rectangle.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
