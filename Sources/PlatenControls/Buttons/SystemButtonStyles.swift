public import PlatenViews

/// The style of buttons where none is set: that of iOS outside of lists, a tinted label.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

/// Buttons that are a label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration)
  }
}

/// Buttons that are a label in the colour of the texts around.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The label; paler where it cannot be acted on.
  public func makeBody(configuration: Configuration) -> some View {
    PlainLabel(configuration: configuration)
  }
}

/// Buttons on a pale ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The label on its ground.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, ground: .quiet)
  }
}

/// Buttons on a ground of the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The label on its ground.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, ground: .prominent)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual style.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A label in the colour of the texts around.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a pale ground.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label on a ground of the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
