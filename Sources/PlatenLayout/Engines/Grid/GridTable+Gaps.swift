import Foundation
internal import PlatenBase

extension GridTable {
  /// The distances between rows and between columns, in points.
  ///
  /// Where the layout has no spacing of its own, a gap is the largest distance that any two views
  /// that meet across it prefer, and 8 points where none meet.
  static func gaps(
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

  private static func uniformGaps(_ gap: CGFloat, count: Int) -> [CGFloat] {
    var gaps = [CGFloat](repeating: gap.finite(or: 0), count: count)
    if count > 0 { gaps[0] = 0 }
    return gaps
  }

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
        // The one that ends first has met all that it can meet.
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
