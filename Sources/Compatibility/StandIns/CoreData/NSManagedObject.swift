public import Foundation
public import SwiftUI
internal import Synchronization

/// What a fetch may answer with.
///
/// The protocol does not conform to itself here, as it does in Objective-C.
public protocol NSFetchRequestResult {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

// Unchecked: of an object, which is on one thread at a time; the identifier only names it.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  public let entity: NSEntityDescription
  public weak var persistentStore: NSPersistentStore?
  public internal(set) var isTemporaryID = true
  weak var object: NSManagedObject?

  init(of object: NSManagedObject) { (entity, self.object) = (object.entity, object) }

  public func uriRepresentation() -> URL {
    let number = UInt(bitPattern: ObjectIdentifier(self).hashValue)
    return URL(string: "x-coredata://preview/\(entity.name ?? "")/p\(number)")
      ?? URL(fileURLWithPath: "/")
  }
}

/// What all classes of objects can be made with, also where only a generic parameter names them.
public protocol _Managed: AnyObject {
  static func entity() -> NSEntityDescription
  init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)
}

extension _Managed {
  public init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: moc)
  }
}

/// An object of an entity, with all its values by their names: properties in extensions read and write these.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult, _Managed {
  public let entity: NSEntityDescription
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Objects without a context have none that they would be in.
  public private(set) lazy var objectID = NSManagedObjectID(of: self)
  public internal(set) var isDeleted = false
  var values: [String: Any] = [:]
  /// The values when they were saved last.
  var savedValues: [String: Any] = [:]
  var changedKeys: Set<String> = []

  /// Required, so that objects can be made of a class that an entity names.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    super.init()
    for attribute in entity.attributesByName.values {
      values[attribute.name] = flat(attribute.defaultValue)
    }
    if let context {
      context.insert(self)
      awakeFromInsert()
    }
  }

  // In the order in which objects are made: sets of them have one order in each run.
  private let number = NSManagedObject.next.withLock { next in
    next += 1
    return next
  }
  private static let next = Mutex(0)
  open override var hash: Int { number }

  open class func entity() -> NSEntityDescription { KnownEntities.entity(of: self) }
  // Of a class of its own, the one of that class is meant.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entity: entity())
  }
  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  // MARK: - State

  public var isInserted: Bool { managedObjectContext?.isInserted(self) ?? false }
  public var isUpdated: Bool { !changedKeys.isEmpty && !isInserted && !isDeleted }
  public var hasChanges: Bool { isInserted || isDeleted || !changedKeys.isEmpty }
  public var hasPersistentChangedValues: Bool { hasChanges }
  public var isFault: Bool { false }
  public var faultingState: Int { 0 }
  open func hasFault(forRelationshipNamed key: String) -> Bool { false }
  open func changedValues() -> [String: Any] { values.filter { changedKeys.contains($0.key) } }
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    keys.map { keys in savedValues.filter { keys.contains($0.key) } } ?? savedValues
  }
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    related(key).map(\.objectID)
  }

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func validateForInsert() throws {}
  open func validateForUpdate() throws {}
  open func validateForDelete() throws {}
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  open func didChangeValue(forKey key: String) { managedObjectContext?.note() }

  // MARK: - Values by their names

  open func value(forKey key: String) -> Any? {
    if let value = values[key] { return value }
    switch key {
    case "self", "SELF": return self
    case "objectID": return objectID
    default: return entity.relationshipsByName[key].flatMap(\.empty)
    }
  }
  open func setValue(_ value: Any?, forKey key: String) { set(key, flat(value)) }
  open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    values[key] = flat(value)
    changedKeys.insert(key)
  }
  public func value(forKeyPath keyPath: String) -> Any? { platenValue(keyPath, of: self) }
  public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) }
  }
  open func mutableSetValue(forKey key: String) -> NSMutableSet { NSMutableSet(array: related(key)) }
  open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    NSMutableOrderedSet(array: related(key))
  }

  /// What a property's getter returns.
  public func _value<T>(_ key: String, of type: T.Type = T.self) -> T {
    if let found = converted(value(forKey: key), to: type) { return found }
    guard let value = emptyValue(of: type) else {
      preconditionFailure("\(entity.name ?? "An object") has no \(key)")
    }
    return value
  }

  /// What a property's setter does.
  public func _setValue<T>(_ key: String, _ value: T) { set(key, flat(value)) }

  /// Has views that observe the object drawn again.
  func tellOfChange() { objectWillChange.send() }

  private func set(_ key: String, _ value: Any?) {
    tellOfChange()
    if entity.relationshipsByName[key] == nil {
      put(key, value)
    } else {
      setRelated(key, objects(in: value), as: value)
    }
    managedObjectContext?.note()
  }

  /// Keeps a value without telling anybody.
  func put(_ key: String, _ value: Any?) {
    values[key] = value
    changedKeys.insert(key)
  }
}
