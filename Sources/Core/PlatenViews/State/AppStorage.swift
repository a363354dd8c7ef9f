public import Foundation

/// A value that an app keeps between launches.
///
/// A picture must not depend on data that a machine keeps. So the value begins as the default, and
/// values that views write last until the end of the render, for all properties with the key.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private var location: StateLocation<Value>?
  /// The value of a property of an object, which is in no view.
  private let own: OwnValue

  init(initial: Value, key: String) {
    self.initial = initial
    self.key = key
    own = OwnValue(initial)
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.value ?? own.value }
    nonmutating set {
      if let location { location.set(newValue) } else { own.value = newValue }
    }
  }

  /// Reads and changes the value from elsewhere.
  public var projectedValue: Binding<Value> {
    guard let location else { return Binding(get: { own.value }, set: { own.value = $0 }) }
    return Binding(location)
  }

  /// Installs the storage of the value.
  public mutating func _install(_ context: _PropertyContext) {
    let number = context.pass.number(of: key)
    location = context.pass.location(
      for: Identity().child(of: AppStorage<Never>.self).child(idNumber: number),
      // Any view may read the key.
      owner: StateOwner(view: context.owner.view, property: context.owner.property),
      isLasting: true, initial: initial)
  }
}

extension AppStorage: Sendable where Value: Sendable {}

extension AppStorage {
  /// A value that copies of a property share.
  private final class OwnValue: @unchecked Sendable {
    // Unchecked: the lock guards the value.
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value {
      get { lock.withLock { stored } }
      set { lock.withLock { stored = newValue } }
    }
  }
}

// MARK: - Kinds of values

// The kinds of values that can be kept are SwiftUI's. A store is taken and not read.

extension AppStorage {
  /// Makes a Boolean value with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(initial: wrappedValue, key: key)
  }

  /// Makes a whole number with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(initial: wrappedValue, key: key)
  }

  /// Makes a number with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(initial: wrappedValue, key: key)
  }

  /// Makes a string with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(initial: wrappedValue, key: key)
  }

  /// Makes a URL with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(initial: wrappedValue, key: key)
  }

  /// Makes a date with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date {
    self.init(initial: wrappedValue, key: key)
  }

  /// Bytes with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(initial: wrappedValue, key: key)
  }

  /// Makes a value stored as a whole number, with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(initial: wrappedValue, key: key)
  }

  /// Makes a value stored as a string, with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(initial: wrappedValue, key: key)
  }

  /// Makes a Boolean value that starts as nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(initial: nil, key: key)
  }

  /// Makes a whole number that starts as nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(initial: nil, key: key)
  }

  /// Makes a number that starts as nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(initial: nil, key: key)
  }

  /// Makes a string that starts as nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(initial: nil, key: key)
  }

  /// Makes a URL that starts as nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(initial: nil, key: key)
  }

  /// Makes a date that starts as nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(initial: nil, key: key)
  }

  /// Bytes that start as nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(initial: nil, key: key)
  }

  /// Makes a value stored as a whole number, which starts as nil.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(initial: nil, key: key)
  }

  /// Makes a value stored as a string, which starts as nil.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(initial: nil, key: key)
  }
}
