internal import Foundation
internal import PlatenViews

/// Hands values on as far as they are asked for, one after the other, and keeps the rest.
///
/// Values may come from several publishers, on several threads, and while one is handed on.
final class DemandBuffer<Output, Failure: Error>: Subscription {
  /// Is told how many more values are wanted; unless there are more hands, before any is sent.
  var onRequest: ((Subscribers.Demand) -> Void)?
  /// Is told that no more values are wanted; not at the end.
  var onCancel: (() -> Void)?

  private struct BufferedValue {
    let value: Output
    let onDelivery: (() -> Void)?
  }

  private let lock = NSLock()
  // Guarded by `lock`.
  private var downstream: AnySubscriber<Output, Failure>?
  private var queue = Queue<BufferedValue>()
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Failure>?
  private var isSending = false
  private let keepsLatestOnly: Bool

  /// - Parameter keepsLatestOnly: Whether a value takes the place of one that nobody wants yet.
  init(_ downstream: AnySubscriber<Output, Failure>, keepsLatestOnly: Bool = false) {
    self.downstream = downstream
    self.keepsLatestOnly = keepsLatestOnly
  }

  /// Whether as many values are wanted as there are.
  var isUnlimited: Bool { lock.withLock { demand == .unlimited } }

  /// Sends a value, now or when it is wanted.
  func send(_ value: Output, onDelivery: (() -> Void)? = nil) {
    lock.withLock {
      guard completion == nil else { return }
      if keepsLatestOnly { queue.removeAll() }
      queue.append(BufferedValue(value: value, onDelivery: onDelivery))
    }
    drain()
  }

  /// Ends: after the values that wait, or, with an error, without them.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      guard self.completion == nil else { return }
      self.completion = completion
      if case .failure = completion { queue.removeAll() }
    }
    drain()
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
    if more > 0 { lock.withLock { onRequest }?(more) }
    drain()
  }

  func cancel() {
    let held = lock.withLock {
      defer {
        (downstream, queue) = (nil, Queue())
        (onRequest, onCancel) = (nil, nil)
      }
      return (downstream, queue, onRequest, onCancel)
    }
    if held.0 != nil { held.3?() }
  }

  private func drain() {
    lock.lock()
    // Who is sending already looks again.
    guard !isSending else { return lock.unlock() }
    isSending = true
    // Demand is only ever added to, and used up value by value:
    // https://developer.apple.com/documentation/combine/processing-published-elements-with-subscribers
    while let downstream, demand > 0, let next = queue.popFirst() {
      demand -= 1
      lock.unlock()
      let more = downstream.receive(next.value)
      if more > 0 {
        let onRequest = lock.withLock {
          demand += more
          return self.onRequest
        }
        onRequest?(more)
      }
      next.onDelivery?()
      lock.lock()
    }
    isSending = false
    guard queue.isEmpty, let completion, let downstream else { return lock.unlock() }
    // Breaks up the circle of who sends through this and what tells of its requests.
    let held = (onRequest, onCancel)
    (onRequest, onCancel) = (nil, nil)
    self.downstream = nil
    lock.unlock()
    downstream.receive(completion: completion)
    _ = held
  }
}

/// Something on its way to another thread or task.
///
/// Unchecked: what Combine's schedulers and publishers take need not be `Sendable`. It is handed on once,
/// and what it refers to is the client's to guard, as on Apple's platforms.
struct Handed<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
