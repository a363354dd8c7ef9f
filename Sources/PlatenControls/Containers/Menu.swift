public import PlatenViews

/// A button with a menu, which is closed in a picture.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label

  /// A button with a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// A button with a menu that does something else when it is pressed shortly.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
  }

  /// The button.
  public var body: some View { Button(action: {}, label: { label }) }
}

extension Menu where Label == Text {
  /// A button of a title with a menu.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
  }

  /// A button of a title with a menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    label = Text(title)
  }
}

extension Menu where Label == PlatenControls.Label<Text, Image> {
  /// A button of a title and a symbol with a menu.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    label = PlatenControls.Label(titleKey, systemImage: systemImage)
  }
}
