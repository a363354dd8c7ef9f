internal import PlatenBase
public import PlatenViews

/// The look of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the drawn button.
  associatedtype Body: View
  /// The parts that a style draws.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the drawn button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts that a ``ButtonStyle`` draws.
public struct ButtonStyleConfiguration {
  /// The type-erased label of a button.
  public struct Label: _NonisolatedView {
    let view: AnyView

    /// The button's own label.
    public var body: some View { view }
  }

  /// The role of the button; nil for none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is held down: never in a picture.
  public let isPressed = false
}

// MARK: - Styles that act as well

/// The look and the behaviour of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the drawn button.
  associatedtype Body: View
  /// The parts that a style draws.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the drawn button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated extension View {
  /// Sets the style of buttons in this view.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    self.style(\.button, style)
  }

  /// Sets the style of buttons in this view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    self.style(\.button, PlainlyPressed(style: style))
  }
}

/// A style that leaves it to the system when a button acts.
private nonisolated struct PlainlyPressed<Style: ButtonStyle>: PrimitiveButtonStyle,
  NonisolatedStyle
{
  let style: Style

  func makeBody(configuration: Configuration) -> some View {
    let button = ButtonStyleConfiguration(
      role: configuration.role, label: .init(view: AnyView(configuration.label)))
    StyledView(style: style, configuration: button) { $0.makeBody(configuration: $1) }
  }
}

/// The parts that a ``PrimitiveButtonStyle`` draws.
public struct PrimitiveButtonStyleConfiguration {
  /// The type-erased label of a button.
  public struct Label: _NonisolatedView {
    let view: AnyView

    /// The button's own label.
    public var body: some View { view }
  }

  /// The role of the button; nil for none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  private let action: () -> Void

  init(role: ButtonRole?, label: some View, action: @escaping () -> Void) {
    self.role = role
    self.label = Label(view: AnyView(ImplicitStack(.horizontal, content: label)))
    self.action = action
  }

  /// Runs the button's action.
  ///
  /// Nothing in a picture calls it.
  public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration {
  /// The button as a style draws it.
  func styled<S: PrimitiveButtonStyle>(with style: S) -> AnyView {
    AnyView(
      StyledView(style: style, configuration: self) { $0.makeBody(configuration: $1) }.withoutStyle(
        \.button))
  }
}

// MARK: - The system's styles

/// The default style of buttons: a tinted label, as on iOS outside lists, and on macOS a label on
/// a pale background.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle, NonisolatedStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Returns the label in the tint, or on its background.
  public func makeBody(configuration: Configuration) -> some View {
    UsualLabel(configuration: configuration)
  }
}

/// Buttons as a label in the tint.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle, NonisolatedStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Returns the label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration)
  }
}

/// Buttons as a label in the colour of the texts around them.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle, NonisolatedStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Returns the label, paler if the button is disabled.
  public func makeBody(configuration: Configuration) -> some View {
    PlainLabel(configuration: configuration)
  }
}

/// Buttons on a pale background.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle, NonisolatedStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Returns the label on its background.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, ground: .quiet)
  }
}

/// Buttons on a background in the tint.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle, NonisolatedStyle,
  Sendable
{
  /// Makes the style.
  public init() {}

  /// Returns the label on its background.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, ground: .prominent)
  }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual style.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A label in the colour of the texts around it.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a pale background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label on a background in the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
