internal import PlatenDrawing

/// A material, which blurs the drawing behind it.
///
/// In a shape filled with it, the drawing behind is blurred and has stronger colours. A colour, light
/// or dark by the colour scheme, lies over it; more shows through a thinner material. The
/// opacities are Platen's choice: iOS's own materials depend on the drawing behind them. In a view
/// with a blend mode, only the drawing of that view counts as behind.
public struct Material: ShapeStyle {
  private let opacity: Double

  /// A material that mostly shows the drawing behind it.
  public static let ultraThin = Material(opacity: 0.5)
  /// A material that shows more of the drawing behind it than not.
  public static let thin = Material(opacity: 0.65)
  /// A material of medium thickness.
  public static let regular = Material(opacity: 0.8)
  /// A material that shows less of the drawing behind it.
  public static let thick = Material(opacity: 0.9)
  /// A material that shows hardly anything of the drawing behind it.
  public static let ultraThick = Material(opacity: 0.95)
  /// The material of the system's bars.
  public static let bar = Material(opacity: 0.94)

  /// Returns near white in the light scheme, near black in the dark.
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
  /// A material that mostly shows the drawing behind it.
  public static var ultraThinMaterial: Material { Material.ultraThin }
  /// A material that shows more of the drawing behind it than not.
  public static var thinMaterial: Material { Material.thin }
  /// A material of medium thickness.
  public static var regularMaterial: Material { Material.regular }
  /// A material that shows less of the drawing behind it.
  public static var thickMaterial: Material { Material.thick }
  /// A material that shows hardly anything of the drawing behind it.
  public static var ultraThickMaterial: Material { Material.ultraThick }
  /// The material of the system's bars.
  public static var bar: Material { Material.bar }
}
