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

  /// Makes a value that a formatter writes, with a title and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(
      text: formatter.string(for: value.wrappedValue) ?? "", prompt: prompt, label: Text(title))
  }

  /// Makes a field with a title for a value with a formatter, and an action for the beginning and
  /// end of editing.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titleKey, value: value, formatter: formatter)
  }

  /// Makes a field with a title for a value with a formatter, and an action for the beginning and
  /// end of editing.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(title, value: value, formatter: formatter)
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

extension TextField {
  /// Makes a value that a formatter writes, with a label; an empty field shows the prompt.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      text: formatter.string(for: value.wrappedValue) ?? "", prompt: prompt, label: label())
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

// MARK: - Selections

/// The selection in an edited text; a picture shows none.
public struct TextSelection: Hashable, Sendable {
  /// The selected part, or parts.
  public enum Indices: Hashable, Sendable {
    /// One part, or a place between letters.
    case selection(Range<String.Index>)
    /// Several parts.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected part, or parts.
  public var indices: Indices

  /// Makes a selection of one part.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Makes a selection of several parts.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Makes a place between letters.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether it is a place between letters.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

extension TextField where Label == Text {
  /// Makes a text field with a title, whose selection is known.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(titleKey, text: text, prompt: prompt)
  }

  /// Makes a text field with a title, whose selection is known.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(title, text: text, prompt: prompt)
  }
}

extension TextField {
  /// Makes a text field with a label, whose selection is known.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
  }
}

extension TextEditor {
  /// Makes an editor whose selection is known.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}
