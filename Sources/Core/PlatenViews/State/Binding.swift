public import Observation

/// Reads and changes a value that something else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Reads with `get` and changes with `set`.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Reads with `get` and changes with `set`, which is given a transaction that animates nothing.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, Transaction()) })
  }

  /// Makes the binding for a closure's parameter with a dollar sign.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  init(_ location: StateLocation<Value>) {
    self.init(get: { location.value }, set: { location.set($0) })
  }

  /// Returns a value that does not change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension Binding {
  /// Makes an optional binding from another binding; setting nil has no effect.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Makes a binding of an optional value if it exists; if the value disappears later, the binding
  /// reads the last one.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  /// Makes a value without its type; values of other types are not taken.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's id.
  public var id: Value.ID { wrappedValue.id }
}

// The closures of a state's binding lead to its location, which has a lock. As in SwiftUI, code
// that passes a binding with closures to another thread must make the closures safe for that
// thread.
extension Binding: @unchecked Sendable where Value: Sendable {}

// MARK: - Elements

extension Binding: Sequence where Value: MutableCollection {
  /// A binding of an element.
  public typealias Element = Binding<Value.Element>
  /// Iterates over the elements' bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A slice of the elements' bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the value.
  public typealias Index = Value.Index
  /// The positions in the value.
  public typealias Indices = Value.Indices

  /// The first position.
  public var startIndex: Index { wrappedValue.startIndex }

  /// The position after the last.
  public var endIndex: Index { wrappedValue.endIndex }

  /// The positions in the value.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Returns the next position.
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

  /// Goes to the next position.
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

  /// A binding of the element at a position.
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the previous position.
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }

  /// Goes to the position before.
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

// MARK: - Bindings of a model's properties

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

  /// Makes the wrapper for a closure's parameter with a dollar sign.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The model's id.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
