/// An observable object that a view gets from outside.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// An object's properties as bindings.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding of a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Takes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Takes an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// The object's properties as bindings.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Observes the object, and updates the view if it changes.
  ///
  /// Each round makes all views. Where SwiftUI would not make this one, it goes on with its object,
  /// which may be one that the view makes itself.
  public mutating func _install(_ context: _PropertyContext) {
    let location = context.location(initial: wrappedValue)
    if context.isRemade { location.keep(wrappedValue) } else { wrappedValue = location.value }
    wrappedValue.watch(context.pass.changes, readBy: context.owner)
  }
}

/// An observable object that a view makes once and keeps.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var location: StateLocation<ObjectType>?

  /// Makes the object when a render first needs it.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object; outside a render, a new one each time.
  public var wrappedValue: ObjectType { location?.value ?? make() }

  /// The object's properties as bindings.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  /// Installs the storage of the object.
  public mutating func _install(_ context: _PropertyContext) {
    let location = context.location(initial: make())
    location.value.watch(context.pass.changes, readBy: context.owner)
    self.location = location
  }
}

/// An observable object that an enclosing view put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// An object's properties as bindings.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?

  /// Reads the object of the type.
  public init() {}

  /// The object.
  ///
  /// - Precondition: An enclosing view has put an object of the type into the environment.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "no \(ObjectType.self) in the environment: add .environmentObject(_:) to a view around this one"
      )
    }
    return object
  }

  /// The object's properties as bindings.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Installs the object, and updates the view if it changes.
  public mutating func _install(_ context: _PropertyContext) {
    object = context.environment[ModelKey<ObjectType>.self]
    object?.watch(context.pass.changes, readBy: context.owner)
  }
}

nonisolated extension View {
  /// Puts an observable object into the environment of this view.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environmentValues { $0[ModelKey<T>.self] = object }
  }
}
