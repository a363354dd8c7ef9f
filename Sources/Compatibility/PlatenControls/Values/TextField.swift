internal import Foundation
public import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
public import PlatenViews

/// A text that can be edited, drawn as it stands; a prompt in its place while it is empty.
public struct TextField<Label: View>: _NonisolatedView {
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

// MARK: - Other texts

/// A secret that can be edited, drawn as a dot for each letter; a prompt while it is empty.
public struct SecureField<Label: View>: _NonisolatedView {
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

/// A long text that can be edited, drawn as it stands from its start; it takes all of the space.
public struct TextEditor: _NonisolatedView {
  private let text: String

  /// A text.
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

// MARK: - Styles

/// The look of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// A field as the style draws it.
  nonisolated func _styled(_ field: AnyView) -> AnyView
}

nonisolated extension TextFieldStyle {
  func styled(_ field: AnyView) -> AnyView { _styled(field) }
}

/// The style of fields where none is set: ``PlainTextFieldStyle`` on iOS, and on macOS
/// ``RoundedBorderTextFieldStyle``.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The field, in its border on macOS.
  public func _styled(_ field: AnyView) -> AnyView {
    AnyView(FieldBorder(field: field, isOfMacAlone: true))
  }
}

/// Fields without a border.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The field without a border.
  public func _styled(_ field: AnyView) -> AnyView { field }
}

/// Fields in a rectangle with round corners.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The field in its border: 34 points high at the default text size, as iOS's, 22 on macOS, and
  /// higher around larger text.
  public func _styled(_ field: AnyView) -> AnyView { AnyView(FieldBorder(field: field)) }
}

/// A field in its border.
private struct FieldBorder: _NonisolatedView {
  let field: AnyView
  /// Whether there is a border on macOS and none on iOS.
  var isOfMacAlone = false

  @Environment(\.self) private var environment

  var body: some View {
    if let controls = environment.macControls {
      // Five points beside the text are an estimate.
      bordered(
        field.font(environment.macFont(controls)).padding(.horizontal, 5)
          .frame(minHeight: controls.fieldHeight))
    } else if isOfMacAlone {
      field
    } else {
      bordered(field.padding(.horizontal, 7).padding(.vertical, 6).frame(minHeight: 34))
    }
  }

  private func bordered(_ field: some View) -> some View {
    field
      .background { RoundedRectangle(cornerRadius: 5).fill(Color(.systemBackground)) }
      .overlay {
        RoundedRectangle(cornerRadius: 5).strokeBorder(Color(.systemGray4), lineWidth: 0.5)
      }
  }
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A rectangle with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension View {
  /// This view with fields of a style.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    self.style(\.field, style)
  }
}

/// The text of a field, or its prompt: it takes all of the width that is offered.
private struct FieldText<Label: View>: _NonisolatedView {
  let text: String
  let prompt: Text?
  let label: Label

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    line.lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
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
