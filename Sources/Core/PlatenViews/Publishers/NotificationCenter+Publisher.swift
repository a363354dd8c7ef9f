public import Foundation

extension NotificationCenter {
  /// A publisher of the notifications with a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The sender of the notifications; nil for any.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of the notifications with a name.
  public struct Publisher: PlatenViews.Publisher, Equatable {
    /// The notifications.
    public typealias Output = Notification
    /// The publisher never fails.
    public typealias Failure = Never

    /// The centre that posts the notifications.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// The sender of the notifications; nil for any.
    public let object: AnyObject?

    /// A publisher of the notifications with a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Adds a subscriber; it misses notifications while it asks for none.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let hub = Hub<Notification, Never>()
      let observer = center.addObserver(forName: name, object: object, queue: nil) { hub.send($0) }
      hub.subscribe(
        CancelObserver(subscriber) { [center] in center.removeObserver(observer) })
    }

    /// Returns whether two send the same notifications.
    public static func == (a: Self, b: Self) -> Bool {
      a.center === b.center && a.name == b.name && a.object === b.object
    }
  }
}
