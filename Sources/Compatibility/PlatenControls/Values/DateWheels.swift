internal import Foundation
internal import PlatenDrawing
internal import PlatenViews

/// A date or a time on wheels, in the order in which the locale writes it: 320 points wide, as iOS's.
struct DateWheels: _NonisolatedView {
  let date: Date
  let components: DatePickerComponents

  @Environment(\.self) private var environment

  var body: some View {
    let columns = columns
    HStack(spacing: 14) {
      ForEach(columns.indices, id: \.self) { i in
        WheelColumn(
          rows: columns[i].enumerated().filter { !$1.isEmpty }
            .map { ($0 - WheelMetrics.reach, Text(verbatim: $1).font(WheelMetrics.font)) })
      }
    }
    .foregroundColor(environment.isEnabled ? .primary : ControlColor.disabledText)
    .frame(minWidth: 320)
    .wheelBand()
  }

  /// The rows of each wheel, the one in front in the middle; those that are not there are empty.
  private var columns: [[String]] {
    let reach = -WheelMetrics.reach...WheelMetrics.reach
    let hasDate = components.contains(.date)
    let hasTime = components.contains(.hourAndMinute)
    var columns: [[String]] = []
    if hasDate && hasTime {
      columns.append(reach.map { text("EEEMMMd", moved(.day, by: $0)) })
    } else if hasDate {
      columns += fields(of: "yMMMMd").compactMap { field in
        switch field {
        case "y": reach.map { text("y", moved(.year, by: $0)) }
        case "M", "L":
          reach.map { rounded(calendar.standaloneMonthSymbols, number(.month) - 1 + $0) }
        case "d": reach.map { "\(wrapped(number(.day) - 1 + $0, days) + 1)" }
        default: nil
        }
      }
    }
    return hasTime ? columns + time(reach) : columns
  }

  private func time(_ reach: ClosedRange<Int>) -> [[String]] {
    let hasHalves = fields(of: "j").contains("a")
    let hour = number(.hour)
    let hours = reach.map { step in
      hasHalves
        ? "\(wrapped(hour + step + 11, 12) + 1)" : twoDigits(wrapped(hour + step, 24))
    }
    let minutes = reach.map { twoDigits(wrapped(number(.minute) + $0, 60)) }
    // The two halves of a day do not go round.
    let halves = reach.map { step in
      let half = (hour >= 12 ? 1 : 0) + step
      return half == 0 ? calendar.amSymbol : half == 1 ? calendar.pmSymbol : ""
    }
    return hasHalves ? [hours, minutes, halves] : [hours, minutes]
  }

  private var calendar: Calendar { environment.localCalendar }

  private var days: Int { calendar.range(of: .day, in: .month, for: date)?.count ?? 30 }

  private func number(_ component: Calendar.Component) -> Int {
    calendar.component(component, from: date)
  }

  private func moved(_ component: Calendar.Component, by steps: Int) -> Date {
    calendar.date(byAdding: component, value: steps, to: date) ?? date
  }

  private func wrapped(_ number: Int, _ count: Int) -> Int { (number % count + count) % count }

  private func rounded(_ names: [String], _ number: Int) -> String {
    names.isEmpty ? "" : names[wrapped(number, names.count)]
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// The letters of a date's pattern in the locale's order, each once.
  private func fields(of template: String) -> [Character] {
    let pattern =
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: environment.locale)
      ?? template
    // What is quoted is text: the Vietnamese pattern has 'ngày' in it.
    return pattern.replacing(/'[^']*'/, with: "").reduce(into: []) {
      if $1.isLetter, !$0.contains($1) { $0.append($1) }
    }
  }

  private func text(_ template: String, _ date: Date) -> String {
    environment.text(of: date, template: template)
  }
}
