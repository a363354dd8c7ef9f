public import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenText
public import PlatenViews

/// The month of a date as a calendar, with the date's day in a circle, and its time below, as iOS draws the graphical
/// style.
///
/// iOS marks today as well. That is left out: a picture would be another one on each day.
struct MonthCalendar: _NonisolatedView {
  let date: Date
  let components: DatePickerComponents
  /// The days of the month in circles; nil for the date's.
  var chosen: Set<Int>?

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
    let chosen = chosen ?? [calendar.component(.day, from: date)]
    let isChosen = number.map(chosen.contains) ?? false
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

// MARK: - Several dates

/// A picker for several dates, drawn as the month of the first one, with its days in circles.
///
/// If none is chosen, it is the month in which the dates begin that can be chosen, or else today's. The label is not drawn.
public struct MultiDatePicker<Label: View>: _NonisolatedView {
  private let selection: Set<DateComponents>
  private let start: Date?

  @Environment(\.self) private var environment

  init(_ selection: Binding<Set<DateComponents>>, from start: Date?) {
    (self.selection, self.start) = (selection.wrappedValue, start)
  }

  /// Makes a picker with a label.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, from: nil)
  }

  /// Makes a picker with a label, for dates of a range.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound)
  }

  /// Makes a picker with a label, for dates from a start on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound)
  }

  /// Makes a picker with a label, for dates up to an end.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil)
  }

  /// The calendar.
  public var body: some View {
    let calendar = environment.localCalendar
    let dates = selection.compactMap { calendar.date(from: $0) }
    let month = dates.min() ?? start ?? Date()
    let days = dates.filter { calendar.isDate($0, equalTo: month, toGranularity: .month) }
    MonthCalendar(
      date: month, components: .date, chosen: Set(days.map { calendar.component(.day, from: $0) }))
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, from: nil)
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, from: nil)
  }

  /// Makes a picker with a title, for dates of a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound)
  }

  /// Makes a picker with a title, for dates of a range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound)
  }

  /// Makes a picker with a title, for dates from a start on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound)
  }

  /// Makes a picker with a title, for dates from a start on.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound)
  }

  /// Makes a picker with a title, for dates up to an end.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, from: nil)
  }

  /// Makes a picker with a title, for dates up to an end.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, from: nil)
  }
}
