nonisolated extension View {
  /// Sets a preference value of this view.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    Wrapped(content: self) { child, _, _ in PreferenceNode(child, key: key) { _ in value } }
  }

  /// Changes the preference value of this view.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    Wrapped(content: self) { child, _, _ in
      TransformPreferenceNode(child, key: key) { value, _ in callback(&value) }
    }
  }

  /// Sets a preference value from a place in this view.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    Wrapped(content: self) { child, _, _ in
      PreferenceNode(child, key: K.self) { transform(value.anchor(in: $0)) }
    }
  }

  /// Changes the preference value of this view by a place in it.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    Wrapped(content: self) { child, _, _ in
      TransformPreferenceNode(child, key: K.self) { transform(&$0, value.anchor(in: $1)) }
    }
  }

  /// Calls `action` with the preference value of this view, and again when it changes.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    ObservedView(content: self) { nodes, context in
      let value = nodes.preference(key) ?? K.defaultValue
      context.memory().report(value, initial: true) { _, value in action(value) }
    }
  }
}

/// A view whose first node alone hands up a value that is changed, so that it is changed once.
package struct ChangedOnce<Content: View, Key: PreferenceKey>: _PrimitiveView {
  let content: Content
  let change: (inout Key.Value) -> Void

  /// Changes the value that a view hands up.
  package init(_ content: Content, _ key: Key.Type, _ change: @escaping (inout Key.Value) -> Void) {
    (self.content, self.change) = (content, change)
  }

  /// Adds the view's nodes.
  package func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let start = list.nodes.count
    context.child(0).append(content, to: &list)
    guard start < list.nodes.count else { return }
    list.nodes[start] = TransformPreferenceNode(list.nodes[start], key: Key.self) { value, _ in
      change(&value)
    }
  }
}

/// A node that passes its own value up, instead of the values of the views inside.
private final class PreferenceNode<Key: PreferenceKey>: UnaryNode {
  private let value: (Node) -> Key.Value

  init(_ child: Node, key: Key.Type, value: @escaping (Node) -> Key.Value) {
    self.value = value
    super.init(child)
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    key == Key.self ? value(self) as? K.Value : super.preference(key)
  }
}

/// A node that changes the value that those inside hand up.
private final class TransformPreferenceNode<Key: PreferenceKey>: UnaryNode {
  private let transform: (inout Key.Value, Node) -> Void

  init(_ child: Node, key: Key.Type, transform: @escaping (inout Key.Value, Node) -> Void) {
    self.transform = transform
    super.init(child)
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let inner = super.preference(key)
    guard key == Key.self else { return inner }
    var value = inner as? Key.Value ?? Key.defaultValue
    transform(&value, self)
    return value as? K.Value
  }
}
