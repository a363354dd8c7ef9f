extension View {
  /// This view, known by an id: one of another id is another view, whose state is new.
  public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

private struct IDView<Content: View, ID: Hashable>: _PrimitiveView {
  let content: Content
  let id: ID

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    context.child(id).append(content, to: &list)
  }
}
