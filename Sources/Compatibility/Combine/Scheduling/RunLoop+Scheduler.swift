public import Foundation
internal import PlatenViews

/// A time of the calendar's clock, for schedulers that use dates.
public struct _DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
  /// The date.
  public var date: Date

  /// Makes a date.
  public init(_ date: Date) { self.date = date }

  /// A length of time.
  public struct Stride: _SecondsStride, Codable, Sendable {
    /// The length in seconds.
    public let _seconds: Double

    /// Makes a number of seconds.
    public init(_seconds: Double) { self._seconds = _seconds }

    /// Makes a length in seconds.
    public init(_ timeInterval: TimeInterval) { self.init(_seconds: timeInterval) }

    /// The length in seconds.
    public var timeInterval: TimeInterval { _seconds }
  }

  /// Returns the interval to another time.
  public func distance(to other: Self) -> Stride {
    Stride(_seconds: other.date.timeIntervalSince(date))
  }

  /// Returns a later time.
  public func advanced(by n: Stride) -> Self { Self(date + n._seconds) }
}

extension RunLoop: Scheduler {
  /// A date.
  public typealias SchedulerTimeType = _DateSchedulerTime

  /// The options; there are none.
  public struct SchedulerOptions {}

  /// The time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// The default: none.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs an action the next time that the run loop runs.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Handed(action)
    perform { action.value() }
  }

  /// Runs an action at a time, if the run loop runs.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let action = Handed(action)
    // A render's own time goes at once to what comes next. The clock has gone on by a moment since the delay was asked
    // for: it is taken in steps of 5 ms.
    if self === RunLoop.main, let late = LateWork.current {
      let delay = ((date.date.timeIntervalSinceNow - 0.0005) * 200).rounded(.up) / 200
      late.after(delay) { action.value() }
    } else {
      _ = start(date.date, interval: nil, tolerance: tolerance.timeInterval, action)
    }
  }

  /// Runs an action at a time and then repeatedly, until the result is released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = start(
      date.date, interval: interval.timeInterval, tolerance: tolerance.timeInterval,
      Handed(action))
    return AnyCancellable { timer.invalidate() }
  }

  private func start(
    _ date: Date, interval: TimeInterval?, tolerance: TimeInterval, _ action: Handed<() -> Void>
  ) -> Timer {
    let timer = Timer(fire: date, interval: interval ?? 0, repeats: interval != nil) { _ in
      action.value()
    }
    timer.tolerance = tolerance
    add(timer, forMode: .common)
    return timer
  }
}

extension OperationQueue: Scheduler {
  /// A date.
  public typealias SchedulerTimeType = _DateSchedulerTime

  /// The options; there are none.
  public struct SchedulerOptions {}

  /// The time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// The default: none.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs an action as soon as the queue allows.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Handed(action)
    addOperation { action.value() }
  }

  /// Runs an action on the queue after a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let action = Handed(action)
    DispatchQueue.global().asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) {
      self.addOperation { action.value() }
    }
  }

  /// Runs an action on the queue after a time and then repeatedly, until the result is released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Handed(action)
    return DispatchQueue.global().schedule(
      after: DispatchQueue.SchedulerTimeType(.now() + date.date.timeIntervalSinceNow),
      interval: .seconds(interval.timeInterval), tolerance: .seconds(tolerance.timeInterval),
      options: nil
    ) { self.addOperation { action.value() } }
  }
}
