import Foundation
import PlatenBase
import PlatenLayout
import TestSupport
import Testing

struct StackAlignmentTests {
  @Test func aColumnOfThreeBoxes() {
    let elements = [StubElement.fixed(20, 10), .fixed(60, 20), .fixed(40, 10)]
    let stage = Stage(VStackLayout(spacing: 10), elements)
    #expect(
      transcript(stage.frames, in: stage.size) == """
        ··aa··
        ······
        bbbbbb
        bbbbbb
        ······
        ·cccc·
        """)
  }

  @Test func theSameColumnAtItsTrailingEdge() {
    let elements = [StubElement.fixed(20, 10), .fixed(60, 20), .fixed(40, 10)]
    let stage = Stage(VStackLayout(alignment: .trailing, spacing: 0), elements)
    #expect(
      transcript(stage.frames, in: stage.size) == """
        ····aa
        bbbbbb
        bbbbbb
        ··cccc
        """)
  }

  @Test func aRowAlongItsBottomEdge() {
    let elements = [StubElement.fixed(10, 10), .fixed(20, 40), .fixed(10, 20)]
    let stage = Stage(HStackLayout(alignment: .bottom, spacing: 10), elements)
    #expect(
      transcript(stage.frames, in: stage.size) == """
        ··bb··
        ··bb··
        ··bb·c
        a·bb·c
        """)
  }

  // Baselines at 5 of 20 and 40 of 40: 40 above the line, 15 below it.
  @Test func baselinesOnOneLineCanMakeARowHigherThanEachChild() {
    let elements = [
      StubElement.fixed(10, 20).guide(.firstTextBaseline, 5),
      StubElement.fixed(10, 40).guide(.firstTextBaseline, 40),
    ]
    let stage = Stage(HStackLayout(alignment: .firstTextBaseline, spacing: 0), elements)
    #expect(stage.size == CGSize(width: 20, height: 55))
    expectFrames(stage.frames, [CGRect(0, 35, 10, 20), CGRect(10, 0, 10, 40)])
  }

  @Test func aViewWithoutTextStandsOnTheBaseline() {
    let elements = [
      StubElement.fixed(10, 20).guide(.firstTextBaseline, 15), StubElement.fixed(10, 10),
    ]
    let stage = Stage(HStackLayout(alignment: .firstTextBaseline, spacing: 0), elements)
    expectFrames(stage.frames, [CGRect(0, 0, 10, 20), CGRect(10, 5, 10, 10)])
  }

  @Test func aRowsBaselineIsItsChildrens() {
    let elements = [
      StubElement.fixed(10, 20).guide(.firstTextBaseline, 15),
      StubElement.fixed(10, 40).guide(.firstTextBaseline, 10),
    ]
    let subviews = LayoutSubviews(elements, layoutDirection: .leftToRight)
    let stack = HStackLayout(alignment: .top, spacing: 0)
    var cache = stack.makeCache(subviews: subviews)
    let value = stack.explicitAlignment(
      of: .firstTextBaseline, in: CGRect(0, 0, 20, 40), proposal: .unspecified,
      subviews: subviews, cache: &cache)
    #expect(value == 10)
  }

  // The document's vertical stack: one default distance of 8 between each pair.
  @Test func theArticlesColumn() {
    let elements = [StubElement.fixed(40, 10), .fixed(60, 20), .fixed(80, 30)]
    let stage = Stage(VStackLayout(), elements)
    #expect(stage.size == CGSize(width: 80, height: 76))
    expectFrames(
      stage.frames, [CGRect(20, 0, 40, 10), CGRect(10, 18, 60, 20), CGRect(0, 46, 80, 30)])
  }
}
