public import Foundation
internal import PlatenBase
public import PlatenDrawing
public import PlatenLayout

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

  /// It stays as it is.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller circle.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
