public import Foundation
internal import PlatenBase
internal import PlatenDrawing
public import PlatenViews

/// A picker for a date, drawn in its current state: a label, and the date and the time on grey
/// grounds, in a month's calendar or on wheels.
public struct DatePicker<Label: View>: _NonisolatedView {
  /// The components of a date that a user can select.
  public typealias Components = DatePickerComponents

  private let selection: Date
  private let components: Components
  private let label: Label

  @Environment(\.labelsAreHidden) private var labelIsHidden
  @Environment(\.controlStyles.datePicker) private var kind
  @Environment(\.imitatesMac) private var imitatesMac

  init(_ selection: Binding<Date>, _ components: Components, label: Label) {
    self.selection = selection.wrappedValue
    self.components = components
    self.label = label
  }

  /// Makes a date with a label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label: label())
  }

  /// Makes a picker for a date of a range, with a label; a date outside the range is still drawn.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label: label())
  }

  /// Makes a date picker with a label, for dates from a start on; an earlier date is still drawn.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label: label())
  }

  /// Makes a date picker with a label, for dates up to an end; a later date is still drawn.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label: label())
  }

  /// The label at the leading end and the date at the other; a calendar is drawn alone.
  public var body: some View {
    switch kind {
    case .calendar where !imitatesMac: MonthCalendar(date: selection, components: components)
    case .wheels where !imitatesMac:
      LabeledRow(isLabelHidden: labelIsHidden) {
        label
      } content: {
        DateWheels(date: selection, components: components)
      }
    case .fields, .calendar, .wheels:
      LabeledRow(isLabelHidden: labelIsHidden) {
        label
      } content: {
        DateFields(date: selection, components: components)
      }
    }
  }
}

/// The components of a date that a user can select.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes components of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A date's day and its time, each on a ground: 34 points high at the default text size, as iOS's,
/// whose corners have a radius of 6 points.
///
/// On macOS they are as high as text fields, which is an estimate.
struct DateFields: _NonisolatedView {
  let date: Date
  let components: DatePickerComponents

  @Environment(\.self) private var environment

  var body: some View {
    HStack(spacing: 6) {
      if components.contains(.date) { field(text(date: .abbreviated, time: .omitted)) }
      if components.contains(.hourAndMinute) { field(text(date: .omitted, time: .shortened)) }
    }
  }

  private func text(
    date style: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> String {
    date.formatted(
      Date.FormatStyle(
        date: style, time: time, locale: environment.locale, calendar: environment.calendar,
        timeZone: environment.timeZone))
  }

  private func field(_ text: String) -> some View {
    Text(verbatim: text)
      .lineLimit(1).fixedSize()
      .foregroundColor(environment.isEnabled ? .primary : ControlColor.disabledText)
      .padding(.horizontal, environment.imitatesMac ? 5 : 11)
      .padding(.vertical, environment.imitatesMac ? 0 : 6)
      .frame(minHeight: environment.macControls?.fieldHeight ?? 34)
      .background { RoundedRectangle(cornerRadius: 6).fill(ControlColor.ground) }
  }
}

extension EnvironmentValues {
  /// The calendar, in the locale and the time zone of the environment.
  var localCalendar: Calendar {
    var calendar = calendar
    (calendar.locale, calendar.timeZone) = (locale, timeZone)
    return calendar
  }

  /// Returns a date in the fields of a template, such as `yMMMM`, in the order of the locale.
  func text(of date: Date, template: String) -> String {
    let formatter = DateFormatter()
    (formatter.calendar, formatter.locale) = (localCalendar, locale)
    formatter.timeZone = timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }
}
