import Testing

@testable import PlatenScenes

/// Texts as other programs export them, and what a reader would read of them.
@Suite("Words of chats, notebooks and meetings in many languages")
struct WordExportTests {
  private func counted(
    _ text: String, _ language: WordLanguage? = nil, named name: String? = nil,
    keepsPhrases: Bool = true
  ) throws -> [String] {
    var counter = WordCounter()
    counter.keepsPhrases = keepsPhrases
    counter.languages = language.map { [$0] }
    return try counter.table(of: text, named: name).records.map {
      "\($0.values[0].text) \($0.values[1].text)"
    }
  }

  static let chats: [(String, WordLanguage, [String])] = [
    (
      "01/06/2026 à 10:00 - Anne : Le port brûle\n01/06/2026 à 10:01 - Bruno : Quel port ?\n01/06/2026 à 10:02 - Anne : <Médias omis>\n",
      .french, ["port 2", "brûle 1"]
    ),
    (
      "2026-06-01 10:00 Ann: The picnic begins\n2026-06-01 10:01 Bob: A picnic?\n", .english,
      ["picnic 2", "begins 1"]
    ),
    (
      "1.6.2026 klo 10.00 - Anna: Satama palaa\n1.6.2026 klo 10.01 - Pekka: Satama?\n", .finnish,
      ["Satama 2", "palaa 1"]
    ),
    (
      "01.06.2026 10.00 - Anne: Havnen brænder\n01.06.2026 10.01 - Bo: Havnen?\n", .danish,
      ["Havnen 2", "brænder 1"]
    ),
    (
      "١‏/٦‏/٢٠٢٦، ١٠:٠٠ ص - علي: النهر مرتفع\n١‏/٦‏/٢٠٢٦، ١٠:٠١ ص - سارة: النهر\n", .arabic,
      ["النهر 2", "مرتفع 1"]
    ),
    (
      "01/06/2026, 10:00 - Ann: The picnic\n01/06/2026, 10:01 - Bob added Cy\n01/06/2026, 10:02 - Messages are encrypted.\n01/06/2026, 10:03 - Cy: A picnic?\n",
      .english, ["picnic 2"]
    ),
  ]

  @Test(arguments: chats)
  func `Of a chat the messages count`(
    _ text: String, _ language: WordLanguage, _ words: [String]
  ) throws {
    #expect(try counted(text, language) == words)
  }

  @Test func `Lines of a log are no chat`() throws {
    let words = try counted(
      "2026-06-01 10:00 ERROR: disk full\n2026-06-01 10:01 INFO: disk ok\n", .english)
    #expect(words.contains("ERROR 1"))
  }

  @Test func `Speakers of a meeting do not count`() throws {
    let words = try counted(
      "WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nAnn Lee: The harbour burns\n\n00:00:05.000 --> 00:00:08.000\nBob Ray: Which harbour?\n\n00:00:09.000 --> 00:00:10.000\nAnn Lee: The harbour\n",
      .english)
    #expect(words == ["harbour 3", "burns 1"])
  }

  @Test func `Of a notebook the texts count`() throws {
    let notebook =
      ##"{"cells": [{"cell_type": "markdown", "source": ["# River\n", "The **river** rose."]}, {"cell_type": "code", "source": ["zebra = 1"], "outputs": []}], "nbformat": 4, "nbformat_minor": 5}"##
    #expect(try counted(notebook, .english) == ["river 2", "rose 1"])
  }

  @Test func `Trailers of commits do not count`() throws {
    let log =
      "commit 1234567890abcdef\nAuthor: Ann <a@b.example>\nDate:   Mon Jun 1 10:00:00 2026\n\n    Fix the river\n\n    Signed-off-by: Ann <a@b.example>\n"
    #expect(try counted(log, .english) == ["Fix 1", "river 1"])
  }

  @Test func `A box of mails has a sign before lines that begin as mails`() throws {
    let box =
      "From a Mon Jun  1 10:00:00 2026\nFrom: a@b.example\nSubject: one\n\nThe river rose.\n\nFrom b Mon Jun  1 11:00:00 2026\nFrom: b@b.example\nSubject: two\n\n>From here the river fell.\n"
    #expect(try counted(box, .english) == ["river 2", "fell 1", "rose 1"])
  }

  @Test func `Backslashes of Markdown do not part words`() throws {
    #expect(
      try counted("# Die Kolleg\\*innen\n\n**Kolleg\\*innen**\n", .german, named: "a.md") == [
        "Kolleg*innen 2"
      ])
  }

  @Test func `English that is quoted in another language loses its words of grammar`() throws {
    let german = String(
      repeating: "Der Fluss stieg, und die Brücke fiel in den Fluss, weil er nicht auf sie hörte. ",
      count: 40)
    let english = String(
      repeating:
        "All of the river and the bridge of which you told us have to go, but we should not be there when it is over. ",
      count: 4)
    let words = try counted(german + english, keepsPhrases: false)
    #expect(!words.contains { $0.hasPrefix("the ") || $0.hasPrefix("and ") })
    #expect(words.contains("Fluss 80"))
  }

  @Test func `Katakana that a dictionary lacks stay one word`() throws {
    #expect(try counted("リポジトリとコントリビューター。リポジトリ", .japanese) == ["リポジトリ 2", "コントリビューター 1"])
  }

  @Test func `Chinese pronouns with their mark are left out`() throws {
    #expect(try counted("你的项目，我的项目，他们的桥", .chinese) == ["项目 2", "桥 1"])
  }

  @Test func `Ratings are no weights of sentences`() throws {
    let text = "rating,review\n5,The coffee was good and hot.\n2,The coffee was cold.\n"
    let read = try DataReader(.csv).table(from: SceneText(name: "t.csv", text: text))
    var counter = WordCounter()
    counter.languages = [.english]
    let table = try counter.table(ofTextsIn: read, ColumnRoles(of: read))
    #expect(table?.records.first?.values[0].text == "coffee")
  }
}
