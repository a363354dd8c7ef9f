import Foundation
import TestSupport
import Testing

@testable import PlatenText

/// What no font has is drawn as a box, one for each grapheme cluster, and reported.
@Suite struct MissingGlyphTests {
  private let library: FontLibrary

  init() throws { library = try BundledFonts.library() }

  @Test(arguments: [
    "\u{10FFFD}", "\u{1CC00}", "\u{13000}", "\u{10FFFD}\u{301}", "\u{1FAFF}\u{200D}\u{1F467}",
  ])
  func oneBoxStandsForOneCluster(cluster: String) throws {
    let text = "a" + cluster + "b"
    let shaped = try library.shape(text, font: .em())
    #expect(shaped.runs.count == 3)
    #expect(shaped.runs[1].glyphs.map(\.id) == [0])
    #expect(shaped.runs[1].glyphs.map(\.cluster) == [1])
    #expect(shaped.missing.map(\.character) == [Character(cluster)])
    #expect(shaped.missing.map(\.text) == [text])
  }

  @Test(arguments: [Font.Design.default, .rounded, .serif, .monospaced])
  func theBoxIsAPlainOneAsHighAsACapital(design: Font.Design) throws {
    let font = ResolvedFont.em(.design(design))
    let run = try #require(try library.shape("\u{10FFFD}", font: font).runs.first)
    let capHeight = try library.face(for: font).metrics.capHeight
    #expect(run.face.family == "Noto Sans Symbols")
    #expect(abs(run.inkBounds.maxY) < 0.001)
    #expect(abs(-run.inkBounds.minY - capHeight) < 0.06)
    #expect(run.inkBounds.width > 0.3 && run.inkBounds.width < 0.5)
    #expect(run.glyphs[0].advance == 0.6)
  }

  @Test(arguments: [
    // A mark that none of the bundled fonts has, alone, beside one that they have, before one.
    ("v\u{1DFA}", "v", "\u{1DFA}"), ("e\u{301}\u{1DFA}", "e\u{301}", "\u{1DFA}"),
    ("e\u{1DFA}\u{301}", "e\u{301}", "\u{1DFA}"), ("日\u{1DFA}", "日", "\u{1DFA}"),
    ("ב\u{5B8}\u{1DFA}", "ב\u{5B8}", "\u{1DFA}"), ("v\u{31F}", "v", "\u{31F}"),
  ])
  func aMarkThatNoFontHasDoesNotTakeItsLetterWithIt(
    cluster: String, drawn: String, mark: String
  ) throws {
    let shaped = try library.shape(cluster, font: .em())
    let without = try library.shape(drawn, font: .em())
    #expect(shaped.runs.allSatisfy { !$0.isMissing })
    #expect(shaped.runs.map(\.face) == without.runs.map(\.face))
    #expect(shaped.inkBounds == without.inkBounds)
    #expect(shaped.width == without.width)
    #expect(shaped.missing.map(\.character) == [Character(mark)])
    #expect(shaped.missing.map(\.text) == [cluster])
  }

  @Test func aLetterWithoutItsMarkIsARunOfItsOwn() throws {
    let shaped = try library.shape("av\u{31F}b", font: .em())
    #expect(shaped.runs.map(\.characters) == ["a", "v\u{31F}", "b"])
    #expect(shaped.runs.map(\.isIncomplete) == [false, true, false])
  }

  @Test(arguments: [" \u{1DFA}", "\u{200B}\u{1DFA}", "\u{1DFA}"])
  func aMarkWithoutALetterIsABox(text: String) throws {
    let shaped = try library.shape(text, font: .em())
    #expect(shaped.runs.contains { $0.isMissing })
    #expect(shaped.missing.count == 1)
  }

  @Test func boxesStandSideBySide() throws {
    let shaped = try library.shape("\u{10FFFD}\u{10FFFC}", font: .em())
    #expect(shaped.runs.count == 1)
    #expect(shaped.runs[0].glyphs.map(\.position.x) == [0, 0.6])
    #expect(shaped.runs[0].glyphs.map(\.cluster) == [0, 4])
    #expect(shaped.width == 1.2)
  }

  @Test func aCharacterIsReportedOnceForEachText() throws {
    let shaped = try library.shape("\u{10FFFD}a\u{10FFFD}\u{10FFFC}", font: .em())
    #expect(shaped.missing.map(\.character) == ["\u{10FFFD}", "\u{10FFFC}"])
  }

  @Test func withoutTheBoxsFamilyThePrimaryFontsOwnIsDrawn() throws {
    let folder = try TemporaryFolder()
    try folder.link("Nunito-Regular.otf")
    let shaped = try FontLibrary(folder: folder.path).shape("aあ", font: .em())
    #expect(shaped.runs.map(\.face.family) == ["Nunito", "Nunito"])
    #expect(shaped.runs.last?.glyphs.map(\.id) == [0])
    #expect(shaped.missing.map(\.character) == ["あ"])
  }
}
