internal import PlatenDrawing

/// The lines between things: iOS's `separator`.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// Returns the separator's colour.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    Color(.separator)._paint(in: context)
  }
}

/// The background of a selection: the tint.
public struct SelectionShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// Returns the tint.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    TintShapeStyle()._paint(in: context)
  }
}

/// The style of placeholder text: iOS's `placeholderText`.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// Returns the placeholder's colour.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    Color(.placeholderText)._paint(in: context)
  }
}

/// Text that leads elsewhere: iOS's `link`.
public struct LinkShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// Returns the link's colour.
  public func _paint(in context: _StyleContext) -> _StylePaint { Color(.link)._paint(in: context) }
}

/// The background of controls: iOS's `systemFill`, and related colours as this style's levels.
public struct FillShapeStyle: ShapeStyle {
  private var level = 0

  /// Makes the style.
  public init() {}

  /// iOS's `secondarySystemFill`.
  public var secondary: some ShapeStyle { at(1) }
  /// iOS's `tertiarySystemFill`.
  public var tertiary: some ShapeStyle { at(2) }
  /// iOS's `quaternarySystemFill`.
  public var quaternary: some ShapeStyle { at(3) }

  private func at(_ level: Int) -> FillShapeStyle {
    var style = self
    style.level = level
    return style
  }

  /// Returns the fill's colour.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    let fills: [UIColor] = [
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    return Color(fills[level])._paint(in: context)
  }
}

/// The background of a window: iOS's `systemBackground`.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// Returns the background's colour.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    Color(.systemBackground)._paint(in: context)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background of a selection.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The background of controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
