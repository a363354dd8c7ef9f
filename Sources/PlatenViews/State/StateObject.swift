/// An observable object that a view makes once and keeps.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var location: StateLocation<ObjectType>?

  /// Makes the object when a render first asks for it.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object; outside of a render, a new one each time.
  public var wrappedValue: ObjectType { location?.value ?? make() }

  /// The object's properties as bindings.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  /// Takes the place where the object is kept.
  public mutating func _install(_ context: _PropertyContext) {
    let location = context.location(initial: make())
    location.value.watch(context.pass.changes, readBy: context.owner.view)
    self.location = location
  }
}
