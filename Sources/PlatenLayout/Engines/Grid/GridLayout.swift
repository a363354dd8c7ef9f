public import Foundation
internal import PlatenBase

/// Places subviews in rows and columns, each as large as its largest cell needs.
///
/// The views of a `GridRow` are the cells of one row; a view outside of rows is a row by itself,
/// over all columns. Space is handed out to columns, then to rows, as stacks hand it out to their
/// views.
///
/// - Complexity: At most ten measurements of each subview for a new proposal, and some sorts.
@frozen
public struct GridLayout: Layout, Sendable {
  /// The guides by which views are lined up in their columns and rows.
  public var alignment: Alignment
  /// The distance between columns in points; `nil` is what the views beside each other prefer.
  ///
  /// Negative distances overlap; one that is not finite counts as 0.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; `nil` is what the views above each other prefer.
  ///
  /// Negative distances overlap; one that is not finite counts as 0.
  public var verticalSpacing: CGFloat?

  /// Makes a grid.
  @inlinable public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// What a grid has found out about its subviews.
  public struct Cache {
    /// Keyed by the subviews, because a layout may delegate a slice of its own to a grid.
    var memo = SubviewMemo<GridMemory>()
  }

  private var engine: GridEngine { GridEngine(layout: self) }

  /// Makes an empty cache.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  /// Returns the preferences of the outermost cells on each side.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    engine.spacing(of: subviews, &cache)
  }

  /// Returns the size in points of all columns and rows; it may exceed the proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    engine.size(of: subviews, in: proposal, &cache)
  }

  /// Places the subviews in rows and columns from the top leading corner of the bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    engine.place(subviews, in: bounds, proposal, &cache)
  }
}
