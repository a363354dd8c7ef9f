/// One of two views: what `if` and `switch` make in a ``ViewBuilder``.
public struct _ConditionalContent<A: View, B: View>: _PrimitiveView {
  enum Storage {
    case first(A)
    case second(B)
  }

  private let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  /// Adds the nodes of the branch that was taken.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    switch storage {
    case .first(let view): view._appendNodes(to: &list, in: context.child(0))
    case .second(let view): view._appendNodes(to: &list, in: context.child(1))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Never asked for: the view is drawn as it is.
  public var body: Never { fatalError("Optional has no body") }

  /// Adds the view's nodes if there is one.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    self?._appendNodes(to: &list, in: context.child(0))
  }
}
