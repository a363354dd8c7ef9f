/// The values of the focused view; a picture has none.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; nil if no view in focus has set it.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value of the view in focus.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// A value of the view in focus; always nil in a picture.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Reads the value that a key path leads to.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// Always nil, because no view is in focus.
  public var wrappedValue: Value? { nil }
}

/// A binding of the view in focus; always nil in a picture.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Reads and changes the value that a key path leads to.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// Always nil, because no view is in focus.
  public var wrappedValue: Value? {
    get { nil }
    // swift-format-ignore: NoEmptyBlocks
    nonmutating set {}
  }

  /// A binding of nil.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

nonisolated extension View {
  /// Sets a focused value of this view; ignored in a picture.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// Sets a focused value of this view, nil for none; ignored in a picture.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }

  /// Sets a focused value of this view's scene; ignored in a picture.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// Sets a focused value of this view's scene, nil for none; ignored in a picture.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
}

// MARK: - Transactions

/// A key for a value of a transaction.
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
