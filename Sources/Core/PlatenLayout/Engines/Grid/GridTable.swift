import Foundation
internal import PlatenBase

/// The rows, columns and cells that a grid makes of its subviews, without measuring any.
///
/// read rows → read columns → choose guides → find who sizes what → find gaps → group by priority
///
/// A column begins where some cell of a row begins. One that no cell begins in, because all of
/// them reach over it, is part of the column before and costs no gap: to cover more columns than
/// there are is to cover all of them.
///
/// It is the first phase of `GridEngine`, and is kept for as long as the subviews are the same.
///
/// - Complexity: O(*n* log *n*) in the number of cells, plus the number of columns that each cell over
///   several of them covers.
struct GridTable {
  /// The place of a subview.
  struct Cell {
    let columns: Range<Int>
    let unsizedAxes: Axis.Set
    /// The point of the view that goes to the same point of its place; `nil` to go by guides.
    let anchor: UnitPoint?
  }

  /// Cells that cover the same columns, at least two.
  struct Span {
    let columns: Range<Int>
    var cells: [Int]
  }

  /// The places of the subviews, in their order.
  let cells: [Cell]
  /// The cells of each row.
  let rows: [Range<Int>]
  let rowAlignments: [VerticalAlignment]
  let columnAlignments: [HorizontalAlignment]
  /// The cells in each column alone that have a say in its width.
  let columnCells: [[Int]]
  /// The cells in several columns that have a say in their widths, the fewest columns first.
  let spans: [Span]
  /// The distance in points from each row to the one before it, 0 for the first.
  let rowGaps: [CGFloat]
  /// The distance in points from each column to the one before it, 0 for the first.
  let columnGaps: [CGFloat]
  let rowGroups: PriorityGroups
  let columnGroups: PriorityGroups

  /// Reads what the subviews say about themselves.
  init(_ subviews: LayoutSubviews, _ layout: GridLayout) {
    let traits = subviews.map { $0[GridCellTraits.self] }
    rows = Self.rows(of: traits)
    let columns = Self.columns(of: traits, in: rows)
    cells = zip(traits, columns.ranges).map {
      Cell(columns: $1, unsizedAxes: $0.unsizedAxes, anchor: $0.anchor(in: layout.alignment))
    }
    rowAlignments = rows.map { traits[$0.lowerBound].row?.alignment ?? layout.alignment.vertical }
    columnAlignments = Self.columnAlignments(
      traits, columns.ranges, count: columns.count, layout.alignment.horizontal)
    (columnCells, spans) = Self.sizingCells(of: cells, columnCount: columns.count)
    (rowGaps, columnGaps) = Self.gaps(cells, rows, columnCount: columns.count, subviews, layout)
    rowGroups = Self.rowGroups(cells, rows, subviews)
    columnGroups = Self.columnGroups(columnCells, spans, subviews)
  }
}

// MARK: - Reading

extension GridTable {
  /// Each row begins with its first cell; a view outside rows is one by itself.
  private static func rows(of traits: [GridCellTraits]) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var previous: Int?
    for (index, cell) in traits.enumerated() {
      let position = cell.row?.index
      if let position, let previous, let row = rows.last, position > previous {
        rows[rows.count - 1] = row.lowerBound..<index + 1
      } else {
        rows.append(index..<index + 1)
      }
      previous = position
    }
    return rows
  }

  /// The columns that each cell covers, and how many columns there are.
  private static func columns(
    of traits: [GridCellTraits], in rows: [Range<Int>]
  ) -> (ranges: [Range<Int>], count: Int) {
    var written = [Range<Int>?](repeating: nil, count: traits.count)
    for row in rows {
      var start = 0
      for cell in row where traits[cell].row != nil {
        // So many columns that their sum still is a number.
        let end = start + min(max(traits[cell].columns, 1), 1 << 30)
        written[cell] = start..<end
        start = end
      }
    }
    let starts = Set(written.compactMap { $0?.lowerBound }).sorted()
    let count = max(starts.count, 1)
    let ranges = written.map { range in
      range.map { starts.position(of: $0.lowerBound)..<starts.position(of: $0.upperBound) }
        ?? 0..<count
    }
    return (ranges, count)
  }

  /// The first cell that names a guide for its column is taken; SwiftUI leaves it undefined where
  /// several differ.
  private static func columnAlignments(
    _ traits: [GridCellTraits], _ ranges: [Range<Int>], count: Int, _ usual: HorizontalAlignment
  ) -> [HorizontalAlignment] {
    var alignments = [HorizontalAlignment?](repeating: nil, count: count)
    for (cell, range) in zip(traits, ranges) where cell.columnAlignment != nil {
      let column = range.lowerBound
      alignments[column] = alignments[column] ?? cell.columnAlignment
    }
    return alignments.map { $0 ?? usual }
  }

  /// The cells that have a say in the width of one column, and those that have it in several.
  private static func sizingCells(
    of cells: [Cell], columnCount: Int
  ) -> (columnCells: [[Int]], spans: [Span]) {
    var columnCells = [[Int]](repeating: [], count: columnCount)
    var spanning: [Int] = []
    for (index, cell) in cells.enumerated() where !cell.unsizedAxes.contains(.horizontal) {
      if cell.columns.count == 1 {
        columnCells[cell.columns.lowerBound].append(index)
      } else {
        spanning.append(index)
      }
    }
    var spans: [Span] = []
    let order = spanning.sorted {
      let (left, right) = (cells[$0].columns, cells[$1].columns)
      return (left.count, left.lowerBound, $0) < (right.count, right.lowerBound, $1)
    }
    for index in order {
      if spans.last?.columns == cells[index].columns {
        spans[spans.count - 1].cells.append(index)
      } else {
        spans.append(Span(columns: cells[index].columns, cells: [index]))
      }
    }
    return (columnCells, spans)
  }
}

