import PlatenBase
import Testing

@testable import PlatenScenes

/// Numbers in the lines of lists: each expected list is what a reader of the lines would write down.
@Suite("Numbers of lists")
struct TextListNumberTests {
  private func taken(_ text: String) throws -> TakenTable { try TakenTable(text, .text) }

  static let thousands: [(String, [String])] = [
    (
      "India: 1,428,627,663\nChina: 1,409,670,000\nUSA: 334,914,895\n",
      ["India 1428627663", "China 1409670000", "USA 334914895"]
    ),
    ("Tokyo - 37,400,000\nDelhi - 28,514,000\n", ["Tokyo 37400000", "Delhi 28514000"]),
    ("Tokyo – 37,400,000\nDelhi – 28,514,000\n", ["Tokyo 37400000", "Delhi 28514000"]),
    ("Rent: £1,200\nFood: £3,310\nFun: £2,090\n", ["Rent 1200", "Food 3310", "Fun 2090"]),
    ("Rent US$1,200\nFood US$310\nFun US$90\n", ["Rent 1200", "Food 310", "Fun 90"]),
    ("Rent: CHF1,200\nFood: CHF3,310\n", ["Rent 1200", "Food 3310"]),
    (
      "Miete: €1.200,00\nEssen: €310,50\nSpaß: €90,25\n",
      ["Miete 1200", "Essen 310.5", "Spaß 90.25"]
    ),
    ("Rent: €1.200,00\nFood: €310,50\nFun: €90\n", ["Rent 1200", "Food 310.5", "Fun 90"]),
    ("Tokyo ~37,400\nDelhi ~28,514\nOslo ~700\n", ["Tokyo 37400", "Delhi 28514", "Oslo 700"]),
    ("Tokyo x1,200\nDelhi x2,300\nOslo x700\n", ["Tokyo 1200", "Delhi 2300", "Oslo 700"]),
    ("Tokyo × 1,200,000\nDelhi × 2,300,000\n", ["Tokyo 1200000", "Delhi 2300000"]),
    ("Tokyo 37,400,000\nDelhi 28,514,000\n", ["Tokyo 37400000", "Delhi 28514000"]),
    ("Miete 1.200,00\nEssen 310,50\nSpaß 90,25\n", ["Miete 1200", "Essen 310.5", "Spaß 90.25"]),
    // Names with numbers of their own keep them.
    ("Boeing 737-800,12\nBoeing 747-400,30\n", ["Boeing 737-800 12", "Boeing 747-400 30"]),
    ("Galaxy S21,300\nGalaxy S22,120\n", ["Galaxy S21 300", "Galaxy S22 120"]),
    ("Windows 11,300\nWindows 10,200\n", ["Windows 11 300", "Windows 10 200"]),
    ("Tokyo,37,400\nDelhi,28,514\n", ["Tokyo 37400", "Delhi 28514"]),
  ]

  @Test(arguments: thousands)
  func `A comma within a number parts no name from it`(text: String, words: [String]) throws {
    let table = try taken(text)
    #expect(table.words == words)
    #expect(table.findings.isEmpty)
  }

  @Test func `Of counts for each file the first is taken and told`() throws {
    let table = try taken("  12  240 1300 a.txt\n   8   90  700 b.txt\n  20  330 2000 total\n")
    #expect(table.words == ["a.txt 12", "b.txt 8"])
    #expect(
      table.said
        == "the first of 3 numbers is the weight, weights from lines such as \"12  240 1300 a.txt\""
    )
    #expect(table.findings.count == 1)
    #expect(try taken("  1 2 3 a.txt\n  4 5 6 b.txt\n").words == ["a.txt 1", "b.txt 4"])
    #expect(
      try taken("     12    240 a.txt\n      8     90 b.txt\n").words == ["a.txt 12", "b.txt 8"])
    // Numbers of one column of `uniq -c` belong to the texts, which is told.
    let codes = try taken("      3 404 Not Found\n      2 200 OK\n")
    #expect(codes.words == ["404 Not Found 3", "200 OK 2"])
    #expect(
      codes.said
        == "the first of 2 numbers is the weight, weights from lines such as \"3 404 Not Found\"")
  }

  @Test func `A line without a weight among lines that have one is a finding`() throws {
    let counted = try taken("     12 tea\n      8 milk\nsugar\n      3 ice\n")
    #expect(counted.words == ["tea 12", "milk 8", "sugar", "ice 3"])
    #expect(counted.said == "weights from lines such as \"12 tea\"")
    #expect(counted.findings == ["3:1 the weight of \"sugar\" is empty and counts as 1"])
    let separated = try taken("tea,12\nmilk,8\nsugar\n")
    #expect(separated.words == ["tea 12", "milk 8", "sugar"])
    #expect(separated.said == "weights from lines such as \"tea,12\"")
    #expect(separated.findings == ["3:1 the weight of \"sugar\" is empty and counts as 1"])
  }

  static let settings: [(String, [String])] = [
    (
      "[a]\ntea = 3\ncoffee = 9\n\n[b]\ncake = 4\nbun = 8\n",
      ["tea 3", "coffee 9", "cake 4", "bun 8"]
    ),
    ("[drinks]\ntea = 3\ncoffee = 9\n[food]\ncake = 4\n", ["tea 3", "coffee 9", "cake 4"]),
    (
      "[weights]\nswift = 120\nkotlin = 80\n\"c++\" = 60 # hi\n",
      ["swift 120", "kotlin 80", "c++ 60"]
    ),
    ("[a]\n; drinks\ntea: 3\n[b]\ncake: 4\n", ["tea 3", "cake 4"]),
  ]

  @Test(arguments: settings)
  func `Sections of settings do not count`(text: String, words: [String]) throws {
    let table = try taken(text)
    #expect(table.words == words)
    #expect(table.findings.isEmpty)
    #expect(table.said?.contains("such as \"[") == true)
  }

  @Test func `Numbers that count the copies of a name belong to it`() throws {
    for text in ["iPhone 14\niPhone 15\niPhone 16\n", "iPhone 15\niPhone 14\niPad 9\niPad 10\n"] {
      let list = try DataReader(.text).table(from: SceneText(name: "list", text: text))
      #expect(list.isWeighed)
      let table = try taken(text)
      #expect(table.words == text.split(separator: "\n").map(String.init))
      #expect(table.said?.hasPrefix("the numbers in lines such as \"iPhone 1") == true)
    }
    for text in ["tea\nmilk 2\n", "tea 3\ntea 9\n", "Some 14\nprose\n"] {
      let list = try DataReader(.text).table(from: SceneText(name: "list", text: text))
      #expect(!list.isWeighed, "\(text)")
    }
  }
}
