internal import Foundation

extension Publishers {
  /// Sends the values of one subscription to all subscribers, once it is connected.
  public final class Multicast<Upstream: Publisher, S: Subject>: ConnectablePublisher
  where S.Output == Upstream.Output, S.Failure == Upstream.Failure {
    /// The values.
    public typealias Output = Upstream.Output
    /// The error type of the publisher.
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

    /// Adds a subscriber.
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
    /// The error type of the publisher.
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

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Shares one subscription among all subscribers of the result.
  ///
  /// The first subscriber starts the subscription and misses nothing; later subscribers get later
  /// values.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  /// Sends the values of one subscription through a subject, once it is connected.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends the values of one subscription through a subject, once it is connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }
}

extension Publisher where Failure == Never {
  /// Sends the values once it is connected.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast { PassthroughSubject() }
  }
}
