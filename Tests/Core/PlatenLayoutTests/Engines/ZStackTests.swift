import Foundation
import PlatenBase
import PlatenLayout
import TestSupport
import Testing

struct ZStackTests {
  @Test func itIsAsLargeAsItsLargestChildAlongEachAxis() {
    let stage = Stage(ZStackLayout(), [.fixed(40, 10), .fixed(20, 30)])
    #expect(stage.size == CGSize(width: 40, height: 30))
    expectFrames(stage.frames, [CGRect(0, 10, 40, 10), CGRect(10, 0, 20, 30)])
  }

  @Test func childrenStandAtTheAlignment() {
    let elements = [StubElement.fixed(40, 40), .fixed(20, 10)]
    let stage = Stage(ZStackLayout(alignment: .bottomTrailing), elements)
    expectFrames(stage.frames, [CGRect(0, 0, 40, 40), CGRect(20, 30, 20, 10)])
  }

  @Test func everyChildIsProposedTheStacksSize() {
    let elements = [StubElement.fixed(40, 30), .flexible()]
    let stage = Stage(ZStackLayout(), elements)
    #expect(stage.size == CGSize(width: 40, height: 30))
    expectFrames(stage.frames, [CGRect(0, 0, 40, 30), CGRect(0, 0, 40, 30)])
  }

  @Test func onlyTheHighestPriorityCountsForTheSize() {
    let elements = [StubElement.fixed(20, 20).priority(1), .fixed(60, 60)]
    let stage = Stage(ZStackLayout(), elements)
    #expect(stage.size == CGSize(width: 20, height: 20))
    expectFrames(stage.frames, [CGRect(0, 0, 20, 20), CGRect(-20, -20, 60, 60)])
  }

  // Baselines at 30 and 10: the second one goes down by 20.
  @Test func guidesAreLaidOnTheOutermostOne() {
    let elements = [
      StubElement.fixed(20, 40).guide(.firstTextBaseline, 30),
      StubElement.fixed(20, 20).guide(.firstTextBaseline, 10),
    ]
    let stage = Stage(ZStackLayout(alignment: .leadingFirstTextBaseline), elements)
    expectFrames(stage.frames, [CGRect(0, 0, 20, 40), CGRect(0, 20, 20, 20)])
  }

  /// As those expect who lay words out in rows by guides, and read the stack's height.
  @Test func theSizeIsThatOfAllOnceTheirGuidesAreInOnePlace() {
    let elements = [
      StubElement.fixed(40, 10), .fixed(30, 10).guide(.top, -20), .fixed(20, 10).guide(.top, 5),
    ]
    let stage = Stage(ZStackLayout(alignment: .topLeading), elements)
    #expect(stage.size == CGSize(width: 40, height: 35))
    expectFrames(stage.frames, [CGRect(0, 5, 40, 10), CGRect(0, 25, 30, 10), CGRect(0, 0, 20, 10)])
    let single = Stage(
      ZStackLayout(alignment: .topLeading), [StubElement.fixed(40, 10).guide(.top, -20)])
    #expect(single.size == CGSize(width: 40, height: 10))
  }

  @Test func noChildrenNoSize() {
    #expect(Stage(ZStackLayout(), [], in: .infinity).size == .zero)
  }

  @Test func rightToLeftLeadingIsRight() {
    let stack = ZStackLayout(alignment: .topLeading)
    let stage = Stage(stack, [.fixed(40, 40), .fixed(10, 10)], direction: .rightToLeft)
    expectFrames(stage.frames, [CGRect(0, 0, 40, 40), CGRect(30, 0, 10, 10)])
  }
}
