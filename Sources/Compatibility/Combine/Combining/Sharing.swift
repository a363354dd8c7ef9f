internal import Foundation

extension Publishers {
  /// Sends the values of one subscription to all that have subscribed, as soon as it is connected.
  public final class Multicast<Upstream: Publisher, S: Subject>: ConnectablePublisher
  where S.Output == Upstream.Output, S.Failure == Upstream.Failure {
    /// The values.
    public typealias Output = Upstream.Output
    /// Why the publisher may fail.
    public typealias Failure = Upstream.Failure

    /// The publisher.
    public let upstream: Upstream
    /// Makes the subject that the values go through.
    public let createSubject: () -> S
    private lazy var subject = createSubject()
    // Recursive: who makes a subject may subscribe.
    private let lock = NSRecursiveLock()

    /// Sends the values of one subscription to all that have subscribed.
    public init(upstream: Upstream, createSubject: @escaping () -> S) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    /// Takes a subscriber.
    public func receive<R: Subscriber>(subscriber: R)
    where R.Input == Output, R.Failure == Failure {
      // All subscribers share one subject:
      // https://developer.apple.com/documentation/combine/publisher/multicast(_:)
      lock.withLock { subject }.subscribe(subscriber)
    }

    /// Subscribes to the publisher.
    public func connect() -> any Cancellable { upstream.subscribe(lock.withLock { subject }) }
  }

  /// Sends the values of one subscription to all that subscribe, from the first of them to the last.
  public final class Share<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// Why the publisher may fail.
    public typealias Failure = Upstream.Failure

    /// The publisher.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Sends the values of one subscription to all that subscribe.
    public init(upstream: Upstream) {
      self.upstream = upstream
      // https://developer.apple.com/documentation/combine/publisher/share()
      shared = Multicast(upstream: upstream) { PassthroughSubject() }.autoconnect()
    }

    /// Takes a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// The values of one subscription for all that subscribe to the result.
  ///
  /// The first has the publisher subscribed to, and misses nothing; who comes later gets what comes
  /// later.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  /// The values of one subscription, through a subject, as soon as it is connected.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// The values of one subscription, through a subject, as soon as it is connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }
}

extension Publisher where Failure == Never {
  /// The values, as soon as it is connected.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast { PassthroughSubject() }
  }
}
