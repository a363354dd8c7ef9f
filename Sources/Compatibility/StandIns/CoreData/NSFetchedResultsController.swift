public import Foundation

public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// Is told of each save; of single changes it is not.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
}

open class NSFetchedResultsController<ResultType>: NSObject {
  private struct Section: NSFetchedResultsSectionInfo {
    let name: String
    var members: [ResultType]
    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
  }

  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  public weak var delegate: (any NSFetchedResultsControllerDelegate)?
  public private(set) var fetchedObjects: [ResultType]?
  private var found: [Section] = []
  private var isObserving = false

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
  }

  open func performFetch() throws {
    let objects = try managedObjectContext.fetch(fetchRequest)
    fetchedObjects = objects
    found = sectionNameKeyPath == nil ? [Section(name: "", members: objects)] : []
    if let sectionNameKeyPath {
      for object in objects {
        let name = flat(platenValue(sectionNameKeyPath, of: object)).map { "\($0)" } ?? ""
        if found.last?.name != name { found.append(Section(name: name, members: [])) }
        found[found.count - 1].members.append(object)
      }
    }
    if isObserving { return }
    isObserving = true
    managedObjectContext.observers.append { [weak self] in self?.tellDelegate() }
  }

  private func tellDelegate() {
    guard let delegate else { return }
    // Classes of Swift are not converted by their parameters, so that the delegate is told by another controller.
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.entity = fetchRequest.entity ?? fetchRequest.entityName.map { KnownEntities.other($0, in: "") }
    (request.predicate, request.sortDescriptors) = (fetchRequest.predicate, fetchRequest.sortDescriptors)
    let teller =
      self as? NSFetchedResultsController<any NSFetchRequestResult>
      ?? NSFetchedResultsController<any NSFetchRequestResult>(
        fetchRequest: request, managedObjectContext: managedObjectContext,
        sectionNameKeyPath: sectionNameKeyPath, cacheName: nil)
    delegate.controllerWillChangeContent(teller)
    try? performFetch()
    try? teller.performFetch()
    delegate.controllerDidChangeContent(teller)
  }

  public var sections: [any NSFetchedResultsSectionInfo]? { found }
  open func object(at indexPath: IndexPath) -> ResultType {
    found[indexPath[0]].members[indexPath[1]]
  }
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (i, section) in found.enumerated() {
      if let j = section.members.firstIndex(where: { isSame($0, object) }) {
        return IndexPath(indexes: [i, j])
      }
    }
    return nil
  }
  public class func deleteCache(withName name: String?) {}
}
