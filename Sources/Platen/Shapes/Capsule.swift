public import Foundation
public import PlatenDrawing
internal import PlatenLayout

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
