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
