public import Foundation
public import PlatenBase
public import PlatenDrawing
internal import PlatenLayout

/// A rectangle with rounded corners, each of its own radius.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners meet the sides.
  public var style: RoundedCornerStyle

  /// Makes a shape of radii in points.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes a shape of radii in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The rounded rectangle that fills a rectangle, leading on the left.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// A smaller rounded rectangle, whose corners keep the same distance everywhere.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetUnevenRectangle(base: self, amount: amount)
  }

  /// The radii.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

/// An uneven rounded rectangle whose corners shrink as it does, however often it is inset.
private struct InsetUnevenRectangle: InsettableShape {
  let base: UnevenRoundedRectangle
  let amount: CGFloat

  func path(in rect: CGRect) -> Path {
    // A corner without a radius has none when the shape grows, either.
    let radii = base.cornerRadii.map { $0 > 0 ? max($0 - amount, 0) : 0 }
    let smaller = UnevenRoundedRectangle(cornerRadii: radii, style: base.style)
    return _InsetShape(base: smaller, amount: amount).path(in: rect)
  }

  func inset(by amount: CGFloat) -> InsetUnevenRectangle {
    InsetUnevenRectangle(base: base, amount: self.amount + amount)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with rounded corners, each of its own radius in points.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with rounded corners, each of its own radius in points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
