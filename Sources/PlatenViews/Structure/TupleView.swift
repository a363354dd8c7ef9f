/// Some views, in order.
public struct TupleView<T>: _PrimitiveView {
  /// The views.
  public var value: T
  private let append: (inout _NodeList, _ViewContext) -> Void

  init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    append = { list, context in
      var position = 0
      for view in repeat each content {
        view._appendNodes(to: &list, in: context.child(position))
        position += 1
      }
    }
  }

  /// Adds the views' nodes in order.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    append(&list, context)
  }
}
