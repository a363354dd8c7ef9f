internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenText
internal import PlatenViews

/// The month of a date as a calendar, with the date's day in a circle, and its time below, as iOS draws the graphical
/// style.
///
/// iOS marks today as well. That is left out: a picture would be another one on each day.
struct MonthCalendar: _NonisolatedView {
  let date: Date
  let components: DatePickerComponents

  @Environment(\.self) private var environment

  var body: some View {
    VStack(spacing: 0) {
      if components.contains(.date) {
        header.frame(height: 44)
        week(names).frame(height: 22)
        ForEach(weeks.indices, id: \.self) { i in
          HStack(spacing: 0) {
            ForEach(weeks[i].indices, id: \.self) { day(weeks[i][$0]).frame(maxWidth: .infinity) }
          }
          .frame(height: 46)
        }
      }
      if components.contains(.hourAndMinute) {
        HStack {
          // The word is known in English alone.
          if environment.locale.language.languageCode == .english { Text(verbatim: "Time") }
          Spacer(minLength: 8)
          DateFields(date: date, components: .hourAndMinute)
        }
        .frame(height: 48)
      }
    }
    .padding(.horizontal, 4)
    .frame(minWidth: 280)
  }

  private var header: some View {
    HStack(spacing: 6) {
      Text(verbatim: title).font(.system(size: 17, weight: .semibold))
      Image(systemName: "chevron.right").font(.system(size: 13, weight: .bold))
        .foregroundColor(environment.tint)
      Spacer(minLength: 8)
      HStack(spacing: 26) {
        Image(systemName: "chevron.left")
        Image(systemName: "chevron.right")
      }
      .font(.system(size: 20, weight: .medium)).foregroundColor(environment.tint)
    }
    .padding(.horizontal, 8)
  }

  private func week(_ names: [String]) -> some View {
    HStack(spacing: 0) {
      ForEach(names.indices, id: \.self) { i in
        Text(verbatim: names[i]).font(.system(size: 13, weight: .semibold))
          .foregroundColor(ControlColor.disabledText).lineLimit(1).frame(maxWidth: .infinity)
      }
    }
  }

  @ViewBuilder private func day(_ number: Int?) -> some View {
    let isChosen = number == calendar.component(.day, from: date)
    let tint = environment.isEnabled ? environment.tint : ControlColor.disabledText
    Text(verbatim: number.map { "\($0)" } ?? "")
      .font(.system(size: 20, weight: isChosen ? .semibold : .regular))
      .foregroundColor(isChosen ? tint : environment.isEnabled ? .primary : tint)
      .lineLimit(1).fixedSize()
      .frame(width: 44, height: 44)
      .background { if isChosen { Circle().fill(tint.opacity(0.14)) } }
      .frame(width: 0)
  }

  // MARK: - The month

  private var calendar: Calendar { environment.localCalendar }

  private var title: String { environment.text(of: date, template: "yMMMM") }

  /// The days of the week, the first one in the locale first.
  private var names: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols.map {
      $0.uppercased(with: environment.locale)
    }
    let first = calendar.firstWeekday - 1
    return names.indices.map { names[($0 + first) % names.count] }
  }

  /// The weeks of the month; days of other months are nil.
  private var weeks: [[Int?]] {
    let calendar = calendar
    guard let count = calendar.range(of: .day, in: .month, for: date)?.count,
      let start = calendar.dateInterval(of: .month, for: date)?.start
    else { return [] }
    let length = calendar.weekdaySymbols.count
    let before =
      (calendar.component(.weekday, from: start) - calendar.firstWeekday + length) % length
    let days = Array(repeating: nil, count: before) + (1...count).map(Optional.some)
    let whole = days + Array(repeating: nil, count: (length - days.count % length) % length)
    return stride(from: 0, to: whole.count, by: length).map { Array(whole[$0..<($0 + length)]) }
  }
}
