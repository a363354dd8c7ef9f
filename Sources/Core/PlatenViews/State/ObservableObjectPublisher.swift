internal import Foundation

/// Tells all that have subscribed, and the render that is under way, that an object changes.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// The publisher sends no values, only that the object changes.
  public typealias Output = Void
  /// The publisher never fails.
  public typealias Failure = Never

  // Unchecked: `object` is set once.
  /// The object that the publisher was made for, if it is not one that the object keeps.
  private weak var object: AnyObject?
  private let id: ObjectIdentifier?
  private let ownHub: Hub<Void, Never>?

  /// Makes a publisher that an object keeps as its own.
  public init() { (id, ownHub) = (nil, Hub()) }

  init(of object: AnyObject) {
    self.object = object
    (id, ownHub) = (ObjectIdentifier(object), nil)
  }

  /// Whether an object keeps the publisher, so that it is known by itself.
  var isKept: Bool { id == nil }

  /// Adds a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    if let ownHub { return ownHub.subscribe(subscriber) }
    guard let object else {
      subscriber.receive(subscription: Subscriptions.empty)
      return
    }
    ObjectHubs.shared.hub(of: object).subscribe(subscriber)
  }

  /// Tells that the object changes.
  public func send() { send(isChange: true) }

  /// Tells that a property of the object is set; a render goes on only if it is a change.
  func send(isChange: Bool) {
    let id = id ?? ObjectIdentifier(self)
    if isChange { ChangeLog.current?.note(id) }
    (ownHub ?? ObjectHubs.shared.existingHub(of: id))?.send(())
  }
}

/// The hubs of objects that keep no publisher of their own.
///
/// Such an object has no place for what subscribes to it, so that this is kept beside the object: as
/// long as anybody subscribes, as the subscriptions alone hold the hub.
private final class ObjectHubs: @unchecked Sendable {
  static let shared = ObjectHubs()

  private struct Entry {
    weak var object: AnyObject?
    weak var hub: Hub<Void, Never>?
  }

  // Unchecked: `lock` guards all mutable state. It is recursive, because the reference that checks
  // whether a hub, or a client's object, still exists may be the last one.
  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those are dropped that nobody subscribes to.
  private var limit = 64

  func hub(of object: AnyObject) -> Hub<Void, Never> {
    lock.withLock {
      let id = ObjectIdentifier(object)
      // Another object may have had the address before.
      if let entry = entries[id], entry.object === object, let hub = entry.hub { return hub }
      if entries.count >= limit {
        entries = entries.filter { $0.value.hub != nil }
        limit = max(64, 2 * entries.count)
      }
      let hub = Hub<Void, Never>()
      entries[id] = Entry(object: object, hub: hub)
      return hub
    }
  }

  func existingHub(of id: ObjectIdentifier) -> Hub<Void, Never>? {
    lock.withLock {
      guard let entry = entries[id], entry.object != nil else { return nil }
      return entry.hub
    }
  }
}
