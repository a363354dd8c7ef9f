internal import Foundation
internal import PlatenViews

/// Takes all values, and sends some of them when their time has come.
private final class Pace<Input, Failure: Error>: Subscriber {
  let outlet: Outlet<Input, Failure>
  private let downstream: AnySubscriber<Input, Failure>
  /// Takes a value.
  var onValue: ((Input) -> Void)?
  /// Takes the end.
  var onEnd: ((Subscribers.Completion<Failure>) -> Void)?
  /// Is told of the subscription.
  var onStart: (() -> Void)?
  private let lock = NSLock()
  // Guarded by `lock`.
  private var upstream: (any Subscription)?
  /// The number of the latest event.
  private var turn = 0

  init(_ downstream: AnySubscriber<Input, Failure>) {
    self.downstream = downstream
    // What nobody wants when its time has come is lost.
    outlet = Outlet(downstream, keepsLatestOnly: true)
  }

  /// The number of a new event.
  func nextTurn() -> Int {
    lock.withLock {
      turn += 1
      return turn
    }
  }

  /// Returns whether nothing has happened since an event.
  func isLatest(_ turn: Int) -> Bool { lock.withLock { self.turn == turn } }

  func receive(subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    outlet.onCancel = { [self] in
      stop()
      (onValue, onEnd) = (nil, nil)
    }
    downstream.receive(subscription: outlet)
    onStart?()
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    onValue?(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock { upstream = nil }
    onEnd?(completion)
    (onValue, onEnd) = (nil, nil)
  }

  /// Ends the subscription, without an end.
  func stop() {
    _ = nextTurn()
    let upstream = lock.withLock {
      defer { self.upstream = nil }
      return self.upstream
    }
    upstream?.cancel()
  }
}

extension Publisher {
  /// The values after which there is none for a time; if it ends before, the last one is lost.
  ///
  /// - Parameters:
  ///   - dueTime: The time.
  ///   - scheduler: Where, and by whose clock.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    AnyPublisher { subscriber in
      let pace = Pace(subscriber)
      pace.onValue = { [unowned pace] value in
        let turn = pace.nextTurn()
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
          options: options
        ) { [pace] in
          if pace.isLatest(turn) { pace.outlet.send(value) }
        }
      }
      pace.onEnd = { [unowned pace] completion in
        _ = pace.nextTurn()
        pace.outlet.finish(completion)
      }
      subscribe(pace)
    }
  }

  /// The values, until none comes for a time.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: Where, and by whose clock.
  ///   - customError: Makes the error that it ends with then; without one it ends well.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> some Publisher<Output, Failure> {
    AnyPublisher { subscriber in
      let pace = Pace(subscriber)
      let wait = { [unowned pace] in
        let turn = pace.nextTurn()
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) { [pace] in
          guard pace.isLatest(turn) else { return }
          pace.stop()
          pace.outlet.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      pace.onStart = wait
      pace.onValue = { [unowned pace] value in
        wait()
        pace.outlet.send(value)
      }
      pace.onEnd = { [unowned pace] completion in
        _ = pace.nextTurn()
        pace.outlet.finish(completion)
      }
      subscribe(pace)
    }
  }

  /// One value in each interval, the first one at once.
  ///
  /// - Parameters:
  ///   - interval: The time between two values at the least.
  ///   - scheduler: Where, and by whose clock.
  ///   - latest: Whether to send the last one of an interval, or else the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> some Publisher<Output, Failure> {
    AnyPublisher { subscriber in
      let pace = Pace(subscriber)
      let throttle = Throttle(pace, interval: interval, scheduler: scheduler, latest: latest)
      pace.onValue = throttle.take
      pace.onEnd = throttle.end
      subscribe(pace)
    }
  }
}

/// Sends one value in each interval.
private final class Throttle<Input, Failure: Error, S: Scheduler> {
  private unowned let pace: Pace<Input, Failure>
  private let interval: S.SchedulerTimeType.Stride
  private let scheduler: S
  private let latest: Bool
  private let lock = NSLock()
  // Guarded by `lock`.
  private var waiting: Input?
  private var lastTime: S.SchedulerTimeType?
  private var completion: Subscribers.Completion<Failure>?

  init(
    _ pace: Pace<Input, Failure>, interval: S.SchedulerTimeType.Stride, scheduler: S,
    latest: Bool
  ) {
    (self.pace, self.interval) = (pace, interval)
    (self.scheduler, self.latest) = (scheduler, latest)
  }

  func take(_ value: Input) {
    lock.lock()
    if waiting != nil {
      if latest { waiting = value }
      return lock.unlock()
    }
    waiting = value
    let now = scheduler.now
    let due = lastTime.map { $0.advanced(by: interval) } ?? now
    lock.unlock()
    if due <= now {
      scheduler.schedule { [self, pace] in send(pace) }
    } else {
      scheduler.schedule(after: due) { [self, pace] in send(pace) }
    }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let isWaiting = lock.withLock {
      if case .failure = completion { waiting = nil }
      self.completion = completion
      return waiting != nil
    }
    if !isWaiting { pace.outlet.finish(completion) }
  }

  private func send(_ pace: Pace<Input, Failure>) {
    let (value, completion) = lock.withLock {
      defer { waiting = nil }
      lastTime = scheduler.now
      return (waiting, self.completion)
    }
    if let value { pace.outlet.send(value) }
    if let completion { pace.outlet.finish(completion) }
  }
}
