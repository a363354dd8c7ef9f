import Foundation
import PlatenLayout
import TestSupport
import Testing

/// Lazy stacks take the width that there is, and each view its ideal height.
struct LazyStackTests {
  private func width(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width, height: 500)
  }

  @Test func aLazyStackIsAsWideAsItIsProposedAndAsHighAsItsViewsLike() {
    let stage = Stage(
      LazyVStackLayout(alignment: .leading, spacing: 3), [.fixed(40, 20), .flexible()],
      in: width(100))
    #expect(stage.size == CGSize(width: 100, height: 33))
    expectFrames(stage.frames, [CGRect(0, 0, 40, 20), CGRect(0, 23, 100, 10)])
  }

  @Test func anOpenWidthIsThatOfTheWidestView() {
    let stage = Stage(
      LazyVStackLayout(alignment: .center, spacing: 0), [.fixed(40, 20), .fixed(60, 20)])
    #expect(stage.size == CGSize(width: 60, height: 40))
    expectFrames(stage.frames, [CGRect(10, 0, 40, 20), CGRect(0, 20, 60, 20)])
  }

  @Test func viewsAreAsFarApartAsEachPairPrefers() {
    let stage = Stage(
      LazyVStackLayout(alignment: .trailing, spacing: nil),
      [.fixed(10, 10), .fixed(10, 10), .fixed(10, 10).spacing(.zero)], in: width(100))
    #expect(stage.frames.map { $0?.minY } == [0, 18, 28])
    #expect(stage.frames.map { $0?.minX } == [90, 90, 90])
  }

  @Test func aHorizontalLazyStackTakesTheHeight() {
    let stage = Stage(
      LazyHStackLayout(alignment: .bottom, spacing: 2), [.fixed(40, 20), .flexible()],
      in: ProposedViewSize(width: 7, height: 50))
    #expect(stage.size == CGSize(width: 52, height: 50))
    expectFrames(stage.frames, [CGRect(0, 30, 40, 20), CGRect(42, 0, 10, 50)])
  }

  @Test func aStackOfNothingIsAsWideAsItIsProposed() {
    let layout = LazyVStackLayout(alignment: .center, spacing: nil)
    #expect(Stage(layout, [], in: width(70)).size == CGSize(width: 70, height: 0))
    #expect(Stage(layout, []).size == .zero)
  }
}
