package import PlatenBase

/// A place for one view: several views in it are in a stack, as on a screen or in a button.
package struct ImplicitStack<Content: View>: _PrimitiveView {
  private let axis: Axis
  private let content: Content

  /// Makes a stack along an axis for content of several views.
  package init(_ axis: Axis, content: Content) {
    (self.axis, self.content) = (axis, content)
  }

  /// Adds the content's one view, or the stack.
  package func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    var inner = context.child(0)
    // Spacers and dividers ask before anyone knows how many views there are.
    inner.setStackOrientation(axis)
    let nodes = inner.nodes(of: content)
    guard nodes.count > 1 else {
      list.nodes += nodes
      return
    }
    let several = NodesView(nodes: nodes)
    switch axis {
    case .horizontal: HStack { several }._appendNodes(to: &list, in: context.child(1))
    case .vertical: VStack { several }._appendNodes(to: &list, in: context.child(1))
    }
  }
}
