public import Foundation
package import PlatenBase

// What clients see of the grid; `GridEngine` does the work.

/// Places subviews in rows and columns, each as large as its largest cell needs.
///
/// ```swift
/// Grid(alignment: .leading, horizontalSpacing: 12) {
///   GridRow { Text("Width"); Text("640") }
///   GridRow { Text("Height"); Text("400") }
/// }
/// ```
///
/// The views of a `GridRow` are the cells of one row; a view outside rows takes a whole row, over
/// all columns. Space is shared among columns, then among rows, as stacks share it among their
/// views.
///
/// - Complexity: At most ten measurements of each subview for a new proposal, and some sorts.
@frozen
public struct GridLayout: Layout, Sendable {
  /// The guides that align the views in their columns and rows.
  public var alignment: Alignment
  /// The distance between columns in points; `nil` for the distance that neighbouring views prefer.
  ///
  /// Views overlap at negative distances; a distance that is not finite counts as 0.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; `nil` for the distance that neighbouring views prefer.
  ///
  /// Views overlap at negative distances; a distance that is not finite counts as 0.
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

  /// The cache of a grid.
  public struct Cache {
    /// Keyed by the subviews, because a layout may delegate a slice of its own to a grid.
    var memo = SubviewCache<GridCache>()
  }

  /// What does the work.
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

// MARK: - Cells

/// The settings that a view has for the grid around it.
package struct GridCellTraits: LayoutValueKey, Sendable {
  /// The position of a view in its row.
  package struct RowPosition: Sendable {
    /// The view's number in its row, from 0.
    package var index: Int
    /// The row's own guide along y; `nil` for the grid's.
    package var alignment: VerticalAlignment?

    /// Makes a position.
    package init(index: Int, alignment: VerticalAlignment?) {
      self.index = index
      self.alignment = alignment
    }
  }

  /// How many columns the view covers.
  package var columns = 1
  /// The axes along which the view has no say in the size of its column or row.
  package var unsizedAxes: Axis.Set = []
  /// The guide along x of the view's column; `nil` for the grid's.
  package var columnAlignment: HorizontalAlignment?
  /// The point of the view that goes to the same point of its cell; `nil` to go by guides.
  package var anchor: UnitPoint?
  /// Where the view is in its row; `nil` for a view that is a row by itself.
  package var row: RowPosition?

  /// A view that says nothing: a row by itself.
  package static let defaultValue = GridCellTraits()

  /// Whether the view's place is made of several cells, in which guides have no meaning.
  var isMerged: Bool { row == nil || columns > 1 }
}
