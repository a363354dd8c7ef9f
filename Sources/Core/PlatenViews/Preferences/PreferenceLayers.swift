public import PlatenLayout
internal import PlatenText

nonisolated extension View {
  /// Puts a view in front of this one, made from the preference value of this view.
  public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    preferenceLayer(key, .center, isInFront: true, transform)
  }

  /// Puts a view in front of this one, made from the preference value of this view.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    preferenceLayer(key, alignment, isInFront: true, transform)
  }

  /// Puts a view behind this one, made from the preference value of this view.
  public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    preferenceLayer(key, .center, isInFront: false, transform)
  }

  /// Puts a view behind this one, made from the preference value of this view.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    preferenceLayer(key, alignment, isInFront: false, transform)
  }

  private func preferenceLayer<K: PreferenceKey>(
    _ key: K.Type, _ alignment: Alignment, isInFront: Bool,
    _ transform: @escaping (K.Value) -> some View
  ) -> some View {
    Wrapped(content: self) { child, outer, place in
      let context = outer.child(place)
      var inner = context.child(isInFront ? 1 : 2).outsideOfStacks()
      // Any view inside may say another value.
      inner.isRemade = true
      return PreferenceLayerNode(child, alignment: alignment, isInFront: isInFront) {
        [inner] child in
        MeasuringContext.with(inner.measuring) {
          let value = child.preference(key) ?? K.defaultValue
          let layer = inner.pass.watching(inner.bodyOwner) { transform(value) }
          return inner.node(of: layer, alignment: alignment)
        }
      }
    }
  }
}

/// A node with another before or behind it that is made when the first has its place.
private final class PreferenceLayerNode: UnaryNode {
  private let alignment: Alignment
  private let isInFront: Bool
  private let makeLayer: (Node) -> Node?
  private var layer: Node?

  init(
    _ child: Node, alignment: Alignment, isInFront: Bool, makeLayer: @escaping (Node) -> Node?
  ) {
    self.alignment = alignment
    self.isInFront = isInFront
    self.makeLayer = makeLayer
    super.init(child)
  }

  override var children: [Node] {
    guard let layer else { return [child] }
    return isInFront ? [child, layer] : [layer, child]
  }

  override func placeChildren() {
    super.placeChildren()
    layer = makeLayer(child)
    if let layer { layOutChild(layer: layer, alignment) }
  }
}
