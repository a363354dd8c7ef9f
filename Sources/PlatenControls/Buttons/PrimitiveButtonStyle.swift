public import PlatenViews

/// How buttons look and act.
public protocol PrimitiveButtonStyle {
  /// The type of the drawn button.
  associatedtype Body: View
  /// What is drawn.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The drawn button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// This view with buttons of a style.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    self.style(\.button, style)
  }

  /// This view with buttons of a style.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    self.style(\.button, PlainlyPressed(style: style))
  }
}

/// A style that leaves it to the system when a button acts.
private struct PlainlyPressed<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  func makeBody(configuration: Configuration) -> some View {
    StyledView(style: style) {
      $0.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: .init(view: AnyView(configuration.label))))
    }
  }
}
