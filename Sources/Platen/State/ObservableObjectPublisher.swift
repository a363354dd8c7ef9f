/// Tells the render that is under way that an object changes.
public final class ObservableObjectPublisher: Sendable {
  private let object: ObjectIdentifier?

  /// Makes a publisher that an object keeps as its own.
  public init() { object = nil }

  init(of object: AnyObject) { self.object = ObjectIdentifier(object) }

  /// Tells that the object changes.
  public func send() { ChangeLog.current?.note(object ?? ObjectIdentifier(self)) }
}
