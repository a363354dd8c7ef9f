public import PlatenViews

/// A switch, drawn as it stands.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let label: Label

  @Environment(\.controlStyles.toggle) private var styles

  /// A switch with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    isMixed = false
    self.label = label()
  }

  /// A switch for several values: on if all of them are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    self.isOn = Binding(
      get: { values.allSatisfy(\.wrappedValue) },
      set: { newValue in for value in values { value.wrappedValue = newValue } })
    isMixed = values.contains(where: \.wrappedValue) && !values.allSatisfy(\.wrappedValue)
    self.label = label()
  }

  /// The switch and its label in the innermost style around.
  public var body: some View {
    let style: any ToggleStyle = styles.last ?? DefaultToggleStyle()
    ToggleStyleConfiguration(label: .init(view: AnyView(label)), isOn: isOn, isMixed: isMixed)
      .styled(with: style)
  }
}

extension Toggle where Label == Text {
  /// A switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A switch with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == PlatenControls.Label<Text, Image> {
  /// A switch with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PlatenControls.Label(titleKey, systemImage: systemImage) }
  }

  /// A switch with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PlatenControls.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The switch that a style is asked to draw, in the style around it.
  public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    isMixed = configuration.isMixed
    label = configuration.label
  }
}
