public import Foundation
public import PlatenViews

/// The times at which a view is drawn again.
public protocol TimelineSchedule {
  /// The type of the times.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The purpose of the dates of a schedule.
  typealias Mode = TimelineScheduleMode

  /// Returns the times from one on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency of a view's updates.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// Updates as often as requested.
  case normal
  /// Rarely, to save energy.
  case lowFrequency
}

/// A view that changes with the time.
///
/// A still picture shows the first moment of the schedule from the environment's `_now` on, or else that
/// time itself, and never the machine's time. An animation begins there.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: _NonisolatedView {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  @Environment(\._now) private var now

  /// The moment that is drawn.
  public struct Context {
    /// The interval until the next update.
    public enum Cadence: Comparable, Sendable {
      /// Updates immediately.
      case live
      /// Updates every second.
      case seconds
      /// Updates every minute.
      case minutes
    }

    /// The moment.
    public let date: Date
    /// The rate of updates: always live.
    public let cadence = Cadence.live
  }

  /// Makes a view for the moments of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The view for its moment.
  public var body: some View {
    let isPaused = (schedule as? AnimationTimelineSchedule)?.isPaused ?? false
    TimedView(isPaused ? .never : .endless) { time in
      content(TimelineViewDefaultContext(date: date(after: time ?? 0)))
    }
  }

  /// Returns the schedule's last date up to some seconds after the beginning; its first one before that.
  private func date(after seconds: Double) -> Date {
    let moment = now.addingTimeInterval(seconds)
    if let schedule = schedule as? any ReckonedSchedule {
      return schedule.date(at: moment, since: now)
    }
    var latest: Date?
    var count = 0
    for date in schedule.entries(from: now, mode: .normal).prefix(100_000) {
      count += 1
      if latest != nil, date > moment { break }
      latest = date
    }
    // One that hands out a system's schedule has its first date alone.
    if count == 1 { latest = schedule.entries(from: moment, mode: .normal).first { _ in true } }
    return latest ?? moment
  }
}

/// The context of the drawn moment, for any schedule and view.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// A schedule of which each date is reckoned without those before it.
private protocol ReckonedSchedule {
  /// Returns the last date up to a moment; the first one before that.
  func date(at moment: Date, since start: Date) -> Date
}

/// Every moment that a screen can show.
public struct AnimationTimelineSchedule: TimelineSchedule, ReckonedSchedule, Sendable {
  fileprivate let isPaused: Bool
  private let minimumInterval: Double

  /// Moments `minimumInterval` seconds apart at least.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    isPaused = paused
    self.minimumInterval = minimumInterval.map { $0.isFinite ? $0 : 0 } ?? 0
  }

  fileprivate func date(at moment: Date, since start: Date) -> Date {
    guard minimumInterval > 0 else { return moment }
    let count = (moment.timeIntervalSince(start) / minimumInterval + 1e-6).rounded(.down)
    return start.addingTimeInterval(count * minimumInterval)
  }

  /// Returns only the first date, because a still picture shows no other.
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

/// The starts of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, ReckonedSchedule, Sendable {
  /// Makes the schedule.
  public init() {}

  fileprivate func date(at moment: Date, since start: Date) -> Date {
    entries(from: moment, mode: .normal)[0]
  }

  /// Returns the start of the minute.
  public func entries(from startDate: Date, mode: Mode) -> [Date] {
    let minute = Date(timeIntervalSinceReferenceDate: 0)
    return PeriodicTimelineSchedule(from: minute, by: 60).entries(from: startDate, mode: mode)
  }
}

/// Moments a step apart.
public struct PeriodicTimelineSchedule: TimelineSchedule, ReckonedSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// A schedule of moments `interval` seconds apart, including the start.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  fileprivate func date(at moment: Date, since start: Date) -> Date {
    entries(from: moment, mode: .normal)[0]
  }

  /// Returns the start, or the last moment at or before a later one.
  public func entries(from startDate: Date, mode: Mode) -> [Date] {
    let passed = startDate.timeIntervalSince(start)
    guard interval > 0, interval.isFinite, passed > 0 else { return [start] }
    return [start.addingTimeInterval((passed / interval).rounded(.down) * interval)]
  }
}

/// Moments that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Moments that are given.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns the moments.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule of moments `interval` seconds apart, including the start.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }

}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The starts of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every moment that a screen can show.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Moments that a screen can show, `minimumInterval` seconds apart at least.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Moments that are given.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }
}
