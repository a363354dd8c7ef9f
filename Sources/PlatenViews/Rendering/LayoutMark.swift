/// What a view is called by those who ask where it lies.
package struct LayoutMark: Hashable, Sendable {
  /// What kind of view it is, such as `flow`.
  package var kind: String
  /// Which of a picture's views it is, such as `view.flow.children[2]`.
  package var id: String

  package init(kind: String, id: String) {
    self.kind = kind
    self.id = id
  }
}

extension View {
  /// This view, reported under a name in the picture's ``LayoutTree``.
  ///
  /// The picture does not change, nor does anything that a layout can ask of the view. A view that
  /// its container sees as several, or as none, such as a group, has no frame of its own and is not
  /// reported; its parts stand for themselves. A view may be marked more than once, as one inside of
  /// the other.
  package func layoutMark(_ mark: LayoutMark) -> some View {
    MarkedView(content: self, mark: mark)
  }
}

/// A view that is known by a name.
///
/// The name stays with the view's node: a node around it would be one more level to measure, and
/// would part nodes that have to see each other.
private struct MarkedView<Content: View>: _PrimitiveView {
  let content: Content
  let mark: LayoutMark

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let start = list.nodes.count
    content._appendNodes(to: &list, in: context)
    if list.nodes.count == start + 1 { list.nodes[start].add(mark) }
  }
}

extension Node {
  /// The innermost mark of the views that this node is in; nil if none is marked.
  var nearestMark: LayoutMark? {
    var node: Node? = self
    while let current = node {
      if let mark = current.marks.first { return mark }
      node = current.parent
    }
    return nil
  }
}
