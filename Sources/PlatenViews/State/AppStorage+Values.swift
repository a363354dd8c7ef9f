public import Foundation

// The kinds of values that can be kept are SwiftUI's. A store is taken and not read.

extension AppStorage {
  /// A value with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(initial: wrappedValue, key: key)
  }

  /// A value with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(initial: wrappedValue, key: key)
  }

  /// A value with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(initial: wrappedValue, key: key)
  }

  /// A value with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(initial: wrappedValue, key: key)
  }

  /// A value with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(initial: wrappedValue, key: key)
  }

  /// A value with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date {
    self.init(initial: wrappedValue, key: key)
  }

  /// A value with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(initial: wrappedValue, key: key)
  }

  /// A value with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(initial: wrappedValue, key: key)
  }

  /// A value with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(initial: wrappedValue, key: key)
  }

  /// A value that starts as nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(initial: nil, key: key)
  }

  /// A value that starts as nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(initial: nil, key: key)
  }

  /// A value that starts as nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(initial: nil, key: key)
  }

  /// A value that starts as nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(initial: nil, key: key)
  }

  /// A value that starts as nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(initial: nil, key: key)
  }

  /// A value that starts as nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(initial: nil, key: key)
  }

  /// A value that starts as nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(initial: nil, key: key)
  }

  /// A value that starts as nil.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(initial: nil, key: key)
  }

  /// A value that starts as nil.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(initial: nil, key: key)
  }
}
