/// An observable object that a view around has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// An object's properties as bindings.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?

  /// Reads the object of the type.
  public init() {}

  /// The object.
  ///
  /// - Precondition: A view around has put one of the type into the environment.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "no \(ObjectType.self) in the environment: a view around has to have .environmentObject(_:)"
      )
    }
    return object
  }

  /// The object's properties as bindings.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Takes the object, and has the view asked again if it changes.
  public mutating func _install(_ context: _PropertyContext) {
    object = context.environment[ModelKey<ObjectType>.self]
    object?.watch(context.pass.changes, readBy: context.owner.view)
  }
}

extension View {
  /// This view with an observable object for those inside.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environmentValues { $0[ModelKey<T>.self] = object }
  }
}
