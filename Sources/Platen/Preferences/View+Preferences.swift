extension View {
  /// This view, which hands a value up.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    Wrapped(content: self) { child, _ in PreferenceNode(child, key: key, value: value) }
  }

  /// This view, with the value that it hands up changed.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    Wrapped(content: self) { child, _ in
      TransformPreferenceNode(child, key: key, transform: callback)
    }
  }

  /// Calls `action` with the value that this view hands up, and again when it changes.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    ObservedView(content: self) { nodes, context in
      let last = context.pass.location(
        for: context.identity.child(named: ObjectIdentifier(K.self)), initial: K.Value?.none)
      let value = nodes.preference(key) ?? K.defaultValue
      if last.value != value {
        last.keep(value)
        action(value)
      }
    }
  }
}

/// A view whose settled nodes are looked at after each round of layout.
private struct ObservedView<Content: View>: _PrimitiveView {
  let content: Content
  let observe: ([Node], _ViewContext) -> Void

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let nodes = context.child(0).nodes(of: content)
    context.pass.afterLayout {
      // Of the views in a `ViewThatFits`, only the one that is shown is heard.
      if nodes.isEmpty || nodes.contains(where: \.isPlaced) { observe(nodes, context) }
    }
    list.nodes += nodes
  }
}

private final class PreferenceNode<Key: PreferenceKey>: UnaryNode {
  private let value: Key.Value

  init(_ child: Node, key: Key.Type, value: Key.Value) {
    self.value = value
    super.init(child)
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    key == Key.self ? value as? K.Value : super.preference(key)
  }
}

private final class TransformPreferenceNode<Key: PreferenceKey>: UnaryNode {
  private let transform: (inout Key.Value) -> Void

  init(_ child: Node, key: Key.Type, transform: @escaping (inout Key.Value) -> Void) {
    self.transform = transform
    super.init(child)
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let inner = super.preference(key)
    guard key == Key.self else { return inner }
    var value = inner as? Key.Value ?? Key.defaultValue
    transform(&value)
    return value as? K.Value
  }
}
