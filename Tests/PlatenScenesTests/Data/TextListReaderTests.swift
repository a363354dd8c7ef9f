import PlatenScenes
import Testing

@Suite("Lists of texts")
struct TextListReaderTests {
  private func table(_ text: String) throws -> DataTable {
    try DataReader(.text).table(from: SceneText(name: "list", text: text))
  }

  private func problem(_ text: String) throws -> SceneError? {
    do {
      _ = try table(text)
      return nil
    } catch let failure as SceneFileError {
      return failure.errors.first
    }
  }

  @Test func `Each line is a text, but for blank ones and comments`() throws {
    let table = try table("# words\r\n  Swift \r\n\r\n  \n\\#tag\n#\nC++\u{3000}\n")
    #expect(table.fields.names == ["name"])
    #expect(table.records.map { $0["name"] } == [.text("Swift"), .text("#tag"), .text("C++")])
    #expect(table.records.map(\.position.line) == [2, 5, 7])
  }

  @Test func `A weight follows a tab`() throws {
    let table = try table("Swift\t12\nC\nGo \t 0.50 \n")
    #expect(table.fields.names == ["name", "weight"])
    #expect(table.records.map { $0["weight"]?.text } == ["12", "", "0.50"])
    #expect(table.records[1]["weight"] == .null)
    // A text without a weight counts once.
    var query = DataQuery()
    query.order = .weight()
    #expect(try query.items(of: table).map { $0.record["name"]?.text } == ["Swift", "C", "Go"])
  }

  @Test func `Texts that are numbers stay texts`() throws {
    #expect(try table("2024\n").records[0]["name"] == .text("2024"))
  }

  @Test(arguments: [
    ("a\n\t5\n", 2, 1), ("a\tmany\n", 1, 3), ("a\t\n", 1, 3), ("日本\t-1\n", 1, 4), ("a\tnan", 1, 3),
    ("a\r\n\r\nb\tinf", 3, 3), ("a\t1\t2", 1, 3), ("x\u{2028}a\tb", 1, 5),
  ])
  func `A weight that is none, or is alone, is an error`(
    text: String, line: Int, column: Int
  ) throws {
    #expect(try problem(text)?.position == SourcePosition(line: line, column: column))
  }

  @Test func `The error of a weight tells the text`() throws {
    #expect(
      try problem("C\t3\nSwift\tmany\n")
        == SceneError(
          at: SourcePosition(line: 2, column: 7), path: "weight", found: "\"many\"",
          expected: "a number of zero or more as the weight of \"Swift\""))
  }
}
