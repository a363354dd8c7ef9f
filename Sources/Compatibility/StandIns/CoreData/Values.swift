internal import Foundation

/// A value that may be none, as it is inside another.
private protocol AnyOptional {
  var inside: Any? { get }
  static var none: Any { get }
}
extension Optional: AnyOptional {
  fileprivate var inside: Any? { self }
  fileprivate static var none: Any { nil as Wrapped? as Any }
}

/// Returns what optionals in optionals have inside.
func flat(_ value: Any?) -> Any? {
  guard let value else { return nil }
  return (value as? any AnyOptional).map { flat($0.inside) } ?? value
}

/// A number, which a property may have with another size than it was set with.
private protocol Scalar {
  init?(scalar: NSNumber)
}
extension Int: Scalar { fileprivate init?(scalar: NSNumber) { self = scalar.intValue } }
extension Int16: Scalar { fileprivate init?(scalar: NSNumber) { self = scalar.int16Value } }
extension Int32: Scalar { fileprivate init?(scalar: NSNumber) { self = scalar.int32Value } }
extension Int64: Scalar { fileprivate init?(scalar: NSNumber) { self = scalar.int64Value } }
extension Double: Scalar { fileprivate init?(scalar: NSNumber) { self = scalar.doubleValue } }
extension Float: Scalar { fileprivate init?(scalar: NSNumber) { self = scalar.floatValue } }
extension Bool: Scalar { fileprivate init?(scalar: NSNumber) { self = scalar.boolValue } }
extension Optional: Scalar where Wrapped: Scalar {
  fileprivate init?(scalar: NSNumber) { self = Wrapped(scalar: scalar) }
}

/// Returns a value as a property's type; nil if it is none of that type.
func converted<T>(_ value: Any?, to type: T.Type) -> T? {
  guard let value = flat(value) else { return nil }
  if let scalar = type as? any Scalar.Type, let number = number(value) {
    return scalar.init(scalar: number) as? T
  }
  if let found = value as? T { return found }
  if let raw = type as? any RawRepresentable.Type { return rawValue(value, raw) as? T }
  if let set = value as? NSOrderedSet { return set.array as? T ?? NSSet(array: set.array) as? T }
  if let set = value as? NSSet { return NSOrderedSet(array: set.allObjects) as? T }
  return nil
}

private func rawValue<R: RawRepresentable>(_ value: Any, _ type: R.Type) -> R? {
  converted(value, to: R.RawValue.self).flatMap(R.init)
}

/// Returns what a property has that was never set; nil if its type has nothing like that.
func emptyValue<T>(of type: T.Type) -> T? {
  if let none = (type as? any AnyOptional.Type)?.none { return none as? T }
  if type is any Scalar.Type { return converted(NSNumber(value: 0), to: type) }
  let values: [Any] = [
    "", Date(timeIntervalSinceReferenceDate: 0), UUID(uuid: UUID_NULL), Data(), NSSet(),
    NSOrderedSet(), NSDecimalNumber.zero, Decimal.zero, URL(fileURLWithPath: "/"), NSDate(),
    NSData(), [Any](), [String: Any](), NSNumber(value: 0), NSArray(), NSDictionary(), NSString(),
  ]
  for value in values {
    if let value = value as? T { return value }
  }
  if let raw = type as? any RawRepresentable.Type { return emptyRawValue(raw) as? T }
  return nil
}

private func emptyRawValue<R: RawRepresentable>(_ type: R.Type) -> R? {
  emptyValue(of: R.RawValue.self).flatMap(R.init)
}

private let UUID_NULL: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

// MARK: - Comparing

func number(_ value: Any) -> NSNumber? {
  switch value {
  case let value as NSNumber: value
  case let value as Int: NSNumber(value: value)
  case let value as Int16: NSNumber(value: value)
  case let value as Int32: NSNumber(value: value)
  case let value as Int64: NSNumber(value: value)
  case let value as Double: NSNumber(value: value)
  case let value as Float: NSNumber(value: value)
  case let value as Bool: NSNumber(value: value)
  case let value as CGFloat: NSNumber(value: Double(value))
  case let value as Decimal: NSDecimalNumber(decimal: value)
  case let value as any BinaryInteger: NSNumber(value: Int64(clamping: value))
  case let value as any RawRepresentable: number(value.rawValue)
  default: nil
  }
}

func string(_ value: Any) -> String? {
  switch value {
  case let value as String: value
  case let value as NSString: String(describing: value)
  case let value as UUID: value.uuidString
  case let value as NSUUID: value.uuidString
  case let value as URL: value.absoluteString
  case let value as any RawRepresentable: string(value.rawValue)
  default: nil
  }
}

private func date(_ value: Any) -> Date? { value as? Date ?? (value as? NSDate) as Date? }

/// Returns the order of two values, with none before all others; nil if they have no order.
func order(_ a: Any?, _ b: Any?) -> ComparisonResult? {
  switch (flat(a), flat(b)) {
  case (nil, nil): return .orderedSame
  case (nil, _): return .orderedAscending
  case (_, nil): return .orderedDescending
  case (let a?, let b?):
    if let a = date(a), let b = date(b) { return a.compare(b) }
    if let a = string(a), let b = string(b) {
      return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
    }
    if let a = number(a), let b = number(b) { return a.compare(b) }
    return nil
  }
}

/// Returns whether two values are the same.
func isSame(_ a: Any?, _ b: Any?) -> Bool {
  if let order = order(a, b) { return order == .orderedSame }
  guard let a = flat(a), let b = flat(b) else { return false }
  if let object = a as? NSManagedObject, let id = b as? NSManagedObjectID { return object.objectID === id }
  if let id = a as? NSManagedObjectID, let object = b as? NSManagedObject { return object.objectID === id }
  if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
  return false
}

/// Returns what an object has behind a path of names, such as `category.name` or `items.@count`.
func platenValue(_ path: String, of object: Any?) -> Any? {
  var value = flat(object)
  for name in path.split(separator: ".").map(String.init) where name != "SELF" && name != "self" {
    guard let inside = value else { return nil }
    let members: [Any]? =
      (inside as? NSSet)?.allObjects ?? (inside as? NSOrderedSet)?.array ?? (inside as? [Any])
    if name == "@count" {
      value = members?.count
    } else if let members {
      value = members.compactMap { platenValue(name, of: $0) }
    } else if let object = inside as? NSManagedObject {
      value = flat(object.value(forKey: name))
    } else if let dictionary = inside as? [String: Any] {
      value = flat(dictionary[name])
    } else {
      value = flat(member(name, of: Mirror(reflecting: inside)))
    }
  }
  return value
}

private func member(_ name: String, of mirror: Mirror) -> Any? {
  mirror.children.first { $0.label == name }?.value
    ?? mirror.superclassMirror.flatMap { member(name, of: $0) }
}
