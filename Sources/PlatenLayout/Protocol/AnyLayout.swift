public import Foundation
public import PlatenBase

/// A layout whose type is hidden.
public struct AnyLayout: Layout {
  /// Nothing: nothing in Platen moves.
  public typealias AnimatableData = _AnyAnimatableData

  /// The hidden layout's cache.
  public struct Cache {
    var value: Any
  }

  let box: any ErasedLayout

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) {
    box = (layout as? AnyLayout)?.box ?? LayoutBox(layout: layout)
  }

  /// The hidden layout.
  package var base: any Layout { box.base }

  /// Nothing.
  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData() }
    // swift-format-ignore: NoEmptyBlocks
    set {}
  }

  /// Makes the hidden layout's cache.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: box.makeCache(subviews))
  }

  /// Brings the hidden layout's cache up to date; a cache of another layout is made anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.updateCache(&cache.value, subviews)
  }

  /// Returns the distances that the hidden layout prefers to its neighbours.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache.value)
  }

  /// Returns the hidden layout's size for a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.sizeThatFits(proposal, subviews, &cache.value)
  }

  /// Places the subviews as the hidden layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.placeSubviews(bounds, proposal, subviews, &cache.value)
  }

  /// Returns the hidden layout's guide, in points from the leading edge of the bounds.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, &cache.value)
  }

  /// Returns the hidden layout's guide, in points from the top edge of the bounds.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, &cache.value)
  }
}
