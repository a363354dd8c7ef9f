internal import _FoundationICU

/// Writes dates and times as a language does (UTS #35), by ICU.
///
/// Foundation's `DateFormatter` ends the process where ICU knows a time zone, such as `ACT`, for
/// which the system has no file. This one knows ICU's alone. One thread uses it at a time.
package final class DateFormat {
  /// The length of the format, as in Foundation.
  package enum Style: Hashable, Sendable {
    case short
    case medium
    case long
    case full
  }

  /// The parts of a date that are written.
  package enum Content: Hashable, Sendable {
    case date(Style)
    case time(Style)
    /// A pattern of UTS #35, such as `yyyy-MM-dd`.
    case pattern(String)
  }

  private let format: UnsafeMutablePointer<UDateFormat?>

  /// - Parameters:
  ///   - language: The language as BCP 47 writes it, such as `de-CH`.
  ///   - timeZone: The time zone by its name in the IANA database.
  /// - Returns: nil if ICU fails, because memory is short or the pattern is too long.
  package init?(_ content: Content, language: String, timeZone: String) {
    var status = U_ZERO_ERROR
    var locale = [CChar](repeating: 0, count: 512)
    swift_uloc_forLanguageTag(language, &locale, Int32(locale.count - 1), nil, &status)
    let zone = Array(timeZone.utf16)
    let (time, date, pattern) = content.parameters
    let format = swift_udat_open(
      time, date, locale, zone, Int32(zone.count), pattern, Int32(pattern.count), &status)
    guard status.isSuccess, let format else { return nil }
    self.format = format
  }

  deinit { swift_udat_close(format) }

  /// The text of a moment, in seconds since 1970; empty if ICU fails, because memory is short.
  package func text(of moment: Double) -> String {
    var units = [UInt16](repeating: 0, count: 128)
    for _ in 0..<2 {
      var status = U_ZERO_ERROR
      let count = Int(
        swift_udat_format(format, moment * 1000, &units, Int32(units.count), nil, &status))
      if status.isSuccess, count <= units.count {
        return String(decoding: units[..<count], as: UTF16.self)
      }
      // ICU says how many there are.
      units = [UInt16](repeating: 0, count: max(count, units.count))
    }
    return ""
  }
}

extension DateFormat.Content {
  fileprivate var parameters: (UDateFormatStyle, UDateFormatStyle, [UInt16]) {
    switch self {
    case .date(let style): (UDAT_NONE, style.value, [])
    case .time(let style): (style.value, UDAT_NONE, [])
    case .pattern(let pattern): (UDAT_PATTERN, UDAT_PATTERN, Array(pattern.utf16))
    }
  }
}

extension DateFormat.Style {
  fileprivate var value: UDateFormatStyle {
    switch self {
    case .short: UDAT_SHORT
    case .medium: UDAT_MEDIUM
    case .long: UDAT_LONG
    case .full: UDAT_FULL
    }
  }
}
