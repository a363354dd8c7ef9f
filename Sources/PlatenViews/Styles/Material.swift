internal import PlatenDrawing

/// What blurs what lies behind it.
///
/// A still picture has it as a flat colour, light or dark by the colour scheme, through which the more
/// shows the thinner it is; nothing behind it is blurred. How opaque each is, is a choice: iOS's
/// own materials depend on what lies behind them.
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
    return color._paint(in: context)
  }
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
