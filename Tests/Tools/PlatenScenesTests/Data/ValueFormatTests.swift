import Foundation
import PlatenBase
import Testing

@testable import PlatenScenes

/// The expected texts follow Unicode's CLDR for the locales.
@Suite("Formats of values")
struct ValueFormatTests {
  private func text(
    _ value: String, _ format: String, _ locale: String = "en", zone: String = "UTC"
  ) throws -> String {
    let timeZone = try #require(TimeZone(identifier: zone))
    let formatter = ValueFormatter(locale: Locale(identifier: locale), timeZone: timeZone)
    return try formatter.text(of: DataValue(cell: value), as: ValueFormat(format))
  }

  @Test(arguments: [
    ("1234567.891", "number", "en", "1,234,567.891"), ("0.1", "number", "en", "0.1"),
    ("-0.001", "number(2)", "en", "0.00"), ("-0.001", "percent", "en", "0%"),
    ("1234", "number", "es", "1234"), ("1234567.891", "number", "de", "1.234.567,891"),
    ("1234.5", "number(2)", "en", "1,234.50"), ("1234.5", "number(0)", "en", "1,235"),
    ("12", "number(2)", "ja", "12.00"), ("0.125", "percent", "en", "13%"),
    ("0.256", "percent(1)", "en", "25.6%"), ("0.256", "percent(1)", "de", "25,6\u{A0}%"),
    ("1234.5", "currency(EUR)", "en", "€1,234.50"),
    ("1234.5", "currency(EUR)", "de", "1.234,50\u{A0}€"),
    ("1234", "currency(JPY)", "en", "¥1,234"), ("-5", "number", "en", "-5"),
    ("1234567", "number", "en_IN", "12,34,567"), ("i", "uppercase", "tr", "İ"),
    // Beyond 2^53 a number of 64 bits has no place for all digits.
    ("9007199254740993", "number", "en", "9,007,199,254,740,993"),
    ("-1234567890123456789", "number(2)", "de", "-1.234.567.890.123.456.789,00"),
    ("9007199254740993", "percent", "en", "900,719,925,474,099,300%"),
    ("9007199254740993", "currency(EUR)", "en", "€9,007,199,254,740,993.00"),
    ("ß", "uppercase", "de", "SS"),
    ("ÄB", "lowercase", "de", "äb"),
  ])
  func `Numbers and texts are written as the locale writes them`(
    value: String, format: String, locale: String, expected: String
  ) throws {
    #expect(try text(value, format, locale) == expected)
  }

  @Test(arguments: [
    ("date(short)", "en", "5/1/24"), ("date", "en", "May 1, 2024"),
    ("date(long)", "en", "May 1, 2024"),
    ("date(full)", "en", "Wednesday, May 1, 2024"), ("date(long)", "de", "1. Mai 2024"),
    ("date(full)", "de", "Mittwoch, 1. Mai 2024"), ("date(long)", "ja", "2024年5月1日"),
    ("date(full)", "fr", "mercredi 1 mai 2024"), ("date(yyyy-MM-dd)", "fr", "2024-05-01"),
    ("date(EEE d)", "en", "Wed 1"), ("date(long)", "en_GB", "1 May 2024"),
  ])
  func `Dates are written as the locale writes them`(
    format: String, locale: String, expected: String
  ) throws {
    #expect(try text("2024-05-01", format, locale) == expected)
  }

