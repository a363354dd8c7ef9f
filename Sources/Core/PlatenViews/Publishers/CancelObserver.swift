internal import Foundation

/// A subscriber in front of another that does something, once, when the other cancels.
package final class CancelObserver<Downstream: Subscriber>: Subscriber, Subscription {
  package typealias Input = Downstream.Input
  package typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let lock = NSLock()
  // Guarded by `lock`.
  private var upstream: (any Subscription)?
  private var onCancel: (() -> Void)?

  package init(_ downstream: Downstream, onCancel: @escaping () -> Void) {
    (self.downstream, self.onCancel) = (downstream, onCancel)
  }

  package func receive(subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    downstream.receive(subscription: self)
  }

  package func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }

  package func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock { (upstream, onCancel) = (nil, nil) }
    downstream.receive(completion: completion)
  }

  package func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

  package func cancel() {
    let held = lock.withLock {
      defer { (upstream, onCancel) = (nil, nil) }
      return (upstream, onCancel)
    }
    held.0?.cancel()
    held.1?()
  }
}
