import Foundation
import PlatenBase
import Testing

@testable import PlatenScenes

/// Tables as programs write them: each expected list is what a reader of the table would write down.
@Suite("Shapes of tables")
struct TableShapeTests {
  private func taken(_ text: String, _ format: DataFormat = .csv, locale: String? = nil) throws
    -> TakenTable
  {
    try TakenTable(text, format, locale: locale)
  }

  // MARK: - Decimal signs

  @Test func `Decimal commas of other columns say what a point is`() throws {
    let table = try taken("Wort,Anzahl,Anteil\nrot,1.200,\"3,5 %\"\nblau,2.900,\"2,5 %\"\n")
    #expect(table.words == ["rot 1200", "blau 2900"])
    #expect(table.said?.contains("\"1.200\" as 1200") == true)
    #expect(table.findings.isEmpty)
    #expect(
      try taken("Wort;Anzahl;Anteil\nrot;1.200;3,5 %\nblau;900;2,5 %\n").words == [
        "rot 1200", "blau 900",
      ])
    #expect(try taken("Wort,n,m\nrot,1.200,0.5\nblau,2.900,1.5\n").findings.isEmpty)
  }

  @Test func `What may be thousands or a fraction is a finding`() throws {
    let table = try taken("word,n\na,1.200\nb,900\n")
    #expect(table.words == ["a 1.2", "b 900"])
    #expect(
      table.findings == [
        "2:3 \"1.200\" is read as 1.2, but may be 1200: set the locale to choose, en or de"
      ])
    #expect(try taken("word,n\na,1.200\nb,900\n", locale: "en").findings.isEmpty)
    #expect(try taken("word,n\na,1.200\nb,900\n", locale: "de").words == ["a 1200", "b 900"])
    #expect(try taken("word;n\na;1,200\nb;900\n").findings.count == 1)
    #expect(try taken("[{\"word\": \"a\", \"n\": 1.200}]", .json).findings.isEmpty)
  }

  // MARK: - Columns of spaces

  static let printed: [(String, String)] = [
    (
      "sqlite3",
      "word        n         \n----------  ----------\nred hat     3         \nblue        2         \n"
    ),
    (
      "sqlplus",
      "\nWORD            N\n---------- ------\nred hat         3\nblue            2\n\n2 rows selected.\n"
    ),
    (
      "sqlcmd",
      "word       n          \n---------- -----------\nred hat              3\nblue                 2\n\n(2 rows affected)\n"
    ),
    ("pandas, a series", "red hat    3\nblue       2\nName: n, dtype: int64\n"),
    ("pandas, counted", "word\nred hat    3\nblue       2\nName: count, dtype: int64\n"),
    ("pandas, a frame", "      word  count\n0  red hat      3\n1     blue      2\n"),
    ("pandas, with an index", "         count\nword          \nred hat      3\nblue         2\n"),
    ("R, a frame", "     word n\n1 red hat 3\n2    blue 2\n"),
    (
      "R, a tibble",
      "# A tibble: 2 × 2\n  word        n\n  <chr>   <dbl>\n1 red hat     3\n2 blue        2\n"
    ),
    ("R, a table", "\nred hat    blue \n      3       2 \n"),
    ("R, a table with a name", "word\nred hat    blue \n      3       2 \n"),
    ("column -t", "word     n\nred hat  3\nblue     2\n"),
    ("R, written", "\"word\" \"n\"\n\"1\" \"red hat\" 3\n\"2\" \"blue\" 2\n"),
    ("a database", "\"red hat\";\"3\"\n\"blue\";\"2\"\n"),
    (
      "polars",
      "shape: (2, 2)\n┌─────────┬─────┐\n│ word    ┆ n   │\n│ ---     ┆ --- │\n│ str     ┆ i64 │\n╞═════════╪═════╡\n│ red hat ┆ 3   │\n│ blue    ┆ 2   │\n└─────────┴─────┘\n"
    ),
    (
      "DuckDB",
      "┌─────────┬───────┐\n│  word   │   n   │\n│ varchar │ int64 │\n├─────────┼───────┤\n│ red hat │     3 │\n│ blue    │     2 │\n└─────────┴───────┘\n"
    ),
    ("ClickHouse", "┌─word────┬─n─┐\n│ red hat │ 3 │\n│ blue    │ 2 │\n└─────────┴───┘\n"),
    (
      "ClickHouse with numbers",
      "   ┌─word────┬─n─┐\n1. │ red hat │ 3 │\n2. │ blue    │ 2 │\n   └─────────┴───┘\n"
    ),
    (
      "Markdown with marks",
      "| word | n |\n|:--|--:|\n| **red hat** | 3 |\n| [`blue`](https://x.org) | 2 |\n"
    ),
    (
      "HTML",
      "<table>\n<tr><th>word</th><th>n</th></tr>\n<tr><td>red\n <b>hat</b></td><td>3</td></tr>\n<tr><td>blue</td><td>2</td></tr>\n</table>\n"
    ),
    ("HTML without names", "<TABLE><TR><TD>red hat<TD>3<TR><TD>blue<TD>2</TABLE>"),
    ("R, written with tabs", "\"word\"\t\"n\"\n\"red hat\"\t3\n\"blue\"\t2\n"),
    ("Markdown without edges", "word | n\n--- | ---\nred hat | 3\nblue | 2\n"),
    (
      "mysql, vertical",
      "*************************** 1. row ***************************\nword: red hat\n   n: 3\n*************************** 2. row ***************************\nword: blue\n   n: 2\n2 rows in set (0.00 sec)\n"
    ),
    (
      "psql, expanded",
      "-[ RECORD 1 ]-\nword | red hat\nn    | 3\n-[ RECORD 2 ]-\nword | blue\nn    | 2\n\n"
    ),
    (
      "ClickHouse, vertical",
      "Row 1:\n──────\nword: red hat\nn:    3\n\nRow 2:\n──────\nword: blue\nn:    2\n\n2 rows in set. Elapsed: 0.002 sec.\n"
    ),
    ("sqlite3, lines", " word = red hat\n    n = 3\n\n word = blue\n    n = 2\n"),
    ("PowerShell, a list", "\n\nWord : red hat\nN    : 3\n\nWord : blue\nN    : 2\n\n\n"),
    (
      "LibreOffice",
      "<!DOCTYPE html>\n<html><head><title></title><style>td { color: red }</style></head>\n<body><table border=\"0\">\n<tr><td>word</td><td>n</td></tr>\n<tr><td>red hat</td><td sdval=\"3\">3</td></tr>\n<tr><td>blue</td><td>2</td></tr>\n</table>\n<!-- *** -->\n</body></html>\n"
    ),
    (
      "sqlite3, CSV through a pipe",
      "id,word,n\nx4,\"red hat\",3\nx2,blue,2\n"
    ),
    ("jq", "\"red hat\"\t3\n\"blue\"\t2\n"),
    (
      "Stata",
      "       word |      Freq.     Percent\n------------+----------------------\n    red hat |          3       60.00\n       blue |          2       40.00\n------------+----------------------\n      Total |          5      100.00\n"
    ),
  ]

  @Test(arguments: printed)
  func `What programs print in columns is a table`(program: String, text: String) throws {
    let table = try taken(text, .text)
    #expect(table.words == ["red hat 3", "blue 2"], "\(program)")
    // The total of Stata is told.
    #expect(table.findings.count == (program == "Stata" ? 1 : 0), "\(program)")
  }

  @Test func `A cell of several lines stays one where each cell has a line`() throws {
    let psql = try taken(
      "-[ RECORD 1 ]---\nword | red  +\n     | hat\nn    | 3\n-[ RECORD 2 ]---\nword | blue\nn    | 2\n",
      .text)
    #expect(psql.words == ["red\nhat 3", "blue 2"])
    let mysql = try taken(
      "*** 1. row ***\nword: red\nsay: hat\n   n: x\n*** 2. row ***\nword: blue\n   n: 2\n*** 3. row ***\nword: teal\n   n: 4\n",
      .text)
    #expect(mysql.words == ["blue 2", "teal 4"])
    #expect(
      mysql.findings == [
        "4:7 found \"x\" among the numbers of \"n\": \"red\nsay: hat\" is left out"
      ])
    #expect(mysql.said?.hasPrefix("read as records with a line for each cell") == true)
  }

  @Test func `Words with their weights in groups are no records`() throws {
    #expect(
      try taken("tea: 3\nmilk: 2\n\ntea: 5\nmilk: 1\n", .text).words == ["tea 8", "milk 3"])
  }

  @Test func `A cell in quotation marks between tabs may have line ends`() throws {
    let table = try taken("Word\tCount\r\nteal\t120\r\n\"red\nhat\"\t80\r\n", .text)
    #expect(table.words == ["teal 120", "red\nhat 80"])
  }

  @Test func `A wide table of R goes on below`() throws {
    let text = "\nred hat    teal \n      3       4 \n   blue \n      2 \n"
    #expect(try taken(text, .text).words == ["red hat 3", "teal 4", "blue 2"])
  }

  @Test func `Rows that pandas did not print are told`() throws {
    let table = try taken(
      "     word   n\n0     red   3\n1    blue   2\n..    ...  ..\n98   teal   1\n\n[99 rows x 2 columns]\n",
      .text)
    #expect(table.words == ["red 3", "blue 2", "teal 1"])
    #expect(table.findings == ["4:1 dots stand for rows that were not printed"])
    #expect(table.said?.hasPrefix("read as columns with spaces between them") == true)
  }

  @Test func `Labels with two spaces in them are no table`() throws {
    let text = "red  hat\nblue  cap\ngreen  tie\n"
    #expect(try taken(text, .text).words == ["red  hat", "blue  cap", "green  tie"])
  }

  // MARK: - Values of programs

  @Test(arguments: [
    "[[\"red\", 3], [\"blue\", 2]]", "{\"red\": 3, \"blue\": 2}",
    "[\"red\",3]\n[\"blue\",2]\n", "{\"word\":\"red\",\"n\":3}\n{\"word\":\"blue\",\"n\":2}\n",
    "Counter({'red': 3, 'blue': 2})\n", "{'red': 3, 'blue': 2}\n", "[('red', 3), ('blue', 2)]\n",
    "dict_items([('red', 3), ('blue', 2)])", "OrderedDict([('red', 3), ('blue', 2)])",
    "defaultdict(<class 'int'>, {'red': 3, 'blue': 2})",
    "{'red': np.int64(3), 'blue': np.int64(2)}", "- word: red\n  n: 3\n- word: blue\n  n: 2\n",
    "{\"red\": 3}\n{\"blue\": 2}\n", "{\"word\": [\"red\", \"blue\"], \"n\": [3, 2]}",
    "{\"word\": {\"0\": \"red\", \"1\": \"blue\"}, \"n\": {\"0\": 3, \"1\": 2}}",
    "{\"columns\": [\"word\", \"n\"], \"index\": [0, 1], \"data\": [[\"red\", 3], [\"blue\", 2]]}",
    "{\"red\": {\"n\": 3}, \"blue\": {\"n\": 2}}",
    "{\"took\": 3, \"a\": {\"b\": [{\"key\": \"red\", \"doc_count\": 3}, {\"key\": \"blue\", \"doc_count\": 2}]}}",
  ])
  func `Values of JSON and Python are read as such in a text`(text: String) throws {
    let table = try taken(text, .text)
    #expect(table.words == ["red 3", "blue 2"])
    #expect(table.said?.hasPrefix("read as ") == true)
  }

  /// MongoDB's Extended JSON v2, DynamoDB's Scan, Solr's facet_fields, JSON:API, Elasticsearch's hits.
  @Test(arguments: [
    "[{\"_id\":{\"$oid\":\"65a0\"},\"word\":\"red\",\"n\":{\"$numberInt\":\"3\"}},{\"word\":\"blue\",\"n\":{\"$numberDecimal\":\"2\"}}]",
    "{\"word\":\"red\",\"n\":{\"$numberLong\":\"3\"}}\n{\"word\":\"blue\",\"n\":{\"$numberDouble\":\"2.0\"}}\n",
    "{\"Items\":[{\"word\":{\"S\":\"red\"},\"n\":{\"N\":\"3\"}},{\"word\":{\"S\":\"blue\"},\"n\":{\"N\":\"2\"}}],\"Count\":2}",
    "{\"facet_counts\":{\"facet_fields\":{\"tag\":[\"red\",3,\"blue\",2]}}}",
    "{\"data\":[{\"type\":\"tag\",\"id\":\"7\",\"attributes\":{\"word\":\"red\",\"n\":3}},{\"type\":\"tag\",\"id\":\"8\",\"attributes\":{\"word\":\"blue\",\"n\":2}}]}",
    "{\"hits\":{\"hits\":[{\"_index\":\"a\",\"_source\":{\"word\":\"red\",\"n\":3}},{\"_index\":\"a\",\"_source\":{\"word\":\"blue\",\"n\":2}}]}}",
  ])
  func `Values within those that name their types or their records are read`(text: String) throws {
    let format: DataFormat = text.contains("\n") ? .jsonLines : .json
    #expect(
      try taken(text, format).words.map { $0.replacing(".0", with: "") } == ["red 3", "blue 2"])
  }

  @Test func `A date of MongoDB is a date and an ID a text`() throws {
    let text =
      "[{\"_id\":{\"$oid\":\"65a0\"},\"at\":{\"$date\":{\"$numberLong\":\"1700000000000\"}}},{\"_id\":{\"$oid\":\"65a1\"},\"at\":{\"$date\":\"2026-01-02T03:04:05Z\"}}]"
    let table = try DataReader(.json).table(from: SceneText(name: "t", text: text))
    // The first by `date -u -d @1700000000 +%FT%TZ`.
    #expect(
      table.records.map { $0["at"]?.text } == ["2023-11-14T22:13:20Z", "2026-01-02T03:04:05Z"])
    #expect(table.records.map { $0["_id"]?.text } == ["65a0", "65a1"])
  }

  @Test func `The only list within a mapping is taken and told`() throws {
    let said = try taken("{\"a\": {\"b\": [{\"word\": \"red\", \"n\": 3}]}}", .json).said
    #expect(said?.hasPrefix("the list at \"a.b\"") == true)
    #expect(throws: SceneFileError.self) {
      try taken("{\"a\": [{\"word\": \"red\"}], \"b\": [{\"word\": \"blue\"}]}", .json)
    }
  }

  @Test func `Quotation marks between tabs are those of CSV where they need to be`() throws {
    #expect(
      try taken("word\tn\n\"a \"\"b\"\"\"\t3\n\"c\"\t2\n", .tsv).words == ["a \"b\" 3", "c 2"])
    #expect(try taken("word\tn\n\"Heroes\"\t3\nc\t2\n", .tsv).words == ["\"Heroes\" 3", "c 2"])
  }

  @Test func `What programs write for nothing is no word`() throws {
    let table = try taken("word,n\ntea,3\nNULL,7\nmilk,2\n")
    #expect(table.words == ["tea 3", "milk 2"])
    #expect(table.findings == ["3:1 NULL is not a word in \"word\": the row is left out"])
  }

  @Test func `Codes are no words beside texts`() throws {
    #expect(
      try taken("Issue key,Summary,Points\nPL-1,Draw arcs,5\nPL-2,Print,3\n").words == [
        "Draw arcs 5", "Print 3",
      ])
    #expect(try taken("nuclide,Bq\nCs-137,12\nSr-90,3\n").words == ["Cs-137 12", "Sr-90 3"])
  }

  @Test func `A row of another length costs itself`() throws {
    let json = try taken("[[\"swift\",120],\n [\"rust\"],\n [\"go\",3]]", .json)
    #expect(json.words == ["swift 120", "go 3"])
    #expect(
      json.findings == [
        "2:2 found 1 value, expected 2 values as in the first row: the row is left out"
      ])
    let csv = try taken("word,n\na,1\nb,2\nProducts, Inc,3\nc,4\n")
    #expect(csv.words == ["a 1", "b 2", "c 4"])
    #expect(
      csv.findings == [
        "4:1 found 3 fields, expected 2 fields as in the first line: the row is left out"
      ])
  }

  // MARK: - Titles and totals

  @Test(arguments: [
    "Sales of 2025\n\nProduct,Units\nTea,120\nMilk,80\n",
    "Sales of 2025,\n,\nProduct,Units\nTea,120\nMilk,80\n",
    "Sales of 2025\n\nProduct;Units\nTea;120\nMilk;80\n",
  ])
  func `A title above the columns is left out and told`(text: String) throws {
    let table = try taken(text)
    #expect(table.words == ["Tea 120", "Milk 80"])
    #expect(
      table.findings == [
        "1:1 \"Sales of 2025\" is a title above the columns: it is left out"
      ])
  }

  /// As Google Analytics writes them: more of them than there are rows.
  @Test func `Comments above the columns are left out and told`() throws {
    let table = try taken(
      "# ----\n# Pages, by title\n# 2026\n# ----\nPage,Views,Users\nHome,9,4\nPrices,2,1\n")
    #expect(table.words == ["Home 9", "Prices 2"])
    #expect(table.findings.map { $0.prefix(2) } == ["1:", "2:", "3:", "4:"])
    #expect(try taken("#,word,n\n1,tea,3\n2,milk,2\n").words == ["tea 3", "milk 2"])
    #expect(try taken("#tea,3\n#milk,2\n").words == ["#tea 3", "#milk 2"])
  }

  /// Excel's Unicode text has a cell in quotation marks if there is a comma in it.
  @Test func `Cells with commas between tabs are in quotation marks`() throws {
    let text = "Product\tUnits\nBolts\t\"1,204\"\n\"Washers, steel\"\t87\nNuts\t980\n"
    for format in [DataFormat.text, .tsv, .csv] {
      #expect(try taken(text, format).words == ["Bolts 1204", "Washers, steel 87", "Nuts 980"])
    }
    let songs = try taken("Title\tPlays\n\"Heroes\"\t9\nRed, White\t5\n", .tsv)
    #expect(songs.words == ["\"Heroes\" 9", "Red, White 5"])
  }

  @Test func `A total and notes below the rows are left out and told`() throws {
    let table = try taken("Product,Units\nTea,120\nMilk,80\nTotal,200\n\nSource: the shop\n")
    #expect(table.words == ["Tea 120", "Milk 80"])
    #expect(table.findings.count == 2)
    // What is only called so is a word.
    #expect(try taken("name,n\nTea,120\nMilk,80\nTotal,20\n").words.last == "Total 20")
  }

  @Test func `A column called so that it ends in title has words`() throws {
    #expect(
      try taken("Traffic source,Source title,Views\nYT.a,swift,3\nYT.b,red hat,2\n").words == [
        "swift 3", "red hat 2",
      ])
  }

  @Test func `A column of dates has no words`() throws {
    let table = try taken("Start Date,Which?,n\n2025-01-01,tea,3\n2025-01-02,milk,2\n")
    #expect(table.words == ["tea 3", "milk 2"])
  }

  @Test func `A second line of names is left out and told`() throws {
    let table = try taken(
      "Respondent ID,What word?,Likes\n,Open-Ended Response,\n9,tea,3\n8,milk,2\n7,juice,1\n")
    #expect(table.words == ["tea 3", "milk 2", "juice 1"])
    #expect(table.findings.map { $0.prefix(3) } == ["2:1"])
  }

  @Test func `Lines of names of a survey are left out and told`() throws {
    let table = try taken(
      "Recorded,Q1\nDate,\"Which fruit, of all?\"\n\"{\"\"ImportId\"\":\"\"d\"\"}\",\"{\"\"ImportId\"\":\"\"Q1\"\"}\"\n2025-01-01,tea\n2025-01-02,milk\n"
    )
    #expect(table.words == ["tea", "milk"])
    #expect(table.findings.map { $0.prefix(2) } == ["2:", "3:"])
  }

  @Test func `What stands above a blank line is a title`() throws {
    let table = try taken("Export\nQuestion,Which word?\n\nWord,Votes\ntea,9\nmilk,6\n")
    #expect(table.words == ["tea 9", "milk 6"])
    #expect(table.findings.count == 2)
  }

  @Test func `A first line that says a wrong separator is told`() throws {
    let table = try taken("sep=;\nword,n\nred,3\nblue,2\n")
    #expect(table.words == ["red 3", "blue 2"])
    #expect(table.findings.count == 1)
  }

  // MARK: - Amounts

  static let amounts: [([String], [String], String?)] = [
    (
      ["1.5 billion", "300 million"], ["1500000000", "300000000"], "\"1.5 billion\" as 1500000000"
    ),
    (["6650 km", "300 km"], ["6650", "300"], "in km"), (["٣٠", "٤"], ["30", "4"], "\"٣٠\" as 30"),
    (["३०", "४"], ["30", "4"], "\"३०\" as 30"), (["３０", "４"], ["30", "4"], "\"３０\" as 30"),
    (["1.2G", "3T"], ["1200000000", "3000000000000"], "\"1.2G\" as 1200000000"),
    (["(1,234.50)", "12"], ["-1234.5", "12"], nil),
    (["3M", "900k"], ["3000000", "900000"], "\"3M\" as 3000000"),
    (["2h", "12h"], ["2", "12"], "in h"),
    (["12 votes", "1 vote"], ["12", "1"], "in votes"),
    (["1,5 Mio. €", "2 Mio. €"], ["1500000", "2000000"], nil),
  ]

  @Test(arguments: amounts)
  func `Units and digits are read where all cells have them`(
    cells: [String], expected: [String], note: String?
  ) throws {
    let table = try taken("word\tn\na\t\(cells[0])\nb\t\(cells[1])\n", .tsv)
    #expect(table.words == ["a \(expected[0])", "b \(expected[1])"])
    if let note { #expect(table.said?.contains(note) == true, "\(table.said ?? "")") }
  }

  @Test func `Another unit than that of the others is a finding`() throws {
    let table = try taken("river,length\na,6650 km\nb,300 mi\nc,20 km\n")
    #expect(table.words == ["a 6650", "c 20"])
    #expect(table.findings.first?.contains("\"300 mi\"") == true)
  }

  @Test func `Names that begin with numbers are names`() throws {
    #expect(
      try taken("film\n7 Eleven\n12 Monkeys\n3D\n").words == ["7 Eleven", "12 Monkeys", "3D"])
  }

  @Test func `Equal words are told to be added up`() throws {
    #expect(
      try taken("word,n\na,1\nb,2\na,3\n").said
        == "words from \"word\", weights from \"n\", "
        + "1 word occurs more than once: its weights are added")
    #expect(
      try taken("name\na\nb\na\nb\n").said
        == "2 words occur more than once: their counts are their weights")
  }
}
