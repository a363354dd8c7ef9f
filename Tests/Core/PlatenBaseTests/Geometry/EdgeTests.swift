import PlatenBase
import TestSupport
import Testing

struct EdgeTests {
  @Test func setsOfEdgesHoldTheEdgesTheyAreNamedFor() {
    #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set.vertical.contains(.top))
    #expect(!Edge.Set.vertical.contains(.leading))
    #expect(Edge.allCases.reduce(into: Edge.Set()) { $0.insert(Edge.Set($1)) } == .all)
  }

  @Test func axes() {
    #expect(Axis.allCases == [.horizontal, .vertical])
    #expect([.horizontal, .vertical] as Axis.Set != .horizontal)
    #expect("\(Axis.vertical)" == "vertical")
  }

  @Test func insetsAre0UnlessGiven() {
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
  }

  @Test func aVectorOfWholeNumbersIsTheSameVector() {
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0))
    #expect(CGVector.zero == CGVector())
  }

  @Test func aUnitPointLiesInASize() {
    #expect(UnitPoint.center.in(CGSize(width: 40, height: 30)) == CGPoint(x: 20, y: 15))
    #expect(UnitPoint.bottomTrailing.in(CGSize(width: 40, height: 30)) == CGPoint(x: 40, y: 30))
    #expect(UnitPoint(x: -1, y: 2).in(CGSize(width: 40, height: 30)) == CGPoint(x: -40, y: 60))
  }

  @Test func animatableDataIsReadAndWrittenPartByPart() {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData.scale(by: 2)
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    var rect = CGRect(1, 2, 3, 4)
    rect.animatableData = rect.animatableData + rect.animatableData
    #expect(rect == CGRect(2, 4, 6, 8))
    #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
  }
}
