import PlatenBase
import Testing

@testable import PlatenScenes

@Suite("CSV and TSV")
struct DelimitedTableTests {
  @Test func `Numbers are read by the locale, a column at a time`() throws {
    let text = "name;price;factor\nA;1.234,5;1.5\nB;1.200;1.234\nC;n/a;2\n"
    let table = try table(text) { $0.numbers = NumberNotation(Locale(identifier: "de")) }
    #expect(table.records.map { $0["price"]?.number } == [1234.5, 1200, nil])
    #expect(table.records.map { $0["factor"]?.number } == [1.5, 1.234, 2])
    #expect(table.records[0]["price"]?.text == "1.234,5")
    // A comma beside a semicolon belongs to the numbers of such a language.
    let list = try self.table("A;1,5\nB;2\n") {
      $0.numbers = NumberNotation(Locale(identifier: "de"))
    }
    #expect(list.fields.names == ["name", "weight"])
    #expect(list.records.map { $0["weight"]?.number } == [1.5, 2])
    let english = try self.table("name,n\nA,\"1,200\"\nB,3\n")
    #expect(english.records.map { $0["n"]?.number } == [1200, 3])
  }

  private func table(
    _ text: String, _ format: DataFormat = .csv, _ change: (inout DataReader) -> Void = { _ in }
  ) throws -> DataTable {
    var reader = DataReader(format)
    change(&reader)
    return try reader.table(from: SceneText(name: "data", text: text))
  }

  private func rows(
    _ text: String, _ format: DataFormat = .csv, _ change: (inout DataReader) -> Void = { _ in }
  ) throws -> [[String]] {
    try table(text, format, change).records.map { $0.values.map(\.text) }
  }

  private func problem(
    _ text: String, _ format: DataFormat = .csv, _ change: (inout DataReader) -> Void = { _ in }
  ) throws -> SceneError? {
    do {
      _ = try table(text, format, change)
      return nil
    } catch let failure as SceneFileError {
      return failure.errors.first
    }
  }

