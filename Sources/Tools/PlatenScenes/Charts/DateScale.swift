internal import Foundation

/// The scale of a chart's dates: ticks at beginnings of years, months, weeks, days, hours or minutes.
struct DateScale {
  /// From the first to the last moment, in seconds since 1970.
  let bounds: ClosedRange<Double>

  /// How far ticks are apart, in which unit, and where the counting begins.
  fileprivate struct Step {
    var unit: Calendar.Component
    var count: Int
    var start: Calendar.Component
  }

  private static let steps =
    [1, 5, 15, 30].map { Step(unit: .minute, count: $0, start: .hour) }
    + [1, 3, 6, 12].map { Step(unit: .hour, count: $0, start: .day) }
    + [Step(unit: .day, count: 1, start: .day)]
    + [7, 14].map { Step(unit: .day, count: $0, start: .weekOfYear) }
    + [1, 3, 6].map { Step(unit: .month, count: $0, start: .year) }
    + [1, 2, 5, 10, 20, 50, 100, 200, 500].map { Step(unit: .year, count: $0, start: .year) }
  /// The most ticks of an axis.
  private static let mostTicks = 40

  /// - Parameter moments: At least two that differ, or there is no scale.
  init?(of moments: [Double]) {
    guard let first = moments.min(), let last = moments.max(), first < last else { return nil }
    bounds = first...last
  }

  /// Where a moment lies, from 0 to 1.
  func place(of moment: Double) -> Double {
    (moment - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
  }

  /// Returns the ticks of each step that has neither none nor too many, with how they are written, the
  /// most first.
  func rows(in calendar: Calendar) -> [(moments: [Double], format: ValueFormat)] {
    // Weeks begin as those of ISO 8601.
    var calendar = calendar
    calendar.firstWeekday = 2
    let ends = [bounds.lowerBound, bounds.upperBound].map {
      calendar.component(.year, from: Date(timeIntervalSince1970: $0))
    }
    return Self.steps.compactMap { step in
      let moments = ticks(step, calendar)
      return moments.isEmpty ? nil : (moments, step.format(isOneYear: ends[0] == ends[1]))
    }
  }

  private func ticks(_ step: Step, _ calendar: Calendar) -> [Double] {
    let first = Date(timeIntervalSince1970: bounds.lowerBound)
    let start: Date
    if step.unit == .year {
      let year = calendar.component(.year, from: first) / step.count * step.count
      start = calendar.date(from: DateComponents(year: max(year, 1), month: 1, day: 1)) ?? first
    } else {
      start = calendar.dateInterval(of: step.start, for: first)?.start ?? first
    }
    let length = calendar.dateInterval(of: step.unit, for: first)?.duration ?? 1
    let count = (bounds.upperBound - bounds.lowerBound) / (length * Double(step.count))
    guard count <= Double(Self.mostTicks) else { return [] }
    var moments: [Double] = []
    // From the start of counting to the scale there are at most a year's steps.
    for i in 0..<2_000 {
      guard let date = calendar.date(byAdding: step.unit, value: i * step.count, to: start)
      else { break }
      let moment = date.timeIntervalSince1970
      if moment > bounds.upperBound { break }
      if moment >= bounds.lowerBound { moments.append(moment) }
    }
    return moments
  }
}

extension DateScale.Step {
  fileprivate func format(isOneYear: Bool) -> ValueFormat {
    switch unit {
    case .minute, .hour: .time(.short)
    case .day: .date(.pattern(isOneYear ? "d MMM" : "d MMM yyyy"))
    case .month: .date(.pattern(isOneYear ? "LLL" : "LLL yyyy"))
    default: .date(.pattern("yyyy"))
    }
  }
}
