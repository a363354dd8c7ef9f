import Foundation
import PlatenBase
import Testing

@testable import PlatenText

/// Which letters are drawn in the family that was chosen for them, with the bundled fonts.
@Suite struct FamilyUseTests {
  private let library: FontLibrary

  init() throws { library = try BundledFonts.library() }

  private func uses(_ text: String, _ family: String) throws -> [FamilyUse] {
    let typesetter = Typesetter(
      library: library, grid: PixelGrid(scale: 2), style: ParagraphStyle())
    let font = Font.custom(family, size: 17).resolved(for: .large)
    return try typesetter.set(text, font: font, width: nil, height: nil)
      .familyUses(in: library)
  }

  /// Nunito has Latin and Cyrillic, and Noto Sans Khmer has no letter of either.
  @Test func aFamilyWithoutTheLettersIsFound() throws {
    #expect(
      try uses("日本", "Nunito")
        == [FamilyUse(family: "Nunito", substitute: "Noto Sans CJK JP")])
    #expect(
      try uses("abc", "Noto Sans Khmer")
        == [FamilyUse(family: "Noto Sans Khmer", substitute: "Inter")])
    #expect(try uses("日本 a", "Nunito") == [FamilyUse(family: "Nunito", substitute: nil)])
  }

  /// A picture or a symbol of another font is no letter, and a missing family is found elsewhere.
  @Test func whatIsNoLetterDoesNotCount() throws {
    for text in ["", "  ", "🦋", "→ ·"] { #expect(try uses(text, "Nunito").isEmpty, "\(text)") }
    #expect(try uses("abc", "Nunitoo").isEmpty)
    #expect(try uses("12", "Phosphor").map(\.substitute) == ["Inter"])
  }
}
