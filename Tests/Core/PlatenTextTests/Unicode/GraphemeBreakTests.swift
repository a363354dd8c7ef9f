import Testing

/// Swift's `Character` is the cluster of reports, of shaping and of carets alike; this holds it against
/// Unicode's own cases.
@Suite struct GraphemeBreakTests {
  /// These scissors, which a joiner joins no more (GB11).
  ///
  /// Swift's data are newer than the package's: since Unicode 17 a symbol that is no emoji is not
  /// pictographic either.
  private static let exceptions = ["\u{2701}\u{200D}\u{2701}"]

  private func breaks(_ text: String) -> [Int] {
    var offset = 0
    return text.map { character in
      offset += character.utf8.count
      return offset
    }.dropLast()
  }

  @Test func everyCaseOfGraphemeBreakTestIsOneCharacterACluster() throws {
    let cases = BreakTestCase.all(
      of: try UnicodeDataFile("auxiliary/GraphemeBreakTest.txt"))
    #expect(cases.count > 600)
    let wrong = cases.filter { breaks($0.text) != $0.breaks }
    #expect(wrong.map(\.text) == Self.exceptions)
  }

  /// GB9c came with Unicode 15.1, after this package's file: consonants that a virama joins are one.
  @Test func conjunctsOfIndicScriptsAreOneCharacter() {
    #expect("क्ष".count == 1)
    #expect("ক্ষ".count == 1)
    #expect("ക്ഷ".count == 1)
    // Tamil joins none.
    #expect("க்ஷ".count == 2)
  }
}
