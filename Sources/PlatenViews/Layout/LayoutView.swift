internal import Foundation
public import PlatenLayout

/// A layout and its views, as a view.
public struct _LayoutView<L: Layout, Content: View>: _PrimitiveView {
  let layout: L
  let content: Content

  /// Adds the layout's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    // A layout whose type is hidden is unpacked once, and not with every question.
    let layout: any Layout = (layout as? AnyLayout)?.base ?? layout
    list.nodes.append(node(layout, in: context))
  }

  private func node<Base: Layout>(_ layout: Base, in context: _ViewContext) -> Node {
    var inner = context
    inner.goDeeper()
    inner.environment.stackOrientation = Base.layoutProperties.stackOrientation
    return LayoutNode(layout, children: inner.nodes(of: content), context: inner)
  }
}

extension Layout {
  /// Lays out views.
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}
