public import Foundation
internal import Observation
internal import Synchronization

public struct SwiftDataError: Error, Hashable, Sendable {}

/// The models of a container, which is used on one thread at a time, as a view is.
@Observable final class ModelStore {
  private var inserted: [any PersistentModel] = []
  private var numbers: Set<ObjectIdentifier> = []
  // The models themselves, so that none of their addresses becomes another's.
  private var deleted: [ObjectIdentifier: any PersistentModel] = [:]

  func insert(_ model: any PersistentModel) {
    deleted[ObjectIdentifier(model)] = nil
    if numbers.insert(ObjectIdentifier(model)).inserted { inserted.append(model) }
  }

  func delete(_ model: any PersistentModel) { deleted[ObjectIdentifier(model)] = model }

  func removeAll() { (inserted, numbers, deleted) = ([], [], [:]) }

  /// Returns the models of a type in the order in which they were inserted, with those that others refer to.
  func models<Model: PersistentModel>(_ type: Model.Type) -> [Model] {
    var seen: Set<ObjectIdentifier> = []
    var found: [Model] = []
    var open: [any PersistentModel] = inserted.reversed()
    while let model = open.popLast() {
      let number = ObjectIdentifier(model)
      // What only a deleted one refers to goes with it, as by the rule `cascade`.
      guard seen.insert(number).inserted, deleted[number] == nil else { continue }
      if let model = model as? Model { found.append(model) }
      for value in Mirror(reflecting: model).children.map(\.value) {
        if let other = value as? any PersistentModel {
          open.append(other)
        } else if let others = value as? [any PersistentModel] {
          open += others.reversed()
        }
      }
    }
    return found
  }
}

public final class ModelContainer: Sendable {
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  // Sample data are made on the main actor, where views read them; an actor of models has them to itself.
  nonisolated(unsafe) let store = ModelStore()

  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    (self.schema, self.configurations) = (schema, Set(configurations))
  }
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  @MainActor public var mainContext: ModelContext { ModelContext(self) }
  public func deleteAllData() { store.removeAll() }
  public func erase() throws { store.removeAll() }
}

public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}

/// Contexts of one container have the same models: there is nothing to save.
public final class ModelContext: Equatable {
  public let container: ModelContainer
  public var autosaveEnabled = true
  public var author: String?

  public init(_ container: ModelContainer) { self.container = container }

  public static func == (a: ModelContext, b: ModelContext) -> Bool { a.container === b.container }

  public var hasChanges: Bool { false }
  public var insertedModelsArray: [any PersistentModel] { [] }
  public var changedModelsArray: [any PersistentModel] { [] }
  public var deletedModelsArray: [any PersistentModel] { [] }

  public func insert<T: PersistentModel>(_ model: T) { container.store.insert(model) }
  public func delete<T: PersistentModel>(_ model: T) { container.store.delete(model) }
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(model) }
  }
  public func save() throws {}
  public func rollback() {}
  public func processPendingChanges() {}
  public func transaction(block: () throws -> Void) throws { try block() }

  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var models = container.store.models(T.self)
    if let predicate = descriptor.predicate { models = try models.filter(predicate.evaluate) }
    models = models.sorted(using: descriptor.sortBy)
    let rest = models.dropFirst(descriptor.fetchOffset ?? 0)
    return Array(rest.prefix(descriptor.fetchLimit ?? rest.count))
  }
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    container.store.models(T.self).first { $0.persistentModelID == id }
  }
}
