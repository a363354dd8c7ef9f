extension View {
  /// Does something with a part of this view's geometry, and again when it changes.
  ///
  /// - Parameters:
  ///   - type: The type of the part.
  ///   - transform: Takes the part.
  ///   - action: Is given the part.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, newValue in action(newValue) }
  }

  /// Does something with a part of this view's geometry, and again when it changes.
  ///
  /// - Parameters:
  ///   - type: The type of the part.
  ///   - transform: Takes the part.
  ///   - action: Is given the part as it was before, at first as it is, and the part as it is.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    ObservedView(content: self) { nodes, context in
      for (i, node) in nodes.enumerated() where node.isPlaced {
        let value = transform(GeometryProxy(node: node))
        context.memory(i + 1).report(value, initial: true, to: action)
      }
    }
  }
}
