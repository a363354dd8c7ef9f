/// Views that are written together; their container sees each.
public struct Group<Content: View>: _PrimitiveView {
  private let content: Content

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Adds the views' nodes.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    content._appendNodes(to: &list, in: context)
  }
}
