public import Foundation
public import SwiftUI

/// The models of a context, as often as a view asks for them.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  @preconcurrency @MainActor public var wrappedValue: [Element] {
    (try? context.fetch(descriptor)) ?? []
  }
  @preconcurrency @MainActor public var modelContext: ModelContext { context }
  public var fetchError: (any Error)? { nil }
}

extension Query {
  public init(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
  ) {
    self.descriptor = descriptor
  }
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor)
  }

  public init() { self.init(FetchDescriptor()) }
  public init(transaction: Transaction) { self.init(FetchDescriptor()) }
  public init(animation: Animation) { self.init(FetchDescriptor()) }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }
}

// Queries that begin with a value, which has to be given for a type and is never seen.
extension Query {
  public init(wrappedValue: [Element]) { self.init() }
  public init(wrappedValue: [Element], _ descriptor: FetchDescriptor<Element>) {
    self.init(descriptor)
  }
  public init(
    wrappedValue: [Element], filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil
  ) {
    self.init(filter: filter, sort: descriptors)
  }
  public init<Value: Comparable>(
    wrappedValue: [Element], filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation? = nil
  ) {
    self.init(filter: filter, sort: keyPath, order: order)
  }
}

// MARK: - Views

private struct ModelContextKey: EnvironmentKey {
  /// As in SwiftUI, a view without a container has an empty one.
  static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] ?? ModelContext(.empty) }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension ModelContainer {
  fileprivate static var empty: ModelContainer {
    guard let container = try? ModelContainer(for: Schema([])) else {
      preconditionFailure("a container in memory can always be made")
    }
    return container
  }
}

/// A view with a container of its own, which is made once.
private struct ContainerView<Content: View>: View {
  let content: Content
  let setUp: @MainActor (Result<ModelContainer, any Error>) -> Void
  @State private var made = Made()

  @MainActor final class Made {
    private var context: ModelContext?

    func context(_ setUp: (Result<ModelContainer, any Error>) -> Void) -> ModelContext {
      if let context { return context }
      let container = ModelContainer.empty
      setUp(.success(container))
      let made = container.mainContext
      context = made
      return made
    }
  }

  var body: some View { content.modelContext(made.context(setUp)) }
}

extension View {
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
  @preconcurrency @MainActor public func modelContainer(_ container: ModelContainer) -> some View {
    modelContext(container.mainContext)
  }
  @preconcurrency @MainActor public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping @MainActor (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    ContainerView(content: self, setUp: onSetup)
  }
  @preconcurrency @MainActor public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping @MainActor (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    ContainerView(content: self, setUp: onSetup)
  }
}

extension Scene {
  public func modelContext(_ modelContext: ModelContext) -> some Scene { self }
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
}
