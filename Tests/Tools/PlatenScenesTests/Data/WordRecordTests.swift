import Testing

@testable import PlatenScenes

/// Texts with fields, commands or code around them, and what a reader would read of them.
@Suite("Words of RTF, PO files, calendars, songs and Markdown")
struct WordRecordTests {
  /// The words of a text with their counts, and the phrase that says what was left out.
  private func counted(
    _ text: String, named name: String? = nil
  ) throws -> (words: [String: String], phrase: String) {
    var counter = WordCounter()
    counter.languages = [.english]
    let table = try counter.table(of: text, named: name)
    let words = Dictionary(
      table.records.map { ($0.values[0].text, $0.values[1].text) }, uniquingKeysWith: { $1 })
    guard case .counted(let phrase)? = table.form else { return (words, "") }
    return (words, phrase)
  }

  @Test func `Of RTF the text is counted`() throws {
    let text = try counted(
      #"""
      {\rtf1\ansi\deff0 {\fonttbl{\f0 Times New Roman;}}{\*\generator Writer;}
      \f0\fs24 The river is high. The \b river\b0  rises. Caf\'e9\par \u322\'3f\u243o \{sic\} ri
      ver}
      """#)
    // Ł is not in Windows-1252; a line end is nothing in RTF.
    #expect(
      text.words == ["river": "3", "high": "1", "rises": "1", "Café": "1", "łó": "1", "sic": "1"])
    #expect(text.phrase == "counted: the text of RTF, without its commands")
  }

  @Test func `Of a PO file the translations are counted`() throws {
    let text = try counted(
      #"""
      msgid ""
      msgstr ""
      "Language: de\n"

      #: src/main.c:12
      msgid "Open file"
      msgstr "Datei öffnen"

      msgctxt "menu"
      msgid "%d file"
      msgid_plural "%d files"
      msgstr[0] "%d Datei"
      msgstr[1] ""
      "%d Dateien"

      msgid "Quit"
      msgstr ""
      """#)
    #expect(text.words == ["Datei": "2", "Dateien": "1", "öffnen": "1", "Quit": "1"])
    #expect(
      text.phrase
        == "counted: the translations of a PO file, or the texts themselves where there are none")
  }

  @Test func `Of a calendar the titles and descriptions are counted`() throws {
    let text = try counted(
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1@example.org\r\n"
        + "SUMMARY;X-A=\"b:c\":Team meeting about rivers\r\nDESCRIPTION:Discuss riv\r\n ers and\r\n"
        + "  bridges\\, then\\nlunch\r\nLOCATION:Hall\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
    #expect(
      text.words == [
        "rivers": "2", "Team": "1", "meeting": "1", "Discuss": "1", "bridges": "1", "lunch": "1",
      ])
    #expect(text.phrase == "counted: the titles and descriptions of a calendar")
  }

  @Test func `Of a song the lines are counted`() throws {
    let text = try counted(
      "[Verse 1]\nThe river runs low\n\n[Chorus]\nRun [softly] river\n\n[Verse 2: All]\nA stone\n")
    #expect(
      text.words == ["river": "2", "run": "2", "low": "1", "softly": "1", "stone": "1"])
    #expect(text.phrase == "counted: the lines of a song, without the names of its parts")
    #expect(try counted("[verse] and [chorus] rhyme").words["verse"] == "1")
  }

  @Test func `Dates of feeds are not counted`() throws {
    let feed = """
      <rss><channel><title>River</title><pubDate>Sun, 29 Nov 2026 10:00:00 GMT</pubDate>\
      <description>high</description></channel></rss>
      """
    #expect(try counted(feed).words == ["River": "1", "high": "1"])
  }

  // MARK: - Markdown

  private static let page = """
    # Bridges

    The bridge is old. <!-- A hidden
    remark. -->

    ![plan](plan.png)

        let secret = 5

    - An item

      goes on

          with code
    """

  @Test func `Markdown is recognized by its marks and its name`() throws {
    for name in [nil, "a.md"] {
      let text = try counted(Self.page, named: name)
      #expect(text.words == ["bridge": "2", "old": "1", "plan": "1", "item": "1", "goes": "1"])
      #expect(text.phrase == "counted: the text of Markdown, without its code and properties")
    }
    // Two lines of a poem are further right than the others.
    let poem = "The tide\n\n    comes in\n"
    #expect(try counted(poem, named: "a.txt").words == ["tide": "1", "comes": "1"])
    #expect(try counted(poem, named: "a.MD").words == ["tide": "1"])
  }

  @Test func `Code in Markdown stands behind a blank line, or between lines of signs`() throws {
    // CommonMark 0.31.2, 4.4: an indented line goes on with a paragraph.
    #expect(try counted("tea\n    milk\n", named: "a.md").words == ["tea": "1", "milk": "1"])
    #expect(try counted("tea\n~~~ sh\n```\nsecret\n~~~~\nmilk", named: "a.md").words.count == 2)
    #expect(try counted("10. tea\n\n    milk\n\n        code", named: "a.md").words.count == 2)
    #expect(try counted("tea\n\n\tsecret\n\nmilk\n", named: "a.md").words.count == 2)
    #expect(
      try counted("[tea][1] [milk](a \"title\")\n\n[1]: https://a.org \"x\"", named: "a.md").words
        == ["tea": "1", "milk": "1"])
  }

  @Test func `A comment of HTML is no text`() throws {
    #expect(try counted("The tide <!-- hidden --> rises").words == ["tide": "1", "rises": "1"])
    #expect(try counted("The tide <!-- rises").words == ["tide": "1", "rises": "1"])
  }

  // MARK: - Programs

  @Test(arguments: [
    (
      "import os\n\ndef count(path):\n    words = {}\n    for word in open(path):\n        words[word] = 1\n"
        + "    return words\n\nprint(count('a.txt'))\n", "source code"
    ),
    ("SELECT name FROM words WHERE n > 2;\nINSERT INTO words VALUES ('x', 1);\n", "source code"),
    ("#!/bin/sh\necho tea\n", "source code"),
    (
      "127.0.0.1 - - [29/Nov/2026:10:00:00 +0000] \"GET / HTTP/1.1\" 200 1 \"-\" \"curl\"\n"
        + "10.0.0.2 - bob [29/Nov/2026:10:00:01 +0000] \"POST /api HTTP/1.1\" 500 12 \"-\" \"curl\"\n",
      "a log"
    ),
    (
      "Nov 29 10:00:00 host sshd[123]: Accepted\nNov  9 10:00:05 host kernel: new device\n", "a log"
    ),
  ])
  func `Source code and logs are told`(text: String, name: String) throws {
    #expect(try counted(text).phrase.contains("the symbols and names of \(name), too"))
  }

  @Test(arguments: [
    "For the tea:\nwe wait for water;\nit boils,\nand then we drink\nit all.",
    "name = Ada\ncolour = red\nsize = 12\n",
    "Nov 29 was cold.\nNov 30 was warm.",
    "if you go,\ngo now.\nReturn soon.",
  ])
  func `Prose and settings are no programs`(text: String) throws {
    #expect(try !counted(text).phrase.contains("the symbols and names of"))
  }

  @Test func `Source code is English unless there is proof of another language`() throws {
    let code = "def count(of, de):\n    word = get(of)\n    is = word\n    return word\n"
    #expect(ProgramText(code[...]) == .code)
    let table = try WordCounter().table(of: code)
    #expect(table.records.contains { $0.values[0].text == "word" && $0.values[1].text == "3" })
    let german =
      "def zähle(wort):\n    # Wenn das Wort nicht da ist, wird keine Zahl gegeben.\n    return 1\n"
    guard case .counted(let phrase)? = try WordCounter().table(of: german).form else {
      Issue.record("nothing is said")
      return
    }
    #expect(phrase.contains("German"))
  }
}
