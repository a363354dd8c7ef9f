import Foundation
import Testing

@testable import PlatenScenes

/// Texts as people have them, and what is counted in them.
@Suite("Words of texts as people have them")
struct WordTextTests {
  /// A text with words that are drawn, and others that are not.
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var language: WordLanguage?
    /// Words with their counts.
    var drawn: [String]
    var out: [String]

    init(_ language: WordLanguage, _ text: String, drawn: [String], out: [String] = []) {
      (self.text, self.language, self.drawn, self.out) = (text, language, drawn, out)
    }

    init(_ text: String, drawn: [String], out: [String] = []) {
      (self.text, self.language, self.drawn, self.out) = (text, nil, drawn, out)
    }

    var testDescription: String { text }
  }

  private func check(_ given: Case) throws {
    var counter = WordCounter()
    counter.languages = given.language.map { [$0] }
    let words = try counter.table(of: given.text).records.map { record in
      record.values.map(\.text).joined(separator: " ")
    }
    for word in given.drawn { #expect(words.contains(word), "\(word) in \(words)") }
    let names = Set(words.map { $0.split(separator: " ").dropLast().joined(separator: " ") })
    for word in given.out { #expect(!names.contains(word), "\(word) in \(words)") }
  }

  private func phrase(_ text: String) throws -> String {
    let form = try WordCounter().table(of: text).form
    guard case .counted(let phrase) = form else { return "" }
    return phrase
  }

  // MARK: - Languages

  static let languages: [(text: String, phrase: String)] = [
    (
      "Usted sabe que usted debe ser feliz. Aunque usted no lo sepa, ser feliz es ser libre.",
      "Spanish"
    ),
    (
      "Les Misérables and Los Angeles: Die Hard, La La Land, El Niño. De Niro in La La Land.",
      "English"
    ),
    ("Моја кућа је на брду, а твоја је поред реке. Ја сам срећан што си ту.", "Serbian"),
    ("میری ماں کہتی ہے کہ دریا ہماری ماں ہے۔ یہ کتاب میری ہے", "Urdu"),
    ("আমি বই পড়ি এবং সে লেখে", "Bengali"),
    ("من به خانه می‌روم. او به خانه می‌رود. می‌گوید، گفت.", "Persian"),
    ("Стол, стола, столы. Белый, белые. Воды, муки, рыба.", "Russian"),
    ("Książka, książki, książkę. Szkoła, ręce.", "Polish"),
  ]

  @Test(arguments: languages)
  func `The language that a text seems to be in is told`(text: String, phrase: String) throws {
    #expect(
      try self.phrase(text) == "counted: a text in \(phrase) (--language sets another language)")
  }

  static let unknown: [(text: String, phrase: String)] = [
    (
      "La infanoj ludas en la ĝardeno kaj la patrino legas libron. Ili estas feliĉaj, ĉar la suno brilas.",
      "no list of stop words for Esperanto: all words are counted"
    ),
    (
      "Gallia est omnis divisa in partes tres, quarum aliam Aquitani, qui lingua Celtae. Hi omnes inter se.",
      "no list of stop words for Latin: all words are counted"
    ),
    (
      "Қазақстан — менің отаным. Менің үйім Алматы қаласында, қала үлкен және әдемі. Ол да бар.",
      "no list of stop words for Kazakh: all words are counted"
    ),
    (
      "porto porti casa case",
      "a text in an unknown language: no word is left out, and forms are counted separately (--language"
        + " sets the language)"
    ),
  ]

  @Test(arguments: unknown)
  func `A language without a list is told`(text: String, phrase: String) throws {
    #expect(try self.phrase(text) == "counted: " + phrase)
  }

  @Test func `A text in several languages has the stop words of all`() throws {
    let text = """
      Our meeting notes. The committee agreed on the budget for the new school in the village, and it will \
      be built this year. Unser Protokoll. Der Ausschuss hat das Budget für die neue Schule im Dorf \
      beschlossen, und sie wird in diesem Jahr gebaut. Notre compte rendu. Le comité a approuvé le budget \
      pour la nouvelle école du village, et elle sera construite cette année.
      """
    try check(
      Case(text, drawn: ["budget 3"], out: ["the", "der", "und", "le", "la", "and", "cette"]))
    #expect(try phrase(text).contains("counted: a text in German, English and French"))
  }

  // MARK: - Words apart, and together

  static let cases: [Case] = [
    Case(
      .german, "Bär Bären, Bar Bars; fordern, fördern; Maße, Masse; Zahl, zählen; drucken, drücken",
      drawn: [
        "Bär 2", "Bar 2", "fordern 1", "fördern 1", "Maße 1", "Masse 1", "Zahl 1", "zählen 1",
      ]),
    Case(
      .german,
      "Haus Häuser; Mutter Mütter; Hut Hüte; Brot Brote; Küche Küchen; schön schöne; schon",
      drawn: ["Haus 2", "Mutter 2", "Hut 2", "Brot 2", "Küche 2", "schön 2"], out: ["schon"]),
    Case(.german, "Straße Straße STRASSE", drawn: ["Straße 3"]),
    Case(
      .german, "Gruß Grüße, Fuß Füße, Fluss Flüsse, Maß, Masse; Straße Straßen",
      drawn: ["Gruß 2", "Fuß 2", "Fluss 2", "Maß 1", "Masse 1", "Straße 2"]),
    Case(.german, "Die Ware und die Waren waren teuer, Waren.", drawn: ["Waren 3"], out: ["waren"]),
    Case(
      .portuguese, "O avô e a avó, o porto e a porta",
      drawn: ["avô 1", "avó 1", "porto 1", "porta 1"]),
    Case(.portuguese, "pão pães, cor cores, mão mãos", drawn: ["pão 2", "cor 2", "mão 2"]),
    Case(
      .italian, "Il porto, i porti. Portare. La pesca, le pesche.",
      drawn: ["porti 2", "Portare 1", "pesca 2"]),
    Case(.italian, "La CITTA' è una città, la città", drawn: ["città 3"]),
    Case(.arabic, "والد والدة", drawn: ["والد 1", "والدة 1"]),
    Case(.hindi, "लड़का लड़की", drawn: ["लड़का 1", "लड़की 1"]),
    Case(.persian, "می‌روم به روم", drawn: ["می‌روم 1", "روم 1"]),
    Case(
      .english, "foot feet, man men, mouse mice, fox foxes, leaf leaves, cut cutting",
      drawn: ["feet 2", "man 2", "mice 2", "fox 2", "leaf 2", "cut 2"]),
    Case(
      .dutch, "fiets fietsen, kat katten, boot boten, dief dieven",
      drawn: ["fiets 2", "kat 2", "boot 2", "dief 2"]),
    Case(
      .french, "crêpe crêpes, actif active, blanc blanche",
      drawn: ["crêpe 2", "actif 2", "blanc 2"]),
    Case(.spanish, "joven jóvenes, rey reyes, voz voces", drawn: ["joven 2", "rey 2", "voz 2"]),
    Case(.polish, "książka książki książek, kot koty kota", drawn: ["książek 3", "kot 3"]),
    Case(
      .russian, "стол столы столов, большой большая, ёлка ёлка елка",
      drawn: ["стол 3", "большая 2", "ёлка 3"]),
    Case(.turkish, "Ankara'ya gittim, Ankara'dan, Ankara'nın", drawn: ["Ankara 3"]),
    Case(.hebrew, "גרתי בתל אביב. תל אביב יפה, תל אביב גדולה. לתל אביב", drawn: ["תל אביב 4"]),
    Case(
      .chinese, "联合国的会员国，恐惧和匮乏的，河边的", drawn: ["联合国 1", "会员国 1", "匮乏 1", "河边 1"]),
    Case(.french, "L'été fut long. Il a été là, j'ai été pris", drawn: ["été 1", "long 1"]),
  ]

  @Test(arguments: cases)
  func `Forms of a word are one, and no others`(given: Case) throws { try check(given) }

  // MARK: - Spellings and signs

  static let signs: [Case] = [
    Case(.greek, "Μαΐου Μαΐου ΜΑΪΟΥ ΡΟΛΟΪ ρολόι", drawn: ["Μαΐου 3", "ρολόι 2"]),
    Case(.french, "cœur coeur", drawn: ["cœur 2"]),
    Case(.arabic, "الســلام السلام", drawn: ["السلام 2"]),
    Case(
      "CO₂ and H₂O in 5 km², B₁₂ and PM₂.₅; H₂SO₄. The note¹ says",
      drawn: ["CO₂ 1", "H₂O 1", "km² 1", "B₁₂ 1", "PM₂.₅ 1", "H₂SO₄ 1"]),
    Case(
      "The US exports corn to us, and the IT sector of the US grew. It is the WHO who warned.",
      drawn: ["US 2", "IT 1", "WHO 1"], out: ["us", "it", "who"]),
    Case("THE US SAYS IT IS THE WHO OF US", drawn: ["SAYS 1"], out: ["US", "IT", "WHO"]),
    Case(
      "The Ph.D. uses TCP/IP, CI/CD and I/O. He is an M.Sc. and/or he/she",
      drawn: ["Ph.D. 1", "TCP/IP 1", "CI/CD 1", "I/O 1", "M.Sc. 1"], out: ["she", "or"]),
    Case(
      .german, "Die Student:innen und Student*innen und Studentinnen, Ärzt_innen, Lehrer:in",
      drawn: ["Student:innen 3", "Ärzt_innen 1", "Lehrer:in 1"], out: ["innen", "Student"]),
    Case("Self-\nesteem and self-esteem are one", drawn: ["self-esteem 2"]),
  ]

  @Test(arguments: signs)
  func `Spellings are one, and signs stay with words`(given: Case) throws { try check(given) }

  @Test func `Katakana of half width are those of full width`() {
    #expect(WordFolding.key(ofFolded: "ﾊﾝｶｸｶﾞ") == "ハンカクガ")
    #expect(WordFolding.key(ofFolded: "ﾊﾟﾋﾟ") == "パピ")
  }

  // MARK: - Markup and notations

  static let markup: [Case] = [
    Case(
      "Hello <b>world</b>, a <a href=\"https://x.org\">link</a>.<br>It&#39;s a caf&eacute;&nbsp;&amp; bar",
      drawn: ["Hello 1", "world 1", "link 1", "café 1", "bar 1"],
      out: ["href", "br", "nbsp", "eacute"]),
    Case(
      "<?xml version='1.0'?><rss><t><![CDATA[<p>The <b>ferry</b></p>]]></t><t>&lt;p&gt;Ferries &amp;amp; sails&lt;/p&gt;</t></rss>",
      drawn: ["ferry 2", "sails 1"], out: ["p", "b", "lt", "amp", "CDATA"]),
    Case(
      "<tags><tag size='12'>Tea</tag><tag size='8'>Jam</tag></tags>\n", drawn: ["Tea 1", "Jam 1"],
      out: ["tag", "size"]),
    Case(
      "<!-- made by hand -->\n<rss><item><pubDate>Mon</pubDate><t>Ferry</t></item></rss>\n<!-- end -->",
      drawn: ["Ferry 1"], out: ["rss", "item", "pubDate", "Mon", "hand", "end"]),
    Case("If a<b and c>d then <Media omitted>, R&D", drawn: ["Media 1", "R&D 1"]),
  ]

  @Test(arguments: markup)
  func `Tags and references are no words`(given: Case) throws { try check(given) }

  /// Only the head of a mail says that they do.
  @Test func `Digits behind equals signs stand for no letters`() throws {
    let text = "Set a=10 and b=20 and c=41 in the file. The name=42 is good. The total=30 of it."
    try check(Case(text, drawn: ["file 1", "name 1"], out: ["nameB", "total0", "cA"]))
    #expect(try !phrase(text).contains("mail"))
  }

  static let notations: [(text: String, phrase: String)] = [
    ("Pizza 🍕 and ❤️ for the love of it", "without 2 emoji"),
    (
      "int main() {\n  draw(a);\n  draw(b);\n}\n", "the symbols and names of source code, too"
    ),
    (
      "2025-03-03T08:00:00 The start\n2025-03-03T08:00:01 The end of it\n",
      "the symbols and names of a log, too"
    ),
    ("A <b>bold</b> word of the text", "the text of markup, without its tags"),
  ]

  @Test(arguments: notations)
  func `What is no prose is told`(text: String, phrase: String) throws {
    let parts = try self.phrase(text).dropFirst("counted: ".count).components(separatedBy: "; ")
    #expect(parts.contains(phrase), "\(parts)")
  }
}
