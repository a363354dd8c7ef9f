import Foundation
import Testing

@testable import PlatenText

/// Texts of both directions on lines, by Unicode's bidirectional algorithm (UAX #9).
///
/// Latin letters, digits and punctuation are 0.6 em of JetBrains Mono.
@Suite struct BidiLinesTests {
  private let library: FontLibrary
  private let font = ResolvedFont.em(.design(.monospaced))

  init() throws { library = try BundledFonts.library() }

  /// What is seen of a text, from left to right, with Hebrew letters in that order.
  private func seen(_ text: String, isRightToLeft: Bool = false) throws -> String {
    let shaped = try library.shape(
      ShapingRequest(
        text, font: font,
        direction: isRightToLeft ? .firstStrongElseRightToLeft : .firstStrongElseLeftToRight))
    return shaped.lineRuns.map { seen($0.run) }.joined()
  }

  private func seen(_ run: GlyphRun) -> String {
    run.isRightToLeft ? String(run.characters.reversed()) : run.characters
  }

  private func lines(
    _ text: String, width: CGFloat = .infinity, limit: Int = .max,
    truncation: ParagraphStyle.Truncation = .tail, isRightToLeft: Bool = false
  ) throws -> [String] {
    var style = ParagraphStyle()
    style.isRightToLeft = isRightToLeft
    let prepared = try PreparedText(
      StyledText(text, font: font), style: style, library: library)
    let breaker = LineBreaker(text: prepared, width: width, truncation: truncation)
    return try breaker.lines(limit: limit).lines.map { line in
      line.parts.sorted { $0.x < $1.x }.map { seen($0.glyphs) }.joined()
    }
  }

  private func width(_ text: String) throws -> CGFloat {
    try library.shape(text, font: font).width
  }

  // MARK: - One line

  @Test func aHebrewWordInALatinTextIsReadFromTheRight() throws {
    #expect(try seen("abc אבג def") == "abc גבא def")
  }

  @Test func theFirstStrongCharacterDecidesOnTheDirection() throws {
    #expect(try seen("אבג abc דהו") == "והד abc גבא")
    #expect(try seen("12 אבג abc") == "abc גבא 12")
    #expect(try seen("\u{200F}abc, def!") == "!abc, def\u{200F}")
  }

  @Test func aTextWithoutAStrongCharacterHasTheEnvironmentsDirection() throws {
    #expect(try seen("(12) - 3") == "(12) - 3")
    #expect(try seen("12 - 3", isRightToLeft: true) == "3 - 12")
    #expect(try seen("abc", isRightToLeft: true) == "abc")
  }

  /// Numbers are read from the left in Hebrew, and stand where their place in the sentence is.
  @Test func numbersInHebrew() throws {
    #expect(try seen("אבג 123 דהו") == "והד 123 גבא")
    #expect(try seen("abc אבג 123") == "abc 123 גבא")
    #expect(try seen("אבג abc 123") == "abc 123 גבא")
    #expect(try seen("מחיר 1,234.50 ₪") == "₪ 1,234.50 ריחמ")
    #expect(try seen("אב 10-20") == "10-20 בא")
  }

  /// HarfBuzz mirrors the glyph: the opening bracket of what is read from the right looks as the
  /// closing one of what is read from the left.
  @Test func bracketsInHebrewAreMirrored() throws {
    let latin = try library.shape("()", font: font).runs[0].glyphs.map(\.id)
    let shaped = try library.shape("א(ב)ג", font: font)
    let brackets = shaped.lineRuns.flatMap { $0.run.glyphs }.filter { [2, 5].contains($0.cluster) }
    let opening = try #require(brackets.last)
    #expect(opening.cluster == 2)
    let inHebrew = try library.shape("(", font: .em(.named("Noto Sans Hebrew"))).runs[0]
    if shaped.runs.allSatisfy({ $0.face.family == inHebrew.face.family }) {
      #expect(opening.id != inHebrew.glyphs[0].id)
    } else {
      #expect(brackets.map(\.id) == latin)
    }
  }

  @Test func aBracketIsOfTheDirectionOfWhatItEncloses() throws {
    // BD16 and N0: both brackets have the direction of the text around them.
    #expect(try seen("אב (cd) הו") == "וה )cd( בא")
    #expect(try seen("ab (גד) ef") == "ab (דג) ef")
  }

