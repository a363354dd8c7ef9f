import Testing

@testable import PlatenScenes

/// Texts that are written for programs, and what a reader would read of them.
@Suite("Words of mail, subtitles, LaTeX, JSON and Markdown")
struct WordNotationTests {
  /// The words of a text with their counts, and the phrase that says what was left out.
  private func counted(_ text: String) throws -> (words: [String: String], phrase: String) {
    var counter = WordCounter()
    counter.languages = [.english]
    let table = try counter.table(of: text)
    let words = Dictionary(
      table.records.map { ($0.values[0].text, $0.values[1].text) }, uniquingKeysWith: { $1 })
    guard case .counted(let phrase)? = table.form else { return (words, "") }
    return (words, phrase)
  }

  @Test func `Of a mail its body is counted`() throws {
    let mail = try counted(
      """
      From: Ada <ada@example.org>
      Subject: Re: Looms
      Received: from a.example
       by b.example
      Content-Transfer-Encoding: quoted-printable

      The engine weaves caf=C3=A9 pat=
      terns, colon: engine.

      On Sunday Grace
      wrote:
      > How does the compiler work?

      > Where?
      The compiler is yours.

      --\u{20}
      Lovelace
      """)
    #expect(
      mail.words == [
        "engine": "2", "weaves": "1", "café": "1", "patterns": "1", "colon": "1", "compiler": "1",
      ])
    #expect(
      mail.phrase == "counted: the body of an email, without its headers, quotes and signature")
    // A note is no mail.
    #expect(try counted("Note: the tide\n\nComes in").words["Note"] == "1")
    #expect(try counted("To: Ada\nFrom the sea,\n\nit comes in").words["Ada"] == "1")
  }

  @Test func `Of subtitles it is counted what is said`() throws {
    let srt = try counted(
      """
      1
      00:00:01,000 --> 00:00:04,000
      <i>The ship leaves.</i>

      2
      00:00:05,500 --> 00:00:08,000
      {\\an8}A ship {sic} sinks
      """)
    #expect(srt.words == ["ship": "2", "leaves": "1", "sic": "1", "sinks": "1"])
    #expect(srt.phrase == "counted: the text of subtitles, without their times")
    let vtt = try counted(
      "WEBVTT\nKind: captions\n\nNOTE a remark\n\nintro\n00:01.000 --> 00:04.000 align:start\n<v Roger>The whale sings\n"
    )
    #expect(vtt.words == ["whale": "1", "sings": "1"])
  }

  @Test func `Of LaTeX the text is counted`() throws {
    let text = try counted(
      """
      \\documentclass[11pt]{article}
      \\newcommand{\\heat}[1]{q}
      \\begin{document}
      \\section*{Entropy} % a secret
      The \\textbf{entropy} of G\\"odel, Stra\\ss e, \\c{c}a: $S = k$. See~\\cite[p. 3]{x1865}, \\[ E = m \\] and
      \\begin{align*} a &= b \\end{align*}
      \\begin{tabular}{lll} tea & milk \\\\ \\end{tabular}
      \\href{https://x.org}{linked}
      \\end{document} after
      """)
    #expect(
      text.words == [
        "entropy": "2", "Gödel": "1", "Straße": "1", "ça": "1", "See": "1", "tea": "1", "milk": "1",
        "linked": "1",
      ])
    #expect(text.phrase == "counted: the text of LaTeX, without its commands and formulas")
    // A sign that nothing closes opens no formula.
    #expect(try counted("\\section{Cost} It is $ salt").words == ["Cost": "1", "salt": "1"])
  }

  @Test func `Of JSON the texts are counted`() throws {
    let json = try counted(
      "{\"a\": [{\"text\": \"The parcel\"}, {\"text\": \"parcel lost\", \"n\": 3}]}")
    #expect(json.words == ["parcel": "2", "lost": "1"])
    #expect(json.phrase == "counted: the texts of JSON, without the names of its fields")
    #expect(try counted("{\"t\": \"the tea\"}\n{\"t\": \"tea\"}\n").words == ["tea": "2"])
    // What is no JSON is counted as it is, which is told.
    #expect(try counted("{\"key\": tea").phrase == "counted: the symbols and names of JSON, too")
  }

  @Test func `Of Markdown the code and the properties are not counted`() throws {
    let text = try counted(
      "---\ntitle: Bread\n---\nKnead the dough.\n```python\nbake(dough)\n```\nBake it.\n")
    #expect(text.words == ["Knead": "1", "dough": "1", "Bake": "1"])
    #expect(text.phrase == "counted: the text of Markdown, without its code and properties")
    // A line that nothing closes opens nothing.
    #expect(try counted("the dough\n```\nrises").words == ["dough": "1", "rises": "1"])
  }

  @Test func `Marks of a list are none of its items`() throws {
    for text in ["1. The Who\n2. Nirvana\n3. The Who\n", "- The Who\n- Nirvana\n- The Who\n"] {
      #expect(try counted(text).words == ["The Who": "2", "Nirvana": "1"])
    }
    #expect(try counted("a@b.org\nc@d.org\na@b.org\n").words == ["a@b.org": "2", "c@d.org": "1"])
  }

  @Test func `All is counted where the text is said to be none`() throws {
    var counter = WordCounter()
    counter.languages = [.english]
    counter.isMarkup = false
    let words = try counter.table(of: "\\section{Cost}").records.map { $0.values[0].text }
    #expect(words == ["Cost", "section"])
  }
}
