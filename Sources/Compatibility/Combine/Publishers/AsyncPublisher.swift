internal import Foundation

extension Publisher where Failure == Never {
  /// The values as they arrive, for `for await`, requested one at a time.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as they arrive, for `for try await`, requested one at a time.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A publisher's values, one after the other.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The values.
  public typealias Element = P.Output

  private let publisher: P

  /// Makes the values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(AsyncIteratorSubscriber(publisher)) }

  /// Waits for a publisher's values.
  public struct Iterator: AsyncIteratorProtocol {
    private let subscriber: AsyncIteratorSubscriber<P.Output, Never>

    fileprivate init(_ subscriber: AsyncIteratorSubscriber<P.Output, Never>) {
      self.subscriber = subscriber
    }

    /// Returns the next value; nil at the end, and if the task is cancelled.
    public mutating func next() async -> P.Output? {
      switch await subscriber.next() {
      case .success(let value): value
      }
    }
  }
}

/// A publisher's values, one after the other, and then its error.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The values.
  public typealias Element = P.Output

  private let publisher: P

  /// Makes the values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(AsyncIteratorSubscriber(publisher)) }

  /// Waits for a publisher's values.
  public struct Iterator: AsyncIteratorProtocol {
    private let subscriber: AsyncIteratorSubscriber<P.Output, P.Failure>

    fileprivate init(_ subscriber: AsyncIteratorSubscriber<P.Output, P.Failure>) {
      self.subscriber = subscriber
    }

    /// Returns the next value; nil at the end, and if the task is cancelled.
    ///
    /// - Throws: The publisher's error.
    public mutating func next() async throws -> P.Output? { try await subscriber.next().get() }
  }
}

/// Asks a publisher for one value at a time.
private final class AsyncIteratorSubscriber<Output, Failure: Error>: @unchecked Sendable {
  // Unchecked: what changes is guarded by `lock`. The values are handed to the one task that
  // iterates, as with Combine's.
  private typealias Next = Handed<Result<Output?, Failure>>

  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var waiting: CheckedContinuation<Next, Never>?
  private var ready: [Output] = []
  /// Asked for before there was a subscription.
  private var isWanted = false
  /// The error, or nil, that comes after the values.
  private var end: Failure??

  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    publisher.subscribe(
      AnySubscriber<Output, Failure>(
        receiveSubscription: { [weak self] in self?.begin($0) },
        receiveValue: { [weak self] value in
          self?.take(value)
          return .none
        },
        receiveCompletion: { [weak self] in self?.finish($0) }))
  }

  deinit { subscription?.cancel() }

  func next() async -> Result<Output?, Failure> {
    await withTaskCancellationHandler {
      await nextWithoutCancellation()
    } onCancel: {
      cancel()
    }
  }

  func nextWithoutCancellation() async -> Result<Output?, Failure> {
    await withCheckedContinuation { wait($0) }.value
  }

  private func wait(_ continuation: CheckedContinuation<Next, Never>) {
    lock.lock()
    let now: Next?
    if !ready.isEmpty {
      now = Next(.success(ready.removeFirst()))
    } else if let end {
      now = Next(end.map { .failure($0) } ?? .success(nil))
      // An error comes once.
      self.end = .some(nil)
    } else {
      now = nil
      waiting = continuation
      isWanted = subscription == nil
    }
    let subscription = self.subscription
    lock.unlock()
    if let now { continuation.resume(returning: now) } else { subscription?.request(.max(1)) }
  }

  private func begin(_ subscription: any Subscription) {
    let isWanted = lock.withLock {
      self.subscription = subscription
      defer { self.isWanted = false }
      return self.isWanted
    }
    if isWanted { subscription.request(.max(1)) }
  }

  private func take(_ value: Output) {
    let continuation = lock.withLock {
      defer { waiting = nil }
      if waiting == nil { ready.append(value) }
      return waiting
    }
    continuation?.resume(returning: Next(.success(value)))
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    let error: Failure? = if case .failure(let error) = completion { error } else { nil }
    let continuation = lock.withLock {
      defer { waiting = nil }
      subscription = nil
      end = .some(waiting == nil ? error : nil)
      return waiting
    }
    continuation?.resume(returning: Next(error.map { .failure($0) } ?? .success(nil)))
  }

  private func cancel() {
    let (continuation, subscription) = lock.withLock {
      defer { (waiting, self.subscription) = (nil, nil) }
      end = .some(nil)
      return (waiting, self.subscription)
    }
    subscription?.cancel()
    continuation?.resume(returning: Next(.success(nil)))
  }
}

// MARK: - Futures

extension Future where Failure == Never {
  /// The value, when it is there; that the task is cancelled does not end the waiting.
  public final var value: Output {
    get async {
      guard
        case .success(let value?) = await AsyncIteratorSubscriber(self).nextWithoutCancellation()
      else {
        preconditionFailure("a future that cannot fail ends with a value")
      }
      return value
    }
  }
}

extension Future {
  /// The value, when it is there.
  ///
  /// - Throws: The error; `CancellationError` if the task is cancelled before.
  public final var value: Output {
    get async throws {
      guard let value = try await AsyncIteratorSubscriber(self).next().get() else {
        throw CancellationError()
      }
      return value
    }
  }
}
