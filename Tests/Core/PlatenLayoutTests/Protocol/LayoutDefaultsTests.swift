import Foundation
import PlatenBase
import PlatenLayout
import TestSupport
import Testing

struct LayoutDefaultsTests {
  private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  /// Puts children 100 points apart by their bottom trailing corners, and forgets the third.
  private struct Scatter: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 300, height: 100)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() where index != 2 {
        let position = CGPoint(x: bounds.minX + 100 * CGFloat(index + 1), y: bounds.maxY)
        subview.place(at: position, anchor: .bottomTrailing, proposal: .unspecified)
      }
    }
  }

  private let bounds = CGRect(1000, 2000, 300, 100)

  private func guide(_ guide: VerticalAlignment, _ elements: [StubElement]) -> CGFloat? {
    let subviews = LayoutSubviews(elements, layoutDirection: .leftToRight)
    var cache: Void = ()
    return Scatter().explicitAlignment(
      of: guide, in: bounds, proposal: .unspecified, subviews: subviews, cache: &cache)
  }

  // Bottoms at 100: the first box's top is at 80, the second one's at 60.
  @Test func baselinesAreMergedWhereTheChildrenWouldBePlaced() {
    let elements = [
      StubElement.fixed(10, 20).guide(.firstTextBaseline, 15).guide(.lastTextBaseline, 15),
      StubElement.fixed(10, 40).guide(.firstTextBaseline, 12).guide(.lastTextBaseline, 36),
    ]
    #expect(guide(.firstTextBaseline, elements) == 72)
    #expect(guide(.lastTextBaseline, elements) == 96)
    #expect(guide(.center, elements) == nil)
    #expect(elements.allSatisfy { $0.placements.isEmpty })
  }

  // Without a place the third box is in the middle: its top is at (100 - 20) / 2 = 40.
  @Test func aChildThatIsNeverPlacedCountsInTheMiddle() {
    let elements = [
      StubElement.fixed(10, 20), .fixed(10, 20),
      StubElement.fixed(10, 20).guide(VerticalAlignment(Mark.self), 5),
    ]
    #expect(guide(VerticalAlignment(Mark.self), elements) == 45)
  }

  // Leading edges at 90 and 180.
  @Test func aCustomGuideIsTheMeanOfTheChildrens() {
    let mark = HorizontalAlignment(Mark.self)
    let elements = [StubElement.fixed(10, 5).guide(mark, 4), .fixed(20, 5).guide(mark, 6)]
    let subviews = LayoutSubviews(elements, layoutDirection: .leftToRight)
    var cache: Void = ()
    let value = Scatter().explicitAlignment(
      of: mark, in: bounds, proposal: .unspecified, subviews: subviews, cache: &cache)
    #expect(value == 140)
  }

  @Test func spacingIsTheUnionOfTheChildrensAndNothingWithoutChildren() {
    var cache: Void = ()
    let none = Scatter().spacing(
      subviews: LayoutSubviews([], layoutDirection: .leftToRight), cache: &cache)
    #expect(none.distance(to: .leaf, along: .horizontal) == 0)
    let elements = [StubElement.fixed(1, 1), .fixed(1, 1).spacing(.zero)]
    let both = Scatter().spacing(
      subviews: LayoutSubviews(elements, layoutDirection: .leftToRight), cache: &cache)
    #expect(both.distance(to: .leaf, along: .horizontal) == 0)
    #expect(Scatter.layoutProperties.stackOrientation == nil)
  }
}
