internal import Foundation
public import PlatenBase
internal import PlatenLayout
public import PlatenViews

/// A text that can be edited, drawn as it stands; a prompt in its place while it is empty.
public struct TextField<Label: View>: View {
  private let text: String
  private let prompt: Text?
  private let label: Label

  @Environment(\.controlStyles.field) private var styles

  init(text: String, prompt: Text?, label: Label) {
    self.text = text
    self.prompt = prompt
    self.label = label
  }

  /// A text with a label, which is its prompt as well if there is no other.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text.wrappedValue, prompt: prompt, label: label())
  }

  /// A text that may grow along an axis, with a label.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text.wrappedValue, prompt: prompt, label: label())
  }

  /// The text in the innermost style around.
  public var body: some View {
    let style: any TextFieldStyle = styles.last ?? DefaultTextFieldStyle()
    style.styled(AnyView(FieldText(text: text, prompt: prompt, label: label)))
  }
}

extension TextField where Label == Text {
  /// A text with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text.wrappedValue, prompt: nil, label: Text(titleKey))
  }

  /// A text with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text.wrappedValue, prompt: nil, label: Text(title))
  }

  /// A text with a title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text.wrappedValue, prompt: prompt, label: Text(titleKey))
  }

  /// A text with a title and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text.wrappedValue, prompt: prompt, label: Text(title))
  }

  /// A text with a title that may grow along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text.wrappedValue, prompt: nil, label: Text(titleKey))
  }

  /// A text with a title that may grow along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text.wrappedValue, prompt: nil, label: Text(title))
  }

  /// A text with a title, and something to do when it changes and is done.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(text: text.wrappedValue, prompt: nil, label: Text(titleKey))
  }

  /// A value in a format, with a title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: format.locale(.reference).format(value.wrappedValue), prompt: prompt,
      label: Text(titleKey))
  }

  /// A value that a formatter writes, with a title.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(
      text: formatter.string(for: value.wrappedValue) ?? "", prompt: nil, label: Text(titleKey))
  }
}
