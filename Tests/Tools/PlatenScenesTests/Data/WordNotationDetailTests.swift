import Testing

@testable import PlatenScenes

/// Texts whose marks, letters or signs are written in other ways than their words are.
@Suite("Words of RTF in other code pages, of HTML's notes, and of terminals")
struct WordNotationDetailTests {
  private func words(of text: String, _ language: WordLanguage = .english) throws -> [String:
    String]
  {
    var counter = WordCounter()
    counter.languages = [language]
    return Dictionary(
      try counter.table(of: text).records.map { ($0.values[0].text, $0.values[1].text) },
      uniquingKeysWith: { $1 })
  }

  @Test func `A backslash at the end of a line ends a paragraph of RTF`() throws {
    #expect(
      try words(of: "{\\rtf1\\ansi The tea is old.\\\nThe milk\\\r\ntea}")
        == ["tea": "2", "old": "1", "milk": "1"])
  }

  /// The bytes are those that Python's codecs make.
  @Test(arguments: [
    (#"\ansi\ansicpg1251 \'f7\'e0\'e9"#, "чай"),
    (#"\ansi\ansicpg1252{\fonttbl{\f0\fcharset0 A;}{\f1\fcharset204 B;}}\f1 \'f7\'e0\'e9"#, "чай"),
    (#"\ansi\ansicpg932 \'93\'fa\'96{\'7b}"#, "日本"), (#"\mac caf\'8e"#, "café"),
    (#"\pc caf\'82"#, "café"), (#"\ansi\ansicpg1250 l\'f3d\'9f"#, "lódź"),
  ])
  func `Characters of RTF are those of its code pages`(text: String, word: String) throws {
    #expect(try Array(words(of: "{\\rtf1\(text)}").keys) == [word])
  }

  @Test func `A code page that is not known is a finding`() throws {
    let table = try WordCounter().table(of: #"{\rtf1\ansi\ansicpg1 tea\'80 {\ansicpg1252 x}}"#)
    #expect(
      table.lost.map(\.detail) == ["characters of code page 1 cannot be read: left out"])
  }

  @Test func `Marks of footnotes are none of the word in HTML`() throws {
    #expect(
      try words(
        of: "<p>tea<sup>3</sup> milk<sup><a href=\"#n\">b</a></sup> 5 km<sup>2</sup> 3<sup>rd</sup>"
          + " tea<a epub:type=\"noteref\" href=\"#n\">1</a>.</p>")
        == ["tea": "2", "milk": "1", "km²": "1", "3rd": "1"])
  }

  @Test func `A sign in the value of an attribute ends no tag`() throws {
    #expect(
      try words(of: "<p title=\"a > b hidden\">tea</p><p data-x='<b>hidden</b>'>milk</p>")
        == ["tea": "1", "milk": "1"])
    #expect(try words(of: "<p title=\"a>tea</p><p>milk</p>") == ["tea": "1", "milk": "1"])
  }

  @Test func `Characters of Latin 1 need no semicolon in HTML`() throws {
    // The list is that of the HTML standard, 13.5.
    #expect(
      try words(of: "<p>Caf&eacute &amp tea, r&eacute;sum&eacute. a&b=c&copy=2 &hellip milk</p>")
        == ["Café": "1", "tea": "1", "résumé": "1", "copy": "1", "hellip": "1", "milk": "1"])
    #expect(try words(of: "salt &amp pepper")["amp"] == "1")
  }

  @Test func `Dates of Dublin Core are dates`() throws {
    #expect(
      try words(of: "<rdf:RDF><title>Tea</title><dc:date>2024-01-01T10:00:00Z</dc:date></rdf:RDF>")
        == ["Tea": "1"])
  }

  @Test func `Colours of a terminal are no words`() throws {
    #expect(
      try words(of: "\u{1B}]0;title\u{7}The \u{1B}[1;31mtea\u{1B}[0m and \u{1B}[Kmilk")
        == ["tea": "1", "milk": "1"])
  }

  @Test func `Ligatures are shown as letters`() throws {
    #expect(try words(of: "The ﬂow, a ﬁnal oﬃce") == ["flow": "1", "final": "1", "office": "1"])
  }

  @Test func `Subtitles are no list, and lines break in them`() throws {
    let cues = (1...3).map {
      "\($0)\n00:00:0\($0),000 --> 00:00:0\($0),900\n{\\an8}The <b>tea</b>\\Nflows\n"
    }
    #expect(try words(of: cues.joined(separator: "\n")) == ["tea": "3", "flows": "3"])
    #expect(
      try words(
        of: "<tt xmlns=\"http://www.w3.org/ns/ttml\"><body><p begin=\"1s\">The tea<br/>flows</p>"
          + "<p>The milk</p></body></tt>") == ["tea": "1", "flows": "1", "milk": "1"])
    #expect(
      try words(
        of: "[Script Info]\nTitle: Film\n[Events]\nFormat: Layer, Start\n"
          + "Dialogue: 0,0:00:01.00,0:00:03.00,Default,,0,0,0,,The tea, {\\i1}milk{\\i0}\\Nflows\n")
        == ["tea": "1", "milk": "1", "flows": "1"])
  }

  @Test func `Of a timed song the lines are counted`() throws {
    #expect(
      try words(of: "[ti:Song]\n[ar:Band]\n[00:12.00][00:40.00]The tea is hot.\n[00:15.30]Milk\n")
        == ["tea": "1", "hot": "1", "Milk": "1"])
  }

  @Test func `Parts of songs need no brackets`() throws {
    #expect(
      try words(of: "Verse 1\nThe tea is hot\n\nChorus:\nTea, tea\n\n[Verse 2: Ada]\nMilk\n")
        == ["tea": "3", "hot": "1", "Milk": "1"])
    #expect(try words(of: "Bridge\nChorus\nSolo\n").count == 3)
    // Titles of other texts are called so, too.
    let text = "Intro\nThe tea is hot.\n\nMilk.\n\nThe ink dries.\n\nPaper.\n\nOutro\nThe cup.\n"
    #expect(try words(of: text)["Outro"] == "1")
  }

  @Test func `Marks of footnotes, names of headings and TOML are no text of Markdown`() throws {
    #expect(
      try words(
        of:
          "+++\ntitle = \"Bread\"\n+++\n\n# Tea {#hidden}\n\nTea[^note] milk.\n\n[^note]: It boils.\n"
      )
        == ["Tea": "2", "milk": "1", "boils": "1"])
  }

  @Test func `Of a log of commits the messages are counted`() throws {
    let hash = String(repeating: "1a2b3c4d", count: 5)
    #expect(
      try words(
        of: "commit \(hash)\nAuthor: Ada <a@b.org>\nDate:   Mon Jan 1 10:00:00 2024 +0100\n\n"
          + "    Pour the tea\n") == ["Pour": "1", "tea": "1"])
    #expect(
      try words(of: "1a2b3c4 Pour the tea\n2b3c4d5 Add milk\n3c4d5e6 Drink the tea\n")
        == ["Pour": "1", "tea": "2", "Add": "1", "milk": "1", "Drink": "1"])
    #expect(try words(of: "defaced the tea\nfacades milk\neffaced it\n")["defaced"] == "1")
  }

  @Test func `A bracket belongs to the address in which it opens`() throws {
    #expect(
      try words(of: "See https://en.wikipedia.org/wiki/Swift_(bird) (https://a.org/b_(c)) and tea.")
        == ["See": "1", "tea": "1"])
    #expect(try words(of: "https://a.org (tea)") == ["tea": "1"])
  }

  @Test func `Capitals of French lack their marks, and ligatures are letters`() throws {
    #expect(
      try words(
        of: "Ecole. L'Ecole, une école et une école. L'Ile, une ile, une ile, une île.", .french)
        == ["école": "4", "ile": "3", "île": "1"])
    #expect(try words(of: "Une œuvre, des oeuvres", .french) == ["œuvre": "2"])
  }

  @Test(arguments: [
    (WordLanguage.catalan, "llibre llibres"), (.catalan, "casa cases"), (.catalan, "germà germans"),
    (.catalan, "cançó cançons"), (.catalan, "país països"), (.catalan, "gos gossos"),
    (.catalan, "dia dies"), (.catalan, "llengua llengües"), (.indonesian, "buku buku-buku"),
  ])
  func `Plurals are forms of their singular`(language: WordLanguage, pair: String) throws {
    #expect(try words(of: "xyz " + pair + ".", language).count == 2)
  }

  @Test(arguments: [
    ("Knjiga je na stolu. Knjige su stare, čitam knjigu. Grad i gradovi, u gradu.", "Croatian"),
    ("Knjiga je na mizi. Knjige so stare, berem knjigo. Mesto in mesta, v mestu.", "Slovenian"),
  ])
  func `One word of another language tells less than several`(text: String, name: String) throws {
    let form = try WordCounter().table(of: text).form
    #expect(form == .counted("counted: a text in \(name) (--language sets another language)"))
  }
}
