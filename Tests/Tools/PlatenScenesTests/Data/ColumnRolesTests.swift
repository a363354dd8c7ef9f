import Foundation
import PlatenBase
import Testing

@testable import PlatenScenes

/// What is taken of tables as people have them: each expected list is what a reader of the table would
/// write down.
@Suite("Columns of words and weights")
struct ColumnRolesTests {
  private func taken(
    _ text: String, _ format: DataFormat = .csv, _ choice: ColumnRoles.Choice = .init()
  ) throws -> DataTable {
    let table = try DataReader(format).table(from: SceneText(name: "table", text: text))
    return try table.weighed(by: ColumnRoles(of: table, choice))
  }

  /// The words with their weights, and what is said of them.
  private func words(
    _ text: String, _ format: DataFormat = .csv,
    _ change: (inout ColumnRoles.Choice) -> Void = { _ in }
  ) throws -> (words: [String], said: String?) {
    var choice = ColumnRoles.Choice()
    change(&choice)
    let table = try taken(text, format, choice)
    let roles = table.decided.roles
    return (
      table.records.map { record in
        let weight = roles.weight.flatMap { record[$0]?.number }
        return roles.name(of: record) + (weight.map { " \(DataNumber($0).spelling)" } ?? "")
      }, table.decided.sentence
    )
  }

  @Test(arguments: [
    (
      "count,word\n3,red\n2,blue\n", ["red 3", "blue 2"],
      "words from \"word\", weights from \"count\""
    ),
    // A column that is empty has no words, however it is called.
    (
      "title,answer,n\n,tea,3\n,milk,2\n", ["tea 3", "milk 2"],
      "words from \"answer\", weights from \"n\", 1 of 3 columns not used"
    ),
    (
      ",word,count\n0,red,3\n1,blue,2\n", ["red 3", "blue 2"],
      "words from \"word\", weights from \"count\", 1 of 3 columns not used"
    ),
    (
      "id,word,freq\n1,tea,30\n2,cake,12\n", ["tea 30", "cake 12"],
      "words from \"word\", weights from \"freq\", 1 of 3 columns not used"
    ),
    (
      "word,pos,count\nrun,VERB,30\nhouse,NOUN,20\n", ["run 30", "house 20"],
      "words from \"word\", weights from \"count\", 1 of 3 columns not used"
    ),
    (
      "rank,name,votes\n1,Red,900\n2,Blue,20\n", ["Red 900", "Blue 20"],
      "words from \"name\", weights from \"votes\", 1 of 3 columns not used"
    ),
    (
      "id,text\n1,\"a river\"\n2,\"walks\"\n", ["a river", "walks"],
      "words from \"text\", no weights, 1 of 2 columns not used"
    ),
    (
      "Rang;Stadt;Einwohner\n1;Ulm;120\n2;Jena;110\n", ["Ulm 120", "Jena 110"],
      "words from \"Stadt\", weights from \"Einwohner\", 1 of 3 columns not used"
    ),
    (
      "mot,nombre\npomme,3\nfigue,2\n", ["pomme 3", "figue 2"],
      "words from \"mot\", weights from \"nombre\""
    ),
    (
      "nombre,votos\nAna,3\nLuz,2\n", ["Ana 3", "Luz 2"],
      "words from \"nombre\", weights from \"votos\""
    ),
    (
      "слово\tчастота\nмир\t3\nдом\t2\n", ["мир 3", "дом 2"],
      "words from \"слово\", weights from \"частота\""
    ),
    // Identifiers, numbers of orders and years say nothing of sizes.
    (
      "RespondentID,drink\n98788,tea\n98789,tea\n", ["tea", "tea"],
      "words from \"drink\", no weights, 1 of 2 columns not used"
    ),
    (
      "zip_code,city\n89073,Ulm\n07743,Jena\n", ["Ulm", "Jena"],
      "words from \"city\", no weights, 1 of 2 columns not used"
    ),
    (
      "Order Number,Item,Qty\n7001,tea,3\n7002,cake,2\n", ["tea 3", "cake 2"],
      "words from \"Item\", weights from \"Qty\", 1 of 3 columns not used"
    ),
    (
      "Song,Release Year,Plays\nHelp,1965,30\nYesterday,1966,20\n", ["Help 30", "Yesterday 20"],
      "words from \"Song\", weights from \"Plays\", 1 of 3 columns not used"
    ),
    (
      "Land,Total number\nPeru,12\nChile,9\n", ["Peru 12", "Chile 9"],
      "words from \"Land\", weights from \"Total number\""
    ),
    (
      "Song,Sales per year\nHelp,30\nRain,20\n", ["Help 30", "Rain 20"],
      "words from \"Song\", weights from \"Sales per year\""
    ),
    // Names may stand under "value".
    (
      "id,value\nPE,Peru\nCL,Chile\n", ["Peru", "Chile"],
      "words from \"value\", no weights, 1 of 2 columns not used"
    ),
    // Of two notations, that of most cells counts.
    (
      "wort;wert\na;1,5\nb;2,25\nc;2.5\n", ["a 1.5", "b 2.25"],
      "words from \"wort\", weights from \"wert\" (\"1,5\" as 1.5)"
    ),
    (
      "Skill,x1,x2\nSwift,1,5\nC,2,6\n", ["Swift 1", "C 2"],
      "words from \"Skill\", weights from \"x1\", 1 of 3 columns not used"
    ),
  ])
  func `Columns are known by their names, or by what stands in them`(
    text: String, expected: [String], sentence: String
  ) throws {
    let taken = try words(text)
    #expect(taken.words == expected)
    #expect(taken.said == sentence)
  }

