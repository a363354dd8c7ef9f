public import PlatenBase

/// A change that can be applied to any view.
///
/// Its body runs on the main actor; see `NonisolatedViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modifier's result.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifierContent<Self>

  /// What the modifier makes of a view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Returns the modified view in a render; nil if it cannot be made.
  nonisolated func _body(of content: Content, in context: _ViewContext) -> Body?
}

nonisolated extension ViewModifier {
  /// Returns the modified view on the main actor; nil elsewhere.
  public func _body(of content: Content, in context: _ViewContext) -> Body? {
    // Nothing leaves this thread: where it is not the main actor, nothing is done.
    nonisolated(unsafe) let (modifier, content, context) = (self, content, context)
    return context.pass.onMainActor(for: Self.self) {
      let modifier = context.installed(context.moved(modifier))
      return context.pass.watching(Self.self) { modifier.body(content: content) }
    }
  }
}

/// A view modifier without an actor; its public name is `NonisolatedViewModifier`.
public nonisolated protocol _NonisolatedViewModifier: ViewModifier {
  /// What the modifier makes of a view.
  @ViewBuilder nonisolated func body(content: Content) -> Body
}

nonisolated extension _NonisolatedViewModifier {
  /// Returns the modified view.
  public func _body(of content: Content, in context: _ViewContext) -> Body? {
    let modifier = context.installed(context.moved(self))
    return context.pass.watching(Self.self) { modifier.body(content: content) }
  }
}

/// The view that a modifier is given.
public struct _ViewModifierContent<Modifier>: _PrimitiveView {
  let append: (inout _NodeList, _ViewContext) -> Void

  /// Adds the nodes of the view that is modified.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    append(&list, context)
  }
}

/// A view and its modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Puts a change on a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

nonisolated extension ModifiedContent: View, _NonisolatedView
where Content: View, Modifier: ViewModifier {
  /// Never called: the modifier makes the body.
  public var body: Never { fatalError("ModifiedContent has no body") }

  /// Adds the nodes of the modifier's result.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let inner = context.body(of: Modifier.self)
    let placeholder = _ViewModifierContent<Modifier> { [isRemade = context.isRemade] list, outer in
      var place = outer.descending(into: Content.self)
      // What changes of the modifier is no reason to make the view anew.
      place.isRemade = isRemade
      place.append(content, to: &list)
    }
    if let body = modifier._body(of: placeholder, in: context) { inner.append(body, to: &list) }
  }
}

nonisolated extension View {
  /// Applies a modifier to this view.
  public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

// MARK: - Modifiers of modifiers

nonisolated extension ViewModifier {
  /// Returns this modifier, followed by another.
  @inlinable public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

nonisolated extension ModifiedContent: ViewModifier, _NonisolatedViewModifier
where Content: ViewModifier, Modifier: ViewModifier {
  /// Returns a view with both changes.
  public func body(content: _ViewModifierContent<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// A change that changes nothing.
@frozen
public struct EmptyModifier: _NonisolatedViewModifier, Sendable {
  /// The only value.
  public static let identity = EmptyModifier()

  /// Makes a change that changes nothing.
  public init() {}

  /// Returns the view unchanged.
  public func body(content: Content) -> some View { content }
}

/// A modifier with animatable data, whose body an animation asks for at each moment.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
