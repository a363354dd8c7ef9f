public import Foundation
public import PlatenDrawing
internal import PlatenLayout

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
