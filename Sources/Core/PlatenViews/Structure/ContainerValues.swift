internal import PlatenLayout

/// The values that a view has for the container around it.
///
/// A container reads the values of ``Subview/containerValues``; views further in do not inherit
/// them.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// A value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the view's tag of a type; nil for none.
  public func tag<V: Hashable>(for type: V.Type) -> V? { values[Self.tag] as? V }

  /// Returns whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  private static var tag: ObjectIdentifier { ObjectIdentifier(TagKey.self) }

  /// What a view with a node says of itself.
  init(of node: Node) {
    for change in node.layoutValue(for: ContainerValuesKey.self) { change(&self) }
    if let tag = node.layoutValue(for: TagKey.self) { values[Self.tag] = tag.base }
  }
}

/// A key for a value that a view passes to the container around it.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// The traits of a view, from the outside in, so that the innermost counts.
private struct ContainerValuesKey: LayoutValueKey {
  static var defaultValue: [(inout ContainerValues) -> Void] { [] }
}

nonisolated extension View {
  /// Sets a value of this view for the container around it.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    layoutValue(key: ContainerValuesKey.self) { inner in
      [{ $0[keyPath: keyPath] = value }] + (inner ?? [])
    }
  }
}

extension Subview {
  /// The values of the view for its container.
  public var containerValues: ContainerValues { ContainerValues(of: node) }
}
