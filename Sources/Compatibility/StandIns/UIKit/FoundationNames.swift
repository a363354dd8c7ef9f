public import Foundation

// Names of Foundation that Linux lacks, for code that imports nothing else.

// Joins as in English.
open class ListFormatter: Formatter {
  public var locale: Locale! = .current
  public var itemFormatter: Formatter?

  public static func localizedString(byJoining strings: [String]) -> String {
    guard strings.count > 2, let last = strings.last else { return strings.joined(separator: " and ") }
    return strings.dropLast().joined(separator: ", ") + ", and " + last
  }
  open func string(from items: [Any]) -> String? {
    Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }
  open override func string(for object: Any?) -> String? {
    (object as? [Any]).flatMap { string(from: $0) }
  }
}

extension AttributedString {
  // The text as it stands: it is not looked up, and has no marks.
  public init(
    localized key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = AttributedString(key)
  }
}

extension FileManager {
  // A group of apps has no folder of its own here.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    temporaryDirectory.appendingPathComponent(groupIdentifier)
  }
}

extension UserDefaults {
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

// As `FileManager` has them.
extension URL {
  public static var documentsDirectory: URL { first(of: .documentDirectory) }
  public static var cachesDirectory: URL { first(of: .cachesDirectory) }
  public static var applicationSupportDirectory: URL { first(of: .applicationSupportDirectory) }
  public static var libraryDirectory: URL { first(of: .libraryDirectory) }
  public static var downloadsDirectory: URL { first(of: .downloadsDirectory) }
  public static var desktopDirectory: URL { first(of: .desktopDirectory) }

  private static func first(of directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? .temporaryDirectory
  }
}

// Files that another program gave, which are as others here.
extension URL {
  public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}
}
extension Data.WritingOptions {
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

// Values that devices share: here nobody does, and none is kept.
open class NSUbiquitousKeyValueStore: NSObject {
  public static var `default`: NSUbiquitousKeyValueStore { NSUbiquitousKeyValueStore() }
  public static let didChangeExternallyNotification = NSNotification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  public func object(forKey key: String) -> Any? { nil }
  public func string(forKey key: String) -> String? { nil }
  public func array(forKey key: String) -> [Any]? { nil }
  public func dictionary(forKey key: String) -> [String: Any]? { nil }
  public func data(forKey key: String) -> Data? { nil }
  public func bool(forKey key: String) -> Bool { false }
  public func double(forKey key: String) -> Double { 0 }
  public func longLong(forKey key: String) -> Int64 { 0 }
  public func set(_ value: Any?, forKey key: String) {}
  public func removeObject(forKey key: String) {}
  @discardableResult public func synchronize() -> Bool { false }
}

/// Nothing that is observed is ever told of.
public final class NSKeyValueObservation: NSObject {
  public func invalidate() {}
}
public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = Self(rawValue: 1)
  public static let old = Self(rawValue: 2)
  public static let initial = Self(rawValue: 4)
}
public struct NSKeyValueChangeKey: Hashable, Sendable { public static let newKey = Self(), oldKey = Self() }

public protocol _KeyValueObserved: NSObject {}
extension NSObject: _KeyValueObserved {
  public func addObserver(_ observer: NSObject, forKeyPath path: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer? = nil) {}
  public func removeObserver(_ observer: NSObject, forKeyPath path: String) {}
  public func removeObserver(_ observer: NSObject, forKeyPath path: String, context: UnsafeMutableRawPointer?) {}
}
extension _KeyValueObserved {
  public func observe<Value>(_ path: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [], changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation { NSKeyValueObservation() }
}
