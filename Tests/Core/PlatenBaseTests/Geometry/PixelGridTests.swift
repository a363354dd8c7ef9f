import Foundation
import PlatenBase
import Testing

@Suite struct PixelGridTests {
  private let grid = PixelGrid(scale: 2)

  @Test func lengthsAreRoundedToHalvesOfAPoint() {
    #expect(grid.up(1.2) == 1.5 && grid.up(1.5) == 1.5 && grid.up(1.5000001) == 1.5)
    #expect(grid.nearest(1.2) == 1 && grid.nearest(1.25) == 1.5)
  }

  /// Halves go down and to the right, left and above zero as well.
  @Test func aRowOfFramesKeepsItsGapsAcrossZero() {
    #expect(grid.nearest(CGPoint(x: -0.25, y: 0.25)) == CGPoint(x: 0, y: 0.5))
    #expect(grid.nearest(CGPoint(x: -0.75, y: 0.75)) == CGPoint(x: -0.5, y: 1))
  }

  @Test func framesThatTouchStillTouch() {
    let first = grid.nearest(CGRect(x: 0.3, y: 0, width: 0.95, height: 1))
    let second = grid.nearest(CGRect(x: 1.25, y: 0, width: 0.95, height: 1))
    #expect(first == CGRect(x: 0.5, y: 0, width: 1, height: 1))
    #expect(second == CGRect(x: 1.5, y: 0, width: 0.5, height: 1))
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func aScaleThatIsNoneIs1(scale: CGFloat) {
    #expect(PixelGrid(scale: scale).scale == 1)
  }
}
