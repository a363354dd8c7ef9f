/// A value that changes while a gesture goes on; in a picture there is none, and it stays as it is.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value

  /// A value with an initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A value with an initial value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// A value that would go back to its start with a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }

  /// A value that would go back to its start with a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: initialValue)
  }

  /// A value that would go back to its start in some way.
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    self.init(wrappedValue: wrappedValue)
  }

  /// The property itself, for a gesture.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A value that starts as nil.
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: Sendable where Value: Sendable {}
