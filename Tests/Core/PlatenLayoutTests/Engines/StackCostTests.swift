import Foundation
import PlatenBase
import PlatenLayout
import TestSupport
import Testing

/// A container without a cache of its own in front of its layout's.
private final class ContainerElement: LayoutElement {
  let layoutPriority: Double = 0
  let layoutSpacing = ViewSpacing.leaf
  private let layout: AnyLayout
  private let subviews: LayoutSubviews
  private var cache: AnyLayout.Cache

  init(_ layout: some Layout, _ children: [any LayoutElement]) {
    self.layout = AnyLayout(layout)
    subviews = LayoutSubviews(children, layoutDirection: .leftToRight)
    cache = self.layout.makeCache(subviews: subviews)
  }

  func layoutSize(in proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(of guide: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: layoutSize(in: proposal))
    return layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value { K.defaultValue }

  func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    let bounds = CGRect(origin: position, size: layoutSize(in: proposal))
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func hide() {}
}

struct StackCostTests {
  @Test(arguments: [1, 100, 10_000])
  func aChildIsMeasuredAtMostFourTimesToSizeAndToPlaceTheStack(count: Int) {
    let elements = (0..<count).map { StubElement.flexible(width: 0...CGFloat($0)) }
    _ = Stage(HStackLayout(spacing: 1), elements, in: ProposedViewSize(width: 900, height: 20))
    #expect(elements.allSatisfy { $0.measurements <= 4 })
  }

  @Test func askingAgainCostsNothing() {
    let elements = [StubElement.flexible(), .fixed(10, 10)]
    let subviews = LayoutSubviews(elements, layoutDirection: .leftToRight)
    let stack = HStackLayout()
    var cache = stack.makeCache(subviews: subviews)
    let proposal = ProposedViewSize(width: 100, height: 10)
    let first = stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    let measurements = elements.map(\.measurements)
    let second = stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    #expect(first == second)
    #expect(elements.map(\.measurements) == measurements)
  }

  @Test func aCacheThatSeesOtherSubviewsStartsAnew() {
    let elements = [StubElement.fixed(10, 10), .fixed(20, 10), .fixed(40, 10)]
    let subviews = LayoutSubviews(elements, layoutDirection: .leftToRight)
    let stack = HStackLayout(spacing: 0)
    var cache = stack.makeCache(subviews: subviews)
    #expect(
      [subviews.prefix(2), subviews.suffix(2), subviews].map {
        stack.sizeThatFits(proposal: .unspecified, subviews: $0, cache: &cache).width
      } == [30, 60, 70])
  }

  /// The measurements of all leaves in stacks of alternating axes, one leaf to each level.
  private func measurements(depth: Int, baselines: Bool = false) -> Int {
    var leaves: [StubElement] = []
    var inner: any LayoutElement = StubElement.flexible()
    for level in 0..<depth {
      let leaf =
        level.isMultiple(of: 3)
        ? StubElement.flexible(width: 0...500) : StubElement.text(CGFloat(level * 7))
      _ = leaf.guide(.firstTextBaseline, 5)
      leaves.append(leaf)
      let row = HStackLayout(alignment: baselines ? .firstTextBaseline : .center, spacing: 1)
      inner =
        level.isMultiple(of: 2)
        ? ContainerElement(row, [leaf, inner])
        : ContainerElement(VStackLayout(spacing: 1), [leaf, inner])
    }
    let proposal = ProposedViewSize(width: 1000, height: 1000)
    _ = inner.layoutSize(in: proposal)
    inner.place(at: .zero, anchor: .topLeading, proposal: proposal)
    return leaves.reduce(0) { $0 + $1.measurements }
  }

  @Test(arguments: [false, true])
  func nestedStacksCostNoMoreThanTheirDepth(baselines: Bool) {
    let (shallow, deep) = (
      measurements(depth: 16, baselines: baselines), measurements(depth: 64, baselines: baselines)
    )
    #expect(deep <= 64 * 10)
    #expect(deep <= shallow * 4)
  }
}
