import Foundation
import PlatenBase
import PlatenLayout
import TestSupport
import Testing

struct StackTests {
  private func width(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width, height: 50)
  }

  // objc.io, 2020-11-10: the less flexible one is served first and takes 75 of 150; the other one
  // is proposed 75 and takes its minimum.
  @Test func theLeastFlexibleChildIsServedFirstAndTheStackMayOverflow() {
    let elements = [
      StubElement.flexible(width: 0...100), .flexible(width: 100...CGFloat.infinity),
    ]
    let stage = Stage(HStackLayout(spacing: 0), elements, in: width(150))
    #expect(stage.size == CGSize(width: 175, height: 50))
    expectFrames(stage.frames, [CGRect(0, 0, 75, 50), CGRect(75, 0, 100, 50)])
  }

  @Test func whatAFixedChildLeavesGoesToTheFlexibleOne() {
    let elements = [StubElement.flexible(), .fixed(30, 20)]
    let stage = Stage(HStackLayout(spacing: 10), elements, in: width(100))
    expectFrames(stage.frames, [CGRect(0, 0, 60, 50), CGRect(70, 15, 30, 20)])
  }

  @Test func equallyFlexibleChildrenShareInOrder() {
    let elements = [StubElement.flexible(), .flexible(), .flexible()]
    let stage = Stage(HStackLayout(spacing: 3), elements, in: width(96))
    expectFrames(
      stage.frames, [CGRect(0, 0, 30, 50), CGRect(33, 0, 30, 50), CGRect(66, 0, 30, 50)])
  }

  @Test func ofTwoEndlesslyFlexibleChildrenTheOneWithTheLargerMinimumIsFirst() {
    let elements = [StubElement.flexible(), .flexible(width: 80...CGFloat.infinity)]
    let stage = Stage(HStackLayout(spacing: 0), elements, in: width(100))
    expectFrames(stage.frames, [CGRect(0, 0, 20, 50), CGRect(20, 0, 80, 50)])
  }

  // 300 - 50 (minimum of the lower priority) for the first, what is left for the second.
  @Test func aHigherPriorityTakesAllButTheOthersMinimum() {
    let elements = [
      StubElement.flexible(width: 50...CGFloat.infinity), StubElement.flexible().priority(1),
    ]
    let stage = Stage(HStackLayout(spacing: 0), elements, in: width(300))
    expectFrames(stage.frames, [CGRect(0, 0, 50, 50), CGRect(50, 0, 250, 50)])
  }

  // 200 - 20 (distances) - 10 - 30 (minima below) = 140, of which 100 are taken; then 40 + 30 = 70
  // for the middle one, which takes 40; then 30 + 10 = 40 for the last.
  @Test func eachPriorityGetsItsOwnMinimumBack() {
    let elements = [
      StubElement.flexible(width: 10...CGFloat.infinity).priority(-1),
      StubElement.flexible(width: 30...40),
      StubElement.flexible(width: 0...100).priority(2),
    ]
    let stage = Stage(HStackLayout(spacing: 10), elements, in: width(200))
    expectFrames(
      stage.frames, [CGRect(0, 0, 40, 50), CGRect(50, 0, 40, 50), CGRect(100, 0, 100, 50)])
  }

  @Test func anUnspecifiedLengthAsksEveryChildForItsIdealOne() {
    let elements = [StubElement.flexible(), .fixed(30, 20), .text(90)]
    let stage = Stage(HStackLayout(spacing: 5), elements, in: width(nil))
    #expect(stage.size == CGSize(width: 140, height: 50))
    #expect(elements.allSatisfy { $0.proposals.allSatisfy { $0.width == nil } })
  }

  @Test func zeroAndInfinityAskForTheMinimumAndTheMaximum() {
    let elements = [StubElement.flexible(width: 20...70), .fixed(30, 20)]
    let stack = HStackLayout(spacing: 8)
    #expect(Stage(stack, elements, in: .zero).size.width == 58)
    let subviews = LayoutSubviews(elements, layoutDirection: .leftToRight)
    var cache = stack.makeCache(subviews: subviews)
    let size = stack.sizeThatFits(proposal: .infinity, subviews: subviews, cache: &cache)
    #expect(size == CGSize(width: 108, height: CGFloat.infinity))
  }

  @Test func anUnspecifiedHeightBecomesTheStacksOwnWhenPlacing() {
    let elements = [StubElement.fixed(40, 30), .flexible()]
    let proposal = ProposedViewSize(width: 100, height: nil)
    let stage = Stage(HStackLayout(spacing: 0), elements, in: proposal)
    #expect(stage.size == CGSize(width: 100, height: 30))
    expectFrames(stage.frames, [CGRect(0, 0, 40, 30), CGRect(40, 0, 60, 30)])
  }

  @Test func aLoneChildGetsTheWholeProposalAndIsMeasuredOnceForIt() {
    let child = StubElement.flexible()
    let stage = Stage(VStackLayout(), [child], in: ProposedViewSize(width: 30, height: 70))
    #expect(stage.size == CGSize(width: 30, height: 70))
    #expect(child.measurements == 1)
  }

  @Test func noChildrenNoSize() {
    #expect(Stage(HStackLayout(), [], in: .infinity).size == .zero)
    #expect(Stage(VStackLayout(), [], in: .unspecified).size == .zero)
  }

  @Test func placesAreCountedFromTheBoundsOrigin() {
    let stage = Stage(
      VStackLayout(alignment: .leading, spacing: 1), [.fixed(10, 10), .fixed(20, 10)],
      bounds: CGRect(100, 200, 20, 21))
    expectFrames(stage.frames, [CGRect(100, 200, 10, 10), CGRect(100, 211, 20, 10)])
  }

  @Test func rightToLeftARowStartsAtTheRight() {
    let elements = [StubElement.fixed(10, 10), .fixed(20, 10), .fixed(30, 10)]
    let stage = Stage(HStackLayout(spacing: 5), elements, direction: .rightToLeft)
    expectFrames(
      stage.frames, [CGRect(60, 0, 10, 10), CGRect(35, 0, 20, 10), CGRect(0, 0, 30, 10)])
  }

  @Test func rightToLeftTheLeadingEdgeOfAColumnIsTheRightOne() {
    let elements = [StubElement.fixed(10, 10), .fixed(30, 10)]
    let stack = VStackLayout(alignment: .leading, spacing: 0)
    let stage = Stage(stack, elements, direction: .rightToLeft)
    expectFrames(stage.frames, [CGRect(20, 0, 10, 10), CGRect(0, 10, 30, 10)])
  }

  @Test func stacksTellSpacersAndDividersTheirAxis() {
    #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal)
    #expect(VStackLayout.layoutProperties.stackOrientation == .vertical)
    #expect(ZStackLayout.layoutProperties.stackOrientation == nil)
  }
}
