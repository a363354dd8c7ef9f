/// A property of an ``ObservableObject`` that tells of its changes.
///
/// As in a state, a value that equals the one before is no change.
@propertyWrapper
public struct Published<Value> {
  /// The values of a property, for ``View/onReceive(_:perform:)``.
  public struct Publisher {
    fileprivate let storage: Storage

    var value: Value { storage.value }
    /// How often the property has changed.
    var count: Int { storage.count }

    /// Takes note that a view receives the values.
    func watch(_ changes: ChangeLog, readBy view: Any.Type) {
      changes.watch(storage, readBy: view)
    }
  }

  fileprivate final class Storage {
    private(set) var value: Value
    private(set) var count = 0

    init(_ value: Value) { self.value = value }

    func set(_ newValue: Value, of object: AnyObject?) {
      let isSame = areEqual(value, newValue)
      value = newValue
      if isSame { return }
      count += 1
      ChangeLog.current?.note(ObjectIdentifier(self))
      (object as? any ObservableObject)?.tellOfChange()
    }
  }

  private let storage: Storage

  /// A property with an initial value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// A property with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Not for use: the property belongs to a class.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue, of: nil) }
  }

  /// The property's values.
  public var projectedValue: Publisher { Publisher(storage: storage) }

  /// Reads and changes the property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      object[keyPath: storageKeyPath].storage.set(newValue, of: object)
    }
  }
}
