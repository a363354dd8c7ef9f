public import Foundation

/// A value that a scene of an app keeps between launches; see ``AppStorage``.
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

  /// Installs the storage of the value.
  public mutating func _install(_ context: _PropertyContext) { storage._install(context) }
}

extension SceneStorage: Sendable where Value: Sendable {}

// MARK: - Kinds of values

// The kinds of values that can be kept are SwiftUI's.

extension SceneStorage {
  /// Makes a Boolean value with a default.
  public init(wrappedValue: Value, _ key: String)
  where Value == Bool {
    self.init(initial: wrappedValue, key: key)
  }

  /// Makes a whole number with a default.
  public init(wrappedValue: Value, _ key: String)
  where Value == Int {
    self.init(initial: wrappedValue, key: key)
  }

  /// Makes a number with a default.
  public init(wrappedValue: Value, _ key: String)
  where Value == Double {
    self.init(initial: wrappedValue, key: key)
  }

  /// Makes a string with a default.
  public init(wrappedValue: Value, _ key: String)
  where Value == String {
    self.init(initial: wrappedValue, key: key)
  }

  /// Makes a URL with a default.
  public init(wrappedValue: Value, _ key: String)
  where Value == URL {
    self.init(initial: wrappedValue, key: key)
  }

  /// Makes a date with a default.
  public init(wrappedValue: Value, _ key: String)
  where Value == Date {
    self.init(initial: wrappedValue, key: key)
  }

  /// Bytes with a default.
  public init(wrappedValue: Value, _ key: String)
  where Value == Data {
    self.init(initial: wrappedValue, key: key)
  }

  /// Makes a value stored as a whole number, with a default.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(initial: wrappedValue, key: key)
  }

  /// Makes a value stored as a string, with a default.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(initial: wrappedValue, key: key)
  }

  /// Makes a Boolean value that starts as nil.
  public init(_ key: String) where Value == Bool? {
    self.init(initial: nil, key: key)
  }

  /// Makes a whole number that starts as nil.
  public init(_ key: String) where Value == Int? {
    self.init(initial: nil, key: key)
  }

  /// Makes a number that starts as nil.
  public init(_ key: String) where Value == Double? {
    self.init(initial: nil, key: key)
  }

  /// Makes a string that starts as nil.
  public init(_ key: String) where Value == String? {
    self.init(initial: nil, key: key)
  }

  /// Makes a URL that starts as nil.
  public init(_ key: String) where Value == URL? {
    self.init(initial: nil, key: key)
  }

  /// Makes a date that starts as nil.
  public init(_ key: String) where Value == Date? {
    self.init(initial: nil, key: key)
  }

  /// Bytes that start as nil.
  public init(_ key: String) where Value == Data? {
    self.init(initial: nil, key: key)
  }

  /// Makes a value stored as a whole number, which starts as nil.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(initial: nil, key: key)
  }

  /// Makes a value stored as a string, which starts as nil.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(initial: nil, key: key)
  }
}
