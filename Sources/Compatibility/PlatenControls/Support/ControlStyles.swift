internal import PlatenViews

/// The styles that are set around a view, the innermost last.
///
/// A style that draws the control it is of, as `Button(configuration)` does, means the style around
/// its own: while a style draws, its own place is not in the list.
struct ControlStyles {
  var button: [any PrimitiveButtonStyle] = []
  var toggle: [any ToggleStyle] = []
  var label: [any LabelStyle] = []
  var progress: [any ProgressViewStyle] = []
  var gauge: [any GaugeStyle] = []
  var group: [any GroupBoxStyle] = []
  var labeledContent: [any LabeledContentStyle] = []
  var disclosure: [any DisclosureGroupStyle] = []
  var field: [any TextFieldStyle] = []
  var picker: PickerKind = .menu
  var datePicker = DatePickerKind.fields
}

private struct ControlStylesKey: EnvironmentKey {
  static var defaultValue: ControlStyles { ControlStyles() }
}

extension EnvironmentValues {
  /// The styles of the controls here.
  var controlStyles: ControlStyles {
    get { self[ControlStylesKey.self] }
    set { self[ControlStylesKey.self] = newValue }
  }
}

nonisolated extension View {
  /// This view with a style for its controls.
  func style<Style>(
    _ path: WritableKeyPath<ControlStyles, [Style]>, _ style: Style
  ) -> some View {
    environmentValues { $0.controlStyles[keyPath: path].append(style) }
  }

  /// This view without the innermost style of a list, which is drawing it.
  func withoutStyle<Style>(_ path: WritableKeyPath<ControlStyles, [Style]>) -> some View {
    environmentValues {
      if !$0.controlStyles[keyPath: path].isEmpty { $0.controlStyles[keyPath: path].removeLast() }
    }
  }
}

/// A control as its style draws it.
struct StyledView<Style, Configuration, Content: View>: _PrimitiveView {
  let style: Style
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Content

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    context.body(of: configuration, styledBy: style, makeBody)?
      ._appendNodes(to: &list, in: context.descending(into: Style.self))
  }
}
