public import Foundation
internal import PlatenBase
public import PlatenDrawing
public import PlatenLayout

/// A shape that can be drawn a distance inside of its outline.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape whose outline lies `amount` points inside of this one's.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape drawn a distance inside of its outline.
public struct _InsetShape<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  /// The outline in the rectangle that is smaller by the distance on each side.
  public func path(in rect: CGRect) -> Path {
    let width = max(rect.width - 2 * amount, 0)
    let height = max(rect.height - 2 * amount, 0)
    return base.path(
      in: CGRect(
        x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height))
  }

  /// The size of the shape that is not smaller.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// That of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  /// The shape, `amount` points smaller still.
  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}
