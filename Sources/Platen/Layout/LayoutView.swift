internal import Foundation
public import PlatenLayout

/// A layout and its views, as a view.
public struct _LayoutView<L: Layout, Content: View>: _PrimitiveView {
  let layout: L
  let content: Content

  /// Adds the layout's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    var inner = context
    let properties = (layout as? AnyLayout)?.properties ?? L.layoutProperties
    inner.environment.stackOrientation = properties.stackOrientation
    list.nodes.append(LayoutNode(layout, children: inner.nodes(of: content), context: inner))
  }
}

extension Layout {
  /// Lays out views.
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}
