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

  @Test func aTextOfAMaskThatIsCutOffIsNamed() throws {
    let mask = Text("Summer sale").font(.system(size: 40)).lineLimit(1)
    let renderer = ImageRenderer(content: Color.red.frame(width: 60, height: 50).mask(mask))
    #expect(try renderer.fitReport().truncatedTexts.map(\.text) == ["Summer sale"])
  }

  /// Seen along its middle, half of the square comes nearer: its edge there is 35 / (1 − 0.64 · 35 / 70) = 51.5 from the
  /// middle, where 70 are.
  @Test func aViewInPerspectiveIsWhereItIsSeen() throws {
    let square = Color.purple.frame(width: 70, height: 70)
      .rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
    let whole = ImageRenderer(content: square.frame(width: 140, height: 140))
    #expect(try whole.fitReport().findings.isEmpty)
    let cut = ImageRenderer(content: square.frame(width: 140, height: 100, alignment: .top))
    #expect(try cut.fitReport().findings.map(\.kind) == [.cutOff])
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
