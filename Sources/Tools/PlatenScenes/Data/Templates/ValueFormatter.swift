package import Foundation
internal import Platen
package import PlatenBase

/// Writes values by their formats, in one locale and time zone.
///
/// Formatters of dates are slow to make, so that one object is kept for all texts of a scene; it
/// belongs to one thread. Nothing depends on the locale or zone of the process.
package final class ValueFormatter {
  package let locale: Locale
  package let timeZone: TimeZone
  // Made when a date is first written: hardly any picture has one, and a calendar takes its time.
  private(set) lazy var calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }()
  private var dateFormats: [ValueFormat: DateFormat] = [:]

  package init(locale: Locale = Locale(identifier: "en"), timeZone: TimeZone = .gmt) {
    self.locale = locale
    self.timeZone = timeZone
  }

  /// The text of a value; nothing for null and for an empty text.
  ///
  /// Numbers round as on paper: a half goes away from zero.
  ///
  /// - Throws: An error if the value is none that the format takes.
  package func text(of value: DataValue, as format: ValueFormat) throws(ValueFormatError) -> String
  {
    if value.isEmpty { return "" }
    switch format {
    case .uppercase: return value.text.uppercased(with: locale)
    case .lowercase: return value.text.lowercased(with: locale)
    case .number, .percent, .currency: return try numberText(of: value, as: format)
    case .date, .time: return try dateText(of: value, as: format)
    }
  }

  private func numberText(of value: DataValue, as format: ValueFormat) throws(ValueFormatError)
    -> String
  {
    guard let number = value.number else {
      throw ValueFormatError(found: value.phrase, expected: "a number")
    }
    if let whole = value.largeWhole { return wholeText(of: whole, as: format) }
    let text = numberText(of: number + 0, as: format)
    // What rounds to nothing has no sign.
    return number < 0 && text == numberText(of: -Double.leastNonzeroMagnitude, as: format)
      ? numberText(of: 0, as: format) : text
  }

  private func numberText(of number: Double, as format: ValueFormat) -> String {
    switch format {
    case .percent(let digits):
      FloatingPointFormatStyle<Double>.Percent(locale: locale)
        .precision(.fractionLength(digits ?? 0)).rounded(rule: .toNearestOrAwayFromZero)
        .format(number)
    case .currency(let code):
      FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
        .rounded(rule: .toNearestOrAwayFromZero).format(number)
    case .number(let digits?):
      FloatingPointFormatStyle(locale: locale).precision(.fractionLength(digits))
        .rounded(rule: .toNearestOrAwayFromZero).format(number)
    default:
      FloatingPointFormatStyle(locale: locale).rounded(rule: .toNearestOrAwayFromZero)
        .format(number)
    }
  }

  /// The text of a whole number with all of its digits.
  private func wholeText(of number: Decimal, as format: ValueFormat) -> String {
    switch format {
    case .percent(let digits):
      Decimal.FormatStyle.Percent(locale: locale).precision(.fractionLength(digits ?? 0))
        .format(number)
    case .currency(let code):
      Decimal.FormatStyle.Currency(code: code, locale: locale).format(number)
    case .number(let digits?):
      Decimal.FormatStyle(locale: locale).precision(.fractionLength(digits)).format(number)
    default: Decimal.FormatStyle(locale: locale).format(number)
    }
  }

  private func dateText(of value: DataValue, as format: ValueFormat) throws(ValueFormatError)
    -> String
  {
    guard let moment = DateText(value.text) else {
      throw ValueFormatError(
        found: value.phrase,
        expected: "a date such as 2024-05-01 or 2024-05-01T10:08:00Z, or a time such as 10:08")
    }
    switch format {
    case .date where !moment.hasDate:
      throw ValueFormatError(found: value.phrase, expected: "a date")
    case .time where !moment.hasTime:
      throw ValueFormatError(found: value.phrase, expected: "a time")
    default: break
    }
    guard let date = moment.date(in: calendar) else {
      throw ValueFormatError(found: value.phrase, expected: "a date of the calendar")
    }
    return dateFormat(for: format)?.text(of: date.timeIntervalSince1970) ?? ""
  }

  private func dateFormat(for format: ValueFormat) -> DateFormat? {
    if let known = dateFormats[format] { return known }
    guard let content = format.dateContent else { return nil }
    let made = DateFormat(
      content, language: locale.identifier(.bcp47), timeZone: timeZone.identifier)
    dateFormats[format] = made
    return made
  }
}

extension ValueFormat {
  /// What is written of a date or a time; nil for other formats.
  fileprivate var dateContent: DateFormat.Content? {
    switch self {
    case .date(.pattern(let pattern)), .time(.pattern(let pattern)): .pattern(pattern)
    case .date(let style): .date(style.dateStyle)
    case .time(let style): .time(style.dateStyle)
    default: nil
    }
  }
}

extension ValueFormat.Style {
  fileprivate var dateStyle: DateFormat.Style {
    switch self {
    case .short: .short
    case .medium: .medium
    case .long: .long
    case .full, .pattern: .full
    }
  }
}

// MARK: - Errors

/// A value that a format does not take.
package struct ValueFormatError: UnexpectedValueError, Hashable, Sendable {
  package var unexpected: UnexpectedValue

  package init(found: String, expected: String) {
    unexpected = UnexpectedValue(found: found, expected: expected)
  }
}
