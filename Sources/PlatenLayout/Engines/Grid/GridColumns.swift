import Foundation

/// The columns of a grid while they are sized: what they and their cells took of what.
///
/// Lengths are points.
struct GridColumns {
  /// The width of each column.
  var widths: [CGFloat]
  /// What the cells of each column were offered last.
  private var shares: [CGFloat?]
  /// What each cell in one column alone took of that.
  private var answers: [CGFloat]

  init(of table: GridTable) {
    widths = [CGFloat](repeating: 0, count: table.columnCells.count)
    shares = [CGFloat?](repeating: nil, count: table.columnCells.count)
    answers = [CGFloat](repeating: 0, count: table.cells.count)
  }

  mutating func offer(_ share: CGFloat?, to column: Int) { shares[column] = share }

  mutating func answer(_ width: CGFloat, of cell: Int) { answers[cell] = width }

  /// What a cell in one column alone is offered when its height is asked for.
  ///
  /// The widest cell is offered what it was offered before, and so is every cell if the column took
  /// less of it: another number would have the same answer, but grids in grids would have to find
  /// it out anew, at each level several times.
  func offer(to cell: Int, in column: Int) -> CGFloat? {
    let (width, share) = (widths[column], shares[column])
    if answers[cell] == width { return share }
    if let share, width <= share { return share }
    return width
  }
}
