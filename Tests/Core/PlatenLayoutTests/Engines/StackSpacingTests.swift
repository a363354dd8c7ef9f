import Foundation
import PlatenBase
import PlatenLayout
import TestSupport
import Testing

struct StackSpacingTests {
  private func text() -> StubElement {
    StubElement.text(40).spacing(
      .text(ascent: 15, descent: 5, capHeight: 11, leading: 0, pixelLength: 1))
  }

  // Text to text 0; text to shape max(20 + 2 - 11, 2 + 5) = 11; shape to text 5 + 2 = 7.
  @Test func distancesInAColumnDependOnWhatMeets() {
    let elements = [text(), text(), StubElement.fixed(40, 10), text()]
    let stage = Stage(VStackLayout(), elements)
    #expect(stage.frames.map { $0?.minY } == [0, 20, 51, 68])
    #expect(stage.size.height == 88)
  }

  @Test func distancesInARowAre8() {
    let stage = Stage(HStackLayout(), [text(), text(), .fixed(10, 10)])
    #expect(stage.frames.map { $0?.minX } == [0, 48, 96])
  }

  @Test func aSpacerIsNotSpaced() {
    let spacer = StubElement.flexible(width: 8...CGFloat.infinity, height: 0...0)
      .priority(-.infinity).spacing(.spacer(along: .horizontal))
    let elements = [StubElement.fixed(30, 10), spacer, .fixed(20, 10)]
    let stage = Stage(HStackLayout(), elements, in: ProposedViewSize(width: 100, height: 10))
    expectFrames(
      stage.frames, [CGRect(0, 0, 30, 10), CGRect(30, 5, 50, 0), CGRect(80, 0, 20, 10)])
  }

  @Test func aRowsEndsMeetItsNeighboursWithTheOutermostChildrensPreferences() {
    let elements = [StubElement.fixed(1, 1).spacing(.zero), .fixed(1, 1)]
    let subviews = LayoutSubviews(elements, layoutDirection: .leftToRight)
    let stack = HStackLayout()
    var cache = stack.makeCache(subviews: subviews)
    let spacing = stack.spacing(subviews: subviews, cache: &cache)
    #expect(ViewSpacing.leaf.distance(to: spacing, along: .horizontal) == 0)
    #expect(spacing.distance(to: .leaf, along: .horizontal) == 8)
    #expect(spacing.distance(to: .leaf, along: .vertical) == 0)
  }

  @Test func negativeSpacingOverlapsButKeepsTheOrder() {
    let stage = Stage(HStackLayout(spacing: -4), [.fixed(10, 10), .fixed(10, 10), .fixed(10, 10)])
    #expect(stage.frames.map { $0?.minX } == [0, 6, 12])
    #expect(stage.size.width == 22)
  }

  // 0 - (-10) = 10 points for two: 5 each, from 0 and from 5 - 10 = -5.
  @Test func ofNoLengthWhatNegativeSpacingGivesBackIsSharedOut() {
    let stage = Stage(
      HStackLayout(spacing: -10), [.flexible(), .flexible()],
      in: ProposedViewSize(width: 0, height: 10))
    #expect(stage.size.width == 0)
    expectFrames(stage.frames, [CGRect(0, 0, 5, 10), CGRect(-5, 0, 5, 10)])
  }
}
