import Foundation
import PlatenScenes
import Testing

/// The signs are those of the languages in CLDR.
@Suite("Notations of numbers")
struct NumberNotationTests {
  private func value(_ text: String, _ locale: String) -> Double? {
    NumberNotation(Locale(identifier: locale)).number(text)?.value
  }

  @Test(arguments: [
    ("en", "1,200", 1200.0), ("en", "-1,234,567.25", -1_234_567.25), ("en", "1200.5", 1200.5),
    ("en", "1e3", 1000), ("en", " 1,200 ", 1200), ("ja", "12,000", 12000),
    ("de", "1.200,5", 1200.5), ("de", "0,5", 0.5), ("de", "1.200", 1200), ("de", "12", 12),
    ("es", "1.200.300", 1_200_300), ("fr", "1\u{202F}200,5", 1200.5), ("fr", "1 200", 1200),
    ("fr", "12.5", 12.5), ("pl", "1\u{A0}200,5", 1200.5), ("de-CH", "1’200.5", 1200.5),
    ("de-CH", "1'200", 1200), ("en-IN", "12,34,567", 1_234_567), ("hi", "1,23,456.5", 123_456.5),
  ])
  func `A number has the signs of its language`(locale: String, text: String, number: Double) {
    #expect(value(text, locale) == number)
  }

  @Test(arguments: [
    ("en", "1,20"), ("en", "12,00"), ("en", "1,2000"), ("en", "0,125"), ("en", "1,,200"),
    ("en", ",200"), ("en", "1,200,"), ("en", "1,2,345"), ("en", "1 200"), ("en", "1.200,5"),
    ("en", "12,345,67"), ("en", "1,200.5.5"), ("en", "nan"), ("en", ""), ("de", "12.5"),
    ("de", "0.125"), ("de", "1.2.3"), ("de", "1,200.5"), ("fr", "1.200,5"), ("de", "eins"),
  ])
  func `Digits in other groups are no number`(locale: String, text: String) {
    #expect(value(text, locale) == nil)
  }

  /// The digits of Arabic, Persian, Hindi and full width (Unicode's category Nd).
  @Test func `Digits of other scripts are numbers`() {
    let numbers = NumberNotation()
    #expect(numbers.number("\u{663}")?.value == 3)
    #expect(numbers.number("\u{6F1}\u{6F2}")?.value == 12)
    #expect(numbers.number("\u{967}\u{966}")?.value == 10)
    #expect(numbers.number("\u{FF11},\u{FF12}\u{FF10}\u{FF10}")?.value == 1200)
    #expect(numbers.number("\u{663}")?.spelling == "\u{663}")
    #expect(numbers.number("\u{663} \u{643}") == nil)
    #expect(NumberNotation.plain.number("\u{663}") == nil)
  }

  @Test func `The spelling is kept`() {
    #expect(NumberNotation().number("1,200")?.spelling == "1,200")
    #expect(NumberNotation().number("007")?.spelling == "007")
    #expect(NumberNotation.plain.number("1,200") == nil)
  }

  /// Foundation writes numbers as ICU does, and what it writes is read.
  @Test(arguments: ["en", "de", "fr", "it", "es", "pt-BR", "ru", "sv", "pl", "nb", "de-CH", "ja"])
  func `What is written in a language is read in it`(locale: String) {
    let format = FloatingPointFormatStyle<Double>(locale: Locale(identifier: locale))
    for number in [0, 7, 12.5, 999, 1200, 12_345.25, 1_234_567, 0.125] {
      #expect(value(format.format(number), locale) == number, "\(number)")
    }
  }
}
