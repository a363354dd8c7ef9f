import Foundation
import PlatenLayout
import Testing

struct AlignmentTests {
  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
  }

  private let dimensions = ViewDimensions(size: CGSize(width: 40, height: 30))

  @Test func defaultGuidesOfA40By30View() {
    #expect(dimensions[.leading] == 0)
    #expect(dimensions[HorizontalAlignment.center] == 20)
    #expect(dimensions[.trailing] == 40)
    #expect(dimensions[.justified] == 0)
    #expect(dimensions[.top] == 0)
    #expect(dimensions[VerticalAlignment.center] == 15)
    #expect(dimensions[.bottom] == 30)
    #expect(dimensions[.firstTextBaseline] == 30)
    #expect(dimensions[.lastTextBaseline] == 30)
    #expect(dimensions[HorizontalAlignment(Quarter.self)] == 10)
  }

  @Test func guidesAreEqualByTheirType() {
    #expect(HorizontalAlignment(Quarter.self) == HorizontalAlignment(Quarter.self))
    #expect(HorizontalAlignment(Quarter.self) != .leading)
    #expect(HorizontalAlignment.justified != .leading)
    #expect(Alignment(horizontal: .leading, vertical: .top) == .topLeading)
    #expect(Alignment.trailing == Alignment(horizontal: .trailing, vertical: .center))
  }

  @Test func explicitGuidesMergeByTheirKind() {
    let values: [CGFloat?] = [nil, 10, nil, 20, 60]
    #expect(HorizontalAlignment(Quarter.self).combineExplicit(values) == 30)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit(values) == 10)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit(values) == 60)
    #expect(HorizontalAlignment.center.combineExplicit(values) == nil)
    #expect(VerticalAlignment.bottom.combineExplicit(values) == nil)
    #expect(HorizontalAlignment(Quarter.self).combineExplicit([nil, nil]) == nil)
  }

  @Test func anExplicitGuideStandsBeforeTheDefault() {
    let element = StubElement.fixed(40, 30).guide(.leading, 7)
    let dimensions = ViewDimensions(of: element, in: .unspecified)
    #expect(dimensions[.leading] == 7)
    #expect(dimensions[explicit: .leading] == 7)
    #expect(dimensions[explicit: .trailing] == nil)
    #expect(dimensions[.trailing] == 40)
  }
}
