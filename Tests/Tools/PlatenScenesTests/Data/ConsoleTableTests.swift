import PlatenBase
import Testing

@testable import PlatenScenes

/// Tables that programs print or answer: each expected list is what a reader of the table would write down.
@Suite("Tables of consoles and services")
struct ConsoleTableTests {
  static let printed: [(String, String)] = [
    (
      "Stata, list",
      ". list word n\n\n     +------------+\n     |    word  n |\n     |------------|\n  1. | red hat  3 |\n  2. |    blue  2 |\n     +------------+\n"
    ),
    ("R, a data.table", "      word n\n1: red hat 3\n2:    blue 2\n"),
    (
      "JavaScript, console.table",
      "┌─────────┬───────────┬───┐\n│ (index) │   word    │ n │\n├─────────┼───────────┼───┤\n│    0    │ 'red hat' │ 3 │\n│    1    │  'blue'   │ 2 │\n└─────────┴───────────┴───┘\n"
    ),
    (
      "Julia",
      "2×2 DataFrame\n Row │ word     n     \n     │ String   Int64 \n─────┼────────────────\n   1 │ red hat      3\n   2 │ blue         2\n"
    ),
    ("InfluxDB", "name: words\ntime word    n\n---- ----    -\n0    red hat 3\n1    blue    2\n"),
    (
      "cloc",
      "-------------------------------------------------\nLanguage            files          blank\n-------------------------------------------------\nred hat                 3            120\nblue                    2             10\n-------------------------------------------------\nSUM:                    5            130\n-------------------------------------------------\n"
    ),
    (
      "HTML with a cell over two rows and footnotes",
      "<table><tr><th>group</th><th>word</th><th>n<sup>[1]</sup></th></tr><tr><td rowspan=\"2\">a</td><td>red hat<sup>[a]</sup></td><td>3</td></tr><tr><td>blue</td><td>2<sup>*</sup></td></tr></table>"
    ),
    (
      "Markdown with line breaks", "| word | n |\n|---|--:|\n| red<br>hat | 3 |\n| [[blue]] | 2 |\n"
    ),
  ]

  @Test(arguments: printed)
  func `What programs print is a table`(program: String, text: String) throws {
    #expect(try TakenTable(text, .text).words == ["red hat 3", "blue 2"], "\(program)")
  }

  @Test func `Names that begin above their columns shift none`() throws {
    let table = try TakenTable(
      "USER       PID %CPU %MEM    VSZ   RSS TTY      STAT START   TIME COMMAND\nroot         1  0.0  0.1 168000 11000 ?        Ss   Jan01   0:10 /sbin/init\nada        200  5.0  1.1 368000 91000 ?        S    Jan01   1:10 swift\n",
      .text)
    #expect(!table.words.contains("root 1"))
  }

  /// GitHub's GraphQL, Wikimedia's page views, Chart.js, Plotly, ECharts, pandas' `orient="table"`, Notion.
  @Test(arguments: [
    "{\"data\":{\"languages\":{\"edges\":[{\"size\":3,\"node\":{\"name\":\"red\"}},{\"size\":2,\"node\":{\"name\":\"blue\"}}]}}}",
    "{\"items\":[{\"project\":\"en\",\"articles\":[{\"article\":\"red\",\"views\":3,\"rank\":1},{\"article\":\"blue\",\"views\":2,\"rank\":2}]}]}",
    "{\"labels\":[\"red\",\"blue\"],\"datasets\":[{\"label\":\"votes\",\"data\":[3,2]}]}",
    "{\"data\":[{\"x\":[\"red\",\"blue\"],\"y\":[3,2],\"type\":\"bar\"}]}",
    "{\"series\":[{\"type\":\"pie\",\"data\":[{\"value\":3,\"name\":\"red\"},{\"value\":2,\"name\":\"blue\"}]}]}",
    "{\"schema\":{\"fields\":[{\"name\":\"index\",\"type\":\"integer\"},{\"name\":\"word\",\"type\":\"string\"}]},\"data\":[{\"index\":0,\"word\":\"red\",\"n\":3},{\"index\":1,\"word\":\"blue\",\"n\":2}]}",
    "{\"results\":[{\"properties\":{\"Name\":{\"id\":\"title\",\"type\":\"title\",\"title\":[{\"plain_text\":\"r\"},{\"plain_text\":\"ed\"}]},\"Votes\":{\"id\":\"a\",\"type\":\"number\",\"number\":3}}},{\"properties\":{\"Name\":{\"id\":\"title\",\"type\":\"title\",\"title\":[{\"plain_text\":\"blue\"}]},\"Votes\":{\"id\":\"a\",\"type\":\"number\",\"number\":2}}}]}",
    "{\"word\":\"red\",\"n\":3}\n{\"word\":\"blue\",\"n\":2}\n",
  ])
  func `What services answer is a table`(text: String) throws {
    #expect(try TakenTable(text, .json).words == ["red 3", "blue 2"])
  }

  @Test func `Of several lists the error tells the paths`() throws {
    let error = #expect(throws: SceneFileError.self) {
      try TakenTable("{\"cards\":[{\"name\":\"a\"}],\"lists\":[{\"name\":\"b\"}]}", .json)
    }
    #expect(
      error?.errors.first?.unexpected.expected.hasSuffix(
        "; in a scene, path chooses one of the lists: cards, lists") == true)
  }

  @Test func `Rows of a tibble that were not printed are a finding`() throws {
    let table = try TakenTable(
      "# A tibble: 120 × 2\n   word      n\n   <chr> <int>\n 1 red     300\n 2 blue    200\n# ℹ 118 more rows\n",
      .text)
    #expect(table.words == ["red 300", "blue 200"])
    #expect(table.findings == ["6:1 118 more rows were not printed"])
  }
}
