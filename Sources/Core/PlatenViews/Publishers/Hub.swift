internal import Foundation

/// Sends the same values to all that have subscribed, in the order in which they have.
///
/// Subjects, published properties and the publishers of observable objects are made of it. A
/// subscriber that has asked for no more values misses those that come meanwhile; if the hub keeps
/// its latest value, it gets that one when it asks again.
package final class Hub<Output, Failure: Error>: @unchecked Sendable {
  // Unchecked: what changes is guarded by `lock`. As with Combine's subjects, it is the client's to
  // send across threads only what may be sent.
  private let lock = NSLock()
  private var subscriptions: [HubSubscription] = []
  private var end: Subscribers.Completion<Failure>?
  private var latest: Output?
  private let keepsLatest: Bool

  /// Keeps no values.
  package init() { keepsLatest = false }

  /// Keeps the latest value.
  package init(latest: Output) { (self.latest, keepsLatest) = (latest, true) }

  /// The latest value, if that is kept.
  package var value: Output? { lock.withLock { latest } }

  package func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    lock.lock()
    if let end {
      lock.unlock()
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: end)
    }
    let hubSubscription = HubSubscription(
      receive: subscriber.receive(_:), end: subscriber.receive(completion:), hub: self,
      missed: latest)
    subscriptions.append(hubSubscription)
    lock.unlock()
    subscriber.receive(subscription: hubSubscription)
  }

  package func send(_ value: Output) {
    let subscriptions: [HubSubscription]? = lock.withLock {
      guard end == nil else { return nil }
      if keepsLatest { latest = value }
      return self.subscriptions
    }
    subscriptions?.forEach { $0.offer(value, isKept: keepsLatest) }
  }

  package func send(completion: Subscribers.Completion<Failure>) {
    let subscriptions = lock.withLock {
      defer { self.subscriptions = [] }
      end = end ?? completion
      return self.subscriptions
    }
    subscriptions.forEach { $0.finish(completion) }
  }

  fileprivate func remove(_ hubSubscription: HubSubscription) {
    // What it holds may be gone with it: not under the lock.
    let removed = lock.withLock {
      subscriptions.firstIndex { $0 === hubSubscription }.map { subscriptions.remove(at: $0) }
    }
    _ = removed
  }

  // MARK: - Subscriptions

  /// The way from a hub to one of its subscribers.
  fileprivate final class HubSubscription: Subscription {
    private let lock = NSLock()
    // Guarded by `lock`; nil when it is over.
    private var receive: ((Output) -> Subscribers.Demand)?
    private var end: ((Subscribers.Completion<Failure>) -> Void)?
    private var hub: Hub?
    private var demand = Subscribers.Demand.none
    /// The latest value, if the subscriber has not had it.
    private var missed: Output?

    init(
      receive: @escaping (Output) -> Subscribers.Demand,
      end: @escaping (Subscribers.Completion<Failure>) -> Void, hub: Hub, missed: Output?
    ) {
      (self.receive, self.end, self.hub, self.missed) = (receive, end, hub, missed)
    }

    func offer(_ value: Output, isKept: Bool) {
      let receive = lock.withLock { () -> ((Output) -> Subscribers.Demand)? in
        // As `PassthroughSubject`, which drops values that are not asked for:
        // https://developer.apple.com/documentation/combine/passthroughsubject
        guard demand > 0 else {
          if isKept { missed = value }
          return nil
        }
        demand -= 1
        missed = nil
        return self.receive
      }
      if let more = receive?(value), more > 0 { request(more) }
    }

    func request(_ more: Subscribers.Demand) {
      lock.lock()
      demand += more
      guard let value = missed, demand > 0 else { return lock.unlock() }
      demand -= 1
      missed = nil
      let receive = self.receive
      lock.unlock()
      if let more = receive?(value), more > 0 { request(more) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) { detach().end?(completion) }

    func cancel() { detach().hub?.remove(self) }

    private func detach() -> (end: ((Subscribers.Completion<Failure>) -> Void)?, hub: Hub?) {
      let held = lock.withLock {
        defer { (self.receive, self.end, self.hub, self.missed) = (nil, nil, nil, nil) }
        return (receive, end, hub)
      }
      return (held.1, held.2)
    }
  }
}
