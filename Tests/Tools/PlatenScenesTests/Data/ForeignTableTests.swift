import Foundation
import Testing

@testable import PlatenScenes

/// Tables as people export them: each expected list is what a reader of the table would write down.
@Suite("Tables that other programs export")
struct ForeignTableTests {
  private static let languages = ["swift 120", "kotlin 80", "rust 60"]

  static let values: [(String, String)] = [
    (
      "JavaScript",
      "const words = [\n  { text: 'swift', value: 120 },\n  { text: 'kotlin', value: 80 },\n  { text: 'rust', value: 60 },\n];\n"
    ),
    (
      "JSONP",
      "callback([{\"word\":\"swift\",\"count\":120},{\"word\":\"kotlin\",\"count\":80},{\"word\":\"rust\",\"count\":60}]);"
    ),
    ("a map", "Map(3) { 'swift' => 120, 'kotlin' => 80, 'rust' => 60 }\n"),
    ("Ruby", "{\"swift\"=>120, \"kotlin\"=>80, \"rust\"=>60}\n"),
    ("var_export", "array (\n  'swift' => 120,\n  'kotlin' => 80,\n  'rust' => 60,\n)\n"),
    ("print_r", "Array\n(\n    [swift] => 120\n    [kotlin] => 80\n    [rust] => 60\n)\n"),
    ("Go", "map[swift:120 kotlin:80 rust:60]\n"),
    (
      "NumPy",
      "array([['swift', '120'],\n       ['kotlin', '80'],\n       ['rust', '60']], dtype='<U6')\n"
    ),
    (
      "SQL",
      "INSERT INTO w(word,n) VALUES('swift',120);\nINSERT INTO w(word,n) VALUES('kotlin',80);\ninsert into w(word,n) values ('rust',60);\n"
    ),
    ("mysqldump", "INSERT INTO `w` VALUES ('swift',120),('kotlin',80),('rust',60);\n"),
    ("quoted", "'word','n'\n'swift',120\n'kotlin',80\n'rust',60\n"),
    ("jq", "\"swift\" 120\n\"kotlin\" 80\n\"rust\" 60\n"),
    (
      "Cypher",
      "+------------------+\n| word     | n     |\n+------------------+\n| \"swift\"  | 120   |\n| \"kotlin\" | 80    |\n| \"rust\"   | 60    |\n+------------------+\n"
    ),
    ("settings", "[words]\nswift = 120\nkotlin = 80\nrust = 60\n"),
    (
      "MediaWiki",
      "{| class=\"wikitable\"\n! Word !! Count\n|-\n| [[Swift (language)|swift]] || 120\n|-\n| kotlin\n| align=\"right\" | 80\n|-\n| '''rust''' || 60\n|}\n"
    ),
    ("Jira", "||Word||Count||\n|swift|120|\n|kotlin|80|\n|rust|60|\n"),
    (
      "LaTeX",
      "\\begin{tabular}{lr}\nWord & Count \\\\\n\\hline\nswift & 120 \\\\\n\\textbf{kotlin} & 80 \\\\\nrust & 60 \\\\\n\\end{tabular}\n"
    ),
  ]

  @Test(arguments: values)
  func `Values that programs print are a table`(_ program: String, _ text: String) throws {
    #expect(try TakenTable(text, .text).words == Self.languages, "\(program)")
  }

