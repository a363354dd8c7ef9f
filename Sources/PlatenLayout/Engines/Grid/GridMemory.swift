import Foundation

/// What a grid knows of one set of subviews.
struct GridMemory {
  /// Where columns and rows lie.
  struct Arrangement {
    var columns: GridLines
    var rows: GridLines
    /// The width that each cell is offered.
    var offers: [CGFloat?]

    var size: CGSize { CGSize(width: columns.total, height: rows.total) }
  }

  let table: GridTable
  /// The columns' largest widths, by the proposal's height.
  var largest = ProposalCache<GridColumnSizing.Largest>(capacity: 4)
  var arrangements = ProposalCache<Arrangement>(capacity: 16)

  /// Reads the subviews without measuring any.
  init(_ subviews: LayoutSubviews, _ layout: GridLayout) {
    table = GridTable(subviews, layout)
  }
}
