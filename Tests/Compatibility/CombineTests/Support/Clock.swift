import Combine
import Foundation
import PlatenViews

/// A scheduler whose time passes when it is told to.
final class Clock: Scheduler {
  typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  typealias SchedulerOptions = Never

  private var time = SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
  private var plans: [(date: Date, number: Int, action: () -> Void)] = []
  private var count = 0

  var now: SchedulerTimeType { time }
  var minimumTolerance: SchedulerTimeType.Stride { 0 }
  /// The seconds since it was made.
  var seconds: Double { time.date.timeIntervalSinceReferenceDate }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    schedule(after: now, tolerance: 0, options: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    count += 1
    plans.append((date.date, count, action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, tolerance: 0, options: nil, action)
    return AnyCancellable {}
  }

  /// Does what is due until a time, in order.
  func run(until seconds: Double) {
    let end = Date(timeIntervalSinceReferenceDate: seconds)
    while let next = plans.filter({ $0.date <= end }).min(by: {
      ($0.date, $0.number) < ($1.date, $1.number)
    }) {
      plans.removeAll { $0.number == next.number }
      time = SchedulerTimeType(max(next.date, time.date))
      next.action()
    }
    time = SchedulerTimeType(end)
  }
}
