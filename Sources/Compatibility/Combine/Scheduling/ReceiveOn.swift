internal import Foundation
internal import PlatenViews

/// Hands everything on at a scheduler.
private final class ReceiveOnSubscription<Input, Failure: Error>: Subscriber, Subscription {
  private let schedule: (@escaping () -> Void) -> Void
  private let lock = NSLock()
  // Guarded by `lock`.
  private var downstream: AnySubscriber<Input, Failure>?
  private var upstream: (any Subscription)?

  init(
    _ downstream: AnySubscriber<Input, Failure>,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    (self.downstream, self.schedule) = (downstream, schedule)
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      upstream = subscription
      return self.downstream
    }
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    schedule { [self] in
      let held = lock.withLock { (downstream, upstream) }
      guard let more = held.0?.receive(input), more > 0 else { return }
      held.1?.request(more)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    schedule { [self] in detach().downstream?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

  func cancel() { detach().upstream?.cancel() }

  private func detach() -> (
    downstream: AnySubscriber<Input, Failure>?, upstream: (any Subscription)?
  ) {
    lock.withLock {
      defer { (downstream, upstream) = (nil, nil) }
      return (downstream, upstream)
    }
  }
}

/// Hands what is asked for, and the end of a subscription, on at a scheduler.
private struct SubscribeOnSubscription<S: Scheduler>: Subscription {
  let subscription: any Subscription
  let scheduler: S
  let options: S.SchedulerOptions?

  var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }

  func request(_ demand: Subscribers.Demand) {
    scheduler.schedule(options: options) { [subscription] in subscription.request(demand) }
  }

  func cancel() {
    scheduler.schedule(options: options) { [subscription] in subscription.cancel() }
  }
}

extension Publisher {
  /// Publishes the values and the end on a scheduler.
  ///
  /// A render does not wait for it, unless the scheduler runs immediately, as ``ImmediateScheduler`` does.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    AnyPublisher { subscriber in
      subscribe(ReceiveOnSubscription(subscriber) { scheduler.schedule(options: options, $0) })
    }
  }

  /// Publishes the values and the end, some time later.
  ///
  /// - Parameters:
  ///   - interval: How much later.
  ///   - tolerance: How much later still it may be; nil for the scheduler's own.
  ///   - scheduler: The scheduler, which also has the clock.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    AnyPublisher { subscriber in
      subscribe(
        ReceiveOnSubscription(subscriber) {
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval),
            tolerance: tolerance ?? scheduler.minimumTolerance, options: options, $0)
        })
    }
  }

  /// Subscribes, requests and cancels on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    AnyPublisher { subscriber in
      scheduler.schedule(options: options) {
        subscribe(
          AnySubscriber<Output, Failure>(
            receiveSubscription: { subscription in
              subscriber.receive(
                subscription: SubscribeOnSubscription(
                  subscription: subscription, scheduler: scheduler, options: options))
            }, receiveValue: subscriber.receive(_:),
            receiveCompletion: subscriber.receive(completion:)))
      }
    }
  }
}
