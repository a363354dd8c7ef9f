import PlatenBase
import Testing

@testable import PlatenScenes

/// Texts that nobody writes, but that may come: each is read, and in a time that grows with its length.
@Suite("Hostile texts", .timeLimit(.minutes(5)))
struct HostileTextTests {
  private func counted(_ text: String) throws -> [String] {
    var counter = WordCounter()
    counter.languages = [.english]
    return try counter.table(of: text).records.map {
      "\($0.values[0].text) \($0.values[1].text)"
    }
  }

  // MARK: - Crashes

  @Test func `A sign of equality alone is no parameter of a mail`() throws {
    #expect(
      try counted("From: a@b\nTo: c@d\nContent-Type: text/plain;=;charset=utf-8\n\ntea\n") == [
        "tea 1"
      ])
  }

  @Test(arguments: [
    ("<brand> tea", "<brand> tea"), ("red<br>tea", "red tea"), ("red <br/> tea", "red tea"),
    ("red<br clear=all>", "red<br clear=all>"),
  ])
  func `Only ends of lines are spaces in Markdown`(cell: String, word: String) throws {
    let table = try TakenTable("| word | n |\n|---|---|\n| \(cell) | 2 |\n| milk | 1 |\n", .text)
    #expect(table.words == ["\(word) 2", "milk 1"])
  }

  @Test func `A start tag with an end tag in a value is passed over`() {
    #expect(
      MarkupText.plainText(of: "<p>x<sup title=\"</sup>\">2</sup> words</p>").contains("x² words"))
  }

  @Test func `A line of a hundred thousand times is read`() {
    let times = String(repeating: "[00:12.00]", count: 100_000)
    #expect(SongText.plainText(of: times + "tea\n[00:13.00]milk") == "tea\nmilk")
  }

  // MARK: - Times

  @Test func `Cells that reach into thousands of rows do so to a limit`() throws {
    let cells = String(repeating: "<td rowspan=9999>a</td>", count: 1000)
    let rows = String(repeating: "<tr></tr>", count: 5000)
    let empty = try #require(MarkupTable("<table><tr>\(cells)</tr>\(rows)</table>"))
    #expect(empty.rows.count == 1)
    let filled = String(repeating: "<tr><td>b</td></tr>", count: 5000)
    let full = try #require(MarkupTable("<table><tr>\(cells)</tr>\(filled)</table>"))
    #expect(full.rows.count == 5001)
    #expect(full.rows.reduce(0) { $0 + $1.fields.count } == 1000 + 5000 + 200_000)
  }

  @Test func `Thousands of comments behind a document are passed over`() {
    let comments = String(repeating: "<!-- a -->\n", count: 20_000)
    #expect(MarkupText.isMarkup("<b>tea</b>\n" + comments))
  }

  @Test func `Numerals without an end in a cell are read`() throws {
    let open = String(repeating: "<sup>", count: 50_000)
    let table = try #require(MarkupTable("<table><tr><td>tea\(open)</td></tr></table>"))
    #expect(table.rows.map(\.fields) == [["tea"]])
    let marks = try #require(
      MarkupTable("<table><tr><td>1<sup>[a]</sup></td><td>m<sup>2</sup></td></tr></table>"))
    #expect(marks.rows.map(\.fields) == [["1", "m²"]])
  }

  @Test func `A column with one text in most rows is compared once`() throws {
    let rows = String(repeating: ",a,1\n", count: 20_000)
    #expect(try TakenTable("kind of,thing of,n\n\(rows)x,b,2\n").words.contains("b 2"))
  }

  @Test func `An address of thousands of brackets is found`() {
    let text = "https://a.b/" + String(repeating: "a(b)", count: 50_000)
    #expect(TextAddresses.isOne(text[...]))
  }
}
