/// A model that tells of its changes.
///
/// It is Combine's, which there is none of here: what the views of a render need of it. A view that
/// reads the object through ``StateObject``, ``ObservedObject`` or ``EnvironmentObject`` is asked
/// again if the object changes during the render.
public protocol ObservableObject: AnyObject {
  /// The type of what tells of the changes.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

  /// Tells of the changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells of the changes.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher(of: self) }
}

extension ObservableObject {
  /// Has a render that is under way ask the views again that read this object.
  func tellOfChange() { (objectWillChange as? ObservableObjectPublisher)?.send() }

  /// Takes note that a view reads this object.
  func watch(_ changes: ChangeLog, readBy view: Any.Type) {
    changes.watch(self, readBy: view)
    // One that is made anew each time is gone at once, and something else may take its address.
    if let publisher = objectWillChange as? ObservableObjectPublisher, publisher.isKept {
      changes.watch(publisher, readBy: view)
    }
  }
}

/// Tells the render that is under way that an object changes.
public final class ObservableObjectPublisher: Sendable {
  /// The object that the publisher was made for, if it is not one that the object keeps.
  private let object: ObjectIdentifier?

  /// Makes a publisher that an object keeps as its own.
  public init() { object = nil }

  init(of object: AnyObject) { self.object = ObjectIdentifier(object) }

  /// Whether an object keeps the publisher, so that it is known by itself.
  var isKept: Bool { object == nil }

  /// Tells that the object changes.
  public func send() { ChangeLog.current?.note(object ?? ObjectIdentifier(self)) }
}

// MARK: - Published properties

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
