import Foundation
import PlatenBase
import Testing

@testable import PlatenText

/// Space between letters.
@Suite struct TrackingTests {
  private func line(
    _ text: String, tracking: CGFloat, font: ResolvedFont = .em()
  ) throws -> BrokenLine {
    var run = StyledText.Run(text: text, font: font.sized(20))
    run.tracking = tracking
    let prepared = try PreparedText(
      StyledText(runs: [run]), style: ParagraphStyle(), library: BundledFonts.library())
    return try LineBreaker(text: prepared, width: .infinity).lines(limit: 1).lines[0]
  }

  @Test func spaceComesAfterEachCluster() throws {
    for text in ["abc", "e\u{301}bc", "אבג", "कखग", "日本語", "👨‍👩‍👧🇯🇵a"] {
      let width = try line(text, tracking: 0).width
      #expect(abs(try line(text, tracking: 3).width - width - 9) < 1e-6, "\(text)")
      #expect(abs(try line(text, tracking: -2).width - width + 6) < 1e-6, "\(text)")
    }
  }

  /// In a text that is read from the right, after a letter is to the left of it.
  @Test func spaceIsWhereReadingGoesOn() throws {
    let latin = try line("ab", tracking: 20).parts[0].glyphs.glyphs
    let plain = try line("ab", tracking: 0).parts[0].glyphs.glyphs
    #expect(abs(latin[0].position.x - plain[0].position.x) < 1e-9)
    #expect(abs(latin[1].position.x - plain[1].position.x - 1) < 1e-9)
    let hebrew = try line("אב", tracking: 20).parts[0].glyphs.glyphs
    let tight = try line("אב", tracking: 0).parts[0].glyphs.glyphs
    #expect(hebrew.map(\.cluster) == [2, 0])
    #expect(abs(hebrew[0].position.x - tight[0].position.x - 1) < 1e-9)
    #expect(abs(hebrew[1].position.x - tight[1].position.x - 2) < 1e-9)
  }

  @Test func marksStayOnTheirLetters() throws {
    let text = "q\u{307}\u{323}x"
    let plain = try line(text, tracking: 0).parts[0].glyphs.glyphs
    let tracked = try line(text, tracking: 20).parts[0].glyphs.glyphs
    try #require(plain.count == tracked.count && plain.count >= 3)
    for (a, b) in zip(plain, tracked) where a.cluster == 0 {
      #expect(abs(a.position.x - b.position.x) < 1e-9)
    }
  }

  @Test(arguments: ["السلام عليكم", "ܫܠܡܐ", "ᠮᠣᠩᠭᠣᠯ", "ߒߞߏ"])
  func lettersThatHangTogetherAreNotTornApart(text: String) throws {
    #expect(try line(text, tracking: 5).width == line(text, tracking: 0).width)
  }

  /// Source Serif Pro has a sign for f and i.
  @Test func withoutLigaturesEachLetterHasItsOwnSpace() throws {
    let serif = ResolvedFont.em(.design(.serif))
    let broken = ResolvedFont.em(.design(.serif), features: FontFeature.noLigatures)
    let kept = try line("fi", tracking: 4, font: serif)
    #expect(kept.parts[0].glyphs.glyphs.count == 1)
    #expect(abs(kept.width - (try line("fi", tracking: 0, font: serif).width) - 4) < 1e-9)
    let apart = try line("fi", tracking: 4, font: broken)
    #expect(apart.parts[0].glyphs.glyphs.count == 2)
    #expect(abs(apart.width - (try line("fi", tracking: 0, font: broken).width) - 8) < 1e-9)
  }

  @Test(arguments: [.infinity, -.infinity, 1e308, -1e308] as [CGFloat])
  func spaceWithoutMeasureMakesNoNonsense(tracking: CGFloat) throws {
    var run = StyledText.Run(text: "abc def", font: .em().sized(20))
    run.tracking = tracking
    let typesetter = Typesetter(
      library: try BundledFonts.library(), grid: PixelGrid(scale: 2), style: ParagraphStyle())
    let paragraph = try typesetter.set(StyledText(runs: [run]), width: 100, height: nil)
    #expect(paragraph.size.width.isFinite && paragraph.size.height.isFinite)
    #expect(paragraph.glyphs.allSatisfy { $0.origin.x.isFinite })
  }
}
