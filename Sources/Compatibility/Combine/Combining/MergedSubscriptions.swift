internal import Foundation
internal import PlatenViews

/// Sends the values of several publishers as they arrive.
///
/// If all values are wanted, all are asked for of each publisher. If not, each may have one that
/// waits.
final class MergedSubscriptions<Output, Failure: Error> {
  let buffer: DemandBuffer<Output, Failure>
  /// Is called when a publisher has ended well, and others may follow.
  var onEnd: (() -> Void)?
  /// Ends the publisher that the publishers come from.
  var onCancel: (() -> Void)?

  private let lock = NSLock()
  // Guarded by `lock`.
  private var parts: [ObjectIdentifier: Part] = [:]
  private var isComplete = false

  /// A publisher, as soon as it has been subscribed to.
  private final class Part { var subscription: (any Subscription)? }

  init(_ downstream: AnySubscriber<Output, Failure>) {
    buffer = DemandBuffer(downstream)
    buffer.onRequest = { [self] demand in
      guard buffer.isUnlimited else { return }
      let all = lock.withLock { parts.values.compactMap(\.subscription) }
      for subscription in all { subscription.request(.unlimited) }
    }
    buffer.onCancel = { [self] in
      cancelParts()
      detach()?()
    }
  }

  /// Sends the values of another publisher, too.
  func add<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    let part = Part()
    lock.withLock { parts[ObjectIdentifier(part)] = part }
    publisher.subscribe(
      AnySubscriber<Output, Failure>(
        receiveSubscription: { [self] subscription in
          let isWanted = lock.withLock {
            part.subscription = subscription
            return parts[ObjectIdentifier(part)] != nil
          }
          if !isWanted { return subscription.cancel() }
          subscription.request(buffer.isUnlimited ? .unlimited : .max(1))
        },
        receiveValue: { [self] value in
          guard lock.withLock({ parts[ObjectIdentifier(part)] != nil }) else { return .none }
          buffer.send(value) { part.subscription?.request(.max(1)) }
          return .none
        },
        receiveCompletion: { [self] completion in end(part, completion) }))
  }

  /// Takes note that there will be no more publishers; it ends when all have.
  func complete() {
    lock.withLock { isComplete = true }
    finishIfDone()
  }

  /// Ends with an error.
  func fail(_ error: Failure) {
    cancelParts()
    let cancel = detach()
    buffer.finish(.failure(error))
    cancel?()
  }

  /// Ends the publishers that there are, without an end.
  func cancelParts() {
    let all = lock.withLock {
      defer { parts = [:] }
      return parts.values.compactMap(\.subscription)
    }
    for subscription in all { subscription.cancel() }
  }

  private func end(_ part: Part, _ completion: Subscribers.Completion<Failure>) {
    let wasThere = lock.withLock { parts.removeValue(forKey: ObjectIdentifier(part)) != nil }
    guard wasThere else { return }
    switch completion {
    case .finished:
      lock.withLock { onEnd }?()
      finishIfDone()
    case .failure(let error): fail(error)
    }
  }

  private func finishIfDone() {
    guard lock.withLock({ isComplete && parts.isEmpty }) else { return }
    _ = detach()
    buffer.finish(.finished)
  }

  private func detach() -> (() -> Void)? {
    lock.withLock {
      defer { (onEnd, onCancel) = (nil, nil) }
      return onCancel
    }
  }
}
