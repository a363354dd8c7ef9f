public import Observation

/// Makes bindings of an observable model's properties.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The model.
  public var wrappedValue: Value

  /// Not for use: there has to be a model with `@Observable`.
  @available(*, unavailable, message: "The wrapped value must be an object that is Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  private init(model: Value) { wrappedValue = model }

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A binding of a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let model = wrappedValue
    return Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Wraps a model.
  public init(wrappedValue: Value) { self.init(model: wrappedValue) }

  /// Wraps a model.
  public init(_ wrappedValue: Value) { self.init(model: wrappedValue) }

  /// The wrapper of a closure's parameter that is written with a dollar sign.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The model's id.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
