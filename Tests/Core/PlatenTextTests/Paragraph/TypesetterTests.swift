import Foundation
import PlatenBase
import Testing

@testable import PlatenText

@Suite struct TypesetterTests {
  private let library: FontLibrary

  init() throws { library = try BundledFonts.library() }

  private func typesetter(_ change: (inout ParagraphStyle) -> Void = { _ in }) -> Typesetter {
    var style = ParagraphStyle()
    change(&style)
    return Typesetter(library: library, grid: PixelGrid(scale: 2), style: style)
  }

  /// JetBrains Mono: 0.6 em wide, 1.02 + 0.3 em high; at 20 pt 12 pt wide, 26.4 pt high.
  private let font = ResolvedFont.em(.design(.monospaced)).sized(20)

  @Test func aLinesHeightIsRoundedUpToAPointAndItsWidthToAPixel() throws {
    let line = try typesetter().set("abc", font: font, width: nil, height: nil)
    #expect(line.size == CGSize(width: 36, height: 27))
    let small = try typesetter().set("abc", font: font.sized(17.1), width: nil, height: nil)
    // 3 x 10.26 = 30.78 is 31 in half points.
    #expect(small.size == CGSize(width: 31, height: 23))
  }

  @Test func baselinesStandOnPixels() throws {
    let paragraph = try typesetter().set("abc\ndef", font: font, width: nil, height: nil)
    // 20.4 + (27 - 26.4) / 2 = 20.7, to the nearest half point; the next line is 27 further down.
    #expect(paragraph.firstBaseline == 20.5)
    #expect(paragraph.lastBaseline == 47.5)
    #expect(paragraph.size.height == 54)
  }

  @Test func aLineEndAtTheEndOpensALine() throws {
    let paragraph = try typesetter().set("a\n", font: font, width: nil, height: nil)
    #expect(paragraph.lines.count == 2)
    #expect(paragraph.size == CGSize(width: 12, height: 54))
  }

  @Test func aLittleHeightTruncates() throws {
    let text = "aaa bbb ccc"
    let two = try typesetter().set(text, font: font, width: 40, height: 54)
    #expect(two.lines.map(\.text) == ["aaa", "bb…"])
    #expect(two.isTruncated)
    let one = try typesetter().set(text, font: font, width: 40, height: 0)
    #expect(one.lines.map(\.text) == ["aa…"])
    let all = try typesetter().set(text, font: font, width: 40, height: 81)
    #expect(all.lines.count == 3 && !all.isTruncated)
  }

  /// A line of 27 points and two of 14 have room in 55; the highest line alone would say two.
  @Test(arguments: [(55, 3), (54, 2), (41, 2), (40, 1)] as [(CGFloat, Int)])
  func linesOfSmallTypeTakeTheRoomThatTheyNeed(height: CGFloat, count: Int) throws {
    let text = StyledText(runs: [
      StyledText.Run(text: "abc\n", font: font),
      StyledText.Run(text: "def\nghi", font: font.sized(10)),
    ])
    let paragraph = try typesetter().set(text, width: nil, height: height)
    #expect(paragraph.lines.count == count && paragraph.isTruncated == (count < 3))
  }

  @Test func linesAreAligned() throws {
    for (alignment, x) in [(.leading, 0), (.center, 12), (.trailing, 24)]
      as [(ParagraphStyle.Alignment, CGFloat)]
    {
      let paragraph = try typesetter { $0.alignment = alignment }
        .set("abc\nd", font: font, width: nil, height: nil)
      #expect(paragraph.lines.map(\.origin.x) == [0, x])
    }
  }

  @Test func lineSpacingComesBetweenLines() throws {
    let paragraph = try typesetter { $0.lineSpacing = 3 }
      .set("a\nb\nc", font: font, width: nil, height: nil)
    #expect(paragraph.size.height == 87)
    for spacing in [-5, .nan, .infinity] as [CGFloat] {
      let tight = try typesetter { $0.lineSpacing = spacing }
        .set("a\nb", font: font, width: nil, height: nil)
      #expect(tight.size.height == 54)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, nil]) func anUnboundedWidthDoesNotWrap(width: CGFloat?)
    throws
  {
    let text = String(repeating: "word ", count: 500)
    let paragraph = try typesetter().set(text, font: font, width: width, height: width)
    #expect(paragraph.lines.count == 1)
    #expect(paragraph.size.width == 30_000)
  }

  @Test(arguments: [-1, 0, -CGFloat.infinity, 1e-9]) func noWidthGivesALineToEachCluster(
    width: CGFloat
  ) throws {
    let paragraph = try typesetter().set("abc", font: font, width: width, height: nil)
    #expect(paragraph.lines.map(\.text) == ["a", "b", "c"])
  }

  @Test(arguments: [0, -17, .nan, .infinity, -.infinity] as [CGFloat])
  func aSizeThatIsNoneTakesNoSpace(size: CGFloat) throws {
    let font = Font.system(size: size).resolved(for: .large)
    let paragraph = try typesetter { $0.minimumScaleFactor = 0.5 }
      .set("abc\ndef", font: font, width: 10, height: 10)
    #expect(paragraph.size == .zero)
    #expect(paragraph.size.width.sign == .plus && paragraph.size.height.sign == .plus)
    #expect(paragraph.lines.count == 2)
  }

  @Test(arguments: [1e-9, 0.01, 10_000, 1e9, 1e308] as [CGFloat])
  func tinyAndHugeSizesGiveFiniteSizes(size: CGFloat) throws {
    let font = Font.system(size: size).resolved(for: .accessibility5)
    let paragraph = try typesetter { $0.minimumScaleFactor = 0.5 }
      .set("abc def", font: font, width: 100, height: 100)
    #expect(paragraph.size.width.isFinite && paragraph.size.height.isFinite)
    #expect(paragraph.fontSize <= size)
  }
}
