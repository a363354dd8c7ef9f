import TestSupport
import Testing

@testable import PlatenScenes

@Suite("Phrases of texts")
struct WordPhraseTests {
  private func words(
    _ text: String, _ change: (inout WordCounter) -> Void = { _ in }
  ) throws -> [String] {
    var counter = WordCounter()
    counter.languages = [.english]
    change(&counter)
    return try counter.table(of: text).records.map { record in
      record.values.map(\.text).joined(separator: " ")
    }
  }

  /// Table 1 of Dunning, "Accurate Methods for the Statistics of Surprise and Coincidence" (1993): both
  /// words, the first without the second, the second without the first, neither.
  @Test(arguments: [
    (270.72, [110, 2442, 111, 29114]), (263.90, [29, 13, 123, 31612]),
    (256.84, [31, 23, 139, 31584]), (167.23, [10, 0, 3, 31764]), (157.21, [76, 104, 2476, 29121]),
  ])
  func `The likelihood ratio is that of the paper`(ratio: Double, counts: [Int]) {
    let found = WordSequence.likelihoodRatio(
      both: counts[0], first: counts[0] + counts[1], second: counts[0] + counts[2],
      total: counts.reduce(0, +))
    #expect(abs(found - ratio) < 0.005)
  }

  @Test func `Of independent words the ratio is nothing`() {
    // 1 of 10 and 1 of 10: 1 of 100.
    #expect(abs(WordSequence.likelihoodRatio(both: 1, first: 10, second: 10, total: 100)) < 1e-9)
    #expect(WordSequence.likelihoodRatio(both: 0, first: 0, second: 0, total: 0) == 0)
  }

  /// Other words, all different, so that chance has room.
  private static let others =
    "maple cedar willow alder birch spruce aspen linden larch poplar hazel rowan acacia cypress"

  @Test func `Words that stand together are counted together`() throws {
    let text = "New York, New York; in New York. New York and York " + Self.others
    let words = try words(text) { $0.kept = ["New"] }
    #expect(words.first == "New York 4")
    #expect(words.contains("York 1") && !words.contains { $0.hasPrefix("New ") && $0 != words[0] })
    let apart = try self.words(text) {
      $0.kept = ["New"]
      $0.keepsPhrases = false
    }
    #expect(apart.prefix(2) == ["York 5", "New 4"])
  }

  @Test func `A phrase has no sign, frequent word or empty line inside`() throws {
    for between in [", ", ". ", " of ", " - ", "\n\n", " 12 "] {
      let text = String(repeating: "rabbit\(between)hole; ", count: 5) + Self.others
      #expect(try words(text).prefix(2) == ["hole 5", "rabbit 5"], "\(between)")
    }
    for between in [" ", "  ", "\n", "\t"] {
      let text = String(repeating: "rabbit\(between)hole; ", count: 5) + Self.others
      #expect(try words(text).first == "rabbit hole 5", "\(between)")
    }
  }

  @Test func `Twice is no phrase`() throws {
    #expect(try !words("rabbit hole, rabbit hole; " + Self.others).contains("rabbit hole 2"))
    #expect(
      try words("rabbit hole, rabbit hole, rabbit hole " + Self.others).contains("rabbit hole 3"))
  }

  @Test func `A frequent neighbour is no part of a phrase`() throws {
    // "spoke" stands behind "Alice" in 3 of its 7 places.
    let text =
      String(repeating: "Alice spoke. ", count: 3) + String(repeating: "Hatter, spoke. ", count: 4)
      + String(repeating: "Alice. ", count: 20) + Self.others
    #expect(try words(text).first == "Alice 23")
    #expect(try words(text).contains("spoke 7"))
  }

  @Test func `A phrase may have more than two words`() throws {
    let text = String(repeating: "White House Press Secretary; ", count: 4) + Self.others
    #expect(try words(text).first == "White House Press Secretary 4")
  }

  @Test func `A phrase is shown in its most frequent spelling`() throws {
    let text = "human rights, Human Rights, human rights, human right, right, right, right, "
    #expect(try words(text + Self.others).prefix(2) == ["human rights 4", "right 3"])
  }

  @Test func `Doubled words are no phrase`() throws {
    let text = String(repeating: "knock knock; ", count: 4) + Self.others
    #expect(try words(text).first == "knock 8")
  }

  @Test func `Chinese words have nothing between them`() throws {
    let text = String(repeating: "联合国。", count: 4) + "人权，自由，世界，人民，促进，发展，基本，尊严，必要，暴行"
    #expect(try words(text) { $0.languages = [.chinese] }.first == "联合国 4")
  }

  @Test func `Counting words takes none away`() throws {
    var generator = SeededGenerator(seed: 19)
    let names = ["ash", "bay", "cob", "dew", "elk", "fir"]
    let text = (0..<2000).map { _ in names.randomElement(using: &generator) ?? "" }
      .joined(separator: " ")
    let counted = try words(text) { $0.mergesInflections = false }
    let total = counted.reduce(0) { sum, word in
      let parts = word.split(separator: " ")
      return sum + (Int(parts.last ?? "") ?? 0) * (parts.count - 1)
    }
    #expect(total == 2000)
  }
}
