public import PlatenViews

/// What a ``PrimitiveButtonStyle`` draws.
public struct PrimitiveButtonStyleConfiguration {
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
  private let action: () -> Void

  init(role: ButtonRole?, label: some View, action: @escaping () -> Void) {
    self.role = role
    self.label = Label(view: AnyView(label))
    self.action = action
  }

  /// Does what the button is for.
  ///
  /// Nothing in a picture calls it.
  public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration {
  /// The button as a style draws it.
  func styled<S: PrimitiveButtonStyle>(with style: S) -> AnyView {
    AnyView(
      StyledView(style: style) { $0.makeBody(configuration: self) }.withoutStyle(\.button))
  }
}
