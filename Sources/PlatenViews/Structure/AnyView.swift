/// A view whose type is not known.
public struct AnyView: _PrimitiveView {
  private let view: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) { self.view = view }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { self.view = view }

  /// Adds the view's nodes.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    func append(_ view: some View) {
      context.descending(into: type(of: view)).append(view, to: &list)
    }
    append(view)
  }
}
