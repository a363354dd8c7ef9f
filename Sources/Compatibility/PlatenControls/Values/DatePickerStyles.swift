public import PlatenViews

/// The look of date pickers.
public protocol DatePickerStyle {}

/// The default style of dates: ``CompactDatePickerStyle``.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// The date and the time on grounds.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// A calendar of a month; on macOS drawn as ``CompactDatePickerStyle`` is.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Wheels; on macOS drawn as ``CompactDatePickerStyle`` is.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The usual style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date and the time on grounds.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar of a month.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// What date pickers are drawn as.
enum DatePickerKind {
  /// The date and the time on grounds.
  case fields
  case calendar
  case wheels
}

nonisolated extension View {
  /// Sets the style of date pickers in this view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    let kind: DatePickerKind =
      switch style {
      case is GraphicalDatePickerStyle: .calendar
      case is WheelDatePickerStyle: .wheels
      default: .fields
      }
    return environmentValues { $0.controlStyles.datePicker = kind }
  }
}
