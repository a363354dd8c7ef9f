public import Foundation
internal import Observation
public import SwiftUI

/// What a view has set after its request was made.
@Observable final class FetchChanges<Result> {
  var predicate: NSPredicate??
  var sortDescriptors: [NSSortDescriptor]?
  var typedDescriptors: [SortDescriptor<Result>]?
}

/// The objects of an entity, as often as a view asks for them.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  public struct Configuration {
    let changes: FetchChanges<Result>
    let request: NSFetchRequest<Result>

    public var nsSortDescriptors: [NSSortDescriptor] {
      get { changes.sortDescriptors ?? request.sortDescriptors ?? [] }
      nonmutating set { changes.sortDescriptors = newValue }
    }
    public var nsPredicate: NSPredicate? {
      get { changes.predicate ?? request.predicate }
      nonmutating set { changes.predicate = .some(newValue) }
    }
  }

  @Environment(\.managedObjectContext) private var context
  @State private var changes = FetchChanges<Result>()
  private let request: NSFetchRequest<Result>
  private let typedDescriptors: [SortDescriptor<Result>]

  @preconcurrency @MainActor public var wrappedValue: FetchedResults<Result> {
    FetchedResults(context, request, changes, typedDescriptors)
  }
  @preconcurrency @MainActor public var projectedValue: Binding<Configuration> {
    let configuration = Configuration(changes: changes, request: request)
    return Binding(get: { configuration }, set: { _ in })
  }

  private init(_ request: NSFetchRequest<Result>, typed: [SortDescriptor<Result>]) {
    (self.request, typedDescriptors) = (request, typed)
  }
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(fetchRequest, typed: [])
  }
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest, typed: [])
  }
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(.of(entity, sortDescriptors, predicate), typed: [])
  }
}

extension FetchRequest where Result: NSManagedObject {
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(.of(Result.entity(), sortDescriptors, predicate), typed: [])
  }
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let descriptors = sortDescriptors.map { NSSortDescriptor($0) }
    self.init(.of(Result.entity(), descriptors, predicate), typed: sortDescriptors)
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { changes.typedDescriptors ?? [] }
    nonmutating set {
      changes.typedDescriptors = newValue
      changes.sortDescriptors = newValue.map { NSSortDescriptor($0) }
    }
  }
}

extension NSFetchRequest {
  static func of(
    _ entity: NSEntityDescription, _ sortDescriptors: [NSSortDescriptor], _ predicate: NSPredicate?
  ) -> NSFetchRequest {
    let request = NSFetchRequest(entity: entity)
    (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
    return request
  }
}

/// The objects that a request found, and what may be changed of the request.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private let found: [Result]
  private let configuration: FetchRequest<Result>.Configuration
  private let typedDescriptors: [SortDescriptor<Result>]

  init(
    _ context: NSManagedObjectContext, _ request: NSFetchRequest<Result>,
    _ changes: FetchChanges<Result>, _ typed: [SortDescriptor<Result>]
  ) {
    configuration = .init(changes: changes, request: request)
    typedDescriptors = typed
    let changed = NSFetchRequest<Result>()
    (changed.entity, changed.resultType) = (request.entity, request.resultType)
    (changed.fetchLimit, changed.fetchOffset) = (request.fetchLimit, request.fetchOffset)
    changed.entity = request.entity ?? request.entityName.map { KnownEntities.other($0, in: "") }
    changed.predicate = configuration.nsPredicate
    changed.sortDescriptors = configuration.nsSortDescriptors
    found = (try? context.fetch(changed)) ?? []
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { found.count }
  public subscript(position: Int) -> Result { found[position] }

  public var nsPredicate: NSPredicate? {
    get { configuration.nsPredicate }
    nonmutating set { configuration.nsPredicate = newValue }
  }
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { configuration.nsSortDescriptors }
    nonmutating set { configuration.nsSortDescriptors = newValue }
  }
}

extension FetchedResults where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { configuration.changes.typedDescriptors ?? typedDescriptors }
    nonmutating set { configuration.sortDescriptors = newValue }
  }
}

// MARK: - The context of views

private struct ManagedObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext? { nil }
}

extension EnvironmentValues {
  /// A view without a context has an empty one, as in SwiftUI.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] ?? .empty }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

extension NSManagedObjectContext {
  fileprivate static let empty: NSManagedObjectContext = {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = NSPersistentStoreCoordinator(
      managedObjectModel: NSManagedObjectModel())
    return context
  }()
}
