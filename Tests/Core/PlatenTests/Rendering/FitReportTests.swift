import Platen
import Testing

@Suite struct FitReportTests {
  @Test func aTextThatHasRoomIsWhole() throws {
    let renderer = ImageRenderer(content: Text("Swift").padding(10))
    let report = try renderer.fitReport()
    let text = try #require(report.texts.first)
    #expect(report.texts.count == 1)
    #expect(text.lines == ["Swift"])
    #expect(text.frame.origin == CGPoint(x: 10, y: 10))
    #expect(report.size.width == text.frame.width + 20)
    #expect(text.scaleFactor == 1)
    #expect(!report.overflows)
    #expect(report.fonts.map(\.family) == ["Inter"])
  }

  @Test func fontsOfMasksAreNamed() throws {
    let report = try ImageRenderer(content: Color.red.mask(Text("a"))).fitReport()
    #expect(report.fonts.map(\.family) == ["Inter"])
  }

  @Test func aTextThatIsCutOffIsNamedWithWhatIsLeftOfIt() throws {
    let renderer = ImageRenderer(
      content: VStack {
        Text("JavaScript").lineLimit(1).opacity(0.5)
        Text("C")
      })
    renderer.proposedSize = ProposedViewSize(width: 50, height: nil)
    let report = try renderer.fitReport()
    #expect(report.truncatedTexts.map(\.text) == ["JavaScript"])
    #expect(report.truncatedTexts.first?.lines.first?.hasSuffix("…") == true)
    #expect(report.texts.map(\.text) == ["JavaScript", "C"])
    #expect(report.overflows)
  }

  @Test func aTextThatShrinksSaysByHowMuch() throws {
    let renderer = ImageRenderer(
      content: Text("JavaScript").font(.system(size: 40)).lineLimit(1).minimumScaleFactor(0.1))
    renderer.proposedSize = ProposedViewSize(width: 50, height: nil)
    let text = try #require(try renderer.fitReport().texts.first)
    #expect(!text.isTruncated)
    #expect(text.scaleFactor < 1)
    #expect(text.fontSize == 40 * text.scaleFactor)
    #expect(text.frame.width <= 50)
  }

  @Test func fontsAreNamedInTheOrderOfTheirFirstUse() throws {
    let renderer = ImageRenderer(
      content: HStack {
        Text("開").opacity(0.5)
        Text("A")
        Text("発")
      })
    #expect(try renderer.fitReport().fonts.map(\.family) == ["Noto Sans CJK JP", "Inter"])
  }

  @Test func aViewThatIsLargerThanItsSpaceOverflows() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 60, height: 10))
    renderer.proposedSize = ProposedViewSize(width: 50, height: 50)
    let report = try renderer.fitReport()
    #expect(report.size == CGSize(width: 60, height: 10))
    #expect(report.overflows)
  }
}