  @Test func `What is as it is documented is not said`() throws {
    for text in ["name,weight\na,2\n", "name,count\na,2\n", "name\na\n", "a,2\nb,3\n"] {
      #expect(try words(text).said == nil, "\(text)")
    }
  }

  @Test func `A column is chosen by its name or its number`() throws {
    let text = "name,2019,2020,team\na,1,5,x\nb,2,6,y\n"
    #expect(try words(text) { $0.weight = "2020" }.words == ["a 5", "b 6"])
    #expect(try words(text) { ($0.word, $0.weight) = ("4", "3") }.words == ["x 5", "y 6"])
    #expect(try words(text) { $0.word = "Team" }.words == ["x 5", "y 6"])
    #expect(try taken(text, .csv, .init()).decided.roles.group == nil)
    let error = #expect(throws: ColumnChoiceError.self) { try words(text) { $0.weight = "2021" } }
    #expect(error?.option == "weight")
    #expect(error?.unexpected.expected.contains("name, 2019, 2020, team") == true)
    #expect(throws: SceneError.self) { try words(text) { $0.weight = "team" } }
  }

  @Test func `One cell that is no number costs its row alone`() throws {
    let rows = (0..<20).map { "w\($0),\(100 - $0)" }.joined(separator: "\n")
    for name in ["hits", "count"] {
      let table = try taken("word,\(name)\n\(rows)\noops,n/a\n")
      #expect(table.records.count == 20)
      #expect(table.decided.unread.map(\.position) == [SourcePosition(line: 22, column: 6)])
      #expect(
        table.decided.unread.map(\.detail) == [
          "found \"n/a\" among the numbers of \"\(name)\": \"oops\" is left out"
        ])
    }
    let missing = try taken("word,count\nred,3\nblue,NA\ngreen,N/A\ngrey,-\nnone,\n")
    #expect(missing.records.count == 2)
    #expect(
      missing.decided.unread.map { "\($0.position.line):\($0.position.column)" }
        == ["3:6", "4:7", "5:6", "6:6"])
    let json = try taken(
      "[{\"word\": \"a\", \"hits\": 2},\n {\"word\": \"b\", \"hits\": \"?\"}]", .json)
    #expect(json.decided.unread.map(\.position) == [SourcePosition(line: 2, column: 24)])
  }

  static let amounts: [(String, [String], String?)] = [
    ("word,share\na,12 %\nb,30%\nc,5.5%\n", ["a 12", "b 30", "c 5.5"], "in %"),
    ("word,sales\na,\"$1,200.50\"\nb,$900\n", ["a 1200.5", "b 900"], "in $"),
    (
      "word,n\na,1 200\nb,900\nc,12\u{202F}345\n", ["a 1200", "b 900", "c 12345"],
      "\"1 200\" as 1200"
    ),
    (
      "word,n\na,1.2k\nb,900\nc,3K\nd,2M\n", ["a 1200", "b 900", "c 3000", "d 2000000"],
      "\"1.2k\" as 1200"
    ),
    (
      "Wort;Anzahl\na;1.234,5\nb;800,25\nc;12\n", ["a 1234.5", "b 800.25", "c 12"],
      "\"1.234,5\" as 1234.5"
    ),
    ("word;n\na;3,5\nb;2\n", ["a 3.5", "b 2"], "\"3,5\" as 3.5"),
    ("Wort;n\na;1.234\nb;2.500\n", ["a 1234", "b 2500"], "\"1.234\" as 1234"),
    ("Wort,n\na,1.234\nb,2.500\n", ["a 1.234", "b 2.5"], "\"1.234\" as 1.234"),
    ("word,count\na,1e3\nb,2.5E2\nc,1E+03\n", ["a 1000", "b 250", "c 1000"], nil),
  ]

  @Test(arguments: amounts)
  func `Amounts are read as the whole column has them, and that is said`(
    text: String, expected: [String], note: String?
  ) throws {
    let taken = try words(text)
    #expect(taken.words == expected)
    #expect(taken.said?.contains("(") == (note != nil))
    if let note { #expect(taken.said?.contains("(\(note))") == true, "\(taken.said ?? "")") }
  }

  @Test(arguments: ["<1", "10K – 100K", "10-20", "~5", "3+", "€300", "1,5,5", "5 kg"])
  func `What is no single number of the column is told`(cell: String) throws {
    let table = try taken("word,sales\na,$5\nb,$7\nc,\"\(cell)\"\n")
    #expect(table.records.count == 2)
    #expect(table.decided.unread.first?.detail.contains("\"\(cell)\"") == true)
  }

  @Test func `Ranges alone are no words' weights that could be drawn`() throws {
    let table = try taken(
      "Keyword,Avg. monthly searches,Competition\nred,10K – 100K,High\nblue,1K – 10K,Low\n")
    #expect(table.decided.roles.weight?.text == "Avg. monthly searches")
    #expect(table.records.isEmpty && table.decided.unread.count == 2)
  }

  @Test func `Blanks around words are no part of them`() throws {
    let table = try taken("word,n\n pear,1\npear ,2\n\u{A0}pear,3\n").summed()
    #expect(table.records.count == 1)
    #expect(table.records[0]["n"]?.number == 6)
  }

  @Test(arguments: [
    (DataFormat.csv, "sep=;\nword;count\nred;3\nblue;2\n"), (.csv, "word|count\nred|3\nblue|2\n"),
    (.csv, "word\tcount\nred\t3\nblue\t2\n"),
    (.text, " word  | count \n-------+-------\n red   |     3\n blue  |     2\n(2 rows)\n"),
    (
      .csv,
      "+------+-------+\n| word | count |\n+------+-------+\n| red  |     3 |\n| blue |     2 |\n+------+-------+\n2 rows in set (0.00 sec)\n"
    ),
    (.text, "| word | count |\n|:-----|------:|\n| red | 3 |\n| blue | 2 |\n"),
    (
      .text,
      "┌──────┬───────┐\n│ word │ count │\n├──────┼───────┤\n│ red  │ 3     │\n│ blue │ 2     │\n└──────┴───────┘\n"
    ),
    (.text, "Wort\tAnzahl\nred\t3\nblue\t2\n"), (.text, "id,word,count\n1,red,3\n2,blue,2\n"),
    (.text, "1\tred\t3\n2\tblue\t2\n"), (.text, "3\tred\n2\tblue\n"),
    (.text, "sep=;\nred;3\nblue;2\n"),
    (.json, "[[\"red\",3],[\"blue\",2]]"),
    (.json, "[[\"word\",\"count\"],[\"red\",3],[\"blue\",2]]"),
    (.json, "[{\"value\":3,\"text\":\"red\"},{\"value\":2,\"text\":\"blue\"}]"),
    (.csv, "3,red\n2,blue\n"),
    (.text, "red: 3\nblue: 2\n"), (.text, "red (3)\nblue (2)\n"), (.text, "red 3\nblue 2\n"),
    (.text, "red - 3\nblue - 2\n"), (.text, "red [3]\nblue [2]\n"), (.text, "red = 3\nblue = 2\n"),
    (.text, "red|3\nblue|2\n"),
  ])
  func `Tables and lists are read in the shapes that programs and people give them`(
    format: DataFormat, text: String
  ) throws {
    #expect(try words(text, format).words == ["red 3", "blue 2"])
  }

  @Test func `A bar of a cell has a backslash before it`() throws {
    #expect(try words("| word | n |\n|---|--:|\n| a \\| b | 3 |\n", .text).words == ["a | b 3"])
  }

  @Test func `The cell of a table with rules has its place`() throws {
    let table = try taken(" word | n \n------+---\n red  | 3 \n blue | ? \n teal | 4 \n")
    #expect(table.decided.unread.map(\.position) == [SourcePosition(line: 4, column: 9)])
  }

  @Test func `In a list a weight that is none costs its line alone`() throws {
    let table = try taken("swift: 120\nkotlin: 80\nrust: n/a\n", .text)
    #expect(table.records.count == 2)
    #expect(table.decided.unread.map(\.position) == [SourcePosition(line: 3, column: 7)])
    #expect(table.decided.sentence == "weights from lines such as \"swift: 120\"")
  }

  @Test(arguments: [
    "iPhone 14\niPhone 15\niPhone 16\n", "Meeting 10:30\nLunch 12:00\n",
    "Paris, 2024\nTokyo, 1964\n", "Swift\nRust 5\nGo\n",
  ])
  func `Texts that end in numbers stay texts`(text: String) throws {
    let lines = text.split(separator: "\n").map(String.init)
    #expect(try words(text, .text).words == lines)
  }

  /// The first line is a record where it has a number as most others have.
  @Test(arguments: [
    ("1,red,30\n2,blue,12\n3,green,5\n", ["red 30", "blue 12", "green 5"]),
    ("red,color,3\nblue,color,2\n", ["red 3", "blue 2"]),
    ("country,2019,2020\nChile,5,6\nPeru,7,8\n", ["Chile 5", "Peru 7"]),
    ("Respondent ID,Answer,Likes\n9,tea,3\n8,milk,2\n", ["tea 3", "milk 2"]),
    ("Timestamp,Which word?\n2026-01-01,tea\n2026-01-02,milk\n", ["tea", "milk"]),
    ("product,year,price\ntea,2020,3\nmilk,2021,2\n", ["tea 3", "milk 2"]),
  ])
  func columnsThatSayWhenOrWhereAreNeither(_ text: String, _ expected: [String]) throws {
    #expect(try words(text).words == expected)
  }

  @Test func aRowWithoutAWordIsTold() throws {
    let table = try taken("word,count\nred,3\n,50\n,\n")
    #expect(table.records.count == 1)
    let unread = table.decided.unread
    #expect(unread.map(\.detail) == ["no word in \"word\": the row is left out"])
    #expect(unread.first?.position == SourcePosition(line: 3, column: 1))
  }

  @Test func aWeightThatIsNoneIsFoundWhereItStands() {
    let error = #expect(throws: SceneError.self) { try taken("word,count\nred,No. 5\n") }
    #expect(error?.position == SourcePosition(line: 2, column: 5))
  }

  @Test func oneValueOfAMappingThatIsNoneCostsItself() throws {
    #expect(
      try words(#"{"red": "3", "tea": "5", "blue": "x"}"#, .json).words == ["red 3", "tea 5"])
  }

  @Test func aCommaInANumberPartsNothing() throws {
    #expect(try words("red: 3,5\nblue: 2,5\n", .text).words == ["red 3.5", "blue 2.5"])
    #expect(try words("C99,120\nC11,40\n", .text).words == ["C99 120", "C11 40"])
  }

  static let constants: [(String, [String])] = [
    (
      "Project,Time (h),Time (decimal),Amount (USD)\nPlaten,12:30:00,12.50,0.00\nSite,03:15:00,3.25,0.00\n",
      ["Platen 12.5", "Site 3.25"]
    ),
    ("Project,Hours,Amount\nA,12.5,0\nB,3.25,0\n", ["A 12.5", "B 3.25"]),
    ("name,count,votes\nA,1,12\nB,1,3\n", ["A 12", "B 3"]),
    // What only says where a row is says less.
    ("name,count,lat,lon\nA,1,47.4,8.5\nB,1,46.9,7.4\n", ["A 1", "B 1"]),
    ("name,count\nA,1\nB,1\n", ["A 1", "B 1"]),
    ("name,count,letters\ntea,1,3\nmilk,1,4\n", ["tea 1", "milk 1"]),
  ]

  @Test(arguments: constants)
  func `A column with one number in all rows is the last choice`(
    text: String, words: [String]
  ) throws {
    #expect(try TakenTable(text).words == words)
  }
}
