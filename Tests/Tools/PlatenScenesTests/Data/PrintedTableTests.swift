import Testing

@testable import PlatenScenes

/// Tables as sqlite3, pandas and tabulate print them: each expected list is what a reader would write down.
@Suite("Tables that programs print")
struct PrintedTableTests {
  private func taken(_ text: String) throws -> TakenTable { try TakenTable(text, .text) }

  static let grids = [
    "╭─────────┬─────╮\n│ word    │   n │\n├─────────┼─────┤\n│ red hat │   3 │\n├─────────┼─────┤\n│ blue    │   2 │\n╰─────────┴─────╯\n",
    "╒═════════╤═════╕\n│ word    │   n │\n╞═════════╪═════╡\n│ red hat │   3 │\n│ blue    │   2 │\n╘═════════╧═════╛\n",
    "┍━━━━━━━━━┯━━━━━┑\n│ word    │   n │\n┝━━━━━━━━━┿━━━━━┥\n│ red hat │   3 │\n├─────────┼─────┤\n│ blue    │   2 │\n┕━━━━━━━━━┷━━━━━┙\n",
    "╔═════════╦═════╗\n║ word    ║   n ║\n╠═════════╬═════╣\n║ red hat ║   3 ║\n║ blue    ║   2 ║\n╚═════════╩═════╝\n",
    "[cols=\"<9,>5\",options=\"header\"]\n|====\n| word    |   n \n| red hat |   3 \n| blue    |   2 \n|====\n",
  ]

  @Test(arguments: grids)
  func `Borders of any lines are no rows`(text: String) throws {
    let table = try taken(text)
    #expect(table.words == ["red hat 3", "blue 2"])
    #expect(table.findings.isEmpty)
  }

  /// `to_string(index=False)` puts one space between columns.
  @Test func `Cells that end below their names are columns`() throws {
    let table = try taken(
      "     word    n  share\n    river 1200  0.930\nold stone   80  0.060\n    Größe    6  0.004\n"
    )
    #expect(table.words == ["river 1200", "old stone 80", "Größe 6"])
    #expect(table.findings.isEmpty)
  }

  @Test func `A label that pandas does not repeat is that above it`() throws {
    let series = try taken(
      "g  word     \nx  old stone      80\n   river        1200\ny  Größe           6\nName: n, dtype: int64\n"
    )
    #expect(series.words == ["old stone 80", "river 1200", "Größe 6"])
    #expect(series.findings.isEmpty)
    let frame = try taken(
      "                n\ng word           \nx old stone    80\n  river      1200\ny Größe         6\n"
    )
    #expect(frame.words == ["old stone 80", "river 1200", "Größe 6"])
    // Without that, an indented line is one of its own.
    #expect(try taken("a  red\n   blue\nb  teal\n").words.count == 3)
  }

  @Test(arguments: [
    "word,n\nriver,1200\n\"old stone\",80\n\"a, \"\"b\"\"\",6\n",
    "word;n\r\nriver;1200\r\n\"old stone\";80\r\n\"a, \"\"b\"\"\";6\r\n",
    "river,1200\n\"old stone\",80\n\"a, \"\"b\"\"\",6\n",
  ])
  func `Cells in quotation marks make a list CSV`(text: String) throws {
    let table = try taken(text)
    #expect(table.words == ["river 1200", "old stone 80", "a, \"b\" 6"])
    #expect(table.findings.isEmpty)
  }

  @Test(arguments: [
    "word,n\n\"old stone\",80\n,9\nriver,3\n", "word|n\nold stone|80\n|9\nriver|3\n",
  ])
  func `A row without a word is left out`(text: String) throws {
    let table = try taken(text)
    #expect(table.words == ["old stone 80", "river 3"])
    #expect(table.findings.count == 1)
  }

  @Test func `Quotation marks within texts do not make them CSV`() throws {
    #expect(try taken("5\" nails, 12\n3\" nails, 7\n2\" nails, 6\n").words.first == "5\" nails 12")
    let said = try taken("\"Hello\", she said\n\"Bye\", he said\n")
    #expect(said.words.first == "\"Hello\", she said")
  }

  @Test func `Numbers before the sentences of a log are no weights`() throws {
    let log = """
      134681 node-246 unix.hw the component alt0 is in the unavailable state
      350766 node-109 unix.hw the component alt0 is in the unavailable state
      344518 node-246 unix.hw the link of port 7 is down since the morning
      """
    let read = try DataReader(.text).table(from: SceneText(name: "log", text: log))
    #expect(!read.isWeighed)
    let list = try taken("120 red hat\n80 blue\n6 a pair of teal gloves\n")
    #expect(list.words.first == "red hat 120")
  }
}
