import Foundation
import PlatenBase
import Testing

@testable import PlatenText

/// What is found of a look that faces do not have, with the bundled fonts.
@Suite struct MissingStyleTests {
  private let library: FontLibrary

  init() throws { library = try BundledFonts.library() }

  private func styles(_ text: String, _ font: Font) throws -> [MissingStyle] {
    let typesetter = Typesetter(
      library: library, grid: PixelGrid(scale: 2), style: ParagraphStyle())
    let paragraph = try typesetter.set(
      text, font: font.resolved(for: .large), width: nil, height: nil)
    return paragraph.missingStyles(in: library)
  }

  /// The folder has these scripts in Regular alone, or in Bold too.
  @Test func aBoldThatAFamilyDoesNotHaveIsFound() throws {
    let bold = Font.system(size: 17, weight: .bold)
    #expect(
      try styles("សួស្តី bold", bold)
        == [.weight(family: "Noto Sans Khmer", asked: 700, found: 400)])
    for text in ["bold", "سلام", "שלום", "नमस्ते", "ไทย", "日本語", "→ 🦋 12"] {
      #expect(try styles(text, bold).isEmpty, "\(text)")
    }
    #expect(try styles("សួស្តី", .system(size: 17, weight: .medium)).isEmpty)
    #expect(try styles("សួស្តី", .system(size: 17)).isEmpty)
  }

  /// What the font files have, as hb-shape lists it.
  @Test func aFeatureThatAFamilyDoesNotHaveIsFound() throws {
    let font = Font.system(size: 17)
    #expect(try styles("abc", font.fontFeature("zzzz")) == [.feature(family: "Inter", tag: "zzzz")])
    #expect(try styles("abc", font.fontFeature("ss01").fontFeature("tnum")).isEmpty)
    #expect(try styles("abc", font.fontFeature("zzzz", 0)).isEmpty, "it is off")
    #expect(try styles("日本", font.fontFeature("ss01")).isEmpty, "the face was not asked for")
    // Digits of a typewriter's width are of one width as they are.
    #expect(try styles("a1", .system(size: 17, design: .monospaced).monospacedDigit()).isEmpty)
  }

  // Source Serif's italic has no Greek; Inter has no axis of the width.
  @Test func anItalicAndAWidthThatAFamilyDoesNotHaveAreFound() throws {
    let serif = Font.system(size: 17, design: .serif).italic()
    #expect(try styles("Ελλάς abc", serif) == [.italic(family: "Source Serif Pro")])
    let italic = Font.system(size: 17).italic()
    #expect(try styles("日本", italic) == [.italic(family: "Noto Sans CJK JP")])
    #expect(try styles("abc 12", serif).isEmpty)
    let wide = Font.system(size: 17).width(.expanded)
    #expect(try styles("Wide", wide) == [.width(family: "Inter", asked: 125, found: 100)])
    #expect(try styles("Wide", Font.system(size: 17).width(.standard)).isEmpty)
  }

  @Test func itIsSaidInASentence() {
    #expect(
      "\(MissingStyle.weight(family: "Noto Sans Khmer", asked: 700, found: 400))"
        == "Noto Sans Khmer has no weight 700: 400 is used")
    #expect(
      "\(MissingStyle.italic(family: "Inter"))"
        == "Inter has no italic: upright letters are used")
    #expect(
      "\(MissingStyle.width(family: "Inter", asked: 125, found: 100))"
        == "Inter has no width of 125 %: 100 % is used")
    #expect(
      "\(MissingStyle.feature(family: "Inter", tag: "smcp"))"
        == "Inter has no feature \"smcp\", and is drawn without it")
  }
}
