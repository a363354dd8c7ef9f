import Testing

@testable import PlatenText

/// What is said of a character that no font has.
@Suite struct MissingGlyphReportTests {
  private func report(_ character: Character, in text: String) -> String {
    let place = text.firstIndex(of: character) ?? text.startIndex
    return MissingGlyph(
      character: character, text: text,
      offset: text.utf8.distance(from: text.startIndex, to: place)
    ).description
  }

  @Test func itNamesTheCodePointsAndTheText() {
    #expect(
      report("e\u{301}", in: "été").hasPrefix("no font has \"e\u{301}\" (U+0065 U+0301) in \"été\"")
    )
    #expect(report("\u{10FFFD}", in: "x").contains("(U+10FFFD)"))
  }

  /// As `fc-query` finds them in the packages of Debian 12.
  @Test(
    arguments: [
      ("ក", "Noto Sans Khmer", "fonts-noto-core"), ("ᬅ", "Noto Sans Balinese", "fonts-noto-core"),
      ("𓀀", "Noto Sans Egyptian Hieroglyphs", "fonts-noto-core"),
      ("𒀀", "Noto Sans Cuneiform", "fonts-noto-core"),
      ("𗀀", "Noto Serif Tangut", "fonts-noto-core"),
      ("㐀", "Noto Sans CJK JP", "fonts-noto-cjk"), ("𠀀", "Hanazono Mincho", "fonts-hanazono"),
      ("𫝀", "Hanazono Mincho", "fonts-hanazono"), ("𰻞", "BabelStone Han", "fonts-babelstone-han"),
      ("🦋", "Noto Color Emoji", "fonts-noto-color-emoji"),
      ("\u{1DFA}", "Unifont", "fonts-unifont"), ("♞", "Noto Sans Symbols2", "fonts-noto-core"),
      ("क्ष", "Noto Sans Devanagari", "fonts-noto-core"),
      ("a\u{1DFA}", "Unifont", "fonts-unifont"),
    ] as [(String, String, String)])
  func itNamesThePackageThatHasTheCharacter(
    cluster: String, family: String, package: String
  ) {
    let glyph = MissingGlyph(character: Character(cluster), text: "x")
    #expect(glyph.hint == "\(family) (Debian's package \(package)) has it")
    #expect(glyph.description.hasSuffix("in \"x\"; \(family) (Debian's package \(package)) has it"))
  }

  @Test func partsOfTwoFontsAreBothNamed() throws {
    let cluster = "ក\u{1DFA}"
    let hint = try #require(MissingGlyph(character: Character(cluster), text: "").hint)
    #expect(hint.contains("fonts-noto-core") && hint.contains("fonts-unifont"))
    #expect(hint.hasSuffix("have its parts"))
  }

  @Test func whatUnicodeGivesNoMeaningIsCalledSo() {
    #expect(report("\u{E000}", in: "").contains("; U+E000 is for private use"))
    #expect(report("\u{10FFFD}", in: "").contains("; U+10FFFD is for private use"))
    #expect(report("\u{378}", in: "").contains("; U+0378 is not assigned"))
    #expect(report("\u{FFFF}", in: "").contains("; U+FFFF is not assigned"))
  }

  @Test func ofWhatIsNotKnownNothingIsSaid() {
    // U+31353 is assigned, to CJK Extension H, and in none of the packages.
    #expect(MissingGlyph(character: "\u{31353}", text: "x").hint == nil)
    #expect(report("\u{31353}", in: "x").hasSuffix("in \"x\""))
  }

  @Test func aMarkIsNamedOnADottedCircle() {
    let glyph = MissingGlyph(character: "\u{1DFA}", text: "v\u{1DFA}")
    #expect(
      glyph.description.hasPrefix(
        "no font has \"\u{25CC}\u{1DFA}\" (U+1DFA) in \"v\u{1DFA}\"; Unifont"))
  }

  @Test func ofALongTextTheReportQuotesWhatStandsAroundTheCharacter() {
    let text = String(repeating: "a", count: 1000) + "ក" + String(repeating: "b", count: 1000)
    let around = String(repeating: "a", count: 24) + "ក" + String(repeating: "b", count: 24)
    #expect(report("ក", in: text).contains("in \"…\(around)…\";"))
    #expect(report("ក", in: "ក" + text).contains("in \"ក\(String(repeating: "a", count: 24))…\";"))
    let short = String(repeating: "a", count: 48) + "ក"
    #expect(report("ក", in: short).contains("in \"\(short)\";"))
  }

  @Test func theReportIsOneLineWithoutControls() {
    let text = report("ក", in: "a\nb\r\nc\u{1B}[31m\u{2028}ក")
    #expect(text.contains("\"a b  c [31m ក\""))
  }

  @Test func aLetterOfTenThousandMarksIsCutShort() {
    let cluster = Character("ក" + String(repeating: "\u{301}", count: 10_000))
    let text = report(cluster, in: "x\(cluster)y")
    #expect(text.utf8.count < 500)
    #expect(text.contains("U+0301 …)"))
  }
}
