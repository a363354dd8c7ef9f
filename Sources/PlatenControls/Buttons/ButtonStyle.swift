public import PlatenViews

/// How buttons look.
public protocol ButtonStyle {
  /// The type of the drawn button.
  associatedtype Body: View
  /// What is drawn.
  typealias Configuration = ButtonStyleConfiguration

  /// The drawn button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``ButtonStyle`` draws.
public struct ButtonStyleConfiguration {
  /// The label of a button, whatever its type.
  public struct Label: View {
    let view: AnyView

    /// The button's own label.
    public var body: some View { view }
  }

  /// What the button is for; nil for nothing special.
  public let role: ButtonRole?
  /// What is on the button.
  public let label: Label
  /// Whether the button is held down: never in a picture.
  public let isPressed = false
}
