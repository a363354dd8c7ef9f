import PlatenBase
import Testing

@testable import PlatenScenes

/// Lists with weights as people write them.
@Suite("Forms of lists")
struct TextListFormTests {
  private func taken(_ text: String) throws -> (words: [String], said: String?, findings: [String])
  {
    let read = try DataReader(.text).table(from: SceneText(name: "list", text: text))
    let table = try read.weighed(by: ColumnRoles(of: read))
    return (
      table.records.map { record in
        (record["name"]?.text ?? "")
          + (record["weight"]?.number.map { " \(DataNumber($0).spelling)" } ?? "")
      }, table.decided.sentence, table.decided.unread.map(\.detail)
    )
  }

  @Test(arguments: [
    "120 swift\n80 kotlin\n6 rust\n", "swift, 120\nkotlin, 80\nrust, 6\n",
    "swift: 120 votes\nkotlin: 80 votes\nrust: 6 votes\n", "swift x120\nkotlin x80\nrust x6\n",
    "swift (120)\nkotlin (80)\nrust (6)\n", "swift – 120\nkotlin – 80\nrust – 6\n",
    "swift=120\nkotlin=80\nrust=6\n", "120x swift\n80x kotlin\n6x rust\n",
    "120 × swift\n80 × kotlin\n6 × rust\n",
    "120: swift\n80: kotlin\n6: rust\n", "- swift: 120\n- kotlin: 80\n- rust: 6\n",
    "• swift (120 votes)\n• kotlin (80 votes)\n• rust (6 votes)\n",
    "swift 120 votes\nkotlin 80 votes\nrust 6 votes\n",
    "swift × 120\nkotlin × 80\nrust × 6\n", "swift ..... 120\nkotlin ..... 80\nrust ..... 6\n",
    "word count\nswift 120\nkotlin 80\nrust 6\n", "swift → 120\nkotlin → 80\nrust → 6\n",
    "swift | 120\nkotlin | 80\nrust | 6\n", "swift => 120\nkotlin => 80\nrust => 6\n",
    "swift {120}\nkotlin {80}\nrust {6}\n", "swift *120\nkotlin *80\nrust *6\n",
    "[120] swift\n[80] kotlin\n[6] rust\n", "(120) swift\n(80) kotlin\n(6) rust\n",
    "swift：120\nkotlin：80\nrust：6\n", "swift（120）\nkotlin（80）\nrust（6）\n",
    "1) swift (120)\n2) kotlin (80)\n3) rust (6)\n", "swift: 120, kotlin: 80, rust: 6\n",
  ])
  func `A form that all lines have is taken and told`(text: String) throws {
    let table = try taken(text)
    #expect(table.words == ["swift 120", "kotlin 80", "rust 6"])
    #expect(table.said?.contains("weights from lines such as ") == true)
    #expect(table.findings.isEmpty)
  }

  @Test func `Signs of numbers at all beginnings are texts and no comments`() throws {
    #expect(
      try taken("#swift 120\n#kotlin 80\n#rust 6\n").words == [
        "#swift 120", "#kotlin 80", "#rust 6",
      ])
    let some = try taken("#swift\nkotlin\n# more\n")
    #expect(some.words == ["kotlin"])
    #expect(some.said == "1 line such as \"#swift\" ignored")
  }

  @Test func `Items of one line are a list if they have weights behind signs`() throws {
    let table = try taken("swift,120;kotlin,80;rust,6\n")
    #expect(table.words == ["swift 120", "kotlin 80", "rust 6"])
  }

  @Test(arguments: [
    ("1. tea\n2. milk\n", "list marks such as \"1.\" left out"),
    ("1. tea\n1. milk\n", "list marks such as \"1.\" left out"),
    ("b) tea\nc) milk\n", "list marks such as \"b)\" left out"),
    ("- [x] tea\n- [ ] milk\n", "\"- [x]\" before each text left out"),
  ])
  func `Marks of a list are told and left out`(text: String, said: String) throws {
    let table = try taken(text)
    #expect(table.words == ["tea", "milk"])
    #expect(table.said == said)
  }

  @Test func `Versions are a part of the text, which is told`() throws {
    let said = try taken("Python 3.12\nSwift 6.1\nGo 1.22\n").said
    #expect(
      said?.hasPrefix("the numbers in lines such as \"Python 3.12\" belong to the texts") == true)
    #expect(try taken("tag 1\ntag 2\ntag 3\n").said == nil)
    // Shares are in order, and prices have as many digits each.
    #expect(try taken("tea 12.5\nmilk 7\njuice 0.25\n").words.first == "tea 12.5")
    #expect(try taken("tea 1.50\nmilk 0.80\njuice 2.10\n").words.first == "tea 1.5")
  }

  @Test func `A line that differs is a finding`() throws {
    let table = try taken("Results\nswift: 120\nkotlin: 80\nrust: 6\n")
    #expect(table.words == ["Results", "swift 120", "kotlin 80", "rust 6"])
    #expect(table.findings == ["the weight of \"Results\" is empty and counts as 1"])
    #expect(table.said == "weights from lines such as \"swift: 120\"")
  }

  @Test func `Numbers of things stand in any case of their language`() throws {
    #expect(
      try taken("ключ: 12 голосов\nдом: 3 голоса\nмир: 1 голос\n").words == [
        "ключ 12", "дом 3", "мир 1",
      ])
  }

  @Test(arguments: [
    "   3 Oslo\n   1 Rome\n", "   3 a\n   1 7\n", "      2 tea\n      1 new  hat\n",
  ])
  func `Counts in columns stand before texts`(text: String) throws {
    let expected = text.split(separator: "\n").map { line in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      return "\(parts[1]) \(parts[0])"
    }
    #expect(try taken(text).words == expected)
  }

  @Test func `A header of a list with commas is told`() throws {
    #expect(
      try taken("word,count\nswift,120\nkotlin,80\n").said
        == "weights from lines such as \"swift,120\"")
  }

  @Test(arguments: [
    "Python 3.12\nSwift 6.1\nGo 1.22\n", "Q1 2024\nQ2 2024\nQ3 2024\n",
    "tea, milk, juice\n", "We had 3 apples, 4 pears, 5 plums\n",
    "Formula 1\nWindows 11\n7 Eleven\n3D\nBlink-182\nU2\n", "12 Monkeys\n7 Samurai\n",
    "1 tea\n2 milk\n3 juice\n", "Paris, 2024\nTokyo, 1964\nRome, 1960\n",
    "Alien: 3 friends\nBatman: 2 films\nCars: 4 wheels\n", "4K video\n8K video\n2K video\n",
    "1. tea\n3. milk\n4. juice\n", "[draft] plan\n[final] plan\n", "Meeting 10:30\nLunch 12:00\n",
    "3 Idiots\n12 Monkeys\nAlien\nBatman\n", "24\n300\n2012\n",
  ])
  func `Labels stay whole`(text: String) throws {
    #expect(try taken(text).words == text.split(separator: "\n").map(String.init))
  }
}
