public import PlatenDrawing

// The system's colours, so that `.fill(.red)` can be written.

extension ShapeStyle where Self == Color {
  /// ``Color/red``.
  public static var red: Color { Color.red }
  /// ``Color/orange``.
  public static var orange: Color { Color.orange }
  /// ``Color/yellow``.
  public static var yellow: Color { Color.yellow }
  /// ``Color/green``.
  public static var green: Color { Color.green }
  /// ``Color/mint``.
  public static var mint: Color { Color.mint }
  /// ``Color/teal``.
  public static var teal: Color { Color.teal }
  /// ``Color/cyan``.
  public static var cyan: Color { Color.cyan }
  /// ``Color/blue``.
  public static var blue: Color { Color.blue }
  /// ``Color/indigo``.
  public static var indigo: Color { Color.indigo }
  /// ``Color/purple``.
  public static var purple: Color { Color.purple }
  /// ``Color/pink``.
  public static var pink: Color { Color.pink }
  /// ``Color/brown``.
  public static var brown: Color { Color.brown }
  /// ``Color/gray``.
  public static var gray: Color { Color.gray }
  /// ``Color/black``.
  public static var black: Color { Color.black }
  /// ``Color/white``.
  public static var white: Color { Color.white }
  /// ``Color/clear``.
  public static var clear: Color { Color.clear }
}

// Names that stand for what the environment says.

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the texts and shapes around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style behind everything.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style of what can be acted on.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The second level of the foreground.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The third level of the foreground.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The fourth level of the foreground.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  /// The fifth level of the foreground.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}
