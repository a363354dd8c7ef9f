import Foundation
import PlatenBase
import PlatenLayout
import TestSupport
import Testing

struct ViewSpacingTests {
  // Ascent, descent and cap height of a typical sans-serif at 17 points, at three pixels a point.
  private let text = ViewSpacing.text(
    ascent: 16.184, descent: 4.097, capHeight: 11.985, leading: 0, pixelLength: 1.0 / 3)

  @Test func twoViewsWithoutPreferenceAre8PointsApart() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(ViewSpacing.leaf.distance(to: .leaf, along: .vertical) == 8)
    #expect(ViewSpacing.leaf.distance(to: .leaf, along: .horizontal) == 8)
  }

  @Test func zeroSpacingWinsOverNoPreferenceOnEitherSide() {
    #expect(ViewSpacing.zero.distance(to: .leaf, along: .vertical) == 0)
    #expect(ViewSpacing.leaf.distance(to: .zero, along: .horizontal) == 0)
    #expect(ViewSpacing.zero.distance(to: text, along: .vertical) == 0)
  }

  @Test func textBelowTextHasTheFontsLeadingRoundedUpToAPixel() {
    #expect(text.distance(to: text, along: .vertical) == 0)
    let spaced = ViewSpacing.text(
      ascent: 16, descent: 4, capHeight: 12, leading: 1.2, pixelLength: 0.5)
    #expect(spaced.distance(to: text, along: .vertical) == 1.5)
  }

  // A tenth of 20.281 is 2.0281, on pixels of a third 2.3333; plus the descent 4.097.
  @Test func textBelowAShapeKeepsItsDescentAndATenthOfItsLineAway() {
    #expect(isClose(ViewSpacing.leaf.distance(to: text, along: .vertical), 6.430333333333333))
  }

  // 20.281 + 2.3333 - 11.985, which is more than 2.3333 + 4.097.
  @Test func aShapeBelowTextKeepsTheHeightAboveCapitalsAway() {
    #expect(isClose(text.distance(to: .leaf, along: .vertical), 10.629333333333333))
  }

  @Test func textBesideAnythingIs8PointsAway() {
    #expect(text.distance(to: text, along: .horizontal) == 8)
    #expect(text.distance(to: .leaf, along: .horizontal) == 8)
  }

  @Test func aFrameAroundTextMakesItALeafAgainOnTheEdgesItSets() {
    var framed = text
    framed.reset(.all)
    #expect(framed.distance(to: framed, along: .vertical) == 8)
    var sides = text
    sides.reset(.horizontal)
    #expect(sides.distance(to: text, along: .vertical) == 0)
  }

  @Test func aSpacerHasNoDistanceAlongItsAxis() {
    let spacer = ViewSpacing.spacer(along: .horizontal)
    #expect(spacer.distance(to: .leaf, along: .horizontal) == 0)
    #expect(ViewSpacing.leaf.distance(to: spacer, along: .horizontal) == 0)
    #expect(spacer.distance(to: .leaf, along: .vertical) == 8)
    #expect(ViewSpacing.spacer(along: nil).distance(to: .leaf, along: .vertical) == 0)
  }

  @Test func aUnionTakesTheLargerPreferenceOfTheChosenEdges() {
    let union = ViewSpacing.zero.union(text, edges: .bottom)
    #expect(isClose(union.distance(to: .leaf, along: .vertical), 10.629333333333333))
    #expect(union.distance(to: .leaf, along: .horizontal) == 0)
    #expect(ViewSpacing.leaf.union(.zero).distance(to: .leaf, along: .horizontal) == 0)
  }
}
