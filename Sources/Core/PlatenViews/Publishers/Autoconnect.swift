internal import Foundation

extension ConnectablePublisher {
  /// Connects at the first subscription, and ends that with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that is connected while it has subscribers.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The error type of the publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher.
    public let upstream: Upstream
    private let lock = NSLock()
    // Guarded by `lock`.
    private var count = 0
    private var connection: (any Cancellable)?

    /// Makes a publisher that is connected while it has subscribers.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Takes a subscriber, and connects the publisher if it is the first.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.withLock {
        count += 1
        return count == 1
      }
      upstream.subscribe(CancelObserver(subscriber) { [self] in leave() })
      guard isFirst else { return }
      let connection = upstream.connect()
      let isNeeded = lock.withLock {
        if count > 0 { self.connection = connection }
        return count > 0
      }
      if !isNeeded { connection.cancel() }
    }

    private func leave() {
      let connection = lock.withLock {
        count -= 1
        guard count == 0 else { return nil as (any Cancellable)? }
        defer { self.connection = nil }
        return self.connection
      }
      connection?.cancel()
    }
  }
}
