public import Foundation
internal import PlatenBase

/// Places subviews one below the other.
///
/// Space is handed out by priority, and within a priority from the least flexible subview to the
/// most flexible one.
///
/// - Complexity: At most three measurements of each subview for a new proposal, and a sort.
@frozen
public struct VStackLayout: Layout, Sendable {
  /// The guide along x by which subviews are lined up.
  public var alignment: HorizontalAlignment
  /// The distance between subviews in points; `nil` is what each pair prefers.
  ///
  /// Negative distances overlap; one that is not finite counts as 0.
  public var spacing: CGFloat?

  /// Makes a vertical stack.
  @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What a stack has found out about its subviews.
  public typealias Cache = _StackLayoutCache

  /// Spacers in the stack grow vertically.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// What both stacks do, along this one's axis.
  private var engine: StackEngine {
    StackEngine(axis: .vertical, guide: .horizontal(alignment), spacing: spacing)
  }

  /// Makes an empty cache.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  /// Returns the preferences of all subviews at the sides, and of the outermost above and below.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    engine.spacing(of: subviews)
  }

  /// Returns the size in points of all subviews in a column; it may exceed the proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    engine.size(of: subviews, in: proposal, &cache)
  }

  /// Places the subviews in a column from the top edge of the bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    engine.place(subviews, in: bounds, proposal, &cache)
  }
}