  /// The first five are the examples of RFC 4180, section 2; the rows are what Python 3.11's
  /// `csv.reader(…, strict=True)` makes of the texts.
  @Test(arguments: [
    ("aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n", [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]]),
    ("aaa,bbb,ccc\r\nzzz,yyy,xxx", [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]]),
    ("\"aaa\",\"bbb\",\"ccc\"\r\nzzz,yyy,xxx", [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]]),
    (
      "\"aaa\",\"b\r\nbb\",\"ccc\"\r\nzzz,yyy,xxx",
      [["aaa", "b\r\nbb", "ccc"], ["zzz", "yyy", "xxx"]]
    ),
    ("\"aaa\",\"b\"\"bb\",\"ccc\"\r\n", [["aaa", "b\"bb", "ccc"]]),
    ("a,,c\n,,\n", [["a", "", "c"], ["", "", ""]]), ("a, b ,c\n", [["a", " b ", "c"]]),
    ("\"\",x\n", [["", "x"]]), ("\"a,b\",\"c\nd\"\n\n1,2\n", [["a,b", "c\nd"], ["1", "2"]]),
    ("é,日本\n", [["é", "日本"]]), ("\"a\"\"\",\"\"\"\"\n", [["a\"", "\""]]),
    ("1,5\" nails,x\n2,a\"\"b,y\"\n", [["1", "5\" nails", "x"], ["2", "a\"\"b", "y\""]]),
    ("\"x\ry\",1\r2,3", [["x\ry", "1"], ["2", "3"]]), ("a\tb,\"c\td\"\n", [["a\tb", "c\td"]]),
  ])
  func `Fields are those of RFC 4180 and of Python`(text: String, expected: [[String]]) throws {
    #expect(try rows(text) { $0.hasHeader = false } == expected)
  }

  @Test func `The first line names the fields`() throws {
    let table = try table("\u{FEFF}city, people ,\"area, km²\"\r\nOslo,709037,454\r\n")
    #expect(table.fields.names == ["city", "people", "area, km²"])
    #expect(table.records[0]["people"] == .number(DataNumber(709_037)))
    #expect(table.records[0].position == SourcePosition(line: 2, column: 1))
  }

  @Test func `Without names the fields are numbered`() throws {
    #expect(
      try table("a,b,c\n") { $0.hasHeader = false }.fields.names == [
        "column1", "column2", "column3",
      ])
    #expect(try table("a,,c\n1,2,3\n").fields.names == ["a", "column2", "c"])
  }

  @Test func `A text and a number in the first line are a weight`() throws {
    let list = try table("Swift,12\nC,3\n")
    #expect(list.fields.names == ["name", "weight"])
    #expect(list.records.count == 2)
    #expect(try table("Swift,12\nC,3\n") { $0.hasHeader = true }.fields.names == ["Swift", "12"])
    #expect(try table("country,2020,2021\nA,1,2\n").fields.names == ["country", "2020", "2021"])
    #expect(try table("2019,2020\n1,2\n").fields.names == ["2019", "2020"])
  }

  @Test func `TSV has no quotation marks, but comments`() throws {
    #expect(
      try rows("name\tsays\n# no row\nEd\t\"hi\n\\#1\ta,b\n\nx\t\n", .tsv)
        == [["Ed", "\"hi"], ["#1", "a,b"], ["x", ""]])
    let list = try table("# counts\nAda\t3\nC\t9\n", .tsv)
    #expect(list.fields.names == ["name", "weight"])
    #expect(list.records[0].position.line == 2)
  }

  @Test func `The separator is what the first line has more of`() throws {
    #expect(try rows("a;b\n1,5;2\n") == [["1,5", "2"]])
    #expect(try rows("a,b\n1;5,2\n") == [["1;5", "2"]])
    #expect(try rows("\"a;;;\",b\n1,2\n") == [["1", "2"]])
    #expect(try rows("a;b,c;d\n1;2;3\n") == [["1", "2", "3"]])
    #expect(try rows("a|b\n1|2\n") { $0.separator = .bar } == [["1", "2"]])
    #expect(try rows("a,b\n1,2\n", .tsv) { $0.separator = .comma } == [["1", "2"]])
  }

  @Test func `A line with too few or too many fields is an error at it`() throws {
    #expect(
      try problem("a,b\n1,2\n\n1\n")
        == SceneError(
          at: SourcePosition(line: 4, column: 1), path: "", found: "1 field",
          expected: "2 fields as in the first line"))
    #expect(
      try problem("a,b\n\"x\ny\",2\n1,2,3")
        == SceneError(
          at: SourcePosition(line: 4, column: 1), path: "", found: "3 fields",
          expected: "2 fields as in the first line"))
    #expect(try problem("a\tb\nx\n", .tsv)?.position == SourcePosition(line: 2, column: 1))
  }

  @Test func `A second field of one name gets a number, which is said`() throws {
    let text = SceneText(name: "a.csv", text: "a,b,a,a\n1,2,3,4\n")
    let table = try DataReader(.csv).table(from: text)
    #expect(table.fields.names == ["a", "b", "a 2", "a 3"])
    #expect(table.reading == "column 3 as \"a 2\", a second \"a\"")
  }

  @Test(arguments: [
    ("a,b\n1,\"2\n3,4\n", 2, 3), ("a\n\"x\"y\n", 2, 4),
    ("a\n\"é\n日本\"z\n", 3, 4), ("\"", 1, 1), ("a\n\"\"\"", 2, 1),
  ])
  func `A quotation mark out of place is an error at it`(
    text: String, line: Int, column: Int
  ) throws {
    #expect(try problem(text)?.position == SourcePosition(line: line, column: column))
  }

  @Test func `A null byte is an error at it`() throws {
    for format in [DataFormat.csv, .tsv, .words, .json, .jsonLines] {
      #expect(
        try problem("a\nbé\u{0}\n", format)?.position == SourcePosition(line: 2, column: 3))
    }
  }

  @Test func `Nothing at all has no records`() throws {
    for text in ["", "\n", "\r\n\r\n", "\u{FEFF}", "a,b\n"] {
      #expect(try table(text).records.isEmpty)
    }
  }

  @Test func `More than the limits allow is an error`() throws {
    #expect(try problem("a\n1\n2\n3\n") { $0.limits.records = 2 }?.position.line == 4)
    #expect(try problem("a\n1\n2\n") { $0.limits.records = 2 } == nil)
    #expect(try problem("a,b,c\n") { $0.limits.fields = 2 }?.position.column == 5)
    #expect(try problem("a,b,c\n") { $0.limits.bytes = 5 }?.found == "6 bytes")
    #expect(try problem(String(repeating: ",", count: 1 << 20))?.expected == "at most 1000")
  }

  @Test func `A million blank lines are read`() throws {
    let lines = String(repeating: "\n", count: 1_000_000)
    #expect(try problem("a" + lines + "1,2")?.position.line == 1_000_001)
    #expect(try rows("x" + lines, .text) == [["x"]])
    #expect(try rows("1" + lines, .jsonLines).count == 1)
  }

  /// Writes as RFC 4180 asks for.
  private func written(_ rows: [[String]]) -> String {
    rows.map { row in
      row.map { field in
        // A quotation mark with an accent on it is one as well.
        "\"" + field.unicodeScalars.map { $0 == "\"" ? "\"\"" : "\($0)" }.joined() + "\""
      }.joined(separator: ",")
    }.joined(separator: "\r\n")
  }

  @Test func `What is written by the rules is read back`() throws {
    var random = SplitMix64(seed: 11)
    let alphabet = ["a", "\"", ",", "\r\n", "\n", "\r", "é", "日", " ", ";", "1", "\t", "\u{301}"]
    for _ in 0..<300 {
      let columns = 1 + random.next(below: 4)
      let expected = (0...random.next(below: 4)).map { _ in
        (0..<columns).map { _ in
          (0..<random.next(below: 5)).map { _ in alphabet[random.next(below: alphabet.count)] }
            .joined()
        }
      }
      let read = try rows(written(expected)) {
        $0.hasHeader = false
        $0.separator = .comma
      }
      #expect(read == expected)
    }
  }

  @Test func `Changed bytes are a table or an error inside of the text`() throws {
    let seeds = [
      "name,weight\r\n\"a,\"\"b\",1\r\nc,2\r\n", "a;b\n1;2\n",
      "[{\"a\":1},{\"a\":[2,{\"b\":null}]}]",
      "{\"a\":1}\n{\"b\":\"x\"}\n", "# c\nfoo\t2\n\\#bar\nbaz\t0.5\n", "Don't 日本語 stop、東京。",
    ]
    var random = SplitMix64(seed: 5)
    for _ in 0..<1500 {
      var bytes = Array(seeds[random.next(below: seeds.count)].utf8)
      for _ in 0...random.next(below: 4) {
        let place = random.next(below: bytes.count)
        switch random.next(below: 3) {
        case 0: bytes[place] = UInt8(random.next(below: 256))
        case 1: bytes.insert(UInt8(random.next(below: 128)), at: place)
        default: if bytes.count > 1 { bytes.remove(at: place) }
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
      for format in DataFormat.allCases {
        let problem = try problem(text, format)
        #expect((1...lines).contains(problem?.position.line ?? 1))
      }
    }
  }
}
