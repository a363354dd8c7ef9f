import Foundation
import PlatenBase
import Testing

@testable import PlatenText

/// Letters come closer before a text is shrunk, and it is shrunk before it is truncated.
///
/// JetBrains Mono at 20 points: a letter is 12 points wide, a hundredth of an em 0.2.
@Suite struct TighteningTests {
  private let font = ResolvedFont.em(.design(.monospaced)).sized(20)

  private func set(
    _ text: String, width: CGFloat, factor: CGFloat = 1, allowsTightening: Bool = true
  ) throws -> Paragraph {
    var style = ParagraphStyle()
    style.lineLimit = 1
    style.minimumScaleFactor = factor
    style.allowsTightening = allowsTightening
    let typesetter = Typesetter(
      library: try BundledFonts.library(), grid: PixelGrid(scale: 2), style: style)
    return try typesetter.set(text, font: font, width: width, height: nil)
  }

  @Test func lettersComeAsLittleCloserAsMakesThemFit() throws {
    // Ten letters are 120 points wide, and 2 less for each hundredth.
    for (width, expected) in [(120, 120), (119, 118), (117, 116), (112, 112), (110, 110)]
      as [(CGFloat, CGFloat)]
    {
      let paragraph = try set("abcdefghij", width: width)
      #expect(!paragraph.isTruncated && paragraph.fontSize == 20)
      #expect(abs(paragraph.lines[0].line.width - expected) < 1e-9, "\(width)")
    }
  }

  @Test func fiveHundredthsAreTheMost() throws {
    let paragraph = try set("abcdefghij", width: 109)
    #expect(paragraph.isTruncated && paragraph.lines[0].text == "abcdefgh…")
  }

  @Test func withoutLeaveTheTextIsTruncated() throws {
    #expect(try set("abcdefghij", width: 119, allowsTightening: false).isTruncated)
  }

  @Test func tighteningComesBeforeShrinking() throws {
    let tightened = try set("abcdefghij", width: 110, factor: 0.5)
    #expect(tightened.fontSize == 20)
    let shrunk = try set("abcdefghij", width: 109, factor: 0.5)
    // 109 / 6 = 18.17, in quarters.
    #expect(shrunk.fontSize == 18 && !shrunk.isTruncated)
    let truncated = try set("abcdefghij", width: 59, factor: 0.5)
    #expect(truncated.fontSize == 10 && truncated.isTruncated)
  }

  @Test func lettersThatHangTogetherStay() throws {
    let library = try BundledFonts.library()
    let arabic = "السلام"
    let width = try library.shape(arabic, font: font).width * 20
    let paragraph = try set(arabic, width: width - 1)
    #expect(paragraph.isTruncated)
  }
}
