internal import PlatenDrawing

/// The style of the texts and shapes around it.
public struct ForegroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// Returns the foreground, the label colour if none is set.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    ForegroundLevels.paint(level: 0, of: context.foreground, in: context.environment)
  }
}

/// The style of the background: the environment's ``EnvironmentValues/backgroundStyle``, or white
/// in the light scheme and black in the dark.
public struct BackgroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// Returns the background.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    var environment = context.environment
    if let style = environment.backgroundStyle {
      // What a background says of the background is the system's, or it would ask itself for ever.
      environment.backgroundStyle = nil
      return style._paint(in: _StyleContext(environment, foreground: context.foreground))
    }
    return _StylePaint(environment.resolve(environment.colorScheme == .light ? .white : .black))
  }
}

/// The style of controls.
public struct TintShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// Returns the tint, the accent colour if none is set.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    var environment = context.environment
    if let style = environment.tintStyle {
      // What a tint says of the tint is the colour beneath, or it would ask itself for ever.
      environment.tintStyle = nil
      return style._paint(in: _StyleContext(environment, foreground: context.foreground))
    }
    return _StylePaint(environment.resolve(environment.tint))
  }
}

/// A level of the foreground, weaker the further from primary.
///
/// A view without a foreground has the system's label colours. After the levels that
/// `foregroundStyle(_:)` sets, further levels are the style itself, less opaque.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// Returns the level of the foreground style around it.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    ForegroundLevels.paint(level: level, of: context.foreground, in: context.environment)
  }
}

// Names that stand for what the environment says.

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the texts and shapes around it.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of the background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style of controls.
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
