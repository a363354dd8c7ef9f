/// No view: nothing is drawn and no space is taken.
public struct EmptyView: _PrimitiveView, Sendable {
  /// Makes the view.
  public init() {}

  /// Adds nothing.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {}
}