  @Test func `YAML is a table by the name of its file`() throws {
    for text in [
      "languages:\n  swift: {count: 120}\n  kotlin: {count: 80}\n  rust: {count: 60}\n",
      "swift: {count: 120}\nkotlin: {count: 80}\nrust: {count: 60}\n",
    ] {
      let read = try DataReader(.text).table(from: SceneText(name: "words.yaml", text: text))
      let table = try read.weighed(by: ColumnRoles(of: read))
      #expect(
        table.records.map { table.decided.roles.name(of: $0) } == ["swift", "kotlin", "rust"])
    }
  }

  @Test func `Records by keys within a mapping are a list`() throws {
    let table = try TakenTable(
      #"{"words": {"-Na": {"word": "swift", "count": 120}, "-Nb": {"word": "rust", "count": 60}}}"#,
      .json)
    #expect(table.words == ["swift 120", "rust 60"])
  }

  // MARK: - Columns

  static let columns: [(String, [String])] = [
    ("101\tder\t12000\n102\tHaus\t900\n103\tBaum\t450\n", ["der 12000", "Haus 900", "Baum 450"]),
    (
      "Keyword;Position;Previous position;Search Volume\nred;4;5;12000\nblue;1;1;3000\n",
      ["red 12000", "blue 3000"]
    ),
    ("Parola;Lunghezza;Presenze\ncasa;4;120\ngatto;5;80\n", ["casa 120", "gatto 80"]),
    ("doc,term,tf\n1,water,0.1\n1,river,0.2\n", ["water 0.1", "river 0.2"]),
    ("year,films\n1999,12\n2000,30\n2001,7\n", ["1999 12", "2000 30", "2001 7"]),
    ("river,length\nNile,6650\nRhine,1230\n", ["Nile 6650", "Rhine 1230"]),
    ("word^count\nswift^120\nrust^60\n", ["swift 120", "rust 60"]),
  ]

  @Test(arguments: columns)
  func `Weights are in the column that says something`(_ text: String, _ words: [String]) throws {
    let format: DataFormat = text.contains("\t") ? .text : .csv
    #expect(try TakenTable(text, format).words == words)
  }

  @Test func `Marks of footnotes and names over two columns are read in HTML`() throws {
    let table = try TakenTable(
      "<table><tr><th>City<th colspan=\"2\">People<tr><td>Tokyo<td>37,400,068<sup>[1]</sup><td>5<tr><td>Delhi<td>28,514,000<td>3</table>",
      .text)
    #expect(table.words == ["Tokyo 37400068", "Delhi 28514000"])
  }

  @Test func `Records within data are the records of a list`() throws {
    let table = try TakenTable(
      #"{"data": {"children": [{"kind": "t3", "data": {"title": "River", "score": 120}}, {"kind": "t3", "data": {"title": "Bridge", "score": 60}}]}}"#,
      .json)
    #expect(table.words == ["River 120", "Bridge 60"])
    #expect(throws: (any Error).self) {
      try TakenTable(#"{"swift": [120, 3], "rust": [60, 2]}"#, .json)
    }
  }

  @Test func `Words of numbers of other languages multiply`() throws {
    #expect(
      try TakenTable("kraj;ludność\nPolska;38 mln\nChiny;1,4 mld\nMalta;520 tys.\n").words == [
        "Polska 38000000", "Chiny 1400000000", "Malta 520000",
      ])
    #expect(
      try TakenTable("会社,売上\nA社,3億円\nB社,5000万円\nC社,9千円\n").words == [
        "A社 300000000", "B社 50000000", "C社 9000",
      ])
  }

  @Test func `Amounts that cannot be read are a finding`() throws {
    let table = try TakenTable("item,taken\nflour,1½\nsugar,3/4\nsalt,1/4\n")
    #expect(table.words == ["flour", "sugar", "salt"])
    #expect(
      table.findings == [
        "2:7 \"1½\" in \"taken\" cannot be read as a number: the words have no weights"
      ])
    // Dates, versions, codes and telephones are none.
    for cells in [
      ["2026-01-02", "2026-01-03"], ["1.2.3", "1.2.4"], ["101a", "102b"],
      ["555-123-4567", "555-123-4568"],
    ] {
      #expect(
        try TakenTable("name,more\na,\(cells[0])\nb,\(cells[1])\n").findings.isEmpty, "\(cells)")
    }
  }

  // MARK: - Rows

  @Test func `Cells that psql goes on with in the next line are one`() throws {
    let table = try TakenTable(
      "    word     | count \n-------------+-------\n a long     +|   120\n phrase      | \n rust        |    60\n(2 rows)\n",
      .text)
    #expect(table.words == ["a long phrase 120", "rust 60"])
    #expect(table.findings.isEmpty)
  }

  @Test func `Subtotals are left out`() throws {
    let table = try TakenTable(
      "region,amount\nnorth,120\nnorth,80\nnorth Total,200\nsouth,60\nsouth Total,60\nGrand Total,260\n"
    )
    #expect(table.words == ["north 200", "south 60"])
    #expect(table.findings.count == 3)
    #expect(
      try TakenTable("artículo;cantidad\nsilla;120\nmesa;80\nSuma total;200\n").words == [
        "silla 120", "mesa 80",
      ])
  }

  @Test func `A first line that may be a word is a finding`() throws {
    let table = try TakenTable("swift\nkotlin\nrust\n")
    #expect(
      table.findings == [
        "1:1 \"swift\" is read as the name of the column: if it is a word, add a name above it, such as \"word\""
      ])
    #expect(try TakenTable("word\nkotlin\nrust\n").findings.isEmpty)
    #expect(try TakenTable("word,swift,kotlin,rust\ncount,120,80,60\n").findings.count == 1)
  }

  @Test func `The title of a page is no part of its table`() throws {
    let page =
      "<html><head><title>Report</title></head><body><table><tr><th>Word<th>Count<tr><td>swift<td>120<tr><td>rust<td>60</table></body></html>"
    #expect(try TakenTable(page, .text).words == ["swift 120", "rust 60"])
  }

  @Test
  func `Of two tables of HTML the one with more rows is read, and the other one is a finding`()
    throws
  {
    let text =
      "<table><tr><th>word<th>votes<tr><td>tea<td>3</table>\n"
      + "<table><tr><th>drink<th>cups<tr><td>milk<td>5<tr><td>juice<td>2</table>\n"
    let table = try TakenTable(text, .text)
    #expect(table.words == ["milk 5", "juice 2"])
    #expect(
      table.said?.hasPrefix("read as a table of HTML, the one in line 2 of 2, words from") == true)
    #expect(
      table.findings == [
        "1:1 a table of HTML with 1 row is left out: the one in line 2 has 2"
      ])
  }

  @Test func `Tables of HTML with the same columns are one`() throws {
    let head = "<table><tr><th>word<th>votes<tr>"
    let text = "\(head)<td>tea<td>3</table>\n\(head)<td>milk<td>5</table>\n"
    let table = try TakenTable(text, .text)
    #expect(table.words == ["tea 3", "milk 5"])
    #expect(table.said?.hasPrefix("read as 2 tables of HTML with the same columns") == true)
    #expect(table.findings.isEmpty)
    let nested = "<table><tr><td>\(head)<td>tea<td>3</table></table>"
    #expect(try TakenTable(nested, .text).said?.contains("2 tables") != true)
  }

  /// The syntax of TOML v1.0.0.
  @Test func `An array of tables in TOML is a table`() throws {
    let text = """
      # drinks
      [[words]]
      name = "green \\"tea\\"" # a cup
      weight = 1_200

      [[words]]
      name = 'milk'
      weight = 3
      """
    let table = try TakenTable(text, .text)
    #expect(table.words == ["green \"tea\" 1200", "milk 3"])
    #expect(table.said == "read as the tables [[words]] of TOML")
    #expect(table.findings.isEmpty)
    let other = try TakenTable("title = \"x\"\n\(text)\n[[others]]\na = 1\n", .text)
    #expect(other.words.count == 2)
    #expect(
      other.findings
        == [1, 10].map {
          "\($0):1 this is in no table [[words]], which are read: it is left out"
        })
    let tagged = try TakenTable("\(text)\ntags = [\"hot\", \"cold\"]\n", .text)
    #expect(tagged.words == table.words)
    #expect(try TakenTable("[[link]] tea\nmilk 3\n", .text).words.count == 2)
  }

  @Test func `Marks of Markdown do not reach the labels of a list`() throws {
    let list = "- **tea**: 12\n- *milk*: 3\n- [juice](https://a.org/x): 5\n- `ink`: 2\n"
    let table = try TakenTable(list, .text)
    #expect(table.words == ["tea 12", "milk 3", "juice 5", "ink 2"])
    #expect(table.said?.contains("marks of Markdown around texts left out") == true)
    #expect(
      try TakenTable("*tea\n2*3*4\n[x]\n** **\n", .text).words == ["*tea", "2*3*4", "[x]", "** **"])
    #expect(try TakenTable("**tea**\nmilk\n", .text).words == ["tea", "milk"])
  }

  @Test func `Pages of many tables and TOML of many columns cost no more than their bytes`() throws
  {
    let table = "<table><tr><th>word<th>votes<tr><td>tea<td>3</table>\n"
    #expect(try TakenTable(String(repeating: table, count: 1000), .text).words == ["tea 3000"])
    #expect(
      try TakenTable(String(repeating: table, count: 1001), .text).said?.contains("1001") != true)
    let columns = (1...999).map { "c\($0) = \($0)\n" }.joined()
    let rows = String(repeating: "[[a]]\n", count: 100_000)
    #expect(try TakenTable("[[a]]\nname = \"x\"\n\(columns)\(rows)", .text).words.count > 1)
  }
}
