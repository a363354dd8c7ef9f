/// A style, less opaque.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  /// The style's paint, less opaque.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    style._paint(in: context).multiplied(by: min(max(opacity.isNaN ? 0 : opacity, 0), 1))
  }
}

extension ShapeStyle {
  /// This style with its opacity multiplied by `opacity`, 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }

  /// The second level of this style.
  public var secondary: some ShapeStyle { opacity(ForegroundLevels.opacities[1]) }

  /// The third level of this style.
  public var tertiary: some ShapeStyle { opacity(ForegroundLevels.opacities[2]) }

  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { opacity(ForegroundLevels.opacities[3]) }

  /// The fifth level of this style.
  public var quinary: some ShapeStyle { opacity(ForegroundLevels.opacities[4]) }
}
