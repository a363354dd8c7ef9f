import Foundation
import Testing

@testable import PlatenText

/// Where lines end.
///
/// Widths are in ems of JetBrains Mono, in which every letter is 0.6 em wide.
@Suite struct LineBreakerTests {
  private let library: FontLibrary

  init() throws { library = try BundledFonts.library() }

  /// The lines of a text when `letters` letters fit on one.
  private func lines(_ text: String, letters: CGFloat, limit: Int = .max) throws -> [String] {
    let breaker = try LineBreaker(
      library: library, text: StyledText(text, font: .em(.design(.monospaced))),
      width: letters * 0.6)
    return try breaker.lines(limit: limit).lines.map(\.text)
  }

  @Test func wordsStayWhole() throws {
    #expect(try lines("the quick fox", letters: 9) == ["the quick", "fox"])
    #expect(try lines("the quick fox", letters: 8) == ["the", "quick", "fox"])
  }

  @Test func aTextThatExactlyFitsIsOneLine() throws {
    #expect(try lines("the quick", letters: 9) == ["the quick"])
    #expect(try lines("the quick", letters: 8.99) == ["the", "quick"])
  }

  @Test func spacesHangAtTheEndOfALine() throws {
    #expect(try lines("the    quick  ", letters: 5) == ["the", "quick"])
    #expect(try lines("     ", letters: 2) == [""])
    #expect(try lines("a ", letters: 10) == ["a "])
  }

  @Test func aLineMayEndAfterAHyphenWithinAWord() throws {
    #expect(try lines("well-known", letters: 6) == ["well-", "known"])
    #expect(try lines("x -known", letters: 4) == ["x", "-kno", "wn"])
    #expect(try lines("a 10-20", letters: 6) == ["a", "10-20"])
    #expect(try lines("so—then", letters: 5) == ["so—", "then"])
  }

  @Test func aSoftHyphenIsSeenOnlyWhereItBreaksALine() throws {
    #expect(try lines("re\u{AD}sume", letters: 5) == ["re-", "sume"])
    #expect(try lines("re\u{AD}sume", letters: 6) == ["re\u{AD}sume"])
    #expect(try library.shape("re\u{AD}sume", font: .em(.design(.monospaced))).width == 3.6)
    // At the text's end none is seen.
    #expect(try lines("a resume\u{AD}", letters: 7) == ["a", "resume\u{AD}"])
  }

  /// They are of the class GL of UAX #14, and glue, and so stay at a line's end where other spaces hang.
  @Test(arguments: ["\u{A0}", "\u{2007}", "\u{202F}"])
  func aNoBreakSpaceIsNotDroppedAtTheEnd(space: String) throws {
    #expect(try lines("the qui\(space)", letters: 5) == ["the", "qui\(space)"])
    #expect(try lines("the qui ", letters: 5) == ["the", "qui"])
    #expect(try lines("a 10\(space)km", letters: 6) == ["a", "10\(space)km"])
  }

  @Test func noBreakSpacesHoldAndZeroWidthSpacesDoNot() throws {
    #expect(try lines("a 10\u{A0}km", letters: 6) == ["a", "10\u{A0}km"])
    #expect(try lines("abc\u{200B}def", letters: 4) == ["abc\u{200B}", "def"])
  }

  /// A line never ends within a syllable, however narrow it is.
  ///
  /// The syllables are those of dictionaries: Burmese *te’-ka-tho*, *in-ga-leit*, *lu-tain*, *kyaung-tha*,
  /// Khmer *krom*, *prah*, Thai *pen*, of which a vowel is written first.
  @Test(arguments: [
    "တက္|က|သိုလ်", "အင်္|ဂ|လိပ်", "လူ|တိုင်း", "ကျောင်း|သား", "က|မ္ဘာ", "ក្រុ|ម", "ព្រះ", "เป็|น", "ໄປ",
  ])
  func aSyllableStaysWhole(word: String) throws {
    let syllables = word.split(separator: "|").map(String.init)
    let joined = syllables.joined()
    for letters in [0.1, 1, 1.5, 2, 3, 4] {
      var rest = syllables[...]
      for line in try lines(joined, letters: letters) {
        var whole = ""
        while whole.unicodeScalars.count < line.unicodeScalars.count, let next = rest.popFirst() {
          whole += next
        }
        #expect(whole == line, "\(word) at \(letters)")
      }
    }
  }

  @Test func aWordWiderThanTheLineBreaksBetweenItsLetters() throws {
    #expect(try lines("abcdefg", letters: 3) == ["abc", "def", "g"])
    #expect(try lines("a abcdefg b", letters: 3) == ["a", "abc", "def", "g b"])
    #expect(try lines("e\u{301}e\u{301}e\u{301}", letters: 2) == ["e\u{301}e\u{301}", "e\u{301}"])
  }

  @Test func aClusterIsNeverSplit() throws {
    #expect(try lines("👨‍👩‍👧🇯🇵", letters: 0.1) == ["👨‍👩‍👧", "🇯🇵"])
    #expect(try lines("ab", letters: 0) == ["a", "b"])
  }

  /// A kanji is 1 em, 1⅔ letters: ten letters hold six.
  @Test func japaneseBreaksBetweenItsCharacters() throws {
    #expect(try lines("日本語組版処理の要件", letters: 10) == ["日本語組版処", "理の要件"])
    #expect(try lines("日本語とSwiftの", letters: 10) == ["日本語と", "Swiftの"])
  }

  @Test func closingMarksDoNotBeginALine() throws {
    #expect(try lines("日本語組版処。理", letters: 10) == ["日本語組版", "処。理"])
    #expect(try lines("日本語組版ガッツ", letters: 10) == ["日本語組版", "ガッツ"])
    #expect(try lines("日本語組版ケーキ", letters: 10) == ["日本語組版", "ケーキ"])
  }

  @Test func openingMarksDoNotEndALine() throws {
    #expect(try lines("日本語組版「処理」", letters: 10) == ["日本語組版", "「処理」"])
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}"])
  func hardLineEndsAreKept(end: String) throws {
    #expect(try lines("a" + end + "b", letters: 9) == ["a", "b"])
    #expect(try lines("a" + end, letters: 9) == ["a", ""])
    #expect(try lines(end + end, letters: 9) == ["", "", ""])
  }

  @Test func anEmptyTextIsOneEmptyLine() throws {
    #expect(try lines("", letters: 9) == [""])
    #expect(try lines("", letters: 0) == [""])
  }

  @Test func aLigatureThatALineEndsInIsSetAsLetters() throws {
    let font = ResolvedFont.em(.design(.serif))
    let ligature = try library.shape("ffi", font: font)
    #expect(ligature.runs[0].glyphs.count < 3)
    for width in stride(from: 0.05, through: 1.2, by: 0.05) {
      let breaker = try LineBreaker(
        library: library, text: StyledText("ffiffiffi", font: font), width: width)
      let lines = try breaker.lines(limit: .max).lines
      #expect(lines.map(\.text).joined() == "ffiffiffi")
      #expect(lines.allSatisfy { $0.width <= width + 0.001 || $0.text.count == 1 }, "\(width)")
    }
  }
}
