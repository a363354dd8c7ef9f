/// A view whose settled nodes are looked at after each round of layout.
struct ObservedView<Content: View>: _PrimitiveView {
  let content: Content
  let observe: ([Node], _ViewContext) -> Void

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let nodes = context.child(0).nodes(of: content)
    context.pass.afterLayout {
      // What has no place, as all but one of the views in a `ViewThatFits`, is not heard.
      if nodes.isEmpty || nodes.contains(where: \.isPlaced) { observe(nodes, context) }
    }
    list.nodes += nodes
  }
}

extension _ViewContext {
  /// What an observer keeps from round to round.
  func memory<Value>(_ position: Int = 1) -> StateLocation<Value?> {
    pass.location(for: child(position).identity, initial: nil)
  }
}
