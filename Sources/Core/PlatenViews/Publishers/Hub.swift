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
  private var conduits: [Conduit] = []
  private var end: Subscribers.Completion<Failure>?
  private var latest: Output?
  private let keepsLatest: Bool

  /// Keeps no values.
  package init() { keepsLatest = false }

  /// Keeps the latest value.
  package init(latest: Output) { (self.latest, keepsLatest) = (latest, true) }

  /// The latest value, if that is kept.
  package var value: Output? { lock.withLock { latest } }

  /// Whether anybody receives the values.
  var hasSubscribers: Bool { lock.withLock { !conduits.isEmpty } }

  package func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    lock.lock()
    if let end {
      lock.unlock()
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: end)
    }
    let conduit = Conduit(
      receive: subscriber.receive(_:), end: subscriber.receive(completion:), hub: self,
      missed: latest)
    conduits.append(conduit)
    lock.unlock()
    subscriber.receive(subscription: conduit)
  }

  package func send(_ value: Output) {
    let conduits: [Conduit]? = lock.withLock {
      guard end == nil else { return nil }
      if keepsLatest { latest = value }
      return self.conduits
    }
    conduits?.forEach { $0.offer(value, isKept: keepsLatest) }
  }

  package func send(completion: Subscribers.Completion<Failure>) {
    let conduits = lock.withLock {
      defer { self.conduits = [] }
      end = end ?? completion
      return self.conduits
    }
    conduits.forEach { $0.finish(completion) }
  }

  fileprivate func remove(_ conduit: Conduit) {
    // What it holds may be gone with it: not under the lock.
    let removed = lock.withLock {
      conduits.firstIndex { $0 === conduit }.map { conduits.remove(at: $0) }
    }
    _ = removed
  }

  // MARK: - Subscriptions

  /// The way from a hub to one of its subscribers.
  fileprivate final class Conduit: Subscription {
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

    func finish(_ completion: Subscribers.Completion<Failure>) { letGo().end?(completion) }

    func cancel() { letGo().hub?.remove(self) }

    private func letGo() -> (end: ((Subscribers.Completion<Failure>) -> Void)?, hub: Hub?) {
      let held = lock.withLock {
        defer { (self.receive, self.end, self.hub, self.missed) = (nil, nil, nil, nil) }
        return (receive, end, hub)
      }
      return (held.1, held.2)
    }
  }
}
