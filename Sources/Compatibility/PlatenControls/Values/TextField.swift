internal import Foundation
public import PlatenBase
internal import PlatenLayout
public import PlatenViews

/// A field for text, drawn in its current state; an empty field shows a prompt.
public struct TextField<Label: View>: _NonisolatedView {
  private let text: String
  private let prompt: Text?
  private let label: Label
  /// Along which the text goes on: a vertical field has as many lines as it needs.
  private let axis: Axis
  /// What is drawn of a field that a style is given; nil for any other.
  private let drawn: AnyView?

  @Environment(\.controlStyles.field) private var styles

  init(
    text: String, prompt: Text?, label: Label, axis: Axis = .horizontal, drawn: AnyView? = nil
  ) {
    self.text = text
    self.prompt = prompt
    self.label = label
    self.axis = axis
    self.drawn = drawn
  }

  /// Makes a text field with a label, which is also its prompt if there is no other.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text.wrappedValue, prompt: prompt, label: label())
  }

  /// Makes a text that may grow along an axis, with a label.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text.wrappedValue, prompt: prompt, label: label(), axis: axis)
  }

  /// The text in the innermost style around it.
  public var body: some View {
    drawn
      ?? styled(FieldText(text: text, prompt: prompt, label: label, axis: axis), styles.last)
  }
}

extension TextField where Label == _TextFieldStyleLabel {
  /// A field for a style, which is drawn without one.
  init(drawn: AnyView) { self.init(text: "", prompt: nil, label: Label(), drawn: drawn) }
}

/// Returns a field's text in a style; nil for the usual one.
private func styled(_ field: some View, _ style: (any TextFieldStyle)?) -> AnyView {
  func view<Style: TextFieldStyle>(in style: Style) -> AnyView {
    AnyView(
      StyledView(style: style, configuration: TextField(drawn: AnyView(field))) {
        $0._body(configuration: $1)
      })
  }
  let style: any TextFieldStyle = style ?? DefaultTextFieldStyle()
  return view(in: style)
}

extension TextField where Label == Text {
  /// Makes a text field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text.wrappedValue, prompt: nil, label: Text(titleKey))
  }

  /// Makes a text field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text.wrappedValue, prompt: nil, label: Text(title))
  }

  /// Makes a text field with a title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text.wrappedValue, prompt: prompt, label: Text(titleKey))
  }

  /// Makes a text field with a title and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text.wrappedValue, prompt: prompt, label: Text(title))
  }

  /// Makes a text field with a title, which may grow along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text.wrappedValue, prompt: nil, label: Text(titleKey), axis: axis)
  }

  /// Makes a text field with a title, which may grow along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text.wrappedValue, prompt: nil, label: Text(title), axis: axis)
  }

  /// Makes a text field with a title, and actions for changes and submission.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(text: text.wrappedValue, prompt: nil, label: Text(titleKey))
  }

  /// Makes a field with a title for a value in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: format.locale(.reference).format(value.wrappedValue), prompt: prompt,
      label: Text(titleKey))
  }

  /// Makes a field with a title for a value with a formatter.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(
      text: formatter.string(for: value.wrappedValue) ?? "", prompt: nil, label: Text(titleKey))
  }
}

// MARK: - Other texts

/// A secret that can be edited, drawn as a dot for each letter; a prompt while it is empty.
public struct SecureField<Label: View>: _NonisolatedView {
  private let text: String
  private let prompt: Text?
  private let label: Label

  @Environment(\.controlStyles.field) private var styles

  /// Makes a field for a secret with a label, which is also its prompt if there is no other.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = String(repeating: "•", count: text.wrappedValue.count)
    self.prompt = prompt
    self.label = label()
  }

  /// The dots, in the innermost style around them.
  public var body: some View {
    styled(FieldText(text: text, prompt: prompt, label: label), styles.last)
  }
}

extension SecureField where Label == Text {
  /// Makes a field for a secret with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Makes a field for a secret with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Makes a field for a secret with a title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for a secret with a title and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// An editor for a long text, drawn from the start of the text; it takes the whole space.
public struct TextEditor: _NonisolatedView {
  private let text: String

  /// Makes a text.
  public init(text: Binding<String>) { self.text = text.wrappedValue }

  /// The text, 5 points from the sides and 8 from the top as iOS's.
  public var body: some View {
    // What has no room is scrolled to, and no line of it is cut short.
    Text(verbatim: text)
      .fixedSize(horizontal: false, vertical: true)
      .padding(.horizontal, 5)
      .padding(.vertical, 8)
      .frame(
        maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading
      )
      .clipped()
  }
}

/// The text of a field, or its prompt: it takes all of the width that is offered.
private struct FieldText<Label: View>: _NonisolatedView {
  let text: String
  let prompt: Text?
  let label: Label
  var axis = Axis.horizontal

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.multilineTextAlignment) private var alignment

  var body: some View {
    limited.frame(maxWidth: .infinity, alignment: frameAlignment)
  }

  private var frameAlignment: Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  @ViewBuilder private var limited: some View {
    if axis == .vertical { line } else { line.lineLimit(1) }
  }

  @ViewBuilder private var line: some View {
    if !text.isEmpty {
      if isEnabled {
        Text(verbatim: text)
      } else {
        Text(verbatim: text).foregroundColor(ControlColor.disabledText)
      }
    } else if let prompt {
      prompt.foregroundColor(ControlColor.placeholder)
    } else {
      label.foregroundColor(ControlColor.placeholder)
    }
  }
}