extension [Int] {
  /// The position of the first of these ascending numbers that is not less than another.
  fileprivate func position(of number: Int) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension GridCellTraits {
  /// The anchor of a view in a grid of an alignment.
  ///
  /// In merged cells SwiftUI turns guides into the equivalent anchor. What that is for a baseline
  /// is not known; here it is where the guide of a view without one lies, the bottom.
  fileprivate func anchor(in alignment: Alignment) -> UnitPoint? {
    if let anchor { return anchor }
    guard isMerged else { return nil }
    let unit = ViewDimensions(size: CGSize(width: 1, height: 1))
    return UnitPoint(
      x: unit[alignment.horizontal].finite(or: 0),
      y: unit[row?.alignment ?? alignment.vertical].finite(or: 0))
  }
}

// MARK: - Gaps

extension GridTable {
  /// The distances between rows and between columns, in points.
  ///
  /// Where the layout has no spacing of its own, a gap is the largest distance that any two views
  /// that meet across it prefer, and 8 points where none meet.
  private static func gaps(
    _ cells: [Cell], _ rows: [Range<Int>], columnCount: Int, _ subviews: LayoutSubviews,
    _ layout: GridLayout
  ) -> (rows: [CGFloat], columns: [CGFloat]) {
    let isOpen = layout.horizontalSpacing == nil || layout.verticalSpacing == nil
    let spacings = isOpen ? subviews.map(\.spacing) : []
    let rowGaps = layout.verticalSpacing.map { uniformGaps($0, count: rows.count) }
    let columnGaps = layout.horizontalSpacing.map { uniformGaps($0, count: columnCount) }
    return (
      rowGaps ?? preferredRowGaps(cells, rows, spacings),
      columnGaps ?? preferredColumnGaps(cells, rows, columnCount: columnCount, spacings)
    )
  }

  /// Equal gaps, without one before the first row or column.
  private static func uniformGaps(_ gap: CGFloat, count: Int) -> [CGFloat] {
    var gaps = [CGFloat](repeating: gap.finite(or: 0), count: count)
    if count > 0 { gaps[0] = 0 }
    return gaps
  }

  /// Returns what the cells above and below each gap prefer: those that share a column meet.
  private static func preferredRowGaps(
    _ cells: [Cell], _ rows: [Range<Int>], _ spacings: [ViewSpacing]
  ) -> [CGFloat] {
    var gaps = [CGFloat](repeating: 0, count: rows.count)
    for row in rows.indices.dropFirst() {
      var gap: CGFloat?
      var (above, below) = (rows[row - 1].lowerBound, rows[row].lowerBound)
      while above < rows[row - 1].upperBound, below < rows[row].upperBound {
        if cells[above].columns.overlaps(cells[below].columns) {
          let distance = spacings[above].distance(to: spacings[below], along: .vertical)
          gap = max(gap ?? -.infinity, distance.finite(or: 0))
        }
        // The cell that ends first has no further neighbours.
        if cells[above].columns.upperBound < cells[below].columns.upperBound {
          above += 1
        } else {
          below += 1
        }
      }
      gaps[row] = gap ?? ViewSpacing.defaultDistance
    }
    return gaps
  }

  /// Returns what the cells beside each gap prefer: those that follow each other in a row meet.
  private static func preferredColumnGaps(
    _ cells: [Cell], _ rows: [Range<Int>], columnCount: Int, _ spacings: [ViewSpacing]
  ) -> [CGFloat] {
    var gaps = [CGFloat?](repeating: nil, count: columnCount)
    for row in rows {
      for cell in row.dropFirst() {
        let column = cells[cell].columns.lowerBound
        let distance = spacings[cell - 1].distance(to: spacings[cell], along: .horizontal)
        gaps[column] = max(gaps[column] ?? -.infinity, distance.finite(or: 0))
      }
    }
    gaps[0] = 0
    return gaps.map { $0 ?? ViewSpacing.defaultDistance }
  }
}

// MARK: - Priorities

extension GridTable {
  /// A row or column has the priority of the most important view in it that has a say in its size.
  private static func rowGroups(
    _ cells: [Cell], _ rows: [Range<Int>], _ subviews: LayoutSubviews
  ) -> PriorityGroups {
    PriorityGroups(
      rows.map { row in
        row.lazy.filter { !cells[$0].unsizedAxes.contains(.vertical) }
          .map { subviews[$0].priority }.max() ?? 0
      })
  }

  private static func columnGroups(
    _ columnCells: [[Int]], _ spans: [Span], _ subviews: LayoutSubviews
  ) -> PriorityGroups {
    var priorities = columnCells.map { cells in cells.lazy.map { subviews[$0].priority }.max() }
    let cancellation = RenderCancellation.current(over: spans.count)
    for span in spans where !cancellation.isCancelled {
      let priority = span.cells.lazy.map { subviews[$0].priority }.max()
      for column in span.columns where columnCells[column].isEmpty {
        priorities[column] = [priorities[column], priority].compactMap { $0 }.max()
      }
    }
    return PriorityGroups(priorities.map { $0 ?? 0 })
  }
}
