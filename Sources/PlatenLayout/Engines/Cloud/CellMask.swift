/// The cells of a grid that a figure covers, counted from the cell that its anchor is in.
package struct CellMask: Hashable, Sendable {
  /// Cells side by side.
  package struct Span: Hashable, Sendable {
    /// How many rows below the anchor's the cells are.
    package var row: Int
    /// How many columns to the right of the anchor's they are.
    package var columns: Range<Int>

    package init(row: Int, columns: Range<Int>) {
      self.row = row
      self.columns = columns
    }
  }

  /// The longest first, as they are the likeliest to meet something; else from the top left on.
  package let spans: [Span]
  /// The rows and the columns that hold all cells.
  package let rows: Range<Int>
  package let columns: Range<Int>

  /// The mask of spans that do not overlap.
  package init(_ spans: [Span]) {
    let spans = spans.filter { !$0.columns.isEmpty }
    // Swift's sort is stable.
    self.spans = spans.sorted { $0.columns.count > $1.columns.count }
    let rows = spans.map(\.row)
    self.rows = (rows.min() ?? 0)..<(rows.max().map { $0 + 1 } ?? 0)
    let (starts, ends) = (spans.map(\.columns.lowerBound), spans.map(\.columns.upperBound))
    columns = (starts.min() ?? 0)..<(ends.max() ?? 0)
  }

  /// The mask of a box of cells.
  package init(rows: Range<Int>, columns: Range<Int>) {
    self.init(rows.map { Span(row: $0, columns: columns) })
  }

  /// How many cells are covered.
  package var count: Int { spans.reduce(0) { $0 + $1.columns.count } }
}
