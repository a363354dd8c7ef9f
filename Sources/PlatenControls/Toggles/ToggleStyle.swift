public import PlatenViews

/// How switches look.
public protocol ToggleStyle {
  /// The type of the drawn switch.
  associatedtype Body: View
  /// What is drawn.
  typealias Configuration = ToggleStyleConfiguration

  /// The drawn switch.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``ToggleStyle`` draws.
public struct ToggleStyleConfiguration {
  /// The label of a switch, whatever its type.
  public struct Label: View {
    let view: AnyView

    /// The switch's own label.
    public var body: some View { view }
  }

  /// What is beside the switch.
  public let label: Label
  /// Whether the switch is on.
  @Binding public var isOn: Bool
  /// Whether the switch is for several values that differ.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }

  /// The switch as a style draws it.
  func styled<S: ToggleStyle>(with style: S) -> AnyView {
    AnyView(
      StyledView(style: style) { $0.makeBody(configuration: self) }.withoutStyle(\.toggle))
  }
}

extension View {
  /// This view with switches of a style.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    self.style(\.toggle, style)
  }
}
