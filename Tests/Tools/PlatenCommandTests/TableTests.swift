import Foundation
import Testing

/// What the command takes from tables, and what it says of that.
@Suite struct TableTests {
  private static let votes = "rank,name,votes,party\n1,Red,900,x\n2,Blue,20,y\n3,Teal,n/a,y\n"

  /// The cloud of a file: the words with their weights, and what was said.
  private func cloud(
    _ text: some Sequence<UInt8>, _ name: String, _ options: [String] = []
  ) throws -> (words: [String: Double], outcome: Outcome) {
    let work = try Workplace()
    try work.write(text, to: name)
    let outcome = try work.platen(
      ["cloud", name, "-o", "cloud.svg", "--layout", "cloud.json"] + options)
    guard let bytes = work.bytes(of: "cloud.json") else { return ([:], outcome) }
    let json = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let words = try #require(json?["words"] as? [[String: Any]])
    return (
      Dictionary(
        words.map { ($0["text"] as? String ?? "", $0["weight"] as? Double ?? 0) },
        uniquingKeysWith: +), outcome
    )
  }

  @Test func whatWasTakenIsSaidAndOneRowIsLeftOut() throws {
    let (words, outcome) = try cloud(Self.votes.utf8, "votes.csv")
    #expect(words == ["Red": 900, "Blue": 20] && outcome.exitCode == 0)
    #expect(
      outcome.error == """
        note: votes.csv:1:1: words from "name", weights from "votes", 2 of 4 columns not used
        warning: votes.csv:4:8: found "n/a" among the numbers of "votes": "Teal" is left out

        """)
    #expect(try cloud(Self.votes.utf8, "votes.csv", ["--quiet"]).outcome.error == "")
    #expect(try cloud(Self.votes.utf8, "votes.csv", ["--strict"]).outcome.exitCode == 1)
  }

  /// Prose may have numbers; a list whose weight is wrong is no prose.
  @Test func aWrongListIsNotCountedAsProse() throws {
    for list in ["swift\t120\nkotlin\t-3\nrust\t5\n", "swift\t120\n\t50\nrust\t5\n"] {
      let outcome = try cloud(list.utf8, "list.txt").outcome
      #expect(outcome.exitCode == 65 && outcome.error.contains("list.txt:2:"), "\(outcome.error)")
    }
    let prose = "The harbour has a lighthouse.\n\tThe lighthouse has a lamp of 1902\nand a stair.\n"
    #expect(try cloud(prose.utf8, "prose.txt").words["lighthouse"] == 2)
  }

  @Test func whatControlsATerminalIsNotSaid() throws {
    let outcome = try cloud("w\u{1B}[31mrd,value,x\nab,3,y\n".utf8, "t.csv").outcome
    #expect(!outcome.error.contains("\u{1B}"))
  }

  @Test func columnsAreSaidByNameOrNumber() throws {
    let options = ["--word", "4", "--weight", "rank", "--strict"]
    let (words, outcome) = try cloud(Self.votes.utf8, "votes.csv", options)
    #expect(words == ["x": 1, "y": 5] && outcome.exitCode == 0, "\(outcome.error)")
    let wrong = try cloud(Self.votes.utf8, "votes.csv", ["--weight", "vots"]).outcome
    #expect(
      wrong.exitCode == 64 && wrong.error.contains("did you mean \"votes\"?"), "\(wrong.error)")
    let text = try cloud("Words of a text".utf8, "text.txt", ["--word", "a"]).outcome
    #expect(text.exitCode == 64 && text.error.contains("--word"), "\(text.error)")
  }

  @Test func coloursByGroupsThatThereAreNotAreTold() throws {
    let told = try cloud(Self.votes.utf8, "votes.csv", ["--colors", "group"]).outcome
    #expect(told.error.contains("no word has one"))
    let said = ["--colors", "group", "--group", "party"]
    #expect(
      !(try cloud(Self.votes.utf8, "votes.csv", said).outcome.error.contains("no word has one")))
  }

  @Test func whatTopLeavesOutIsSaid() throws {
    let rows = (1...250).map { "word\($0),\($0)" }.joined(separator: "\n")
    let all = try cloud("name,weight\n\(rows)\n".utf8, "words.csv", ["--effort", "1"])
    #expect(all.words.count == 250 && all.outcome.error.isEmpty, "\(all.outcome.error)")
    let some = try cloud("name,weight\n\(rows)\n".utf8, "words.csv", ["--top", "3"])
    #expect(some.words == ["word250": 250, "word249": 249, "word248": 248])
    #expect(some.outcome.error.contains("3 of 250 words are drawn"))
    // Two letters and three others are words that nothing makes one.
    let letters = "bcdfghjklmnpqrstvwxz".map(String.init)
    let text = letters.flatMap { a in letters.prefix(11).map { a + "a" + $0 + "o" } }
    let options = [
      "--effort", "1", "--no-merges-inflections", "--no-keeps-phrases", "--language", "en",
    ]
    let counted = try cloud(text.joined(separator: " ").utf8, "text.txt", options)
    #expect(counted.words.count == 200, "\(counted.words.count)")
    #expect(counted.outcome.error.contains("200 of 2"), "\(counted.outcome.error)")
  }

  @Test func utf16WithTabsIsReadWhateverItIsCalled() throws {
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in "word\tcount\nred\t3\nblue\t2\n".utf16 {
      bytes += [UInt8(unit & 255), UInt8(unit >> 8)]
    }
    #expect(try cloud(bytes, "words.csv").words == ["red": 3, "blue": 2])
  }

  /// The box of a label of two lines is about twice as high as that of one, and none lies on another.
  @Test(arguments: ["\n", "\r\n", "\u{2028}", "\u{85}"])
  func aLabelHasAsManyLinesAsItHasBreaks(lineBreak: String) throws {
    let work = try Workplace()
    let table = "name,count\n\"Upper\(lineBreak)Lower\",9\nStone,9\nRiver,8\nCloud,6\nRain,5\n"
    try work.write(table.utf8, to: "wrap.csv")
    let outcome = try work.platen(["cloud", "wrap.csv", "-o", "wrap.svg", "--layout", "wrap.json"])
    #expect(outcome.exitCode == 0 && outcome.error.isEmpty, "\(outcome.error)")
    let json = try JSONSerialization.jsonObject(
      with: Data(try #require(work.bytes(of: "wrap.json"))))
    let words = try #require((json as? [String: Any])?["words"] as? [[String: Any]])
    func height(_ start: String) -> Double {
      let word = words.first { ($0["text"] as? String)?.hasPrefix(start) == true }
      return (word?["ink"] as? [String: Double])?["height"] ?? 0
    }
    #expect(height("Upper") > 1.8 * height("Stone"))
    let svg = String(decoding: try #require(work.bytes(of: "wrap.svg")), as: UTF8.self)
    #expect(!svg.contains("Upper…"))
  }
}
