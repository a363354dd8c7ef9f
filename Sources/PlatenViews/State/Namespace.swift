/// A name that a view has for itself, different from that of all others.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// A view's name.
  public struct ID: Hashable, Sendable {
    fileprivate let identity: Identity
  }

  private var id = ID(identity: Identity())

  /// Makes the property.
  public init() {}

  /// The name.
  public var wrappedValue: ID { id }

  /// Takes the identity of the view.
  public mutating func _install(_ context: _PropertyContext) { id = ID(identity: context.identity) }
}
