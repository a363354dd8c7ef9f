public import Foundation
public import PlatenBase
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

  /// The corners' size.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// The rounded rectangle that fills a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }

  /// It stays as it is.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller rounded rectangle, whose corners keep the same distance everywhere.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRoundedRectangle(base: self, amount: amount)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners of a size in points.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with rounded corners of a radius in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

/// A rounded rectangle whose corners shrink as it does, however often it is inset.
private struct InsetRoundedRectangle: InsettableShape {
  let base: RoundedRectangle
  let amount: CGFloat

  func path(in rect: CGRect) -> Path {
    let corner = CGSize(
      width: max(base.cornerSize.width - amount, 0),
      height: max(base.cornerSize.height - amount, 0))
    let smaller = RoundedRectangle(cornerSize: corner, style: base.style)
    return _InsetShape(base: smaller, amount: amount).path(in: rect)
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func inset(by amount: CGFloat) -> InsetRoundedRectangle {
    InsetRoundedRectangle(base: base, amount: self.amount + amount)
  }
}
