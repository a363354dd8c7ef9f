import Foundation
import PlatenBase
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

  private func rows(_ text: String, _ locale: String = "en") throws -> [String] {
    var reader = DataReader(.text)
    reader.numbers = NumberNotation(Locale(identifier: locale))
    return try reader.table(from: SceneText(name: "list", text: text)).records.map { record in
      let weight = record["weight"]?.number.map { " \($0)" } ?? ""
      return (record["name"]?.text ?? "") + weight
    }
  }

  /// GNU and BusyBox print counts seven columns wide, BSD four.
  @Test func `What uniq -c prints has its counts first`() throws {
    #expect(
      try rows("      3 apple pie\n     12 # a\n      4 \n1234567 big\n12345678 huge\n")
        == ["apple pie 3.0", "# a 12.0", "big 1234567.0", "huge 12345678.0"])
    #expect(try rows("   3 a\n  12 b\n1234 c\n") == ["a 3.0", "b 12.0", "c 1234.0"])
  }

  @Test(arguments: [
    "12 Monkeys\n7 Samurai\n", "  3 a\n 12 b\n", "      3 a\nb\n", "      3 a\n    12 b\n",
    "Paris, 2024\nTokyo, 1964\n", "Hello,2\nRome\nOslo\n", "1,200\n3,400\n", "a,\nb,\n",
  ])
  func `Texts that are no such lists stay texts`(text: String) throws {
    #expect(try table(text).fields.names == ["name"])
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(try rows(text) == lines)
  }

  @Test func `Most lines with a comma and a number are texts with weights`() throws {
    #expect(
      try rows("a,3\nb,4\n# c\nHello, world,5\nplain\n")
        == ["a 3.0", "b 4.0", "Hello, world 5.0", "plain"])
    #expect(try rows("word,count\na,3\nb,1,200\n") == ["a 3.0", "b 1200.0"])
    #expect(try rows("a;3,5\nb;2\n", "de") == ["a 3.5", "b 2.0"])
    #expect(try rows("a,3,5\nb,2\n", "de") == ["a 3.5", "b 2.0"])
    #expect(try table("a,3\nb,x\nc,4\n").records[1]["weight"] == .text("x"))
    #expect(try problem("a,3\nb,-1\nc,4\n")?.position == SourcePosition(line: 2, column: 3))
  }

  @Test func `Numbers of a column are all of the locale or all with points`() throws {
    #expect(try rows("a\t1.234,5\nb\t1.200\n", "de") == ["a 1234.5", "b 1200.0"])
    #expect(try rows("a\t1.234\nb\t2.5\n", "de") == ["a 1.234", "b 2.5"])
    // No notation has both: what is not of the locale is no number.
    var reader = DataReader(.text)
    reader.numbers = NumberNotation(Locale(identifier: "de"))
    let mixed = try reader.table(from: SceneText(name: "list", text: "a\t1.234,5\nb\t2.5\n"))
    #expect(mixed.records.map { $0["weight"] } == [.number(DataNumber(1234.5)), .text("2.5")])
    #expect(try rows("a\t1,5\nb\t2\n") == ["a 1.5", "b 2.0"])
  }

  @Test func `The error of a weight tells the text`() throws {
    #expect(
      try problem("C\nSwift\tmany\n")
        == SceneError(
          at: SourcePosition(line: 2, column: 7), path: "weight", found: "\"many\"",
          expected: "a number of zero or more as the weight of \"Swift\""))
  }
}