  @Test func isolatesKeepTheirOwnOrder() throws {
    #expect(try seen("ab \u{2067}אב 12\u{2069} cd").filter { !$0.isIsolate } == "ab 12 בא cd")
    #expect(try seen("a\u{202E}bcd\u{202C}e").filter { !$0.isIsolate } == "adcbe")
  }

  // MARK: - Lines

  /// Each line is put into the order in which it is seen on its own (UAX #9, L1 and L2).
  @Test func aMixedTextIsBrokenInTheOrderOfReading() throws {
    let hebrew = "אבג דהו זחט"
    let width = try max(self.width("abc אבג"), self.width("דהו זחט")) + 0.01
    #expect(try lines("abc " + hebrew, width: width) == ["abc גבא", "טחז והד"])
    #expect(
      try lines("אבג abc def", width: try self.width("אבג abc") + 0.01) == ["abc גבא", "def"])
  }

  @Test func spacesAtTheEndOfALineAreNotSeen() throws {
    let width = try self.width("אבג ") + 0.01
    #expect(try lines("אבג   דהו   ", width: width) == ["גבא", "והד"])
  }

  // MARK: - Truncation

  @Test func theEllipsisOfATextReadFromTheRightStandsAtTheLeft() throws {
    let width = try self.width("אבגד…") + 0.01
    let line = try #require(try lines("אבגדהוזחטי", width: width, limit: 1).first)
    #expect(line.hasPrefix("…") && line.hasSuffix("א"))
    let head = try lines("אבגדהוזחטי", width: width, limit: 1, truncation: .head)[0]
    #expect(head.hasSuffix("…") && head.hasPrefix("י"))
    let middle = try lines("אבגדהוזחטי", width: width, limit: 1, truncation: .middle)[0]
    #expect(middle.hasSuffix("א") && middle.hasPrefix("י") && middle.contains("…"))
  }

  @Test func theEllipsisOfALatinTextInHebrewStandsAtTheLeft() throws {
    #expect(
      try lines("אב abcdefghij", width: width("אב abc…") + 0.01, limit: 1) == ["…abc בא"])
  }

  @Test func theEllipsisAfterHebrewInALatinTextStandsAtTheRight() throws {
    #expect(
      try lines("ab אבגדהוזחטי", width: width("ab אבג…") + 0.01, limit: 1) == ["ab גבא…"])
  }

  /// It stands for letters that were read from the right between others that are.
  @Test func anEllipsisAmongHebrewIsReadFromTheRight() throws {
    let text = "ab אבגד" + String(repeating: "כ", count: 20) + "הוזחטי"
    let width = try self.width("ab אבגד…הוזחטי") + 0.01
    let line = try lines(text, width: width, limit: 1, truncation: .middle)[0]
    let sides = line.dropFirst(3).split(separator: "…")
    #expect(sides.count == 2 && sides[0].hasPrefix("י") && sides[1].hasSuffix("א"), "\(line)")
  }

  @Test func headAndMiddleOfALatinText() throws {
    func line(_ truncation: ParagraphStyle.Truncation, _ letters: CGFloat) throws -> [String] {
      try lines("abcdefghij", width: letters * 0.6 + 0.001, limit: 1, truncation: truncation)
    }
    #expect(try line(.head, 5) == ["…ghij"])
    #expect(try line(.middle, 5) == ["ab…ij"])
    #expect(try line(.middle, 6) == ["abc…ij"])
    #expect(try line(.tail, 5) == ["abcd…"])
    #expect(try line(.middle, 1) == ["…"])
    #expect(try line(.head, 10) == ["abcdefghij"])
  }

  // MARK: - Soft hyphens

  /// Unicode breaks no Hebrew word at a soft hyphen (UAX #14, LB21a).
  @Test func theHyphenOfAnArabicWordStandsAtItsLeft() throws {
    let width = try self.width("دار-") + 0.01
    #expect(try lines("دار\u{AD}دور", width: width) == ["-راد", "رود"])
    let mixed = try self.width("ab دار-") + 0.01
    #expect(try lines("ab دار\u{AD}دور", width: mixed) == ["ab -راد", "رود"])
  }

  @Test func theHyphenOfALatinWordInHebrewStandsAtItsRight() throws {
    let width = try self.width("אב abc-") + 0.01
    #expect(try lines("אב abc\u{AD}defg", width: width) == ["abc- בא", "defg"])
  }
}

extension Character {
  fileprivate var isIsolate: Bool {
    unicodeScalars.allSatisfy { 0x2066...0x2069 ~= $0.value || 0x202A...0x202E ~= $0.value }
  }
}
