/// Combines the views of a closure into one view.
@resultBuilder
public enum ViewBuilder {
  /// Builds an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds one view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds several views, in order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(repeat each content)
  }

  /// Builds a view from an expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds a view that may be missing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first of two branches.
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> {
    _ConditionalContent(.first(first))
  }

  /// Builds the second of two branches.
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> {
    _ConditionalContent(.second(second))
  }

  /// Builds a view inside an availability check.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

// MARK: - What closures come to

/// An empty view, which draws nothing and takes no space.
public struct EmptyView: _PrimitiveView, Sendable {
  /// Makes the view.
  public init() {}

  /// Adds nothing.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {}
}

/// Builds several views, in order.
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

  /// Makes the view of a tuple of views, or of one view; elements that are not views are left out.
  public init(_ value: T) {
    self.value = value
    let views: [any View] =
      (value as? any View).map { [$0] }
      ?? Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    append = { list, context in
      for (position, view) in views.enumerated() {
        view._appendNodes(to: &list, in: context.child(position))
      }
    }
  }

  /// Adds the views' nodes in order.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    append(&list, context)
  }
}

/// One of two views, as `if` and `switch` in a ``ViewBuilder`` make them.
public struct _ConditionalContent<A: View, B: View>: _PrimitiveView {
  enum Storage {
    case first(A)
    case second(B)
  }

  private let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  /// Adds the nodes of the branch that was taken.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let start = list.nodes.count
    let inner: _ViewContext
    switch storage {
    case .first(let view):
      inner = context.child(0)
      view._appendNodes(to: &list, in: inner)
    case .second(let view):
      inner = context.child(1)
      view._appendNodes(to: &list, in: inner)
    }
    inner.makeTransitions(of: &list, since: start)
  }
}

nonisolated extension Optional: View where Wrapped: View {
  /// Never called: Platen draws the view itself.
  public var body: Never { fatalError("Optional has no body") }

  /// Adds the view's nodes if there is one.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let start = list.nodes.count
    self?._appendNodes(to: &list, in: context.child(0))
    context.makeTransitions(of: &list, since: start)
  }
}
