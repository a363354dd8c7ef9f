internal import PlatenBase
internal import PlatenDrawing
public import PlatenViews

/// The look of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the drawn field.
  associatedtype _Body: View
  /// The label of the field that is drawn.
  typealias _Label = _TextFieldStyleLabel

  /// The drawn field, around the one without a style.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field that a style is given.
public struct _TextFieldStyleLabel: _NonisolatedView {
  /// Nothing: the field has its label.
  public var body: some View { EmptyView() }
}

/// The default style of fields: ``PlainTextFieldStyle`` on iOS, and on macOS
/// ``RoundedBorderTextFieldStyle``.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle, NonisolatedStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The field, in its border on macOS.
  public func _body(configuration: TextField<_Label>) -> some View {
    FieldBorder(field: configuration, isOfMacAlone: true)
  }
}

/// Fields without a border.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle, NonisolatedStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The field without a border.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Fields in a rectangle with round corners.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle, NonisolatedStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The field in its border: 34 points high at the default text size, as iOS's, 22 on macOS, and
  /// higher around larger text.
  public func _body(configuration: TextField<_Label>) -> some View {
    FieldBorder(field: configuration)
  }
}

/// A field in its border.
private struct FieldBorder: _NonisolatedView {
  let field: TextField<_TextFieldStyleLabel>
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
