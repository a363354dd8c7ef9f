import PlatenBase
import Testing

@testable import PlatenScenes

/// What stands around the words and numbers of tables: each expected list is what a reader of the table
/// would write down.
@Suite("Edges of tables")
struct TableEdgeTests {
  private func taken(_ text: String, _ format: DataFormat = .csv) throws -> TakenTable {
    try TakenTable(text, format)
  }

  // MARK: - Separators

  @Test(arguments: [
    "word   ,n   \ntea    ,5   \nmilk   ,120 \n", "word,   n\ntea,    5\nmilk,   120\n",
    "\"word\", \"n\"\n\"tea\", \"5\"\n\"milk\", \"120\"\n",
    "\"word\" ,\"n\"\n\"tea\"  ,\"5\"\n\"milk\" ,\"120\"\n",
    "word,n\n=\"tea\",=\"5\"\n=\"milk\",=\"120\"\n", "word,n\ntea,5,\nmilk,120,\n",
    "word,n,\ntea,5\nmilk,120\n",
  ])
  func `Spaces, formulas and separators around cells are no part of them`(text: String) throws {
    let table = try taken(text)
    #expect(table.words == ["tea 5", "milk 120"])
    #expect(table.findings.isEmpty)
  }

  @Test func `A separator between quotation marks behind a space is a character`() throws {
    #expect(
      try taken("\"id\", \"word\", \"n\"\n\"1\", \"tea, black\", \"5\"\n\"2\", \"milk\", \"3\"\n")
        .words == ["tea, black 5", "milk 3"])
  }

  @Test func `Last cells that many rows leave away are empty, which is told`() throws {
    let table = try taken("word,n,from,to\ntea,5,x\nmilk,3\njuice,2,x,y\n")
    #expect(table.words == ["tea 5", "milk 3", "juice 2"])
    #expect(
      table.findings == [
        "2:1 found 3 fields, expected 4 fields as in the first line: the last fields of 2 rows"
          + " count as empty"
      ])
  }

  // MARK: - Lines that are no rows

  @Test(arguments: [
    "Country,2023\nFrance,120\nSpain,80\n", "Land;2023\nFrance;120\nSpain;80\n",
    "\"Country\",\"2023\"\n\"France\",\"120\"\n\"Spain\",\"80\"\n",
  ])
  func `A year above smaller numbers is the name of a column, which is told`(text: String) throws {
    for format in [DataFormat.csv, .text] {
      let table = try taken(text, format)
      #expect(table.words == ["France 120", "Spain 80"])
      #expect(
        table.findings.count == 1 && table.findings[0].hasPrefix("1:1 2023 is read as the name"))
    }
    // Beside numbers of that size it is one of them.
    #expect(try taken("the,2012\nand,1500\nof,900\n").words == ["the 2012", "and 1500", "of 900"])
    // Eurostat writes a space behind its years, and a colon for nothing.
    #expect(
      try taken("geo\\time\t2022 \t2023 \nAT\t110 \t120 b\nDE\t70 \t: \n", .tsv).words == [
        "AT 110", "DE 70",
      ])
  }

  @Test func `Sums and means in the first and the last rows are left out and told`() throws {
    let first = try taken("Video title,Views\nTotal,2100\nHow to print,1500\nBasics,600\n")
    #expect(first.words == ["How to print 1500", "Basics 600"])
    #expect(first.findings == ["2:1 \"Total\" has the sum of the other rows: it is left out"])
    let last = try taken("word,n\ntea,30\nmilk,20\nTotal,50\nAverage,25\n")
    #expect(last.words == ["tea 30", "milk 20"])
    #expect(last.findings.count == 2)
    #expect(try taken("word,n\nTotal,9\ntea,30\nmilk,20\n").words.first == "Total 9")
  }

  @Test func `Pairs above a blank line and lines below the rows are no rows`() throws {
    let pairs = try taken(
      "\"Source\",\"Indicators\",\n\n\"Updated\",\"2024-10-24\",\n\n\"Country\",\"Code\",\"2022\",\"2023\",\n\"Aruba\",\"ABW\",\"106445\",\"106277\",\n\"France\",\"FRA\",\"67935660\",\"68170228\",\n"
    )
    #expect(pairs.words == ["Aruba 106445", "France 67935660"])
    #expect(pairs.findings.map { $0.prefix(2) } == ["1:", "3:"])
    let counted = try taken("word|votes\ntea|30\nmilk|20\n(2 rows)\n", .text)
    #expect(counted.words == ["tea 30", "milk 20"] && counted.findings.isEmpty)
    let noted = try taken("word\tn\ntea\t30\nmilk\t20\n\n(2 rows affected)\n\nDone: now\n", .text)
    #expect(noted.words == ["tea 30", "milk 20"])
    #expect(noted.findings == ["7:1 \"Done: now\" is a note below the rows: it is left out"])
    let list = try taken("tea\t30\nmilk\t20\njuice\t9\nSource: me\n", .text)
    #expect(list.findings == ["4:1 the weight of \"Source: me\" is empty and counts as 1"])
  }

  @Test func `The only row with numbers alone is told`() throws {
    #expect(try taken("tea,milk,juice\n30,20,5\n").findings.count == 1)
    #expect(try taken(",tea,milk,juice\ncount,30,20,5\n").findings.count == 1)
    #expect(try taken("word,n,m\ntea,30,5\n").findings.isEmpty)
  }

  // MARK: - Columns

  @Test func `Columns of kinds and stamps have neither words nor weights`() throws {
    // What Slack and Discord export.
    #expect(
      try taken(
        "[{\"type\":\"message\",\"user\":\"U1\",\"text\":\"tea\",\"ts\":\"1700000000.0001\"},{\"type\":\"message\",\"user\":\"U2\",\"text\":\"milk\",\"ts\":\"1700000001.0001\"}]",
        .json
      ).words == ["tea", "milk"])
    #expect(
      try taken(
        "[{\"id\":\"1\",\"type\":\"Default\",\"timestamp\":\"2024-01-01T10:00:00\",\"isPinned\":false,\"content\":\"tea\"},{\"id\":\"2\",\"type\":\"Reply\",\"timestamp\":\"2024-01-01T10:01:00\",\"isPinned\":true,\"content\":\"milk\"}]",
        .json
      ).words == ["tea", "milk"])
    #expect(
      try taken("Requêtes,Clics,Impressions\nencre,80,2000\npresse,120,4000\n").words == [
        "encre 80", "presse 120",
      ])
  }

  // MARK: - Amounts

  @Test(
    arguments: [
      ("30 [1]", "20", "\"30 [1]\" as 30"), ("30*", "20†", "\"30*\" as 30"),
      ("30a", "20", "\"30a\" as 30"), ("30 r", "20", "\"30 r\" as 30"),
      ("30+", "20+", "\"30+\" as 30"),
      ("0.3k€", "20 €", nil), ("$30 USD", "$20 USD", "in $"),
      ("30\u{2009}€", "20\u{2009}€", "in €"),
    ] as [(String, String, String?)])
  func `Marks behind numbers are passed over and told`(
    one: String, other: String, note: String?
  ) throws {
    let table = try taken("word,n\ntea,\(one)\nmilk,\(other)\n")
    #expect(table.words == [one.hasPrefix("0.3") ? "tea 300" : "tea 30", "milk 20"])
    #expect(table.findings.isEmpty)
    if let note { #expect(table.said?.contains(note) == true, "\(table.said ?? "")") }
  }

  // MARK: - Lists

  @Test(arguments: [
    "tea; 30\nmilk; 20\n", "tea / 30\nmilk / 20\n", "tea\u{A0}30\nmilk\u{A0}20\n",
    "tea\u{3000}30\nmilk\u{3000}20\n",
  ])
  func `Other signs stand before weights`(text: String) throws {
    #expect(try taken(text, .text).words == ["tea 30", "milk 20"])
  }

  @Test func `Spaces part thousands where a line has two groups of them`() throws {
    let table = try taken("tea 1 200 000\nmilk 12 345\n", .text)
    #expect(table.words == ["tea 1200000", "milk 12345"])
    #expect(table.said?.contains("\"1 200 000\" as 1200000") == true)
    #expect(
      try taken("Route 66 120\nRoute 50 80\n", .text).words == ["Route 66 120", "Route 50 80"])
  }

  @Test(arguments: [
    "Windows 11 300\nmacOS 14 200\nLinux 120\n", "Boeing 737 120\nAirbus 320 110\nFokker 50 100\n",
  ])
  func `Other spaces between digits part texts from weights, which is told`(text: String) throws {
    let table = try taken(text, .text)
    #expect(table.words == text.split(separator: "\n").map(String.init))
    #expect(table.findings.count == 1 && table.findings[0].contains(", but may be "))
  }

  @Test(arguments: [
    (
      "country,0-17,18-64,65+\nFrance,14,37,14\nItaly,9,36,15\n", DataFormat.csv,
      ["France 14", "Italy 9"]
    ),
    ("city,18+\nParis,20\nRome,30\n", .csv, ["Paris 20", "Rome 30"]),
    ("city,18+\nParis,20\nRome,30\n", .text, ["Paris 20", "Rome 30"]),
    ("Netflix 18+\nDisney 6+\nHulu 16+\n", .text, ["Netflix 18+", "Disney 6+", "Hulu 16+"]),
  ])
  func `Numbers with marks are names of columns and parts of texts`(
    text: String, format: DataFormat, words: [String]
  ) throws {
    #expect(try taken(text, format).words == words)
  }

  @Test(arguments: [
    ("Swift 2000\nRust 900\nGo 500\n", DataFormat.text), ("Swift,2000\nRust,900\nGo,500\n", .csv),
    ("Swift: 2000\nRust: 1950\nGo: 1930\n", .text), ("Swift\t2000\nRust\t900\nGo\t500\n", .text),
  ])
  func `A number that may be a year is a weight beside a word`(
    text: String, format: DataFormat
  ) throws {
    let table = try taken(text, format)
    #expect(table.words.first == "Swift 2000" && table.words.count == 3)
    #expect(table.findings.isEmpty)
  }

  @Test func `Words that only begin as sums do are words`() throws {
    #expect(
      try taken("game,sales\nTotal War,900\nHalo,300\nDoom,200\n").words == [
        "Total War 900", "Halo 300", "Doom 200",
      ])
    #expect(
      try taken("TV 50\nRadio 40\nSocial Media 45\n", .text).words == [
        "TV 50", "Radio 40", "Social Media 45",
      ])
    #expect(try taken("TV 50\nRadio 40\nMedia 45\n", .text).words.last == "Media 45")
    var counter = WordCounter()
    counter.languages = [.english]
    let counted = try counter.table(of: "The average of the river and the hill.")
    let weighed = try counted.weighed(by: ColumnRoles(of: counted))
    #expect(weighed.records.contains { $0.values[0].text == "average" })
    // More than the sum is none.
    #expect(try taken("game,sales\nTotal,900\nHalo,300\nDoom,200\n").words.first == "Total 900")
  }

  @Test func `A row that lacks its last cells is kept, which is told`() throws {
    let table = try taken("word,n,from\ntea,5,x\nmilk,3\njuice,2,y\nink,1,z\n")
    #expect(table.words == ["tea 5", "milk 3", "juice 2", "ink 1"])
    #expect(
      table.findings == [
        "3:1 found 2 fields, expected 3 fields as in the first line: the last fields count as empty"
      ])
  }

  @Test func `Names above the first of two rules are names`() throws {
    let rule = String(repeating: "-", count: 24)
    let table = try taken(
      "Shop of tea\nProduct            Units\n\(rule)\nTea                    5\nMilk                   4\n\(rule)\n",
      .text)
    #expect(table.words == ["Tea 5", "Milk 4"])
    #expect(
      table.findings == ["1:1 \"Shop of tea\" is a title above the columns: it is left out"])
  }

  @Test func `Years in brackets belong to the texts`() throws {
    let table = try taken("Alien (1979)\nHeat (1995)\nDune (2021)\n", .text)
    #expect(table.words == ["Alien (1979)", "Heat (1995)", "Dune (2021)"])
    #expect(table.said?.hasPrefix("the numbers in lines such as \"Alien (1979)\" belong") == true)
  }

  @Test func `Dots of lists stand before texts without a space`() throws {
    #expect(try taken("・印刷\n・紙\n", .text).words == ["印刷", "紙"])
  }
}
