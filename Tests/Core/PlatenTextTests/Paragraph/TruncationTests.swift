import Foundation
import Testing

@testable import PlatenText

/// What a limit of lines leaves of a text, in letters of 0.6 em.
@Suite struct TruncationTests {
  private let library: FontLibrary

  init() throws { library = try BundledFonts.library() }

  private func lines(_ text: String, letters: CGFloat, limit: Int) throws -> [String] {
    let breaker = try LineBreaker(
      library: library, text: StyledText(text, font: .em(.design(.monospaced))),
      width: letters * 0.6)
    let (lines, isTruncated) = try breaker.lines(limit: limit)
    #expect(isTruncated == (lines.last?.text.hasSuffix("…") == true))
    return lines.map(\.text)
  }

  @Test func anEllipsisStandsForWhatDoesNotFit() throws {
    #expect(try lines("abcdefgh", letters: 5, limit: 1) == ["abcd…"])
    #expect(try lines("the quick brown fox", letters: 9, limit: 2) == ["the quick", "brown fox"])
    #expect(try lines("the quick brown foxes", letters: 9, limit: 2) == ["the quick", "brown fo…"])
  }

  @Test func noSpaceIsLeftBeforeTheEllipsis() throws {
    #expect(try lines("abc defgh", letters: 5, limit: 1) == ["abc…"])
  }

  @Test func aHardLineEndIsTruncatedToo() throws {
    #expect(try lines("a\nb", letters: 9, limit: 1) == ["a…"])
    #expect(try lines("\n\n", letters: 9, limit: 2) == ["", "…"])
  }

  @Test func aTextThatFitsIsLeftAlone() throws {
    #expect(try lines("abcdefgh", letters: 8, limit: 1) == ["abcdefgh"])
    #expect(try lines("a\nb", letters: 8, limit: 2) == ["a", "b"])
  }

  @Test func theEllipsisIsLeftWhereNothingElseFits() throws {
    #expect(try lines("abc", letters: 1, limit: 1) == ["…"])
    #expect(try lines("abc", letters: 0, limit: 1) == ["…"])
  }

  @Test func aClusterIsNeverCutInHalf() throws {
    #expect(try lines("ae\u{301}👨‍👩‍👧x", letters: 4, limit: 1) == ["ae\u{301}…"])
  }

  @Test func aSoftHyphenIsNotSeenBeforeTheEllipsis() throws {
    #expect(try lines("re\u{AD}sume", letters: 3, limit: 1).map(\.count) == [4])
    #expect(try !lines("re\u{AD}sume", letters: 3, limit: 1)[0].contains("-"))
  }
}
