import Foundation
import Testing

/// What options and fields of tables do to a cloud, as the file of `--layout` tells.
@Suite struct CloudOptionTests {
  private static let table = """
    name,weight,group,font,link
    pear,4,fruit,,https://example.org/pear
    apple,3,fruit,Nunito,
    sage,2,herb,,
    mint,1,,,

    """

  /// The words of a table's cloud, by their texts.
  private func words(
    _ options: [String], in work: Workplace
  ) throws -> [String: [String: Any]] {
    try work.write(Self.table.utf8, to: "basket.csv")
    let outcome = try work.platen(
      ["cloud", "basket.csv", "-o", "cloud.svg", "--layout", "cloud.json"] + options)
    #expect(outcome.exitCode == 0 && outcome.error.isEmpty, "\(outcome.error)")
    let bytes = try #require(work.bytes(of: "cloud.json"))
    let json = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let words = try #require(json?["words"] as? [[String: Any]])
    return Dictionary(words.map { ($0["text"] as? String ?? "", $0) }) { first, _ in first }
  }

  @Test func optionsReachTheCloud() throws {
    let work = try Workplace()
    let words = try words(
      ["--largest-size", "30", "--least-size", "10", "--angles", "-20", "--colors", "group"],
      in: work)
    #expect(Set(words.keys) == ["pear", "apple", "sage", "mint"])
    #expect(words["pear"]?["fontSize"] as? Double == 30)
    #expect(words["mint"]?["fontSize"] as? Double == 10)
    #expect(words.values.allSatisfy { $0["angle"] as? Double == -20 })
    #expect(words["pear"]?["weight"] as? Double == 4 && words["mint"]?["group"] == nil)
    let color = words["pear"]?["color"] as? String
    #expect(color != nil && color == words["apple"]?["color"] as? String)
    #expect(color != words["sage"]?["color"] as? String)
    let svg = String(decoding: try #require(work.bytes(of: "cloud.svg")), as: UTF8.self)
    #expect(svg.contains("https://example.org/pear"))
  }

  @Test func aFamilyThatIsNotThereIsAnErrorOfItsLine() throws {
    let work = try Workplace()
    try work.write("name,weight,font\nsage,2,Intr\n".utf8, to: "wrong.csv")
    let outcome = try work.platen(["cloud", "wrong.csv", "-o", "new.svg"])
    #expect(outcome.exitCode == 65 && work.bytes(of: "new.svg") == nil)
    #expect(outcome.error.contains("wrong.csv:2:") && outcome.error.contains("Inter"))
  }

  @Test func aLinkThatLeadsNowhereIsWarnedOf() throws {
    let work = try Workplace()
    try work.write("name,weight,link\nsage,2,javascript:alert(1)\n".utf8, to: "wrong.csv")
    let outcome = try work.platen(["cloud", "wrong.csv", "-o", "new.svg"])
    #expect(outcome.exitCode == 0 && outcome.error.contains("not an http or https URL"))
    let svg = String(decoding: try #require(work.bytes(of: "new.svg")), as: UTF8.self)
    #expect(!svg.contains("javascript"))
    #expect(try work.platen(["cloud", "wrong.csv", "-o", "n.svg", "--strict"]).exitCode != 0)
  }

  /// What is a list, and what is a text to be counted, tells by what is in it.
  @Test(arguments: [
    (
      "letter.txt", "Of type and paper, and more type.\nThe paper is white.\n",
      ["paper", "type", "white"]
    ),
    ("list.txt", "New York\t3\nOslo\t1\n", ["New York", "Oslo"]),
    ("counted.txt", "   3 Oslo\n   1 Rome\n", ["Oslo", "Rome"]),
    ("names", "Oslo Rome\nRome\n", ["Rome", "Oslo"]),
  ])
  func aTextIsCountedUnlessEachLineHasAWeight(
    name: String, text: String, expected: [String]
  ) throws {
    let work = try Workplace()
    try work.write(text.utf8, to: name)
    let outcome = try work.platen(["cloud", name, "-o", "cloud.svg", "--layout", "cloud.json"])
    #expect(outcome.exitCode == 0)
    // A text's language is said; what a list is needs no word.
    let said =
      name == "letter.txt" ? "note: letter.txt:1:1: counted: a text in English" : "note: "
    let notes = outcome.error.split(separator: "\n")
    #expect(notes.allSatisfy { $0.hasPrefix(said) }, "\(outcome.error)")
    #expect(notes.isEmpty == ["list.txt"].contains(name), "\(outcome.error)")
    let bytes = try #require(work.bytes(of: "cloud.json"))
    let json = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let words = try #require(json?["words"] as? [[String: Any]]).compactMap {
      $0["text"] as? String
    }
    #expect(words == expected)
  }
}
