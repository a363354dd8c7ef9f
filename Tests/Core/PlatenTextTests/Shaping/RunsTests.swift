import Foundation
import Testing

@testable import PlatenText

/// Which stretches a text falls into, and which face draws each.
@Suite struct RunsTests {
  private let library: FontLibrary

  init() throws { library = try BundledFonts.library() }

  private func shape(_ text: String, _ font: ResolvedFont = .em()) throws -> ShapedText {
    try library.shape(text, font: font)
  }

  private func runs(_ text: String, _ font: ResolvedFont = .em()) throws -> [String] {
    try shape(text, font).runs.map {
      "\(BundledFonts.text(of: $0, in: text)) \($0.face.family)"
    }
  }

  @Test func aMixedLabelIsThreeRunsOnOneBaseline() throws {
    let text = "iOS開発 🦋"
    let shaped = try shape(text)
    #expect(
      try runs(text) == ["iOS Inter", "開発  Noto Sans CJK JP", "🦋 Noto Color Emoji"])
    #expect(shaped.runs.flatMap(\.glyphs).allSatisfy { $0.position.y == 0 })
    let pens = shaped.lineRuns.flatMap { run, x in run.glyphs.map { x + $0.position.x } }
    #expect(pens == pens.sorted())
    #expect(shaped.metrics == (try library.face(for: .em()).metrics))
    #expect(shaped.missing.isEmpty)
  }

  @Test(arguments: [
    "👨‍👩‍👧", "🇯🇵", "1️⃣", "#️⃣", "👍🏽", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "❤️‍🔥", "🏳️‍🌈", "👩🏽‍🚀", "☎️", "☝🏽", "©️", "🦋", "❤‍🔥",
  ])
  func anEmojiSequenceIsOnePicture(text: String) throws {
    let shaped = try shape(text)
    #expect(try runs("a" + text + "b").count == 3)
    #expect(shaped.runs.map(\.face.family) == ["Noto Color Emoji"])
    #expect(shaped.runs.flatMap(\.glyphs).filter { $0.advance > 0 }.count == 1)
    #expect(shaped.runs.flatMap(\.glyphs).allSatisfy { $0.id != 0 && $0.cluster == 0 })
    #expect(shaped.missing.isEmpty)
  }

  @Test(arguments: ["☎︎", "©", "1", "#", "✔︎", "♥︎", "↔", "☺︎"])
  func textPresentationIsNoPicture(text: String) throws {
    let shaped = try shape(text)
    #expect(shaped.runs.count == 1)
    #expect(shaped.runs.allSatisfy { !$0.face.hasColour })
    #expect(shaped.missing.isEmpty)
  }

  @Test func aPictureThatHasNoTextFormStaysAPicture() throws {
    #expect(try runs("🦋︎") == ["🦋︎ Noto Color Emoji"])
  }

  @Test func anUnknownSequenceFallsApartIntoItsPicturesInOneRun() throws {
    let shaped = try shape("🦋‍🐢")
    #expect(shaped.runs.count == 1)
    #expect(shaped.runs[0].glyphs.filter { $0.advance > 0 }.count == 2)
    #expect(shaped.missing.isEmpty)
  }

  @Test func spacesStayWithTheWordsBefore() throws {
    #expect(try runs("開発 環境") == ["開発 環境 Noto Sans CJK JP"])
    #expect(try runs("🦋 a") == ["🦋 Noto Color Emoji", " a Inter"])
    #expect(try runs("a　開") == ["a　 Inter", "開 Noto Sans CJK JP"])
  }

  @Test func marksStayWithTheirLetters() throws {
    // か and its voicing mark are one cluster, composed by the font or set as two glyphs.
    #expect(try runs("aか\u{3099}b").map(\.last) == ["r", "P", "r"])
    // Nunito has é, and no font has to have both e and the accent for it.
    #expect(try runs("e\u{301}", .em(.design(.rounded))) == ["e\u{301} Nunito"])
    #expect(try shape("e\u{301}").runs[0].glyphs.count == 1)
  }

  /// By its character map, Source Serif has ≠ and not the stroke through it, Nunito ˇ and i and not
  /// the two in one.
  @Test func aFaceDrawsWhatItCanComposeOrTakeApart() throws {
    #expect(try runs("=\u{338}", .em(.design(.serif))) == ["=\u{338} Source Serif Pro"])
    #expect(try runs("ǐ", .em(.design(.rounded))) == ["ǐ Nunito"])
    for (text, design) in [("=\u{338}", Font.Design.serif), ("ǐ", .rounded)] {
      let shaped = try shape(text, .em(.design(design)))
      #expect(shaped.missing.isEmpty)
      #expect(shaped.runs.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
    }
  }

  @Test func italicGreekIsTheFamilysUprightBeforeAnotherFamily() throws {
    let shaped = try shape("aβ", .em(.design(.serif), isItalic: true))
    #expect(shaped.runs.map(\.face.family) == ["Source Serif Pro", "Source Serif Pro"])
    #expect(
      shaped.runs.map { $0.face.file.hasSuffix("SourceSerifPro-Italic.otf") } == [true, false])
    let bold = try shape("я", .em(.design(.serif), weight: 700, isItalic: true))
    #expect(bold.runs[0].face.file.hasSuffix("SourceSerifPro-Bold.otf"))
  }

  @Test func fallbackFontsFollowTheWeight() throws {
    let bold = try shape("開Я", .em(.design(.monospaced), weight: 700))
    #expect(bold.runs[0].face.file.hasSuffix("NotoSansCJK-Bold.ttc"))
    let regular = try shape("א開", .em(weight: 400))
    #expect(regular.runs.last?.face.file.hasSuffix("NotoSansCJK-Regular.ttc") == true)
  }

  @Test func symbolsComeFromTheSymbolFonts() throws {
    #expect(try runs("♞").first?.contains("Noto Sans") == true)
    #expect(try shape("♞ ✂︎ ∮ ⓐ ⇛").missing.isEmpty)
  }

  /// Arabic letters of mathematics, which Noto Sans Math has.
  @Test func aRightToLeftRunKeepsItsGlyphsFromLeftToRight() throws {
    let run = try #require(try shape("𞸀𞸁𞸂").runs.first)
    #expect(run.isRightToLeft)
    #expect(run.glyphs.map(\.cluster) == [8, 4, 0])
    #expect(run.glyphs.map(\.position.x) == run.glyphs.map(\.position.x).sorted())
  }
}
