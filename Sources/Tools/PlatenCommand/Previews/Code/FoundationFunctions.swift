internal import Foundation

/// What code calls instead of Foundation's functions: timers go by the previews' own time, texts are looked up in the
/// app's tables, and dates and numbers are written in the language of the preview.
///
/// On Linux, Foundation's current locale is that of the world, `en_001`, whatever the system's is: days stand before
/// months, weeks begin on Monday, and dollars are "US$".
enum FoundationFunctions {
  /// The file that has the code.
  static let file = "PlatenFoundationFunctions.swift"

  /// Returns the text with Platen's names for what is of the current locale, or of an app's bundle; literals of text
  /// stay.
  static func written(in text: String) -> String {
    // What a file asks a timeline's moments for is how long ago it began.
    let text = text.contains(/\bDate\(\)|\.now\b/) ? text + dates(of: text) : text
    let words = ["Formatter()", "urrent", "Bundle.main."]
    guard words.contains(where: text.contains) else { return text }
    // By Unicode's word boundaries, "Locale.current.identifier" would be one word.
    let names =
      #/
      \b(?:(DateFormatter|NumberFormatter)\(\)|(Locale|Calendar)\.(?:current|autoupdatingCurrent)\b
      |Bundle\.main\.(bundleIdentifier|infoDictionary|object\(forInfoDictionaryKey)\b)
      /#.wordBoundaryKind(.simple)
    return text.replacing(names) { match in
      if ObjectiveCWords.isInText(match.range.lowerBound, of: text) {
        return String(match.output.0)
      }
      if let formatter = match.output.1 { return "\(formatter)(_platen: ())" }
      if let type = match.output.2 { return "\(type)._platen" }
      switch match.output.3 {
      case "bundleIdentifier": return "Bundle.main._platenIdentifier"
      case "infoDictionary": return "Bundle.main._platenInfo"
      default: return "Bundle.main._platenObject(forInfoDictionaryKey"
      }
    }
  }

  /// The words of files in which dates go by the time of previews, as timers and tasks do.
  private static let waits = ["Timer", ".sleep(", ".asyncAfter(", ".onReceive("]

  /// Returns the code of the current date of a file: by the clock of timelines' moments, by the time of
  /// previews, or as Foundation has it.
  private static func dates(of text: String) -> String {
    let isTimed = !text.contains("public ") && waits.contains(where: text.contains)
    guard text.contains("TimelineView") || isTimed else { return "" }
    let date = text.contains("TimelineView") ? "_PreviewQueues.now" : "_PreviewQueues.date"
    return """


      fileprivate extension Date {
        nonisolated static var now: Date { \(date) }
        nonisolated init() { self.init(timeIntervalSinceReferenceDate: \(date).timeIntervalSinceReferenceDate) }
      }

      """
  }

  /// Returns the code for a module; nil if none of its files calls such a function.
  ///
  /// - Parameter texts: The texts of the module's files.
  static func code(for texts: [String]) -> String? {
    // What the module declares itself goes on being used.
    let used = replacements.filter { part in
      texts.contains { $0.contains(part.use) }
        && !texts.contains { $0.contains(part.declaration) }
    }
    if used.isEmpty { return nil }
    return "import Foundation\nimport SwiftUI\n\n" + used.map(\.code).joined(separator: "\n")
  }

  /// What takes the place of something, where a text has its use and none declares it.
  private static var replacements: [(use: String, declaration: String, code: String)] {
    [
      (".scheduledTimer(", "func scheduledTimer(", starting),
      ("NSLocalizedString(", "func NSLocalizedString(", localizing),
      (".formatted()", "func formatted()", plainDates),
      (".formatted(date:", "func formatted(date", dates),
      (".dateTime", "static var dateTime", dateStyle),
      (".currency(code:", "func currency(code", currencies),
    ]
      + [
        "DateComponentsFormatter", "RelativeDateTimeFormatter", "ListFormatter",
        "MeasurementFormatter", "PersonNameComponentsFormatter",
      ].map {
        ($0, "class \($0)", "typealias \($0) = _\($0)\n")
      }
  }

  private static let plainDates = """
    extension Foundation.Date {
      nonisolated func formatted() -> String {
        formatted(
          Foundation.Date.FormatStyle(date: .numeric, time: .shortened, locale: _PreviewLocale.current))
      }
    }

    """

  private static let dates = """
    extension Foundation.Date {
      nonisolated func formatted(
        date: Foundation.Date.FormatStyle.DateStyle, time: Foundation.Date.FormatStyle.TimeStyle
      ) -> String {
        formatted(
          Foundation.Date.FormatStyle(date: date, time: time, locale: _PreviewLocale.current))
      }
    }

    """

  private static let dateStyle = """
    extension FormatStyle where Self == Foundation.Date.FormatStyle {
      nonisolated static var dateTime: Foundation.Date.FormatStyle {
        Foundation.Date.FormatStyle(locale: _PreviewLocale.current)
      }
    }

    """

  private static let currencies = """
    extension FormatStyle where Self == Decimal.FormatStyle.Currency {
      nonisolated static func currency(code: String) -> Decimal.FormatStyle.Currency {
        Decimal.FormatStyle.Currency(code: code, locale: _PreviewLocale.current)
      }
    }
    extension FormatStyle {
      nonisolated static func currency<Value: BinaryInteger>(code: String) -> Self
      where Self == IntegerFormatStyle<Value>.Currency {
        IntegerFormatStyle<Value>.Currency(code: code, locale: _PreviewLocale.current)
      }
      nonisolated static func currency<Value: BinaryFloatingPoint>(code: String) -> Self
      where Self == FloatingPointFormatStyle<Value>.Currency {
        FloatingPointFormatStyle<Value>.Currency(code: code, locale: _PreviewLocale.current)
      }
    }

    """

  private static let localizing = """
    nonisolated func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
      comment: String = ""
    ) -> String {
      _localizedString(key, tableName: tableName, bundle: bundle, value: value)
    }

    """

  private static let starting = """
    extension Foundation.Timer {
      @discardableResult
      nonisolated static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Foundation.Timer) -> Void
      ) -> Foundation.Timer {
        let timer = Foundation.Timer(timeInterval: interval, repeats: repeats, block: block)
        _PreviewQueues.schedule(timer, after: interval)
        return timer
      }
    }

    """
}

/// The access levels of imports in code that is written beside the user's.
///
/// The compiler refuses a module that one file imports with an access level and another without.
enum ImportLevels {
  /// Returns the code with a level for each import that has one in other files.
  static func stated(in code: String, beside texts: [String]) -> String {
    code.replacing(/(?m)^import (\w+)$/) { match in
      let isStated = texts.contains { hasLevel(match.output.1, in: $0) }
      return isStated ? "public \(match.output.0)" : String(match.output.0)
    }
  }

  private static func hasLevel(_ module: Substring, in text: String) -> Bool {
    guard text.contains("import \(module)") else { return false }
    let imports =
      /(?m)^[ \t]*(?:@\w+[ \t]+)*(?:public|package|internal|fileprivate|private)[ \t]+import[ \t]+(\w+)/
    return text.matches(of: imports).contains { $0.output.1 == module }
  }
}
