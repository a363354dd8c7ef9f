public import Foundation
internal import PlatenBase

/// Places subviews side by side.
///
/// Space is handed out by priority, and within a priority from the least flexible subview to the
/// most flexible one.
///
/// - Complexity: At most three measurements of each subview for a new proposal, and a sort.
@frozen
public struct HStackLayout: Layout, Sendable {
  /// The guide along y by which subviews are lined up.
  public var alignment: VerticalAlignment
  /// The distance between subviews in points; `nil` is what each pair prefers.
  ///
  /// Negative distances overlap; one that is not finite counts as 0.
  public var spacing: CGFloat?

  /// Makes a horizontal stack.
  @inlinable public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What a stack has found out about its subviews.
  public typealias Cache = _StackLayoutCache

  /// Spacers in the stack grow horizontally.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// What both stacks do, along this one's axis.
  private var engine: StackEngine {
    StackEngine(axis: .horizontal, guide: .vertical(alignment), spacing: spacing)
  }

  /// Makes an empty cache.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  /// Returns the preferences of all subviews above and below, and of the outermost at the sides.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    engine.spacing(of: subviews)
  }

  /// Returns the size in points of all subviews in a row; it may exceed the proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    engine.size(of: subviews, in: proposal, &cache)
  }

  /// Places the subviews in a row from the leading edge of the bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    engine.place(subviews, in: bounds, proposal, &cache)
  }
}
