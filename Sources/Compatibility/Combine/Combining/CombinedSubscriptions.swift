internal import Foundation
internal import PlatenViews

/// Sends what several publishers of different types have sent together.
final class CombinedSubscriptions<Output, Failure: Error> {
  /// When values go together.
  enum Rule {
    /// Whenever one has come and the others have sent some before: the latest of each.
    case latest
    /// The first ones, the second ones, and so on.
    case pairs
  }

  let buffer: DemandBuffer<Output, Failure>
  private let rule: Rule
  private let combine: ([Any]) -> Output
  private let lock = NSLock()
  // Guarded by `lock`.
  private var values: [Queue<Any>]
  private var subscriptions: [(any Subscription)?]
  private var hasEnded: [Bool]
  private var demand = Subscribers.Demand.none

  /// - Parameter combine: Makes a value of one of each publisher, in their order.
  init(
    _ downstream: AnySubscriber<Output, Failure>, count: Int, rule: Rule,
    combine: @escaping ([Any]) -> Output
  ) {
    buffer = DemandBuffer(downstream, keepsLatestOnly: rule == .latest)
    (self.rule, self.combine) = (rule, combine)
    values = Array(repeating: Queue(), count: count)
    subscriptions = Array(repeating: nil, count: count)
    hasEnded = Array(repeating: false, count: count)
    buffer.onRequest = { [self] more in
      let all = lock.withLock {
        demand += more
        return subscriptions
      }
      // The latest of each is looked at, wanted or not.
      if rule == .pairs { for subscription in all { subscription?.request(more) } }
    }
    buffer.onCancel = { [self] in cancel() }
  }

  /// Takes a publisher's values.
  ///
  /// - Parameter index: The publisher's place.
  func add<P: Publisher>(_ publisher: P, at index: Int) where P.Failure == Failure {
    publisher.subscribe(
      AnySubscriber<P.Output, Failure>(
        receiveSubscription: { [self] subscription in
          let demand = lock.withLock {
            subscriptions[index] = subscription
            return rule == .latest ? .unlimited : self.demand
          }
          if demand > 0 { subscription.request(demand) }
        },
        receiveValue: { [self] value in
          take(value, at: index)
          return .none
        },
        receiveCompletion: { [self] completion in
          switch completion {
          case .finished: end(index)
          case .failure:
            lock.withLock { subscriptions[index] = nil }
            cancel()
            buffer.finish(completion)
          }
        }))
  }

  private func take(_ value: Any, at index: Int) {
    let together: [Any]? = lock.withLock {
      if rule == .latest { values[index].removeAll() }
      values[index].append(value)
      let first = values.compactMap(\.first)
      guard first.count == values.count else { return nil }
      if rule == .pairs { for index in values.indices { _ = values[index].popFirst() } }
      return first
    }
    guard let together else { return }
    buffer.send(combine(together))
    finishIfDone()
  }

  private func end(_ index: Int) {
    lock.withLock {
      hasEnded[index] = true
      subscriptions[index] = nil
    }
    finishIfDone()
  }

  private func finishIfDone() {
    let isDone = lock.withLock {
      rule == .latest
        ? hasEnded.allSatisfy { $0 }
        // Nothing can be put together any more.
        : zip(hasEnded, values).contains { $0 && $1.isEmpty }
    }
    guard isDone else { return }
    cancel()
    buffer.finish(.finished)
  }

  private func cancel() {
    let all = lock.withLock {
      defer { subscriptions = subscriptions.map { _ in nil } }
      return subscriptions
    }
    for subscription in all { subscription?.cancel() }
  }
}

extension CombinedSubscriptions {
  /// Subscribes to publishers, and sends one value of each together.
  static func open<each Value>(
    _ rule: Rule, to subscriber: AnySubscriber<(repeat each Value), Failure>,
    _ publishers: repeat AnyPublisher<each Value, Failure>
  ) where Output == (repeat each Value) {
    var count = 0
    for _ in repeat each publishers { count += 1 }
    let combined = CombinedSubscriptions(subscriber, count: count, rule: rule) { values in
      var rest = values[...]
      return (repeat cast(rest.removeFirst()) as each Value)
    }
    subscriber.receive(subscription: combined.buffer)
    var index = 0
    for publisher in repeat each publishers {
      combined.add(publisher, at: index)
      index += 1
    }
  }
}

/// A value of a publisher whose values are of a type.
private func cast<T>(_ value: Any) -> T {
  guard let value = value as? T else { preconditionFailure("\(value) is not a \(T.self)") }
  return value
}
