/// The values of the focused view; a picture has none.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// A value of a key; nil where no view in focus has set it.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of what the view in focus says of itself.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// A value of the view in focus: nil, as there is none in a picture.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Reads the value that a key path leads to.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// Nil: no view is in focus.
  public var wrappedValue: Value? { nil }
}

/// A binding of the view in focus: nil, as there is none in a picture.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Reads and changes the value that a key path leads to.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// Nil, whatever is set: no view is in focus.
  public var wrappedValue: Value? {
    get { nil }
    // swift-format-ignore: NoEmptyBlocks
    nonmutating set {}
  }

  /// A binding of nil.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

nonisolated extension View {
  /// This view, which says something of itself while it is in focus.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// This view, which says something of itself while it is in focus; nil for nothing.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }

  /// This view, which says something of itself while its window is in front.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// This view, which says something of itself while its window is in front; nil for nothing.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
}

// MARK: - Transactions

/// A key of what goes with a change of state.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// A value of a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }
}
