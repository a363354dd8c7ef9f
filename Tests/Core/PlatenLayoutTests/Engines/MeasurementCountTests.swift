import Foundation
import PlatenLayout
import Testing

struct MeasurementCountTests {
  /// The largest number of measurements of one subview, to size and place the layout.
  private func most<L: Layout>(_ layout: L, _ count: Int) -> Int {
    let elements = (0..<count).map { StubElement.text(CGFloat($0 % 70) * 10) }
    _ = Stage(layout, elements, in: ProposedViewSize(width: 300, height: 200))
    #expect(elements.allSatisfy { $0.placements.count == 1 })
    return elements.map(\.measurements).max() ?? 0
  }

  @Test(arguments: [1, 10, 1000])
  func aFlowMeasuresASubviewAtMostTwice(count: Int) {
    #expect(most(FlowLayout(alignment: .justified), count) <= 2)
  }

  @Test(arguments: [1, 10, 1000])
  func aCircleMeasuresASubviewAtMostOnceAndByDefaultNever(count: Int) {
    #expect(most(RadialLayout(), count) == 0)
    #expect(most(RadialLayout(radius: .fit), count) == 1)
    #expect(most(RadialLayout(anchor: .outward), count) == 1)
  }

  @Test(arguments: [1, 10, 1000])
  func aGridMeasuresASubviewAtMostOnceAndStretchedNever(count: Int) {
    #expect(most(AdaptiveGridLayout(), count) == 0)
    #expect(most(AdaptiveGridLayout(alignment: .center), count) == 1)
    #expect(most(AdaptiveGridLayout(cellAspectRatio: 1), count) == 0)
  }
}
