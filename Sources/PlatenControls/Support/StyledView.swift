internal import PlatenViews

/// A control as its style draws it: the style's dynamic properties are installed before its body is
/// asked for.
struct StyledView<Style, Content: View>: _PrimitiveView {
  let style: Style
  let makeBody: (Style) -> Content

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    makeBody(context.installed(style))
      ._appendNodes(to: &list, in: context.descending(into: Style.self))
  }
}
