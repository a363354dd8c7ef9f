internal import Foundation

/// A value that a view owns and can change; the picture is settled when nothing changes any more.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Makes a value with an initial value.
  public init(wrappedValue value: Value) { initial = value }

  /// Makes a value with an initial value.
  public init(initialValue value: Value) { initial = value }

  /// The value; outside a render, the initial one, which cannot be changed.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// Reads and changes the value from elsewhere.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location)
  }

  /// Installs the storage of the value.
  public mutating func _install(_ context: _PropertyContext) {
    location = context.location(initial: initial)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a value that starts as nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

// MARK: - Focus

/// The focus of a view; at first none, and in a picture only views can change it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Reads and changes which view is in focus.
  @propertyWrapper
  public struct Binding {
    private let base: PlatenViews.Binding<Value>

    fileprivate init(_ base: PlatenViews.Binding<Value>) { self.base = base }

    /// The view in focus.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var state: State<Value>

  /// Makes a property for whether a view is in focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Makes a property for the view, of several, that is in focus; nil for none.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// The view in focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// Reads and changes the value from elsewhere.
  public var projectedValue: Binding { Binding(state.projectedValue) }

  /// Installs the storage of the value.
  public mutating func _install(_ context: _PropertyContext) { state._install(context) }
}

extension FocusState: Sendable where Value: Sendable {}

extension FocusState.Binding: Sendable where Value: Sendable {}

nonisolated extension View {
  /// Returns this view unchanged: a picture shows no focus.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }

  /// Returns this view unchanged: a picture shows no focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
}

// MARK: - Gestures

/// A value that changes during a gesture; in a picture it keeps its initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value

  /// Makes a value with an initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes a value with an initial value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// Makes a value whose reset uses a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }

  /// Makes a value whose reset uses a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: initialValue)
  }

  /// Makes a value with a closure for its reset.
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    self.init(wrappedValue: wrappedValue)
  }

  /// The property itself, for a gesture.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a value that starts as nil.
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: Sendable where Value: Sendable {}
