import Testing

@testable import PlatenComparison

@Suite struct WordDifferenceTests {
  private static func words(_ old: String, _ new: String) -> [[String]] {
    WordDifference.replacements(from: old, to: new).map { [$0.old, $0.new] }
  }

  @Test(arguments: [
    ("Date", "Datum", [["Date", "Datum"]]),
    ("Total of Ann", "Sum of Ann", [["Total", "Sum"]]),
    ("Total: 12 EUR", "Sum: 14 EUR", [["Total", "Sum"], ["12", "14"]]),
    ("1,250.00 EUR", "1.250,00 EUR", [["1,250.00", "1.250,00"]]),
    ("12 May", "12 May 2027", [["", " 2027"]]),
    ("very good", "good", [["very ", ""]]),
    ("a, b", "a; b", [[",", ";"]]),
    ("1 a 2 b 3 c 4 d", "6 a 7 b 8 c 9 d", [["1", "6"], ["2", "7"], ["3", "8"], ["4", "9"]]),
    // Nothing in common but a space.
    ("Foo bar", "Baz qux", [["Foo bar", "Baz qux"]]),
    // No spaces between words.
    ("合計は三", "総計は三", [["合", "総"]]),
    ("", "new", [["", "new"]]),
  ])
  func whatWasReplacedIsFound(old: String, new: String, expected: [[String]]) {
    #expect(Self.words(old, new) == expected)
  }

  @Test func textsThatDifferInManyPlacesAreOthersAsAWhole() {
    let old = "1 a 2 b 3 c 4 d 5 e"
    let new = "6 a 7 b 8 c 9 d 0 e"
    #expect(Self.words(old, new) == [[old, new]])
    let long = String(repeating: "word ", count: 5_000)
    #expect(Self.words(long, long + "end") == [[long, long + "end"]])
  }
}
