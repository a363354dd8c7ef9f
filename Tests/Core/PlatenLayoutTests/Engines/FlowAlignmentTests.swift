import Foundation
import PlatenBase
import PlatenLayout
import TestSupport
import Testing

struct FlowAlignmentTests {
  /// Seven boxes in rows of 120 points, with gaps of 10.
  private func picture(
    _ alignment: Alignment, direction: LayoutDirection = .leftToRight
  ) -> String {
    let sizes: [(CGFloat, CGFloat)] = [
      (30, 10), (20, 30), (40, 20), (60, 10), (30, 20), (40, 10), (20, 10),
    ]
    let stage = Stage(
      FlowLayout(alignment: alignment, spacing: 10, lineSpacing: 10),
      sizes.map { StubElement.fixed($0.0, $0.1) },
      in: ProposedViewSize(width: 120, height: nil), direction: direction)
    return transcript(stage.frames, in: stage.size)
  }

  // Rows: 30 + 20 + 40 with gaps 110, 60 + 30 with a gap 100, 40 + 20 with a gap 70.
  @Test func leadingOnTop() {
    #expect(
      picture(.topLeading) == """
        aaa·bb·cccc
        ····bb·cccc
        ····bb·····
        ···········
        dddddd·eee·
        ·······eee·
        ···········
        ffff·gg····
        """)
  }

  @Test func trailingOnTheBottom() {
    #expect(
      picture(.bottomTrailing) == """
        ····bb·····
        ····bb·cccc
        aaa·bb·cccc
        ···········
        ········eee
        ·dddddd·eee
        ···········
        ····ffff·gg
        """)
  }

  @Test func rightToLeftLeadingIsRight() {
    #expect(
      picture(.topLeading, direction: .rightToLeft) == """
        cccc·bb·aaa
        cccc·bb····
        ·····bb····
        ···········
        ·eee·dddddd
        ·eee·······
        ···········
        ····gg·ffff
        """)
  }

  // 10 points are left in the first row, shared by two gaps, 20 in the second one.
  @Test func justifiedRowsAreAsWideAsTheProposalTheLastOneIsLeading() {
    let elements = [30, 20, 40, 60, 30, 40, 20].map { StubElement.fixed($0, 10) }
    let flow = FlowLayout(alignment: .justified, spacing: 10, lineSpacing: 0)
    let stage = Stage(flow, elements, in: ProposedViewSize(width: 120, height: nil))
    #expect(stage.size == CGSize(width: 120, height: 30))
    #expect(stage.frames.map { $0?.minX } == [0, 45, 80, 0, 90, 0, 50])
  }

  @Test func aSingleJustifiedRowIsLeadingAndAsWideAsItIs() {
    let flow = FlowLayout(alignment: .justified, spacing: 10)
    let stage = Stage(
      flow, [.fixed(30, 10), .fixed(20, 10)], in: ProposedViewSize(width: 120, height: nil))
    #expect(stage.size.width == 60)
    #expect(stage.frames.map { $0?.minX } == [0, 40])
  }

  @Test func aJustifiedRowCutOffByTheLineLimitIsStillJustified() {
    let flow = FlowLayout(alignment: .justified, spacing: 10, lineSpacing: 0, lineLimit: 2)
    let sizes = (0..<6).map { _ in CGSize(width: 40, height: 10) }
    let arrangement = flow.arrangement(of: sizes, in: 100)
    #expect(arrangement.frames.map(\.minX) == [0, 60, 0, 60])
    #expect(arrangement.omittedCount == 2)
  }

  @Test func centredInTheRowAndAmongTheRows() {
    let flow = FlowLayout(alignment: .center, spacing: 10, lineSpacing: 0)
    let elements = [StubElement.fixed(30, 10), .fixed(50, 30), .fixed(40, 10)]
    let stage = Stage(flow, elements, in: ProposedViewSize(width: 100, height: nil))
    expectFrames(
      stage.frames, [CGRect(0, 10, 30, 10), CGRect(40, 0, 50, 30), CGRect(25, 30, 40, 10)])
  }

  // Baselines at 15 of 20 and 30 of 32: 30 above the line, 5 below it.
  @Test func onOneBaselineARowIsAsHighAsItsHighestAndDeepestLabel() {
    let elements = [
      StubElement.fixed(30, 20).guide(.firstTextBaseline, 15),
      StubElement.fixed(30, 32).guide(.firstTextBaseline, 30),
      StubElement.fixed(30, 10),
    ]
    let flow = FlowLayout(
      alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline), spacing: 0)
    let stage = Stage(flow, elements)
    #expect(stage.size == CGSize(width: 90, height: 35))
    #expect(stage.frames.map { $0?.minY } == [15, 0, 20])
  }

  @Test func aFlowsBaselineIsThatOfItsFirstRow() {
    let elements = (0..<3).map { _ in StubElement.fixed(60, 20).guide(.firstTextBaseline, 15) }
    let subviews = LayoutSubviews(elements, layoutDirection: .leftToRight)
    let flow = FlowLayout(spacing: 0, lineSpacing: 0)
    var cache = flow.makeCache(subviews: subviews)
    let guides = [VerticalAlignment.firstTextBaseline, .lastTextBaseline].map {
      flow.explicitAlignment(
        of: $0, in: CGRect(0, 0, 60, 60), proposal: ProposedViewSize(width: 60, height: nil),
        subviews: subviews, cache: &cache)
    }
    _ = elements[2].guide(.lastTextBaseline, 15)
    #expect(guides == [15, nil])
  }
}
