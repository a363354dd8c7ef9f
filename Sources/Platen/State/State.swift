/// A value that a view owns and may change; the picture is settled when nothing changes any more.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// A value with an initial value.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// A value with an initial value.
  public init(initialValue: Value) { initial = initialValue }

  /// The value; outside of a render, the initial one, which cannot be changed.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// Reads and changes the value from elsewhere.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(get: { location.value }, set: { location.set($0) })
  }

  /// Takes the place where the value is kept.
  public mutating func _install(_ context: _PropertyContext) {
    location = context.pass.location(for: context.identity, initial: initial)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A value that starts as nil.
  public init() { self.init(wrappedValue: nil) }
}

/// Where a state's value is kept from round to round of a render.
final class StateLocation<Value> {
  private(set) var value: Value
  // A binding may outlive the render that it was made in.
  private weak var pass: RenderPass?

  init(_ value: Value, pass: RenderPass) {
    self.value = value
    self.pass = pass
  }

  /// Takes a value without asking for another round.
  func keep(_ newValue: Value) { value = newValue }

  func set(_ newValue: Value) {
    let isSame = Self.areEqual(value, newValue)
    value = newValue
    if !isSame { pass?.stateDidChange(of: Value.self) }
  }

  private static func areEqual(_ a: Value, _ b: Value) -> Bool {
    func compare<E: Equatable>(_ a: E) -> Bool { a == b as? E }
    guard let a = a as? any Equatable else { return false }
    return compare(a)
  }
}
