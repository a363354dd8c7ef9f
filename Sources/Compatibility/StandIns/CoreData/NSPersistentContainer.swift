public import Foundation

open class NSPersistentStore: NSObject {
  public var url: URL?
  public var identifier: String! = UUID().uuidString
  public var type: String
  public var options: [AnyHashable: Any]?
  public var metadata: [String: Any]! = [:]
  public weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  init(_ type: String, at url: URL?) { (self.type, self.url) = (type, url) }
}

/// Has the objects that are saved.
// Unchecked, as the types below: Apple's are Sendable, and previews use them on one thread at a time.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public struct StoreType: Hashable, Sendable {
    public let rawValue: String
    public static let sqlite = Self(rawValue: NSSQLiteStoreType)
    public static let inMemory = Self(rawValue: NSInMemoryStoreType)
    public static let binary = Self(rawValue: NSBinaryStoreType)
  }

  public let managedObjectModel: NSManagedObjectModel
  public private(set) var persistentStores: [NSPersistentStore] = []
  public var name: String?
  var objects: [NSManagedObject] = []
  let changes = ChangeCount()

  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(storeType, at: storeURL)
    (store.options, store.persistentStoreCoordinator) = (options, self)
    persistentStores.append(store)
    return store
  }
  @discardableResult
  public func addPersistentStore(
    type: StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let store = NSPersistentStore(storeDescription.type, at: storeDescription.url)
    store.persistentStoreCoordinator = self
    persistentStores.append(store)
    block(storeDescription, nil)
  }
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    if persistentStores.isEmpty {
      objects = []
      changes.note()
    }
  }
  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    objects = []
    changes.note()
  }
  public func destroyPersistentStore(
    at url: URL, type storeType: StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(at: url, ofType: storeType.rawValue, options: options)
  }
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    objects.map(\.objectID).first { $0.uriRepresentation() == url }
  }
  open func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
  ) throws -> Any { try context.execute(request) }
  open func performAndWait(_ block: () -> Void) { block() }
  open func perform(_ block: @escaping () -> Void) { block() }
}

open class NSPersistentStoreDescription: NSObject {
  public var url: URL?
  public var type = NSSQLiteStoreType
  public var configuration: String?
  public var isReadOnly = false
  public var timeout: TimeInterval = 240
  public var shouldAddStoreAsynchronously = false
  public var shouldMigrateStoreAutomatically = true
  public var shouldInferMappingModelAutomatically = true
  public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  public private(set) var options: [String: NSObject] = [:]
  public private(set) var sqlitePragmas: [String: NSObject] = [:]

  public override init() {}
  public init(url: URL) { self.url = url }
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  /// Linux's `true as NSNumber` has another type than the one of a literal.
  public func setOption(_ option: Bool, forKey key: String) { options[key] = NSNumber(value: option) }
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }
}

open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  public var persistentStoreDescriptions: [NSPersistentStoreDescription]

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
    ]
  }
  /// The model has the entities of the module that asks.
  public convenience init(name: String, _fileID: String = #fileID) {
    self.init(
      name: name,
      managedObjectModel: NSManagedObjectModel(KnownEntities.all(in: KnownEntities.module(of: _fileID))))
  }

  /// A folder of which nothing is made.
  open class func defaultDirectoryURL() -> URL {
    URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("Application Support")
  }
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }
  nonisolated(nonsending) public func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(newBackgroundContext()) }
}

/// A container without a cloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws {}
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
}

public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let dryRun = Self(rawValue: 2)
  public static let printSchema = Self(rawValue: 4)
}

open class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
