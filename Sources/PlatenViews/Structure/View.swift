/// A part of a picture: what to show, as a value.
///
/// A view says what it consists of in ``body``. It is not bound to an actor: a render stays on the
/// thread that asked for it, and many renders may run at once.
public protocol View {
  /// The type of what the view consists of.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder var body: Body { get }

  /// Adds the view's nodes to a list. Platen's own views implement this instead of ``body``.
  func _appendNodes(to list: inout _NodeList, in context: _ViewContext)
}

extension View {
  /// Adds the nodes of the view's body.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    guard context.pass.goesOn else { return }
    let view = context.installed(self)
    let body = context.pass.watching(Self.self) { view.body }
    context.body(of: Self.self).append(body, to: &list)
  }
}

/// The body of a view that is drawn by Platen itself.
extension Never: View {
  /// Never asked for.
  public var body: Never { fatalError("Never has no body") }
}

/// A view that Platen draws itself.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  /// Never asked for: the view is drawn as it is.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
