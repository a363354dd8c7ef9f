public import Foundation

extension Text {
  /// The format in which a text shows a date.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }

    let kind: Kind

    /// The time of day: 9:41 AM.
    public static let time = DateStyle(kind: .time)
    /// The day: January 9, 2007.
    public static let date = DateStyle(kind: .date)
    /// The time between the date and now: 2 hours, 23 minutes.
    public static let relative = DateStyle(kind: .relative)
    /// The time from now to the date: +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// The time between the date and now as a clock shows it: 36:59:01.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Makes a text from a date, in the locale and the time zone of the environment.
  ///
  /// Relative dates are relative to the environment's `_now`.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

  /// Makes the two ends of a range of dates: 9:30 AM – 10:30 AM.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      .joined([
        Text(dates.lowerBound, style: .time), Text(verbatim: " – "),
        Text(dates.upperBound, style: .time),
      ]))
  }

  /// Makes the two ends of an interval: 9:30 AM – 10:30 AM.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Makes a text that shows the time left or passed in an interval, like a clock.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(.date(countsDown ? timerInterval.upperBound : timerInterval.lowerBound, .timer))
  }
}

extension Text.DateStyle {
  func text(of date: Date, in environment: EnvironmentValues) -> String {
    switch kind {
    case .time: clock(date, in: environment)
    case .date: day(date, in: environment)
    case .relative: Span(from: environment._now, to: date).words(most: 2)
    case .offset: Span(from: environment._now, to: date).signedWords
    case .timer: Span(from: environment._now, to: date).timer
    }
  }

  private func clock(_ date: Date, in environment: EnvironmentValues) -> String {
    date.formatted(
      Date.FormatStyle(
        // https://developer.apple.com/documentation/swiftui/text/datestyle
        date: .omitted, time: .shortened, locale: environment.locale,
        calendar: environment.calendar, timeZone: environment.timeZone))
  }

  private func day(_ date: Date, in environment: EnvironmentValues) -> String {
    date.formatted(
      Date.FormatStyle(
        date: .long, time: .omitted, locale: environment.locale,
        calendar: environment.calendar, timeZone: environment.timeZone))
  }
}

/// The whole seconds between two dates, in English words whatever the locale: Foundation has no
/// formatter for lengths of time that gives the same words everywhere.
private struct Span {
  private let seconds: Int
  private let isAhead: Bool

  private static let units = [
    ("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hour", 3600), ("minute", 60),
    ("second", 1),
  ]

  init(from start: Date, to end: Date) {
    let interval = end.timeIntervalSince(start)
    seconds = interval.isFinite ? Int(min(abs(interval), 1e12).rounded()) : 0
    isAhead = interval >= 0
  }

  /// The largest units that are not 0, `most` of them.
  func words(most: Int) -> String {
    var rest = seconds
    var words: [String] = []
    for (name, length) in Self.units where rest >= length && words.count < most {
      let count = rest / length
      words.append("\(count) \(name)\(count == 1 ? "" : "s")")
      rest -= count * length
    }
    return words.isEmpty ? "0 seconds" : words.joined(separator: ", ")
  }

  var signedWords: String { (isAhead ? "+" : "-") + words(most: 1) }

  /// Hours if there are any, minutes and seconds.
  var timer: String {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return hours > 0
      ? "\(hours):\(padded(minutes)):\(padded(seconds % 60))"
      : "\(minutes):\(padded(seconds % 60))"
  }
}
