import Testing

@testable import PlatenText

/// Forms for numbers, by the rules in Unicode's CLDR (`plurals.xml`, “Language Plural Rules”).
@Suite struct PluralRulesTests {
  private func categories(_ language: String, _ numbers: [Double]) -> [PluralCategory] {
    numbers.map { PluralRules.category(of: $0, language: language) }
  }

  @Test func englishHasOneAndOther() {
    #expect(categories("en", [0, 1, 2, 11, 1.5]) == [.other, .one, .other, .other, .other])
    #expect(categories("en-GB", [1, 2]) == [.one, .other])
  }

  @Test func japaneseHasNoForms() {
    #expect(categories("ja", [0, 1, 2, 100]) == [.other, .other, .other, .other])
  }

  /// one: i % 10 = 1 but not 11; few: i % 10 = 2...4 but not 12...14; many: other whole numbers.
  @Test func russianGoesByTheLastDigits() {
    #expect(
      categories("ru", [1, 21, 11, 2, 24, 12, 5, 0, 111, 1.5])
        == [.one, .one, .many, .few, .few, .many, .many, .many, .many, .other])
  }

  /// few: n % 100 = 3...10; many: n % 100 = 11...99.
  @Test func arabicHasSixForms() {
    #expect(
      categories("ar", [0, 1, 2, 3, 110, 11, 99, 100, 102, 0.1])
        == [.zero, .one, .two, .few, .few, .many, .many, .other, .other, .other])
  }

  /// one: i = 1; few: 2...4 but not 12...14; many: 0, 1, 5...9 and 12...14 at the end.
  @Test func polishTellsOneFromTwentyOne() {
    #expect(categories("pl", [1, 21, 22, 12, 5]) == [.one, .many, .few, .many, .many])
  }

  /// zero: n % 10 = 0 or n % 100 = 11...19; one: n % 10 = 1 but not 11.
  @Test func latvianHasZeroForTens() {
    #expect(categories("lv", [0, 10, 11, 1, 21, 2]) == [.zero, .zero, .zero, .one, .one, .other])
  }

  /// one: i = 0, 1; many: millions.
  @Test func frenchCountsNothingAsOne() {
    #expect(categories("fr", [0, 1, 1.5, 2, 1_000_000]) == [.one, .one, .one, .other, .many])
  }

  @Test func aSignIsOfNoAccount() {
    #expect(categories("en", [-1, -2]) == [.one, .other])
  }

  @Test(arguments: ["", "xx", "not a language", String(repeating: "a", count: 2000)])
  func whatIsNoLanguageHasOneForm(language: String) {
    #expect(categories(language, [0, 1, 2, .infinity, .nan]) == Array(repeating: .other, count: 5))
  }
}
