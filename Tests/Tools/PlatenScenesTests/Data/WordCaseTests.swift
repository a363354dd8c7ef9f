import Foundation
import Testing

@testable import PlatenScenes

/// Short texts whose words anyone can count who reads their language.
@Suite("Words of many languages")
struct WordCaseTests {
  private func words(
    _ text: String, _ language: WordLanguage? = nil,
    _ change: (inout WordCounter) -> Void = { _ in }
  ) throws -> [String] {
    var counter = WordCounter()
    counter.languages = language.map { [$0] }
    change(&counter)
    return try counter.table(of: text).records.map { record in
      record.values.map(\.text).joined(separator: " ")
    }
  }

  // MARK: - Names

  @Test func `An adjective of a name stays`() throws {
    let text = """
      We flew to New York in May. The mayor of New York spoke about housing, and New York listened. \
      Rents in New York are high; people leave New York for Boston. A letter came from New York.
      """
    #expect(try words(text).first == "New York 6")
  }

  @Test func `A word that is left out alone may begin a name`() throws {
    let others = " maple cedar willow alder birch spruce aspen linden larch poplar hazel rowan"
    let text =
      "Yesterday Will Smith sang, and Will Smith danced; then Will Smith will rest." + others
    #expect(try words(text, .english).first == "Will Smith 3")
    #expect(
      try !words(text, .english).contains {
        $0.lowercased().hasPrefix("will ") && $0 != "Will Smith 3"
      })
  }

  @Test func `One word of another language does not tell the language`() throws {
    #expect(try words("Nice 😂😂 day 😂 🚀🚀🚀 love ❤️ ❤️ 👍🏽 :-) :) day") == ["day 2", "love 1", "Nice 1"])
    #expect(try words("Die Zauberflöte") == ["Die 1", "Zauberflöte 1"])
  }

  // MARK: - Short words

  @Test func `One letter is a word where it can be one`() throws {
    #expect(
      try words("책 책 책. 물과 물. 집, 산, 강. 책이 좋다. 물 물 물")
        == ["물 5", "책 4", "강 1", "산 1", "좋다 1", "집 1"])
    #expect(try words("माँ माँ माँ घर घर घी घी गाय") == ["माँ 3", "घर 2", "घी 2", "गाय 1"])
    #expect(try words("x y я ב") == [])
    #expect(try words("물 x") { $0.minimumLength = 3 } == [])
  }

  // MARK: - Spellings

  @Test func `Signs that may be left out make no other word`() throws {
    #expect(
      try words("كِتَاب كتاب كتــاب مُحَمَّد محمد القرآن القران إسلام اسلام", .arabic).map {
        $0.suffix(1)
      }
        == ["3", "2", "2", "2"])
    #expect(try words("שָׁלוֹם שלום ירושלים יְרוּשָׁלַיִם צה\"ל צה״ל", .hebrew).count == 3)
    #expect(
      try words("information infor\u{AD}mation information") == ["information 3"])
    #expect(try words("infor\u{AD}mation") == ["information 1"])
    #expect(try words("ｆｕｌｌ full ﬁle file") { $0.languages = [] } == ["file 2", "full 2"])
    #expect(
      try words("کتاب‌ها و کتاب ها و کتاب‌های می‌روم می روم می‌روم. كتاب کتاب. ي ی علی علي")
        == ["کتاب 5", "می‌روم 3", "علی 2"])
  }

  @Test func `The dotless letter of Turkish is another one`() throws {
    let text = """
      İnsan hakları herkes için. Bir insan, bir insan daha var ama insan için çok önemli. \
      İnsan ve insan. Irmak gibi, ırmak kadar.
      """
    #expect(try words(text).prefix(2) == ["insan 6", "ırmak 2"])
    #expect(try words("İnsan insan") { $0.languages = [] }.count == 1)
  }

  @Test func `Capitals of Greek have no accents`() throws {
    #expect(
      try words("ΑΘΗΝΑ Αθήνα Αθήνα ΟΔΟΣ οδός οδός") { $0.languages = [] } == ["Αθήνα 3", "οδός 3"])
    // A law and a county.
    #expect(try words("νόμος νομός") { $0.languages = [] }.count == 2)
  }

  @Test func `A capital of a sentence is not kept where the word has another one`() throws {
    #expect(try words("Rain fell. Rain stopped. Then the rain came.").first == "rain 3")
    #expect(try words("Berlin is big. Berlin is old.").first == "Berlin 2")
    #expect(try words("In Rome. Rome, Rome.").first == "Rome 3")
  }

  // MARK: - Parts

  @Test func `Words with hyphens stay whole`() throws {
    let french = """
      Prenez rendez-vous. Le rendez-vous est pris, un autre rendez-vous demain. C'est-à-dire demain, \
      c'est-à-dire jeudi. Le porte-avions et les porte-avions.
      """
    #expect(
      try words(french).prefix(4)
        == ["rendez-vous 3", "c'est-à-dire 2", "demain 2", "porte-avions 2"])
    #expect(try words("Qu'est-ce qu'un mot", .french) == ["mot 1"])
    #expect(try words("jack-o'-lantern", .english) == ["jack-o'-lantern 1"])
  }

  @Test func `An article or preposition before an apostrophe is none of the word`() throws {
    let italian = """
      La storia d'Italia. Il nord d'Italia e il sud d'Italia. L'Italia, dell'Italia, nell'Italia. \
      Italia. Un bicchiere d'acqua, d'acqua, acqua.
      """
    #expect(try words(italian).prefix(2) == ["Italia 7", "acqua 3"])
  }

  @Test func `A word that the end of a line breaks is one`() throws {
    #expect(
      try words("the infor-\nmation and infor\u{AD}\nmation, information", .english)
        == ["information 3"])
    #expect(try words("self-\ndriving, self-driving", .english) == ["self-driving 2"])
    #expect(try words("Müller-\nMeier - and\nothers", .english).contains("Müller-Meier 1"))
  }

  @Test func `Abbreviations have their points, and say little`() throws {
    let text = """
      e.g. this, i.e. that, etc. and so on; Dr. Smith vs. Mr. Jones, No. 5, p. 12, cf. above, \
      approx. ten, a.m. p.m. U.S. U.K. Inc. Ltd. Co.
      """
    #expect(try words(text, .english) == ["Jones 1", "Smith 1", "U.K. 1", "U.S. 1"])
  }

  @Test func `Initials with an ending of the plural are one with those without`() throws {
    let text =
      "SMEs and SME. APIs and API. PDFs, PDF. CDs, CD. GPUs, GPU. NGOs, NGO. URLs, URL. IDs, ID."
    #expect(
      try words(text, .english)
        == ["API 2", "CD 2", "GPU 2", "ID 2", "NGO 2", "PDF 2", "SME 2", "URL 2"])
  }

  @Test func `Addresses are no words unless they are to be`() throws {
    let text = """
      Read https://www.example.org/docs/guide.html?lang=en#top and http://t.co/a1B2c3 or \
      mailto:joe.bloggs@example.org, ftp://files.example.net/pub/x.tar.gz; www.example.com. \
      Watch docs/guide.md and /usr/local/bin or C:\\Users\\joe\\file.txt. Both GNU/Linux and he/she.
      """
    #expect(try words(text, .english) == ["GNU 1", "Linux 1", "Read 1", "Watch 1"])
    #expect(try words(text, .english) { $0.keepsAddresses = true }.contains("guide.md 1"))
    #expect(try words("Mail joe@example.org (or ann@x.io).", .english) == ["Mail 1"])
    #expect(
      try words("24/7 node.js @name #tag 1/2", .english) == ["#tag 1", "@name 1", "node.js 1"])
  }

  @Test func `Markup is no text`() throws {
    let html = """
      <!DOCTYPE html><html><head><style>body{color:red}</style><script>var x=1;</script></head><body>\
      <p class="lead">Fish &amp; chips&nbsp;are tasty &mdash; fish!</p>\
      <a href="http://example.org">link</a></body></html>
      """
    #expect(try words(html, .english) == ["fish 2", "chips 1", "link 1", "tasty 1"])
    #expect(try words(html, .english) { $0.isMarkup = false }.contains("href 1"))
    #expect(
      try words("a <b>big</b> <i>re</i>turn", .english) { $0.isMarkup = true }.contains("return 1"))
    #expect(
      try words("red < blue &#233;t&#xe9; &", .english) { $0.isMarkup = true }.contains("été 1"))
  }

  @Test func `What nearly always stands together is one phrase`() throws {
    let text = """
      The GNU General Public License covers Debian GNU/Linux. Under the GNU General Public License, \
      Debian GNU/Linux may be copied; users of Debian GNU/Linux read the GNU General Public License. \
      Debian GNU/Linux runs, and the GNU General Public License holds on paper, stone, glass, wood.
      """
    #expect(
      try words(text, .english).prefix(2) == ["Debian GNU/Linux 4", "GNU General Public License 4"])
    #expect(try words("Mont\u{A0}Blanc and snow", .english) == ["Mont Blanc 1", "snow 1"])
  }

  // MARK: - Lists

  @Test func `A list of one item a line is counted by its lines`() throws {
    #expect(
      try words("The Who\nNice\nU2\nThe Who\nNot the one (band)\n")
        == ["The Who 2", "Nice 1", "Not the one (band) 1", "U2 1"])
    #expect(try words("The Who\nNice\nThe Who") { $0.countsLines = false } == ["Nice 1"])
    #expect(try words("The rain,\nthe snow\nand The sun") == ["rain 1", "snow 1", "sun 1"])
    #expect(try words("one line of words that goes on") { $0.countsLines = true }.count == 1)
  }

  @Test func whatIsAssumedOfATextIsTold() throws {
    func form(
      _ text: String, _ change: (inout WordCounter) -> Void = { _ in }
    ) throws -> DataTable.ListForm? {
      var counter = WordCounter()
      change(&counter)
      return try counter.table(of: text).form
    }
    let lines = "The Who\nNice\nU2\n"
    let english = "a text in English (--language sets another language)"
    #expect(try form(lines) == .counted("counted: each line as one word, as in a list"))
    #expect(try form(lines) { $0.countsLines = true } == .plain)
    #expect(
      try form("<html>Harbour and lighthouse.</html>")
        == .counted("counted: the text of markup, without its tags; " + english))
    #expect(
      try form("<html>The harbour.</html>") { $0.isMarkup = true }
        == .counted("counted: " + english))
    #expect(try form("A harbour has a lighthouse.") == .counted("counted: " + english))
    #expect(try form("A harbour has a lighthouse.") { $0.languages = [.english] } == .plain)
  }

  // MARK: - Endings

  @Test(arguments: [
    (WordLanguage.spanish, "libro libros libre"), (.spanish, "caso casos casa"),
    (.italian, "casa case casi"), (.french, "port ports porte"),
    (.italian, "libro libri libero"),
    (.english, "fund funds fun"), (.dutch, "huis huizen huid"), (.german, "Haus Häuser Hose"),
  ])
  func `Forms of a word are one, and words that look alike are not`(
    language: WordLanguage, text: String
  ) throws {
    let words = try words(text, language)
    #expect(words.map { $0.suffix(1) } == ["2", "1"])
    #expect(words.last == text.components(separatedBy: " ")[2] + " 1")
  }

  @Test(arguments: [
    (WordLanguage.dutch, "kind kinderen"), (.dutch, "boek boeken"), (.dutch, "stad steden"),
    (.spanish, "nación naciones"), (.spanish, "canción canciones"), (.french, "cheval chevaux"),
    (.russian, "город города городе"), (.russian, "книга книгу книги"), (.german, "Kind Kinder"),
    (.portuguese, "nação nações"), (.swedish, "flicka flickor"), (.arabic, "كتاب الكتاب والكتاب"),
    (.hebrew, "ילדה הילדה"), (.polish, "miasto miasta"), (.danish, "hus huset"),
  ])
  func `Forms of a word are one`(language: WordLanguage, text: String) throws {
    #expect(try words(text, language).count == 1)
  }

  @Test func `Particles of Korean are no part of a word`() throws {
    #expect(try words("고양이가 고양이를 본다. 고양이", .korean).first == "고양이 3")
    #expect(try words("학교에서 학교를 학교의 국가", .korean) == ["학교 3", "국가 1"])
    #expect(try words("사과", .korean) == ["사과 1"])
  }

  @Test func `Verbs and adjectives of Japanese are in the form of dictionaries`() throws {
    let text = "ご飯を食べた。パンを食べる。水を飲んだ。お茶を飲む。走った。走る。書いた手紙を書く。美しい花が美しく咲く。"
    let words = try words(text)
    for word in ["食べる 2", "飲む 2", "走る 2", "書く 2", "美しい 2", "咲く 1", "花 1", "手紙 1"] {
      #expect(words.contains(word), "\(word)")
    }
  }

  @Test(arguments: [
    ("始まった", "始まる"), ("流れている", "流れる"), ("話した", "話す"), ("死んだ", "死ぬ"), ("呼んで", "呼ぶ"), ("待って", "待つ"),
    ("買わない", "買う"), ("起きます", "起きる"), ("飲みます", "飲む"), ("見て", "見る"), ("赤かった", "赤い"), ("大きく", "大きい"),
    ("動かす", "動かす"), ("行った", "行く"), ("泳いだ", "泳ぐ"), ("書けば", "書く"), ("撮って", "撮る"),
    ("行こう", "行く"), ("帰ろう", "帰る"), ("飲もう", "飲む"),
  ])
  func `An inflected word of Japanese is known by its kana`(text: String, form: String) throws {
    #expect(try words(text) { $0.languages = [] }.contains("\(form) 1"))
  }

  @Test(arguments: ["店が", "朝から", "猫には", "本を", "水しか", "家でも", "朝すぐ", "勉強した", "本もう", "家のうち"])
  func `Particles of Japanese are no endings`(text: String) throws {
    let noun = text.prefix { $0 > "\u{4E00}" }
    #expect(try words(text, .japanese).contains("\(noun) 1"))
  }
}
