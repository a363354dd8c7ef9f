public import Foundation
public import SwiftUI

/// The objects of an entity, in sections of equal values that follow each other.
@propertyWrapper
public struct SectionedFetchRequest<
  SectionIdentifier: Hashable, Result: NSFetchRequestResult
>: DynamicProperty {
  public typealias Configuration = FetchRequest<Result>.Configuration

  private var request: FetchRequest<Result>
  private let identifier: KeyPath<Result, SectionIdentifier>

  @preconcurrency @MainActor
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(request.wrappedValue, identifier)
  }
  @preconcurrency @MainActor public var projectedValue: Binding<Configuration> {
    request.projectedValue
  }

  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    (request, identifier) = (FetchRequest(fetchRequest: fetchRequest), sectionIdentifier)
  }
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = FetchRequest(entity: entity, sortDescriptors: sortDescriptors, predicate: predicate)
    identifier = sectionIdentifier
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
    identifier = sectionIdentifier
  }
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
    identifier = sectionIdentifier
  }
}

public struct SectionedFetchResults<
  SectionIdentifier: Hashable, Result: NSFetchRequestResult
>: RandomAccessCollection {
  public struct Section: RandomAccessCollection, Identifiable {
    public let id: SectionIdentifier
    fileprivate var objects: [Result]
    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }
  }

  private let results: FetchedResults<Result>
  private let sections: [Section]

  init(_ results: FetchedResults<Result>, _ identifier: KeyPath<Result, SectionIdentifier>) {
    self.results = results
    sections = results.reduce(into: []) { sections, object in
      let id = object[keyPath: identifier]
      if sections.last?.id == id {
        sections[sections.count - 1].objects.append(object)
      } else {
        sections.append(Section(id: id, objects: [object]))
      }
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }

  public var nsPredicate: NSPredicate? {
    get { results.nsPredicate }
    nonmutating set { results.nsPredicate = newValue }
  }
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { results.nsSortDescriptors }
    nonmutating set { results.nsSortDescriptors = newValue }
  }
}

extension SectionedFetchResults where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { results.sortDescriptors }
    nonmutating set { results.sortDescriptors = newValue }
  }
}
