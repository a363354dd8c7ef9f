public import Foundation
public import PlatenBase
public import PlatenDrawing

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape, Sendable {
  /// The corners' width and height in points.
  public var cornerSize: CGSize
  /// The form of the corners.
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

  /// Returns the rounded rectangle that fills a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }

  /// Fixed, because the shape is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the shape `amount` points inside this one, with the same distance around corners.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRoundedRectangle(base: self, amount: amount)
  }
}

nonisolated extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with rounded corners of a size in points.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// Returns a rectangle with rounded corners of a radius in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

/// A rounded rectangle whose corners shrink as it does, however often it is inset.
private struct InsetRoundedRectangle: InsettableShape {
  var base: RoundedRectangle
  var amount: CGFloat

  var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }

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

// MARK: - Corners of their own radii

/// A rectangle with rounded corners, each with its own radius.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The form of the corners.
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

  /// Returns the rounded rectangle that fills a rectangle, leading on the left.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Returns the shape `amount` points inside this one, with the same distance around corners.
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
  var base: UnevenRoundedRectangle
  var amount: CGFloat

  var animatableData: AnimatablePair<UnevenRoundedRectangle.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }

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

nonisolated extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle with rounded corners, each with its own radius in points.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// Returns a rectangle with rounded corners, each with its own radius in points.
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
