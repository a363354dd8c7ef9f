/// The style of shapes and texts: a colour, a gradient, or a style of the environment.
///
/// A custom style returns another style in ``resolve(in:)``.
public protocol ShapeStyle: Sendable {
  /// The type of the resolved style; `Never` for Platen's own.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the resolved style in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the style's paint in a context. Platen's own styles implement this instead of
  /// ``resolve(in:)``.
  func _paint(in context: _StyleContext) -> _StylePaint
}

extension ShapeStyle {
  /// Returns the resolved style's paint.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    resolve(in: context.environment)._paint(in: context)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the style paints itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is not resolved")
  }
}

/// The style that no style comes to.
extension Never: ShapeStyle {
  /// The type of nothing.
  public typealias Resolved = Never
}

/// The context in which a style is resolved.
public struct _StyleContext {
  let environment: EnvironmentValues
  /// What counts as the foreground: while a foreground is itself resolved, the one around it.
  let foreground: ForegroundLevels?

  init(_ environment: EnvironmentValues) {
    self.init(environment, foreground: environment.foreground)
  }

  init(_ environment: EnvironmentValues, foreground: ForegroundLevels?) {
    self.environment = environment
    self.foreground = foreground
  }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  /// Returns the paint of the underlying style.
  public func _paint(in context: _StyleContext) -> _StylePaint { style._paint(in: context) }
}

// MARK: - Opacity and levels

/// A style, less opaque.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  /// Returns the style's paint, less opaque.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    style._paint(in: context).multiplied(by: min(max(opacity.isNaN ? 0 : opacity, 0), 1))
  }
}

extension ShapeStyle {
  /// Returns this style with its opacity multiplied by `opacity`, 0 to 1.
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
