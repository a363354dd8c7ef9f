/// A value that a view owns and may change; the picture is settled when nothing changes any more.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// A value with an initial value.
  public init(wrappedValue value: Value) { initial = value }

  /// A value with an initial value.
  public init(initialValue value: Value) { initial = value }

  /// The value; outside of a render, the initial one, which cannot be changed.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// Reads and changes the value from elsewhere.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location)
  }

  /// Takes the place where the value is kept.
  public mutating func _install(_ context: _PropertyContext) {
    location = context.location(initial: initial)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A value that starts as nil.
  public init() { self.init(wrappedValue: nil) }
}

// The initial value never changes, and the location has a lock.
extension State: @unchecked Sendable where Value: Sendable {}
