import Testing

@testable import PlatenBase

@Suite struct NearestSpellingTests {
  private let alignments = ["leading", "center", "trailing", "justified"]

  /// The distances are worked out by hand.
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("kitten", "sitting", 3), ("ab", "ba", 1),
    ("abcd", "acbd", 1), ("ca", "abc", 3), ("flaw", "lawn", 2), ("日本", "日木", 1),
  ])
  func countsEdits(source: String, target: String, edits: Int) {
    #expect(NearestSpelling.edits(from: Array(source), to: Array(target)) == edits)
    #expect(NearestSpelling.edits(from: Array(target), to: Array(source)) == edits)
  }

  @Test(arguments: [
    ("trialing", ["trailing"]), ("centre", ["center"]), ("LEADING", ["leading"]),
    ("lead", ["leading"]), ("justify", ["justified"]), ("middle", []), ("", []),
  ])
  func findsTheOptionThatWasMeant(word: String, expected: [String]) {
    #expect(NearestSpelling.of(word, among: alignments, limit: 3) == expected)
  }

  /// Two edits are within a third of six letters and not of five; one that leaves no letter of the word
  /// says nothing.
  @Test(arguments: [
    ("circle", "cirkel", true), ("pills", "palls", true), ("pills", "palms", false),
    ("x", "y", false), ("x", "xy", true), ("ab", "cb", true), ("ab", "cd", false),
  ])
  func nearIsWithinAThirdOfTheLetters(word: String, candidate: String, isNear: Bool) {
    #expect(NearestSpelling.of(word, among: [candidate], limit: 1).isEmpty != isNear)
  }

  @Test func nearerComesFirstAndTiesKeepTheirOrder() {
    let candidates = ["cart", "bat", "cat", "car", "hat"]
    let all = ["cat", "cart", "bat", "car", "hat"]
    #expect(NearestSpelling.of("cat", among: candidates, limit: 5) == all)
    #expect(NearestSpelling.of("cat", among: candidates, limit: 2) == ["cat", "cart"])
    #expect(NearestSpelling.of("cat", among: candidates, limit: 0) == [])
  }

  @Test func lettersThatAreSwappedAreNearest() {
    #expect(NearestSpelling.of("ERU", among: ["ERN", "EUR"], limit: 2) == ["EUR", "ERN"])
    #expect(NearestSpelling.of("form", among: ["for", "from"], limit: 1) == ["from"])
  }
}
