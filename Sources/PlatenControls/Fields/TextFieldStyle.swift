internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
public import PlatenViews

/// How fields look.
public protocol TextFieldStyle {
  /// A field as the style draws it.
  func _styled(_ field: AnyView) -> AnyView
}

extension TextFieldStyle {
  func styled(_ field: AnyView) -> AnyView { _styled(field) }
}

/// The style of fields where none is set: ``PlainTextFieldStyle``.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The field without a border.
  public func _styled(_ field: AnyView) -> AnyView { field }
}

/// Fields without a border.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The field without a border.
  public func _styled(_ field: AnyView) -> AnyView { field }
}

/// Fields in a rectangle with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The field in its border: 34 points high at the default text size, as iOS's, and
  /// higher around larger text.
  public func _styled(_ field: AnyView) -> AnyView {
    AnyView(
      field
        .padding(.horizontal, 7)
        .padding(.vertical, 6)
        .frame(minHeight: 34)
        .background { RoundedRectangle(cornerRadius: 5).fill(Color(.systemBackground)) }
        .overlay {
          RoundedRectangle(cornerRadius: 5).strokeBorder(Color(.systemGray4), lineWidth: 0.5)
        })
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A rectangle with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// This view with fields of a style.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    self.style(\.field, style)
  }
}

/// The text of a field, or its prompt: it takes all of the width that is offered.
struct FieldText<Label: View>: View {
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
