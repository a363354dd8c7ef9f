public import PlatenViews

/// A secret that can be edited, drawn as a dot for each letter; a prompt while it is empty.
public struct SecureField<Label: View>: View {
  private let text: String
  private let prompt: Text?
  private let label: Label

  @Environment(\.controlStyles.field) private var styles

  /// A secret with a label, which is its prompt as well if there is no other.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = String(repeating: "•", count: text.wrappedValue.count)
    self.prompt = prompt
    self.label = label()
  }

  /// The dots in the innermost style around.
  public var body: some View {
    let style: any TextFieldStyle = styles.last ?? DefaultTextFieldStyle()
    style.styled(AnyView(FieldText(text: text, prompt: prompt, label: label)))
  }
}

extension SecureField where Label == Text {
  /// A secret with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// A secret with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// A secret with a title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A secret with a title and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
