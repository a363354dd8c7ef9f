internal import Foundation

/// A publisher that sends one later value and ends, or fails.
///
/// The closure runs immediately, and only once. Later subscribers get its result, too.
public final class Future<Output, Failure: Error>: Publisher {
  /// A closure that takes the result; the first one counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  // Guarded by `lock`.
  private var result: Result<Output, Failure>?
  private var waiting: [DemandBuffer<Output, Failure>] = []

  /// Calls a closure, which is to call the promise.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    // The closure runs at once, not at the first subscription:
    // https://developer.apple.com/documentation/combine/future
    attemptToFulfill { self.fulfil($0) }
  }

  /// Adds a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let buffer = DemandBuffer(AnySubscriber(subscriber))
    buffer.onCancel = { [weak self, weak buffer] in
      self?.lock.withLock { self?.waiting.removeAll { $0 === buffer } }
    }
    subscriber.receive(subscription: buffer)
    let result = lock.withLock {
      if self.result == nil { waiting.append(buffer) }
      return self.result
    }
    if let result { buffer.send(result) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock {
      // Only the first call of the promise counts.
      guard self.result == nil else { return [] as [DemandBuffer<Output, Failure>] }
      self.result = result
      defer { self.waiting = [] }
      return self.waiting
    }
    for buffer in waiting { buffer.send(result) }
  }
}

extension DemandBuffer {
  /// Sends a value and ends, or ends with an error.
  fileprivate func send(_ result: Result<Output, Failure>) {
    switch result {
    case .success(let value):
      send(value)
      finish(.finished)
    case .failure(let error): finish(.failure(error))
    }
  }
}
