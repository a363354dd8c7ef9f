public import Foundation
public import PlatenBase
public import PlatenViews

// The forms of a field that report what is typed, and those of formatted values. Nobody types into
// a picture: nothing is reported.

extension TextField where Label == Text {
  /// Makes a text field with a title, and an action for the beginning and end of editing.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titleKey, text: text)
  }

  /// Makes a text field with a title, and an action for the beginning and end of editing.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(title, text: text)
  }

  /// Makes a text field with a title, and actions for changes and submission.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
  }

  /// Makes a text field with a title and a prompt, which may grow along an axis.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(titleKey, text: text, prompt: prompt)
  }

  /// Makes a text field with a title and a prompt, which may grow along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(title, text: text, prompt: prompt)
  }
}

// MARK: - Formatters

extension TextField where Label == Text {
  /// Makes a field with a title for a value with a formatter.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(
      text: formatter.string(for: value.wrappedValue) ?? "", prompt: nil, label: Text(title))
  }

  /// Makes a value that a formatter writes, with a title and a prompt.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(
      text: formatter.string(for: value.wrappedValue) ?? "", prompt: prompt,
      label: Text(titleKey))
  }

  /// Makes a field with a title for a value with a formatter, and actions for changes and
  /// submission.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, value: value, formatter: formatter)
  }

  /// Makes a field with a title for a value with a formatter, and actions for changes and
  /// submission.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(title, value: value, formatter: formatter)
  }
}

// MARK: - Formats

extension TextField {
  /// Makes a value in a format, with a label.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      text: format.locale(.reference).format(value.wrappedValue), prompt: prompt, label: label())
  }

  /// Makes a field for a value in a format, with a label; an empty field shows the prompt.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let text = value.wrappedValue.map { format.locale(.reference).format($0) }
    self.init(text: text ?? "", prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title for a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field for a value in a format, with a title; an empty field shows the prompt.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for a value in a format, with a title; an empty field shows the prompt.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}

// MARK: - Secrets

extension SecureField where Label == Text {
  /// Makes a field for a secret with a title, and an action for submission.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
  }

  /// Makes a field for a secret with a title, and an action for submission.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
  }
}
