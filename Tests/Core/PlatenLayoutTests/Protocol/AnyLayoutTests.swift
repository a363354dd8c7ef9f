import Foundation
import PlatenBase
import PlatenLayout
import TestSupport
import Testing

struct AnyLayoutTests {
  /// Counts in its cache how often it was asked.
  private struct Counting: Layout {
    func makeCache(subviews: Subviews) -> [String] { ["made \(subviews.count)"] }

    func updateCache(_ cache: inout [String], subviews: Subviews) { cache.append("updated") }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [String]
    ) -> CGSize {
      cache.append("sized")
      return CGSize(width: cache.count, height: 0)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [String]
    ) {}
  }

  private let subviews = LayoutSubviews(
    [StubElement.fixed(40, 10), .fixed(60, 20)], layoutDirection: .leftToRight)

  @Test func theHiddenLayoutsCacheLivesFromCallToCall() {
    let layout = AnyLayout(Counting())
    var cache = layout.makeCache(subviews: subviews)
    var size = layout.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache)
    #expect(size.width == 2)
    layout.updateCache(&cache, subviews: subviews)
    size = layout.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache)
    #expect(size.width == 4)
  }

  @Test func aCacheOfAnotherLayoutIsMadeAnew() {
    var cache = AnyLayout(Counting()).makeCache(subviews: subviews)
    let stack = AnyLayout(HStackLayout(spacing: 0))
    stack.updateCache(&cache, subviews: subviews)
    let size = stack.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
    #expect(size == CGSize(width: 100, height: 20))
  }

  @Test func itAnswersAsTheLayoutItHides() {
    let elements = [StubElement.fixed(40, 10), .fixed(60, 20)]
    let stage = Stage(
      AnyLayout(AnyLayout(VStackLayout(alignment: .trailing, spacing: 5))), elements)
    #expect(stage.size == CGSize(width: 60, height: 35))
    #expect(stage.frames == [CGRect(20, 0, 40, 10), CGRect(0, 15, 60, 20)])
    #expect(type(of: AnyLayout(VStackLayout()).base).layoutProperties.stackOrientation == .vertical)
    #expect(type(of: AnyLayout(FlowLayout()).base).layoutProperties.stackOrientation == nil)
  }

  /// Delegates its first children to a row and its last one to a place below.
  private struct Delegating: Layout {
    private let row = AnyLayout(HStackLayout(spacing: 2))

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let part = subviews.dropLast()
      var cache = row.makeCache(subviews: part)
      return row.sizeThatFits(proposal: proposal, subviews: part, cache: &cache)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let part = subviews.dropLast()
      var cache = row.makeCache(subviews: part)
      row.placeSubviews(in: bounds, proposal: proposal, subviews: part, cache: &cache)
      subviews.last?.place(at: CGPoint(x: bounds.minX, y: bounds.maxY), proposal: .unspecified)
    }
  }

  @Test func aLayoutCanDelegateASliceOfItsSubviews() {
    let elements = [StubElement.fixed(40, 10), .fixed(60, 20), .fixed(5, 5)]
    let stage = Stage(Delegating(), elements, bounds: CGRect(100, 0, 102, 20))
    #expect(stage.size == CGSize(width: 102, height: 20))
    #expect(
      stage.frames == [CGRect(100, 5, 40, 10), CGRect(142, 0, 60, 20), CGRect(100, 20, 5, 5)])
  }

  @Test func aDelegatedLayoutIsMirroredWithItsContainer() {
    let elements = [StubElement.fixed(40, 10), .fixed(60, 20), .fixed(5, 5)]
    let stage = Stage(Delegating(), elements, direction: .rightToLeft)
    #expect(stage.frames == [CGRect(62, 5, 40, 10), CGRect(0, 0, 60, 20), CGRect(97, 20, 5, 5)])
  }
}
