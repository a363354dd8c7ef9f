/// A property of an ``ObservableObject`` that announces its changes.
///
/// Subscribers receive each value that is set, before the property has it. For a render, as with
/// state, an equal value is not a change.
@propertyWrapper
public struct Published<Value> {
  private let storage: Storage

  /// Makes a property with an initial value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Makes a property with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Not for use: the property belongs to a class.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue, of: nil) }
  }

  /// A publisher of the property's values: the current one, and each new one.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // What is assigned to it comes in through the publisher itself.
    nonmutating set {}
  }

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

  /// The values of the property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.object = object
      return Publisher(storage: storage)
    }
    set {}
  }
}

// MARK: - The publisher

extension Published {
  /// The values of a property.
  public struct Publisher: PlatenViews.Publisher {
    /// The values.
    public typealias Output = Value
    /// A property does not fail.
    public typealias Failure = Never

    fileprivate let storage: Storage

    /// Adds a subscriber, and sends it the current value.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.hub.subscribe(subscriber)
    }

    /// Sets the property to what another publisher sends, as long as the property is there.
    func take<P: PlatenViews.Publisher>(from publisher: P)
    where P.Output == Value, P.Failure == Never {
      storage.sources.append(
        publisher.sink { [weak storage] value in storage?.set(value, of: storage?.object) })
    }
  }

  /// The value, and those who receive it.
  fileprivate final class Storage {
    private(set) var value: Value
    /// What the property belongs to, once its publisher has been asked for.
    weak var object: AnyObject?
    /// What is assigned to the property.
    var sources: [AnyCancellable] = []
    private(set) lazy var hub: Hub<Value, Never> = {
      isReceived = true
      return Hub(latest: value)
    }()
    private var isReceived = false

    init(_ value: Value) { self.value = value }

    func set(_ newValue: Value, of object: AnyObject?) {
      let isChange = !areEqual(value, newValue)
      (object as? any ObservableObject)?.tellOfSetting(isChange: isChange)
      // As Combine does it in `willSet`, who receives the value finds the old one in the property.
      if isReceived { hub.send(newValue) }
      let old = value
      value = newValue
      if isChange { note(from: old, to: newValue, of: object) }
    }

    /// Takes note of the change; made once more, it is not sent once more.
    private func note(from old: Value, to new: Value, of object: AnyObject?) {
      ChangeLog.current?.note {
        StateWrite(at: self, from: old, to: new) {
          self.value
        } keep: {
          self.value = $0
        } set: { [weak object] new in
          (object as? any ObservableObject)?.tellOfSetting(isChange: true)
          self.value = new
        }
      }
    }
  }
}

extension Published.Publisher: PublisherOfSource {
  var source: AnyObject { storage }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each value, while the property exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.take(from: self)
  }
}
