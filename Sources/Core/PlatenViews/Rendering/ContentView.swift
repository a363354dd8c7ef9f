nonisolated extension View {
  /// This view, whose box a report holds against the picture's: nothing of it should be cut off.
  ///
  /// The picture does not change, nor does anything that a layout can ask of the view.
  package func reportedAsContent() -> some View { ContentView(content: self) }
}

/// A view that is all of a picture.
package struct ContentView<Content: View>: _PrimitiveView {
  fileprivate let content: Content

  package func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let start = list.nodes.count
    content._appendNodes(to: &list, in: context)
    for node in list.nodes[start...] { node.isContent = true }
  }
}
