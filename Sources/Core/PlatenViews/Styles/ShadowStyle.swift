public import Foundation
public import PlatenDrawing

/// A shadow that a style casts outside or inside its drawing.
public struct ShadowStyle: Equatable, Sendable {
  fileprivate let isInner: Bool
  fileprivate let color: Color
  fileprivate let radius: CGFloat
  fileprivate let offset: CGSize

  /// Returns a shadow behind the drawing.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour; by default a third of black.
  ///   - radius: The blur of the shadow, in points.
  ///   - x: The distance to the right, in points.
  ///   - y: The distance down, in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// Returns a shadow that the edge casts into the drawing; texts, symbols and outlines have none.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour; by default somewhat more than half of black.
  ///   - radius: The blur of the shadow, in points.
  ///   - x: The distance to the right, in points.
  ///   - y: The distance down, in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }
}

/// A style that casts a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  /// Returns the style's paint with its shadow.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    func bounded(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -1e6), 1e6) }
    var paint = style._paint(in: context)
    paint.addShadow(
      PaintShadow(
        isInner: shadow.isInner, sigma: DisplayEffect.sigma(shadow.radius),
        offset: CGSize(width: bounded(shadow.offset.width), height: bounded(shadow.offset.height)),
        color: context.environment.resolve(shadow.color)))
    return paint
  }
}

/// A style that blends with the drawing below it.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let blendMode: BlendMode

  /// Returns the style's paint with its mode.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    var paint = style._paint(in: context)
    paint.blend(blendMode)
    return paint
  }
}

extension ShapeStyle {
  /// Returns this style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadow: style)
  }

  /// Returns this style, blended with the drawing below it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: self, blendMode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }

  /// Returns the foreground style, blended with the drawing below it.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().blendMode(mode))
  }

  /// Returns the foreground with its opacity multiplied by `opacity`, 0 to 1.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }
}
