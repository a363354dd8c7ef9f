public import Foundation

open class NSPersistentStoreRequest: NSObject {
  public var affectedStores: [NSPersistentStore]?
}
open class NSPersistentStoreResult: NSObject {}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType: Self = []
  public static let managedObjectIDResultType = Self(rawValue: 1)
  public static let dictionaryResultType = Self(rawValue: 2)
  public static let countResultType = Self(rawValue: 4)
}

/// What is asked of a context.
///
/// Any type may be the result: a protocol is no `NSFetchRequestResult` in Swift.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  public var entity: NSEntityDescription?
  private var givenName: String?
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  public var fetchLimit = 0
  public var fetchOffset = 0
  public var fetchBatchSize = 0
  public var resultType = NSFetchRequestResultType.managedObjectResultType
  public var includesSubentities = true
  public var includesPropertyValues = true
  public var includesPendingChanges = true
  public var returnsObjectsAsFaults = true
  public var returnsDistinctResults = false
  public var shouldRefreshRefetchedObjects = false
  public var relationshipKeyPathsForPrefetching: [String]?
  public var propertiesToFetch: [Any]?
  public var propertiesToGroupBy: [Any]?
  public var havingPredicate: NSPredicate?

  public override init() {}
  public convenience init(entityName: String) {
    self.init()
    givenName = entityName
  }
  convenience init(entity: NSEntityDescription) {
    self.init()
    self.entity = entity
  }

  public var entityName: String? { givenName ?? entity?.name }
  public func execute() throws -> [ResultType] { [] }

  func dictionaries(of objects: [NSManagedObject]) -> [[String: Any]] {
    let names = (propertiesToFetch ?? []).compactMap {
      $0 as? String ?? ($0 as? NSPropertyDescription)?.name
    }
    return objects.map { object in
      object.dictionaryWithValues(
        forKeys: names.isEmpty ? Array(object.entity.attributesByName.keys) : names)
    }
  }
}

// MARK: - Batches

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  public var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let objectIDs: [NSManagedObjectID]?

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    (fetchRequest, objectIDs) = (fetch, nil)
  }
  public init(objectIDs: [NSManagedObjectID]) {
    (fetchRequest, self.objectIDs) = (NSFetchRequest(), objectIDs)
  }
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType

  init(_ ids: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
    resultType = type
    result =
      switch type {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: ids
      case .resultTypeCount: ids.count
      }
  }
}
