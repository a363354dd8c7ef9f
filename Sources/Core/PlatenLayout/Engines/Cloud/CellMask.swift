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
    var (top, bottom, left, right) = (Int.max, Int.min, Int.max, Int.min)
    for span in spans where !span.columns.isEmpty {
      (top, bottom) = (min(top, span.row), max(bottom, span.row + 1))
      (left, right) = (min(left, span.columns.lowerBound), max(right, span.columns.upperBound))
    }
    rows = top < bottom ? top..<bottom : 0..<0
    columns = left < right ? left..<right : 0..<0
    self.spans = Self.longestFirst(spans)
  }

  /// The spans by their lengths, and as they were among those of one length.
  private static func longestFirst(_ spans: [Span]) -> [Span] {
    let keys = spans.enumerated().compactMap { index, span in
      span.columns.isEmpty ? nil : -span.columns.count << 32 + index
    }
    return keys.sorted().map { spans[$0 & 0xFFFF_FFFF] }
  }

  /// The mask of a box of cells.
  package init(rows: Range<Int>, columns: Range<Int>) {
    self.init(rows.map { Span(row: $0, columns: columns) })
  }

  /// The smallest box around the cells if the anchor is in a cell.
  func box(at cell: CloudBoard.Cell) -> CloudBoard.Box {
    CloudBoard.Box(
      rows: rows.lowerBound + cell.row..<rows.upperBound + cell.row,
      columns: columns.lowerBound + cell.column..<columns.upperBound + cell.column)
  }

  /// How many cells are covered.
  package var count: Int { spans.reduce(0) { $0 + $1.columns.count } }
}
