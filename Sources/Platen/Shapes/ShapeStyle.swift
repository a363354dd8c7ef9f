public import PlatenDrawing

/// What a shape or a text is coloured with.
public protocol ShapeStyle {
  /// The colour that the style has in an environment.
  func _color(in environment: EnvironmentValues) -> Color
}

extension Color: ShapeStyle {
  /// The colour itself.
  public func _color(in environment: EnvironmentValues) -> Color { self }
}

/// The colour of the texts and shapes around.
public struct ForegroundStyle: ShapeStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The foreground, primary if none is set.
  public func _color(in environment: EnvironmentValues) -> Color {
    environment.foreground ?? .primary
  }
}

/// The colour behind everything: white in the light scheme, black in the dark.
public struct BackgroundStyle: ShapeStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// White or black.
  public func _color(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .light ? .white : .black
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The colour of the texts and shapes around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The colour behind everything.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

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
  /// ``Color/primary``.
  public static var primary: Color { Color.primary }
  /// ``Color/secondary``.
  public static var secondary: Color { Color.secondary }
}
