import PlatenScenes
import Testing

@Suite("Inflected forms of words")
struct WordInflectionTests {
  /// The words that are shown for a text of words, by their letters.
  private func words(
    _ text: String, _ languages: [WordLanguage], merged: Bool = true
  ) throws -> [String] {
    var counter = WordCounter()
    counter.languages = languages
    counter.mergesInflections = merged
    return try counter.table(of: text).records.map { record in
      record.values.map(\.text).joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("cat cats", "cat 2"), ("runs running", "runs 2"), ("run running runs", "run 3"),
    ("house houses", "house 2"), ("city cities", "city 2"), ("party Party parties", "party 3"),
    ("organize organizes organized organizing", "organize 4"),
    ("university universities", "university 2"),
    ("studying studies study", "study 3"), ("studying studies", "studies 2"),
    ("stop stopped stopping", "stop 3"), ("create creates creating created", "create 4"),
  ])
  func `Forms of an English word are one`(text: String, expected: String) throws {
    #expect(try words(text, [.english]) == [expected])
    let reversed = text.split(separator: " ").reversed().joined(separator: " ")
    #expect(try words(reversed, [.english]).map { $0.lowercased() } == [expected])
  }

  @Test(arguments: [
    "universe university", "general generation", "news newest", "import important",
    "organ organize",
    "nation national", "police policy", "relation relative", "happy happiness", "design designer",
    "quick quickly",
  ])
  func `Words of one stem that mean other things are not`(text: String) throws {
    #expect(try words(text, [.english]).count == 2)
  }

  @Test(arguments: [
    (WordLanguage.german, "Haus Häuser Häusern Hauses", "Haus 4"),
    (.german, "Kind Kinder Kindern", "Kind 3"), (.french, "droit droits", "droit 2"),
    (.french, "liberté libertés", "liberté 2"), (.spanish, "derecho derechos", "derecho 2"),
    (.italian, "diritto diritti", "diritti 2"),
    (.russian, "закон закона законы законом", "закон 4"),
    (.swedish, "rättighet rättigheter", "rättighet 2"),
    (.dutch, "vrijheid vrijheden", "vrijheid 2"),
    (.portuguese, "direito direitos", "direito 2"),
    (.turkish, "hürriyetler hürriyetlerin", "hürriyetler 2"),
    (.ukrainian, "школа школи школі школу", "школа 4"), (.czech, "hrad hradu hradem", "hrad 3"),
    (.slovak, "mesto mesta mestom", "mesta 3"), (.bulgarian, "град градове", "град 2"),
    (.slovenian, "mesto mesta mestom", "mesta 3"), (.latvian, "pilsēta pilsētas", "pilsēta 2"),
    (.croatian, "grad grada gradom", "grad 3"), (.arabic, "سيارة سيارات", "سيارة 2"),
    (.hebrew, "המים למים", "המים 2"), (.korean, "발표했다 발표하는", "발표 2"),
    (.japanese, "cat cats", "cat 1 cats 1"),
  ])
  func `Other languages have their own rules`(
    language: WordLanguage, text: String, expected: String
  ) throws {
    #expect(try words(text, [language]).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    (WordLanguage.german, "Freiheit frei"), (.german, "Regierung regierbar"),
    (.german, "Macht machtlos"),
  ])
  func `German words of one stem with other meanings stay`(
    language: WordLanguage, text: String
  ) throws {
    #expect(try words(text, [language]).count == 2)
  }

  @Test func `The most frequent form is shown`() throws {
    #expect(try words("cats cat cats Cats", [.english]) == ["cats 4"])
    #expect(try words("cats cat", [.english]) == ["cat 2"])
    #expect(try words("cats cat", [.english], merged: false) == ["cat 1", "cats 1"])
  }

  @Test func `Each script has the rules of a language`() throws {
    #expect(
      try words("cats cat закон законы", [.english, .russian]) == ["cat 2", "закон 2"])
  }

  @Test func `Counts stay, whatever is merged`() throws {
    let text = "The printer prints a print, and printing printers printed prints for the cats' cat"
    let total = { (words: [String]) in
      words.compactMap { Int($0.split(separator: " ")[1]) }.reduce(0, +)
    }
    let (apart, merged) = (try words(text, [.english], merged: false), try words(text, [.english]))
    #expect(total(apart) == total(merged) && merged.count < apart.count)
  }
}
