public import Foundation
public import PlatenBase

/// A type-erased layout.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 8))
/// layout {
///   Text("One")
///   Text("Two")
/// }
/// ```
public struct AnyLayout: Layout {
  /// The hidden layout's animatable data.
  public typealias AnimatableData = _AnyAnimatableData

  /// The hidden layout's cache.
  public struct Cache {
    fileprivate var value: Any
  }

  private var box: any ErasedLayout

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) {
    box = (layout as? AnyLayout)?.box ?? LayoutBox(layout: layout)
  }

  /// The hidden layout.
  package var base: any Layout { box.base }

  /// The animatable data of the hidden layout.
  public var animatableData: _AnyAnimatableData {
    get { box.animatableData }
    set { box.animatableData = newValue }
  }

  /// Makes the hidden layout's cache.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: box.makeCache(subviews))
  }

  /// Updates the wrapped layout's cache, or makes a new one if the layout is another.
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
    box.explicitAlignment(.horizontal(guide), bounds, proposal, subviews, &cache.value)
  }

  /// Returns the hidden layout's guide, in points from the top edge of the bounds.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(.vertical(guide), bounds, proposal, subviews, &cache.value)
  }
}

extension AnyLayout {
  /// Returns the hidden layout's rotations of the subviews, in order; `nil` for none.
  public func _turns(of subviews: LayoutSubviews) -> [Angle]? { box.turns(of: subviews) }
}

// MARK: - The hidden layout

/// The methods of `Layout` with the cache's type hidden.
private protocol ErasedLayout {
  var base: any Layout { get }
  var animatableData: _AnyAnimatableData { get set }
  func turns(of subviews: LayoutSubviews) -> [Angle]?
  func makeCache(_ subviews: LayoutSubviews) -> Any
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing
  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any)
  func explicitAlignment(
    _ guide: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat?
}

/// One layout of a known type behind `ErasedLayout`.
private struct LayoutBox<L: Layout>: ErasedLayout {
  var layout: L

  var base: any Layout { layout }

  var animatableData: _AnyAnimatableData {
    get { layout.erasedData }
    set { layout.erasedData = newValue }
  }

  func turns(of subviews: LayoutSubviews) -> [Angle]? {
    layout._turns(of: subviews)
  }

  func makeCache(_ subviews: LayoutSubviews) -> Any {
    layout.makeCache(subviews: subviews)
  }

  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    guard cache is L.Cache else {
      cache = layout.makeCache(subviews: subviews)
      return
    }
    withCache(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    withCache(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    withCache(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {
    withCache(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    _ guide: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  /// Opens the cache, made anew where it belongs to another type of layout.
  private func withCache<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var opened = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    // Held once only, what is inside can change in place.
    cache = ()
    defer { cache = opened }
    return body(&opened)
  }
}
