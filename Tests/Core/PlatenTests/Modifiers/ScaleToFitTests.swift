import Platen
import Testing

/// Views that are drawn as small as they have to be.
@Suite struct ScaleToFitTests {
  private var view: some View { Color.red.frame(width: 40, height: 20) }

  @Test func aViewShrinksAroundItsMiddleAndKeepsItsSpace() throws {
    #expect(try drawn(view.scale(20, 10)) == drawn(view.scaleEffect(0.5)))
    #expect(try Frames.of(view.scale(20, 10))["picture"].size == CGSize(width: 40, height: 20))
  }

  @Test func theAxesShrinkApart() throws {
    #expect(try drawn(view.scale(20)) == drawn(view.scaleEffect(x: 0.5)))
    #expect(try drawn(view.scale(-1, 5)) == drawn(view.scaleEffect(x: 1, y: 0.25)))
  }

  @Test func aViewGrowsOnlyIfItIsToldTo() throws {
    #expect(try drawn(view.scale(80, 80)) == drawn(view))
    let space = CGSize(width: 100, height: 100)
    #expect(
      try drawn(view.scale(80, 80, enlarging: true), width: space.width, height: space.height)
        == drawn(
          view.scaleEffect(CGSize(width: 2, height: 4)), width: space.width, height: space.height))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -7])
  func whatIsNoLengthLeavesTheView(length: CGFloat) throws {
    #expect(try drawn(view.scale(length, length)) == drawn(view))
  }
}
