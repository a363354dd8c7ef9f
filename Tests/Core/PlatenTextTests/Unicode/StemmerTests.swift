import PlatenText
import Testing

@Suite struct StemmerTests {
  /// From the sample vocabularies that the Snowball project publishes with its rules.
  @Test(arguments: [
    ("en", ["consist", "consisted", "consistency", "consisting", "consists"], "consist"),
    ("en", ["knock", "knocked", "knocks"], "knock"),
    ("de", ["kategorie", "kategorien"], "kategori"),
    ("fr", ["continu", "continua", "continuait", "continuant", "continuation"], "continu"),
    ("es", ["cheque", "cheques"], "chequ"),
    ("ru", ["важная", "важного", "важное", "важный"], "важн"),
    ("norwegian", ["havnedistrikt", "havnedistriktene", "havnedistrikter"], "havnedistrikt"),
  ])
  func endingsAreTakenOff(language: String, words: [String], stem: String) throws {
    let stemmer = try #require(Stemmer(language: language))
    #expect(words.map(stemmer.stem) == words.map { _ in stem })
  }

  @Test func aLanguageWithoutRulesHasNoStemmer() {
    #expect(Stemmer(language: "ja") == nil)
    #expect(Stemmer(language: "") == nil)
  }

  @Test func whatIsNoWordStaysAsItIs() throws {
    let stemmer = try #require(Stemmer(language: "en"))
    #expect(stemmer.stem(of: "") == "")
    #expect(stemmer.stem(of: "日本") == "日本")
    let long = String(repeating: "cats", count: 100_000)
    #expect(stemmer.stem(of: long) == long)
  }
}
