import Foundation
import Testing

@testable import PlatenText

/// Which face a font gets.
@Suite struct FontMatcherTests {
  private let library: FontLibrary

  init() throws { library = try BundledFonts.library() }

  private func face(
    _ family: ResolvedFont.Family, _ weight: CGFloat = 400, isItalic: Bool = false
  ) throws -> FontFace {
    try library.face(for: .em(family, weight: weight, isItalic: isItalic))
  }

  private func file(
    _ family: ResolvedFont.Family, _ weight: CGFloat = 400, isItalic: Bool = false
  ) throws -> String {
    URL(fileURLWithPath: try face(family, weight, isItalic: isItalic).file).lastPathComponent
  }

  @Test(arguments: stride(from: 100, through: 900, by: 100).map { CGFloat($0) } + [550])
  func aVariableFontTakesEveryWeight(weight: CGFloat) throws {
    for isItalic in [false, true] {
      let face = try face(.design(.default), weight, isItalic: isItalic)
      #expect(face.variations == [FontVariation(tag: "wght", value: weight)])
      #expect(face.file.hasSuffix(isItalic ? "/Inter-Italic.ttf" : "/Inter.ttf"))
    }
  }

  @Test func aWeightBeyondTheAxisIsItsEnd() throws {
    #expect(try face(.design(.default), 1000).variations.map(\.value) == [900])
    #expect(try face(.design(.default), 1).variations.map(\.value) == [100])
  }

  /// By the scale of fontconfig, on which medium lies nearer to regular than to semibold.
  @Test(
    arguments: [
      (100, "Light"), (200, "Light"), (300, "Light"), (400, "Regular"), (500, "Regular"),
      (600, "SemiBold"), (700, "Bold"), (800, "Black"), (900, "Black"),
    ] as [(CGFloat, String)])
  func aStaticFamilyGivesTheNearestWeight(weight: CGFloat, style: String) throws {
    #expect(try file(.design(.rounded), weight) == "Nunito-\(style).otf")
  }

  @Test func theSlantComesBeforeTheWeight() throws {
    #expect(try file(.design(.rounded), 900, isItalic: true) == "Nunito-BoldItalic.otf")
    #expect(try file(.design(.rounded), 300, isItalic: true) == "Nunito-Italic.otf")
    #expect(try file(.design(.serif), 600, isItalic: true) == "SourceSerifPro-BoldItalic.otf")
    #expect(try file(.design(.monospaced), 400, isItalic: true) == "JetBrainsMono-Italic.ttf")
  }

  @Test func eachDesignHasItsFamily() throws {
    #expect(try face(.design(.default)).family == "Inter")
    #expect(try face(.design(.rounded)).family == "Nunito")
    #expect(try face(.design(.serif)).family == "Source Serif Pro")
    #expect(try face(.design(.monospaced)).family == "JetBrains Mono")
    #expect(try file(.design(.serif), 600) == "SourceSerifPro-Semibold.otf")
    #expect(try file(.design(.monospaced), 500) == "JetBrainsMono-Medium.ttf")
  }

  @Test func aFamilyIsFoundByItsNameWhateverTheCase() throws {
    #expect(try face(.named("Nunito"), 700).file.hasSuffix("/Nunito-Bold.otf"))
    #expect(try face(.named("source serif pro")).family == "Source Serif Pro")
    #expect(library.hasFamily("Inter") && library.hasFamily("inter"))
    #expect(library.hasFamily("Noto Sans CJK JP"))
  }

  @Test(arguments: ["Helvetica", "", "Inter\u{0}x", "Inte", "日本"])
  func aFamilyThatDoesNotExistIsSubstitutedAndThisCanBeFoundOut(name: String) throws {
    #expect(!library.hasFamily(name))
    if !name.contains("\u{0}") { #expect(try face(.named(name)).family == "Inter") }
  }

  @Test func theFamiliesAreListedInOrder() {
    let scripts = [
      "Adlam", "Arabic", "Armenian", "Bengali", "Canadian Aboriginal", "Chakma", "Cherokee",
      "Devanagari", "Ethiopic", "Georgian", "Gujarati", "Gurmukhi", "Hanifi Rohingya", "Hebrew",
      "Javanese", "Kannada", "Khmer", "Lao", "Latin Extended", "Lisu", "Malayalam", "Meetei Mayek",
      "Mongolian",
      "Myanmar", "NKo", "Ol Chiki", "Oriya", "Sinhala", "Sundanese", "Syriac", "Tamil", "Telugu",
      "Thaana", "Thai", "Tifinagh", "CJK JP", "CJK KR", "CJK SC", "CJK TC", "Math", "Symbols",
      "Symbols2",
    ].map { "Noto Sans " + $0 }
    let others = [
      "Inter", "JetBrains Mono", "Noto Color Emoji", "Noto Serif Tibetan", "Nunito", "Phosphor",
      "Source Serif Pro",
    ]
    #expect(library.families == (scripts + others).sorted())
  }

  @Test func aFaceIsOpenedOnce() throws {
    #expect(try face(.design(.rounded), 500) === face(.named("Nunito"), 400))
    #expect(try face(.design(.default), 500) !== face(.design(.default), 400))
  }

  @Test func aFontMeetsItsFamilySizeAndWeight() {
    let custom = Font.custom("Inter", size: 17).bold().italic().resolved(for: .accessibility5)
    #expect(custom.family == .named("Inter"))
    // 17 x 62 / 22 = 47.9, to a whole point.
    #expect(custom.size == 48)
    #expect(custom.weight == .bold && custom.isItalic)
    #expect(Font.custom("Inter", fixedSize: 17.5).resolved(for: .accessibility5).size == 17.5)
    #expect(Font.headline.resolved(for: .large).weight == .semibold)
    #expect(Font.title2.bold().resolved(for: .large).weight == .bold)
    #expect(Font.title3.bold().resolved(for: .large).weight == .semibold)
    #expect(Font.body.bold().weight(.light).resolved(for: .large).weight == .light)
    #expect(Font.system(size: 20).resolved(for: .accessibility5).size == 20)
  }

  @Test func aLibraryThatFailedFailsWithItsReason() {
    let failure = FontError(code: .noFonts, places: ["a", "b"])
    let library = FontLibrary(failure: failure)
    #expect(throws: failure) { try library.measure("a", font: .body) }
    #expect(!library.hasFamily("Inter"))
  }
}
