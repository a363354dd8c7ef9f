import Foundation
import PlatenBase
import Testing

@testable import PlatenText

/// A text is shaped once, whatever is done with it afterwards.
@Suite struct ShapedOnceTests {
  /// How often HarfBuzz was called for a library's texts by this thread.
  private func count(_ library: FontLibrary) throws -> Int {
    try library.withWorkspace { (workspace) throws(FontError) in workspace.shaper.count }
  }

  private func typesetter(
    _ library: FontLibrary, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> Typesetter {
    var style = ParagraphStyle()
    change(&style)
    return Typesetter(library: library, grid: PixelGrid(scale: 2), style: style)
  }

  private let font = ResolvedFont.em().sized(17)

  /// Most lines end at spaces, between which nothing joins; a few end where two letters, or a letter
  /// and a space, are kerned, and then those are shaped again.
  @Test(
    arguments: [
      ("All human beings are born free and equal in dignity and rights, office by office.", 25),
      ("すべての人間は、生れながらにして自由であり、かつ、尊厳と権利とについて平等である。", 25),
      ("يولد جميع الناس أحرارا متساوين في الكرامة والحقوق وقد وهبوا عقلا وضميرا", 0),
      ("सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है", 0),
      ("כל בני אדם נולדו בני חורין ושווים בערכם ובזכויותיהם", 0),
      ("Все люди рождаются свободными и равными в своем достоинстве и правах", 0),
      ("모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다", 0),
    ] as [(String, Int)]) func breakingAtManyWidthsShapesNothing(text: String, borders: Int) throws
  {
    let library = try BundledFonts.library()
    let typesetter = typesetter(library)
    let prepared = try typesetter.prepare(StyledText(text, font: font))
    let before = try count(library)
    var mostLines = 0
    for width in stride(from: CGFloat(120), to: 620, by: 10) {
      let paragraph = try typesetter.set(prepared, width: width, height: nil)
      mostLines = max(mostLines, paragraph.lines.count)
    }
    #expect(mostLines > 3)
    #expect(try count(library) - before <= borders)
  }

  /// Arabic letters join over a border inside a word: then the letters around it are shaped again,
  /// and nothing else.
  @Test func aBorderInsideAWordShapesNoMoreThanItsLine() throws {
    let library = try BundledFonts.library()
    let typesetter = typesetter(library)
    let prepared = try typesetter.prepare(
      StyledText(String(repeating: "ببب", count: 100), font: font))
    let before = try count(library)
    let paragraph = try typesetter.set(prepared, width: 200, height: nil)
    #expect(paragraph.lines.count > 5)
    #expect(try count(library) - before <= 3 * paragraph.lines.count)
  }

  @Test func anEllipsisIsShapedOnce() throws {
    let library = try BundledFonts.library()
    let typesetter = typesetter(library) { $0.lineLimit = 1 }
    let prepared = try typesetter.prepare(StyledText("one two three four five six", font: font))
    _ = try typesetter.set(prepared, width: 100, height: nil)
    let before = try count(library)
    for width in stride(from: CGFloat(30), to: 160, by: 1) {
      #expect(try typesetter.set(prepared, width: width, height: nil).isTruncated)
    }
    // Where the text is cut between letters that are kerned, these are shaped again.
    #expect(try count(library) - before <= 130)
  }

  @Test func shrinkingShapesNothing() throws {
    let library = try BundledFonts.library()
    let typesetter = typesetter(library) {
      $0.minimumScaleFactor = 0.3
      $0.lineLimit = 2
    }
    let prepared = try typesetter.prepare(
      StyledText("one two three four five six seven", font: font))
    let before = try count(library)
    let paragraph = try typesetter.set(prepared, width: 100, height: nil)
    #expect(paragraph.fontSize < 17 && !paragraph.isTruncated)
    // Truncations that were tried on the way shape the ellipsis once and the letters before it.
    #expect(try count(library) - before <= 10)
  }

  @Test func anotherSizeShapesNothing() throws {
    let library = try BundledFonts.library()
    _ = try library.shape("Label", font: font)
    let before = try count(library)
    for size in stride(from: CGFloat(1), to: 100, by: 1) {
      _ = try typesetter(library).set("Label", font: font.sized(size), width: 300, height: nil)
      _ = try library.measure("Label", font: .system(size: size))
    }
    #expect(try count(library) == before)
  }

  @Test func tighteningShapesNothing() throws {
    let library = try BundledFonts.library()
    let typesetter = typesetter(library) {
      $0.allowsTightening = true
      $0.lineLimit = 1
    }
    let prepared = try typesetter.prepare(StyledText("one two three four", font: font))
    let width = try typesetter.set(prepared, width: nil, height: nil).size.width
    _ = try typesetter.set(prepared, width: 20, height: nil)
    let before = try count(library)
    let paragraph = try typesetter.set(prepared, width: width - 6, height: nil)
    #expect(!paragraph.isTruncated && paragraph.size.width <= width - 6)
    // The ellipsis, and the letters before it, of the text that was not tightened.
    #expect(try count(library) - before <= 2)
  }
}
