public import Foundation
internal import Observation

/// Tells views that have read what a coordinator has of changes to it.
@Observable final class ChangeCount {
  private var count = 0
  func read() { _ = count }
  func note() { count += 1 }
}

/// Objects before they are saved; those that are saved are the parent's, or the coordinator's.
///
/// What is asked for on its queue happens at once.
// Unchecked: Apple's is Sendable, and a block that is performed runs on the thread that asks.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public enum ConcurrencyType: Sendable { case privateQueue, mainQueue }
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }

  public let concurrencyType: NSManagedObjectContextConcurrencyType
  public var parent: NSManagedObjectContext? {
    didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator }
  }
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  public var name: String?
  public var mergePolicy: Any = NSMergePolicy.error
  public var automaticallyMergesChangesFromParent = false
  public var undoManager: UndoManager?
  public var transactionAuthor: String?
  public var stalenessInterval: TimeInterval = -1
  public var retainsRegisteredObjects = false
  public var shouldDeleteInaccessibleFaults = true
  public var propagatesDeletesAtEndOfEvent = true
  public let userInfo = NSMutableDictionary()
  private var inserted: [NSManagedObject] = []
  private var deleted: [NSManagedObject] = []
  /// Whoever wants to know of saves.
  var observers: [() -> Void] = []
  /// What views read of a context without a coordinator.
  private let ownChanges = ChangeCount()

  public init(concurrencyType type: NSManagedObjectContextConcurrencyType) { concurrencyType = type }
  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  private var changes: ChangeCount { persistentStoreCoordinator?.changes ?? ownChanges }
  func note() { changes.note() }

  // MARK: - Objects

  /// All objects, in the order in which they were inserted.
  private var all: [NSManagedObject] {
    let before = parent?.all ?? persistentStoreCoordinator?.objects ?? []
    let gone = Set(deleted.map(ObjectIdentifier.init))
    return (before + inserted).filter { !gone.contains(ObjectIdentifier($0)) }
  }
  private var updated: [NSManagedObject] {
    all.filter { !$0.changedKeys.isEmpty && !isInserted($0) }
  }

  public var insertedObjects: Set<NSManagedObject> { Set(inserted) }
  public var updatedObjects: Set<NSManagedObject> { Set(updated) }
  public var deletedObjects: Set<NSManagedObject> { Set(deleted) }
  public var registeredObjects: Set<NSManagedObject> { Set(all) }
  public var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty || !updated.isEmpty }
  func isInserted(_ object: NSManagedObject) -> Bool { inserted.contains { $0 === object } }

  open func insert(_ object: NSManagedObject) {
    deleted.removeAll { $0 === object }
    let isNew = object.managedObjectContext !== self || !all.contains { $0 === object }
    object.isDeleted = false
    object.managedObjectContext = self
    if isNew { inserted.append(object) }
    note()
  }
  open func delete(_ object: NSManagedObject) {
    guard !object.isDeleted else { return }
    object.prepareForDeletion()
    object.isDeleted = true
    if isInserted(object) {
      inserted.removeAll { $0 === object }
    } else {
      deleted.append(object)
    }
    for other in object.unlinkAll() { delete(other) }
    note()
  }
  open func assign(_ object: Any, to store: NSPersistentStore) {}
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }
  open func detectConflicts(for object: NSManagedObject) {}

  // MARK: - Saving

  open func save() throws {
    guard hasChanges else { return }
    let (new, changed, gone) = (inserted, updated, deleted)
    let objects = new + changed
    post(.NSManagedObjectContextWillSave)
    for object in objects + gone { object.willSave() }
    for object in new { try object.validateForInsert() }
    for object in changed { try object.validateForUpdate() }
    for object in gone { try object.validateForDelete() }
    if let parent {
      parent.inserted += new
      for object in gone { parent.delete(saved: object) }
    } else if let coordinator = persistentStoreCoordinator {
      coordinator.objects += new
      coordinator.objects.removeAll { object in gone.contains { $0 === object } }
    } else {
      throw CocoaError(.fileWriteUnknown)
    }
    (inserted, deleted) = ([], [])
    for object in objects {
      object.objectID.isTemporaryID = false
      (object.savedValues, object.changedKeys) = (object.values, [])
      object.didSave()
    }
    for object in gone { object.managedObjectContext = nil }
    note()
    post(
      .NSManagedObjectContextDidSave,
      [
        NSInsertedObjectsKey: Set(new), NSUpdatedObjectsKey: Set(changed),
        NSDeletedObjectsKey: Set(gone),
      ])
    for observer in observers + (parent?.observers ?? []) { observer() }
  }
  private func delete(saved object: NSManagedObject) {
    if isInserted(object) { inserted.removeAll { $0 === object } } else { deleted.append(object) }
  }
  private func post(_ name: Notification.Name, _ info: [String: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: info)
  }

  open func rollback() {
    for object in updated + deleted {
      object.tellOfChange()
      (object.values, object.changedKeys, object.isDeleted) = (object.savedValues, [], false)
    }
    for object in inserted { object.managedObjectContext = nil }
    (inserted, deleted) = ([], [])
    note()
  }
  open func reset() { rollback() }
  open func undo() { undoManager?.undo() }
  open func redo() { undoManager?.redo() }
  open func processPendingChanges() {
    post(.NSManagedObjectContextObjectsDidChange)
  }
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    object.tellOfChange()
    if !flag, !object.changedKeys.isEmpty, !isInserted(object) {
      (object.values, object.changedKeys) = (object.savedValues, [])
    }
    note()
  }
  open func refreshAllObjects() { note() }
  open func mergeChanges(fromContextDidSave notification: Notification) { note() }
  public class func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts { context.note() }
  }
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

  // MARK: - Fetching

  /// The objects of an entity that a predicate keeps, in the order of descriptors; a view that asks is told of changes.
  func objects(
    of entity: String?, _ predicate: NSPredicate? = nil, _ sortDescriptors: [NSSortDescriptor] = []
  ) -> [NSManagedObject] {
    changes.read()
    let found = all.filter { object in
      (entity.map(object.entity.isNamed) ?? true) && predicate?.evaluate(with: object) ?? true
    }
    return sortDescriptors.isEmpty ? found : sorted(found, by: sortDescriptors)
  }

  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    var found = objects(
      of: request.entityName ?? request.entity?.name, request.predicate,
      request.sortDescriptors ?? [])
    found = Array(found.dropFirst(request.fetchOffset))
    if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
    switch request.resultType {
    case .managedObjectIDResultType: return found.compactMap { $0.objectID as? T }
    case .countResultType: return [NSNumber(value: found.count)].compactMap { $0 as? T }
    case .dictionaryResultType: return request.dictionaries(of: found).compactMap { $0 as? T }
    default: return found.compactMap { $0 as? T }
    }
  }
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    objects(of: request.entityName ?? request.entity?.name, request.predicate).count
  }
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    let objects =
      request.objectIDs?.compactMap(\.object)
      ?? self.objects(of: request.fetchRequest.entityName, request.fetchRequest.predicate)
    for object in objects { delete(object) }
    try save()
    return NSBatchDeleteResult(objects.map(\.objectID), request.resultType)
  }

  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    objectID.object ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
  }
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = registeredObject(for: objectID) else {
      throw CocoaError(CocoaError.Code(rawValue: NSManagedObjectReferentialIntegrityError))
    }
    return object
  }
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    all.first { $0.objectID === objectID }
  }

  // MARK: - Queues

  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  nonisolated(nonsending) public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T { try block() }
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

public final class NSQueryGenerationToken: NSObject, Sendable {
  public static let current = NSQueryGenerationToken()
}

/// Foundation has this on Darwin alone: nothing is remembered, and nothing undone.
open class UndoManager: NSObject {
  public var levelsOfUndo = 0
  public var groupsByEvent = true
  public var canUndo: Bool { false }
  public var canRedo: Bool { false }
  open func undo() {}
  open func redo() {}
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func setActionName(_ actionName: String) {}
  open func removeAllActions() {}
}
