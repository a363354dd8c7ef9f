/// A part of a picture, as a value.
///
/// A view declares its content in ``body``, which runs on the main actor, as on a screen. Render
/// pictures of such views on the main actor; elsewhere the renderer throws an error. Platen's own
/// views need no actor; see `NonisolatedView`.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The view's content.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the view's nodes to a list. Platen's own views implement this instead of ``body``.
  nonisolated func _appendNodes(to list: inout _NodeList, in context: _ViewContext)
}

nonisolated extension View {
  /// Adds the nodes of the view's body.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    appendBody(to: &list, in: context)
  }

  /// Adds the nodes of the view's body, which is asked for on the main actor.
  func appendBody(to list: inout _NodeList, in context: _ViewContext) {
    guard context.pass.canContinue else { return }
    // Nothing leaves this thread: where it is not the main actor, nothing is done.
    nonisolated(unsafe) let (view, outer) = (self, context)
    let body = context.pass.onMainActor(for: Self.self) {
      let view = outer.installed(outer.moved(view))
      return outer.pass.watching(Self.self) { view.body }
    }
    if let body { context.body(of: Self.self).append(body, to: &list) }
  }
}

/// A view without an actor; its public name is `NonisolatedView`.
public nonisolated protocol _NonisolatedView: View {
  /// The view's content.
  @ViewBuilder nonisolated var body: Body { get }
}

nonisolated extension _NonisolatedView {
  /// Adds the nodes of the view's body.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    guard context.pass.canContinue else { return }
    let view = context.installed(context.moved(self))
    let body = context.pass.watching(Self.self) { view.body }
    context.body(of: Self.self).append(body, to: &list)
  }
}

/// The body of a view that is drawn by Platen itself.
extension Never: _NonisolatedView {
  /// Never called.
  public var body: Never { fatalError("Never has no body") }
}

/// A view that Platen draws itself.
public nonisolated protocol _PrimitiveView: View where Body == Never {}

nonisolated extension _PrimitiveView {
  /// Never called: Platen draws the view itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

// MARK: - Views around others

/// A type-erased view.
public struct AnyView: _PrimitiveView {
  private let view: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) { self.view = view }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { self.view = view }

  /// Hides the type of a value that is a view; nil if the value is not a view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.view = view
  }

  /// Adds the view's nodes.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    func append(_ view: some View) {
      let (inner, start) = (context.descending(into: type(of: view)), list.nodes.count)
      inner.append(view, to: &list)
      inner.makeTransitions(of: &list, since: start)
    }
    append(view)
  }
}

/// A view that a screen draws again only if it changes.
///
/// A picture is drawn once, so nothing is compared.
public struct EquatableView<Content: Equatable & View>: _NonisolatedView {
  /// The view.
  public var content: Content

  /// Wraps a view.
  public init(content: Content) { self.content = content }

  /// The view.
  public var body: Content { content }
}

nonisolated extension View where Self: Equatable {
  /// Returns a view that Platen draws again only if this view changes.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

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

nonisolated extension View {
  /// Gives this view an id: with another id, it is another view, with new state.
  ///
  /// A ``MotionPicture`` finds a view again by the text of its id.
  public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

/// A view that is another one with another id.
protocol IdentifiedView {
  /// Returns the context of the view's content, whose identity says the id.
  func identified(in context: _ViewContext) -> _ViewContext
}

private struct IDView<Content: View, ID: Hashable>: _PrimitiveView, IdentifiedView {
  let content: Content
  let id: ID

  func identified(in context: _ViewContext) -> _ViewContext { context.child(id) }

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let start = list.nodes.count
    let inner = identified(in: context)
    inner.append(content, to: &list)
    inner.makeTransitions(of: &list, since: start)
    if context.pass.parts == .named { list.makeParts(since: start, named: "\(id)") }
  }
}
