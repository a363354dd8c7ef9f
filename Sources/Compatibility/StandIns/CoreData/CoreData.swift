// Core Data's names: objects are kept in memory while the previews are drawn, and fetches are answered from there.
// Entities come from the user's data model, whose classes the command writes; nothing is read from or written to disk.

@_exported public import Foundation
internal import Synchronization

/// What the code that the command writes for a module has: the entities of its data models.
///
/// It is found by its name, `PlatenDataModels`, as classes are by the names that entities give them.
public protocol _DataModels: AnyObject {
  static var _entities: [NSEntityDescription] { get }
}

/// The entities of each module, made once.
enum KnownEntities {
  private struct Table {
    var entities: [String: [NSEntityDescription]] = [:]
    var others: [String: NSEntityDescription] = [:]
  }
  private static let table = Mutex(Table())

  static func module(of fileID: String) -> String { String(fileID.prefix { $0 != "/" }) }

  /// Returns the entities that a module's data models have.
  static func all(in module: String) -> [NSEntityDescription] {
    if let known = table.withLock({ $0.entities[module] }) { return known }
    let source = NSClassFromString("\(module).PlatenDataModels") as? any _DataModels.Type
    let made = source?._entities ?? []
    for entity in made { entity.finish(module, among: made) }
    table.withLock { $0.entities[module] = made }
    return made
  }

  /// Returns the entity of a class, or one without properties if no model names the class.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    let path = String(reflecting: type).split(separator: ".").map(String.init)
    let name = path.last ?? "NSManagedObject"
    if let found = all(in: path[0]).first(where: { $0.shortClassName == name }) { return found }
    return other(name, in: path[0])
  }

  /// Returns an entity that no model has, always the same one of a name.
  static func other(_ name: String, in module: String) -> NSEntityDescription {
    table.withLock {
      if let known = $0.others["\(module).\(name)"] { return known }
      let made = NSEntityDescription(_name: name, managedObjectClassName: name)
      made.finish(module, among: [])
      $0.others["\(module).\(name)"] = made
      return made
    }
  }
}

// MARK: - Merging

public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType, rollbackMergePolicyType
}

/// Contexts of one coordinator have the same objects, so that there is nothing to merge.
// Unchecked: it has nothing that changes.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public let mergeType: NSMergePolicyType
  public init(merge type: NSMergePolicyType) { mergeType = type }

  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
}

public let NSErrorMergePolicy = NSMergePolicy.error
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
public let NSRollbackMergePolicy = NSMergePolicy.rollback
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump

// MARK: - Names

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSManagedObjectValidationError = 1550
public let NSManagedObjectReferentialIntegrityError = 133_000

extension Notification.Name {
  public static let NSManagedObjectContextWillSave = Self("NSManagingContextWillSaveChangesNotification")
  public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = Self(
    "NSObjectsChangedInManagingContextNotification")
  public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChangeNotification")
  public static let NSPersistentStoreCoordinatorStoresDidChange = Self(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}
