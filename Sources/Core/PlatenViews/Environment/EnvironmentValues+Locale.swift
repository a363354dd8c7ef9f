public import Foundation
internal import PlatenText

private struct LocaleKey: EnvironmentKey {
  static let defaultValue = Locale.reference
}

extension Locale {
  /// The tag of BCP 47; that of the language of most pictures is known without a search.
  fileprivate var languageTag: String {
    let name = identifier
    return name == "en-US" || name == "en_US" ? "en-US" : identifier(.bcp47)
  }
}

/// The language of a picture whose locale was set.
private struct SaidLanguageKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

private struct TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone.gmt
}

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar? { nil }
}

private struct NowKey: EnvironmentKey {
  static let defaultValue = Date(timeIntervalSinceReferenceDate: 190_028_460)
}

// What a picture says depends on what is set here, never on the machine.

extension EnvironmentValues {
  /// The language and region for formatting; American English by default.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set {
      self[LocaleKey.self] = newValue
      let language = newValue.languageTag
      paragraph.language = language
      self[SaidLanguageKey.self] = language
    }
  }

  /// The locale's language as a BCP 47 tag; nil where none is set.
  var saidLanguage: String? { self[SaidLanguageKey.self] }

  /// Sets American English, the locale where none is set, as the language of lines, too.
  ///
  /// The first locale that is made takes a process a while; this makes none.
  package mutating func setReferenceLocale() { paragraph.language = "en-US" }

  /// The time zone of dates; Greenwich Mean Time by default.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The calendar of dates; by default the Gregorian one in this locale and time zone.
  public var calendar: Calendar {
    get {
      if let calendar = self[CalendarKey.self] { return calendar }
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// The current time in a picture: 9 January 2007, 9:41 GMT by default.
  public var _now: Date {
    get { self[NowKey.self] }
    set { self[NowKey.self] = newValue }
  }
}
