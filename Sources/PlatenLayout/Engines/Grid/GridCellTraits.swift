package import PlatenBase

/// What a view says about itself to the grid around it.
package struct GridCellTraits: LayoutValueKey, Sendable {
  /// Where a view is in the row that it was written in.
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
