public import Foundation

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
