public import Foundation
public import PlatenViews

/// The times at which a view would be drawn anew.
public protocol TimelineSchedule {
  /// The type of the times.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The purpose of the dates of a schedule.
  typealias Mode = TimelineScheduleMode

  /// The times from one on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency at which a view would be updated.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as is wanted.
  case normal
  /// Seldom, to save energy.
  case lowFrequency
}

/// A view that changes with the time.
///
/// A still picture shows the first moment of the schedule from the environment's `_now` on, or else that
/// time itself, and never the machine's. One that moves begins there.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: _NonisolatedView {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  @Environment(\._now) private var now

  /// The moment that is drawn.
  public struct Context {
    /// The interval until the next update.
    public enum Cadence: Comparable, Sendable {
      /// At once.
      case live
      /// With the next second.
      case seconds
      /// With the next minute.
      case minutes
    }

    /// The moment.
    public let date: Date
    /// How soon the next one comes: at once.
    public let cadence = Cadence.live
  }

  /// A view for the moments of a schedule.
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
      let moment = now.addingTimeInterval(time ?? 0)
      return content(
        TimelineViewDefaultContext(
          date: schedule.entries(from: moment, mode: .normal).first { _ in true } ?? moment))
    }
  }
}

/// The moment that is drawn, whatever the schedule and the view are.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// Every moment that a screen can show.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  fileprivate let isPaused: Bool

  /// Moments `minimumInterval` seconds apart at least.
  public init(minimumInterval: Double? = nil, paused: Bool = false) { isPaused = paused }

  /// The first moment alone: a picture does not reach the others.
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

/// The starts of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init() {}

  /// The start of the minute.
  public func entries(from startDate: Date, mode: Mode) -> [Date] {
    let minute = Date(timeIntervalSinceReferenceDate: 0)
    return PeriodicTimelineSchedule(from: minute, by: 60).entries(from: startDate, mode: mode)
  }
}

/// Moments a step apart.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Moments `interval` seconds apart, one of them the start.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The start, or the last moment at or before a later one.
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

  /// The moments.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments `interval` seconds apart, one of them the start.
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
