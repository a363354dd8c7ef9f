public import Foundation
public import PlatenViews

// The forms of a date that can be chosen whose label is a title.

extension DatePicker where Label == Text {
  /// Makes a date picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(titleKey))
  }

  /// Makes a date picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(title))
  }

  /// Makes a date picker with a title, for a range of dates.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(titleKey))
  }

  /// Makes a date picker with a title, for a range of dates.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(title))
  }

  /// Makes a date picker with a title, for dates from a start on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(titleKey))
  }

  /// Makes a date picker with a title, for dates from a start on.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(title))
  }

  /// Makes a date picker with a title, for dates up to an end.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(titleKey))
  }

  /// Makes a date picker with a title, for dates up to an end.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(title))
  }
}
