/// A value that an app keeps from start to start.
///
/// A picture must not depend on what a machine has kept: here the value is the default at first,
/// and what views write lasts, for all properties of the key, until the render is over.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private var location: StateLocation<Value>?

  init(initial: Value, key: String) {
    self.initial = initial
    self.key = key
  }

  /// The value.
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
    let number = context.pass.number(of: key)
    location = context.pass.location(
      for: Identity().child(of: AppStorage<Never>.self).child(idNumber: number),
      owner: context.owner, isLasting: true, initial: initial)
  }
}

// The initial value and the key never change, and the location has a lock.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

/// A value that a scene of an app keeps from start to start; see ``AppStorage``.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var storage: AppStorage<Value>

  init(initial: Value, key: String) { storage = AppStorage(initial: initial, key: "scene." + key) }

  /// The value.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  /// Reads and changes the value from elsewhere.
  public var projectedValue: Binding<Value> { storage.projectedValue }

  /// Takes the place where the value is kept.
  public mutating func _install(_ context: _PropertyContext) { storage._install(context) }
}

extension SceneStorage: Sendable where Value: Sendable {}
