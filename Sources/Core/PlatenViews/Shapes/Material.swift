internal import PlatenDrawing

/// A material, which blurs what lies behind it.
///
/// Where it fills a shape, what is drawn behind is blurred, its colours are stronger, and a colour,
/// light or dark by the colour scheme, lies over it, through which the more shows the thinner the
/// material is. How opaque each is, is a choice: iOS's own materials depend on what lies behind them.
/// Within what has a blend mode only what that has drawn is behind.
public struct Material: ShapeStyle {
  private let opacity: Double

  /// Mostly what lies behind.
  public static let ultraThin = Material(opacity: 0.5)
  /// More of what lies behind than not.
  public static let thin = Material(opacity: 0.65)
  /// As much as suits most.
  public static let regular = Material(opacity: 0.8)
  /// Less of what lies behind.
  public static let thick = Material(opacity: 0.9)
  /// Hardly anything of what lies behind.
  public static let ultraThick = Material(opacity: 0.95)
  /// What lies behind the system's bars.
  public static let bar = Material(opacity: 0.94)

  /// A near white in the light scheme, a near black in the dark.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    let color = Color(
      light: Color.Resolved(rgb: 0xF6F6F6, opacity: opacity),
      dark: Color.Resolved(rgb: 0x252525, opacity: opacity))
    var paint = color._paint(in: context)
    paint.isMaterial = true
    return paint
  }

  /// The blur's radius in points, as that of `blur(radius:)`.
  static let blurRadius: CGFloat = 20
  /// How many times as far from gray the colours behind are.
  static let saturation = 1.5
}

extension ShapeStyle where Self == Material {
  /// Mostly what lies behind.
  public static var ultraThinMaterial: Material { Material.ultraThin }
  /// More of what lies behind than not.
  public static var thinMaterial: Material { Material.thin }
  /// As much as suits most.
  public static var regularMaterial: Material { Material.regular }
  /// Less of what lies behind.
  public static var thickMaterial: Material { Material.thick }
  /// Hardly anything of what lies behind.
  public static var ultraThickMaterial: Material { Material.ultraThick }
  /// What lies behind the system's bars.
  public static var bar: Material { Material.bar }
}
