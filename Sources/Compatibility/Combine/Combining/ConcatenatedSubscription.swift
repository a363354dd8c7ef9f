internal import Foundation
internal import PlatenViews

/// Sends the values of one publisher after the other; what is asked for is asked of the one whose
/// turn it is.
final class ConcatenatedSubscription<Output, Failure: Error>: Subscription {
  private let lock = NSLock()
  // Guarded by `lock`.
  private var downstream: AnySubscriber<Output, Failure>?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  /// How many publishers have had their turn.
  private var turn = 0

  init(_ downstream: AnySubscriber<Output, Failure>) { self.downstream = downstream }

  /// Gives a publisher its turn.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - onEnd: Is told how it has ended, to end this or go on with another.
  func subscribeNext<P: Publisher>(
    _ publisher: P, onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    let turn = lock.withLock {
      self.turn += 1
      upstream = nil
      return self.turn
    }
    publisher.subscribe(
      AnySubscriber<Output, P.Failure>(
        receiveSubscription: { [self] in begin(turn, $0) },
        receiveValue: { [self] in send($0) },
        receiveCompletion: { [self] completion in
          if lock.withLock({ turn == self.turn && downstream != nil }) { onEnd(completion) }
        }))
  }

  /// Ends.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    detach().downstream?.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    let upstream = lock.withLock {
      demand += more
      return self.upstream
    }
    upstream?.request(more)
  }

  func cancel() { detach().upstream?.cancel() }

  private func begin(_ turn: Int, _ subscription: any Subscription) {
    let (isOn, demand) = lock.withLock {
      let isOn = turn == self.turn && downstream != nil && upstream == nil
      if isOn { upstream = subscription }
      return (isOn, self.demand)
    }
    if !isOn { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  private func send(_ value: Output) -> Subscribers.Demand {
    let downstream = lock.withLock {
      demand -= 1
      return self.downstream
    }
    let more = downstream?.receive(value) ?? .none
    lock.withLock { demand += more }
    return more
  }

  private func detach() -> (
    downstream: AnySubscriber<Output, Failure>?, upstream: (any Subscription)?
  ) {
    lock.withLock {
      defer { (downstream, upstream) = (nil, nil) }
      return (downstream, upstream)
    }
  }
}

extension Publisher {
  /// The values of this publisher and of those that follow.
  ///
  /// - Parameter next: Is told how this has ended, to end the whole or go on with another.
  func concatenating<E>(
    _ next: @escaping (Subscribers.Completion<Failure>, ConcatenatedSubscription<Output, E>) -> Void
  ) -> AnyPublisher<Output, E> {
    AnyPublisher { subscriber in
      let concatenated = ConcatenatedSubscription(subscriber)
      subscriber.receive(subscription: concatenated)
      concatenated.subscribeNext(self) { next($0, concatenated) }
    }
  }
}
