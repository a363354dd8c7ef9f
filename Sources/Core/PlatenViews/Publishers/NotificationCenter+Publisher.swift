public import Foundation

extension NotificationCenter {
  /// Sends the notifications of a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: What the notifications are of; nil for any.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Sends the notifications of a name.
  public struct Publisher: PlatenViews.Publisher, Equatable {
    /// The notifications.
    public typealias Output = Notification
    /// It does not fail.
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// What they are of; nil for any.
    public let object: AnyObject?

    /// Sends the notifications of a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Takes a subscriber; what is posted while it asks for nothing is lost to it.
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
