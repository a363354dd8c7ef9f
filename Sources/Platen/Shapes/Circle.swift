public import Foundation
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