  @Test func `Times are written in the time zone`() throws {
    #expect(try text("2024-05-01T10:08:30Z", "time", "de") == "10:08")
    #expect(
      try text("2024-05-01T10:08:30Z", "time(HH:mm:ss)", "de", zone: "Asia/Tokyo") == "19:08:30")
    #expect(
      try text("2024-05-01T23:08:30Z", "date(yyyy-MM-dd)", zone: "Asia/Tokyo") == "2024-05-02")
    #expect(try text("2024-05-01T10:08+02:00", "time(HH:mm)") == "08:08")
    #expect(try text("2024-05-01T10:08-0530", "time(HH:mm)") == "15:38")
    #expect(try text("2024-05-01 10:08:30.25", "time(HH:mm:ss.SSS)") == "10:08:30.250")
    #expect(try text("10:08", "time", "de", zone: "Asia/Tokyo") == "10:08")
    #expect(try text("9:05", "time", "de") == "09:05")
    for wrong in ["9:5", "009:05", "2024-05-01T9:05"] {
      #expect(throws: (any Error).self) { try text(wrong, "time") }
    }
  }

  /// ICU has kept names that the system's files have no more: ACT is Darwin's, at +09:30.
  @Test func `Times are written in every zone that there is a name of`() throws {
    #expect(try text("2024-05-01T10:08:30Z", "time(HH:mm)", zone: "ACT") == "19:38")
    for zone in TimeZone.knownTimeZoneIdentifiers + ["SystemV/AST4ADT", "US/Pacific-New", "JST"] {
      #expect(try !text("2024-05-01T10:08:30Z", "time(full)", zone: zone).isEmpty)
    }
  }

  @Test(arguments: [
    "America/Sao_Paulo", "Asia/Beirut", "Pacific/Apia", "UTC", "Pacific/Kiritimati",
  ])
  func `A day stays the same in every zone, also where clocks go forward at midnight`(
    zone: String
  ) throws {
    // Clocks went from 0:00 to 1:00 in Brazil on 2018-11-04, in Lebanon on 2024-03-31.
    for day in ["2018-11-04", "2024-03-31", "2024-02-29", "1999-12-31"] {
      #expect(try text(day, "date(yyyy-MM-dd)", zone: zone) == day)
    }
  }

  @Test(arguments: [
    "2023-02-29", "2024-13-01", "2024-00-10", "2024-04-31", "24-05-01", "2024-5-1", "2024-05-01T",
    "2024-05-01T24:00", "2024-05-01T10:60", "2024-05-01T10:08:60", "2024-05-01T10:08Q", "tomorrow",
    "2024-05-01T10:08+", "2024-05-01T10:08:30.", "1714521600", "10", "2024-05-01T10:08+99:00",
    "0000-01-01", "2024-05-01Z", "１０:08",
  ])
  func `What is no date or time is an error`(value: String) {
    #expect(throws: ValueFormatError.self) { try text(value, "date") }
  }

  @Test func `A date has no time, and a time no date`() {
    #expect(throws: ValueFormatError(found: "\"10:08\"", expected: "a date")) {
      try text("10:08", "date")
    }
    #expect(throws: ValueFormatError(found: "\"2024-05-01\"", expected: "a time")) {
      try text("2024-05-01", "time")
    }
  }

  @Test(arguments: ["number", "percent(1)", "currency(EUR)", "date(long)", "uppercase"])
  func `Nothing is written for nothing`(format: String) throws {
    #expect(try text("", format) == "")
    #expect(try ValueFormatter().text(of: .null, as: ValueFormat(format)) == "")
  }

  @Test(arguments: [
    "number", "number(2)", "percent", "percent(0)", "currency(EUR)", "date(medium)",
    "date(yyyy-MM-dd)",
    "time(short)", "time(HH:mm)", "uppercase", "lowercase",
  ])
  func `A format describes itself as it was written`(format: String) throws {
    #expect(try ValueFormat(format).description == format)
  }

  @Test(arguments: [
    "number(x)", "number(-1)", "number(16)", "number()", "number(2", "percent(1.5)", "currency",
    "currency(eur)", "currency(EURO)", "uppercase(2)", "dat", "", "(", "number)", "Number",
  ])
  func `An unknown format or argument is an error`(format: String) {
    #expect(throws: TemplateError.self) { try ValueFormat(format) }
  }

  @Test func `A misspelled format is told the nearest`() {
    #expect(
      throws: TemplateError(
        at: 4, found: "the format nubmer(2)",
        expected:
          "one of the formats number, percent, currency, date, time, uppercase, lowercase",
        suggestion: "number")
    ) { try ValueFormat("nubmer(2)", at: 4) }
  }

  @Test func `Numbers of any magnitude are written`() throws {
    #expect(try text("1e300", "number(2)").count > 300)
    #expect(try text("-0", "number") == "0")
    #expect(try text("5e-324", "percent(15)") == "0.000000000000000%")
  }

  @Test func `A pattern may be anything, but not endless`() throws {
    for pattern in ["'", "'open", "''", "ZZZZ@s\\", "QQQQ y", "{}", "日"] {
      _ = try text("2024-05-01T10:08", "date(\(pattern))")
    }
    let long = String(repeating: "y", count: 100)
    #expect(try text("2024-05-01", "date(\(long))").hasSuffix("2024"))
    #expect(throws: TemplateError.self) { try text("2024-05-01", "date(\(long)y)") }
  }

  // UTS #35 has no t, j or T; what stands between apostrophes is no field.
  @Test func `A letter that means nothing in a pattern is an error with its place`() throws {
    #expect(
      throws: TemplateError(
        at: 5, found: "the letter \"t\" in the pattern \"tt.mm.jjjj\"",
        expected:
          "date letters such as yyyy, MM, dd, EEEE, HH, mm, and other letters between apostrophes")
    ) { try ValueFormat("date(tt.mm.jjjj)") }
    #expect(throws: TemplateError.self) { try ValueFormat("date(yyyy-MM-ddTHH:mm)") }
    // strftime's
    #expect(throws: TemplateError.self) { try ValueFormat("date(%Y-%m-%d)") }
    #expect(try text("2024-05-01T10:08", "date(yyyy-MM-dd'T'HH:mm)") == "2024-05-01T10:08")
  }

  @Test(arguments: [
    ("YYYY-MM-dd", 1), ("DD.MM.YYYY", 2), ("dd.mm.yyyy", 1), ("yyyy-DDD", 0), ("YYYY-'W'ww", 0),
    ("HH:MM", 1), ("hh:MM a", 1), ("yyyy-mm-dd HH:mm", 1), ("mm/dd/yyyy", 1), ("HH:mm d. MMMM", 0),
    ("HH:mm:ss dd.MM.", 0), ("dd.MM.yyyy HH:mm", 0), ("'YYYY' yyyy", 0), ("mm:ss", 0),
    ("EEEE, d. MMMM", 0), ("hh:MM", 1), ("MM:ss", 1), ("HH:mm:SS", 1), ("HH:mm:ss.SSS", 0),
    // Turkish letters; .NET's name of a day; an apostrophe without a second one.
    ("gg.aa.yyyy", 1), ("HH:mm A", 1), ("dddd, d. MMMM", 1), ("yyyy-DDD HH:mm", 0), ("yy/DD/mm", 1),
    ("d 'de MMMM", 1), ("d 'de' MMMM", 0),
  ])
  func `A pattern that nearly always is meant otherwise is doubted`(pattern: String, count: Int) {
    #expect(DatePattern(pattern).doubts.count == count)
    #expect(DatePattern(pattern).unknown == nil)
  }

  @Test func `Changed dates are dates or errors`() throws {
    let alphabet = Array("0123456789-:TZ+. 日".unicodeScalars)
    var random = SplitMix64(seed: 8)
    let formatter = ValueFormatter()
    let format = try ValueFormat("date(yyyy-MM-dd)")
    for _ in 0..<3000 {
      var scalars = Array("2024-02-29T23:59:59.5+02:00".unicodeScalars)
      for _ in 0...random.next(below: 3) {
        scalars[random.next(below: scalars.count)] = alphabet[random.next(below: alphabet.count)]
      }
      scalars.removeLast(random.next(below: scalars.count))
      let value = DataValue.text(String(String.UnicodeScalarView(scalars)))
      if let date = try? formatter.text(of: value, as: format), !value.isEmpty {
        #expect(date.count == 10, "\(value.text)")
      }
    }
  }
}
