internal import Foundation
internal import PlatenViews

/// Takes all values, and sends some of them when their time has come.
private final class TimedSubscriber<Input, Failure: Error>: Subscriber {
  let buffer: DemandBuffer<Input, Failure>
  private let downstream: AnySubscriber<Input, Failure>
  /// Receives a value.
  var onValue: ((Input) -> Void)?
  /// Receives the end.
  var onEnd: ((Subscribers.Completion<Failure>) -> Void)?
  /// Is told of the subscription.
  var onStart: (() -> Void)?
  private let lock = NSLock()
  // Guarded by `lock`.
  private var upstream: (any Subscription)?
  /// The number of the latest event.
  private var eventNumber = 0

  init(_ downstream: AnySubscriber<Input, Failure>) {
    self.downstream = downstream
    // What nobody wants when its time has come is lost.
    buffer = DemandBuffer(downstream, keepsLatestOnly: true)
  }

  /// The number of a new event.
  func nextEventNumber() -> Int {
    lock.withLock {
      eventNumber += 1
      return eventNumber
    }
  }

  /// Returns whether nothing has happened since an event.
  func isLatest(_ eventNumber: Int) -> Bool { lock.withLock { self.eventNumber == eventNumber } }

  func receive(subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    buffer.onCancel = { [self] in
      stop()
      (onValue, onEnd) = (nil, nil)
    }
    downstream.receive(subscription: buffer)
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
    _ = nextEventNumber()
    let upstream = lock.withLock {
      defer { self.upstream = nil }
      return self.upstream
    }
    upstream?.cancel()
  }
}

extension Publisher {
  /// Publishes the values that no other follows for a time; if the publisher ends before, the last one is lost.
  ///
  /// - Parameters:
  ///   - dueTime: The time.
  ///   - scheduler: The scheduler, which also has the clock.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    AnyPublisher { subscriber in
      let timed = TimedSubscriber(subscriber)
      timed.onValue = { [unowned timed] value in
        let eventNumber = timed.nextEventNumber()
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
          options: options
        ) { [timed] in
          if timed.isLatest(eventNumber) { timed.buffer.send(value) }
        }
      }
      timed.onEnd = { [unowned timed] completion in
        _ = timed.nextEventNumber()
        timed.buffer.finish(completion)
      }
      subscribe(timed)
    }
  }

  /// Publishes the values, and ends if none arrives for a time.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler, which also has the clock.
  ///   - customError: Makes the error that it ends with then; without one it ends well.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> some Publisher<Output, Failure> {
    AnyPublisher { subscriber in
      let timed = TimedSubscriber(subscriber)
      let wait = { [unowned timed] in
        let eventNumber = timed.nextEventNumber()
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) { [timed] in
          guard timed.isLatest(eventNumber) else { return }
          timed.stop()
          timed.buffer.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      timed.onStart = wait
      timed.onValue = { [unowned timed] value in
        wait()
        timed.buffer.send(value)
      }
      timed.onEnd = { [unowned timed] completion in
        _ = timed.nextEventNumber()
        timed.buffer.finish(completion)
      }
      subscribe(timed)
    }
  }

  /// Publishes one value in each interval, the first one immediately.
  ///
  /// - Parameters:
  ///   - interval: The minimum time between two values.
  ///   - scheduler: The scheduler, which also has the clock.
  ///   - latest: Whether to send the last value of an interval, instead of the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> some Publisher<Output, Failure> {
    AnyPublisher { subscriber in
      let timed = TimedSubscriber(subscriber)
      let throttle = Throttle(timed, interval: interval, scheduler: scheduler, latest: latest)
      timed.onValue = throttle.take
      timed.onEnd = throttle.end
      subscribe(timed)
    }
  }
}

/// Sends one value in each interval.
private final class Throttle<Input, Failure: Error, S: Scheduler> {
  private unowned let timed: TimedSubscriber<Input, Failure>
  private let interval: S.SchedulerTimeType.Stride
  private let scheduler: S
  private let latest: Bool
  private let lock = NSLock()
  // Guarded by `lock`.
  private var waiting: Input?
  private var lastTime: S.SchedulerTimeType?
  private var completion: Subscribers.Completion<Failure>?

  init(
    _ timed: TimedSubscriber<Input, Failure>, interval: S.SchedulerTimeType.Stride, scheduler: S,
    latest: Bool
  ) {
    (self.timed, self.interval) = (timed, interval)
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
      scheduler.schedule { [self, timed] in send(timed) }
    } else {
      scheduler.schedule(after: due) { [self, timed] in send(timed) }
    }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let isWaiting = lock.withLock {
      if case .failure = completion { waiting = nil }
      self.completion = completion
      return waiting != nil
    }
    if !isWaiting { timed.buffer.finish(completion) }
  }

  private func send(_ timed: TimedSubscriber<Input, Failure>) {
    let (value, completion) = lock.withLock {
      defer { waiting = nil }
      lastTime = scheduler.now
      return (waiting, self.completion)
    }
    if let value { timed.buffer.send(value) }
    if let completion { timed.buffer.finish(completion) }
  }
}
