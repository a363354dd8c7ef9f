import Foundation
internal import PlatenBase

/// Finds the heights of a grid's rows, in points, once the columns are known.
///
/// find ranges → share the height
///
/// A row takes of a height what its tallest cell takes of it. Rows share the grid's height as the
/// views in a stack do: by priority, and the least flexible one first.
///
/// It is the third phase of `GridEngine`, simpler than `GridColumnSizing`: no cell is in several rows.
///
/// - Complexity: At most four measurements of each cell for a new height.
struct GridRowSizing {
  let table: GridTable
  let subviews: LayoutSubviews
  /// The width that each cell is offered.
  let offers: [CGFloat?]

  /// The heights of the rows in a grid that is proposed a height.
  func heights(_ height: CGFloat?) -> [CGFloat] {
    guard let height, !isUniform(height) else { return uniform(height) }
    var heights = [CGFloat](repeating: 0, count: table.rows.count)
    let room = height - table.rowGaps.reduce(0, +)
    let ranges = ranges
    let keeping = subviews.keeping(along: .vertical)
    let ideals =
      table.rowGroups.needsIdeals(room, ranges: ranges, keeping: keeping) ? uniform(nil) : nil
    table.rowGroups.share(room, ranges: ranges, ideals: ideals, keeping: keeping) { row, share in
      heights[row] = self.height(of: row, proposing: share)
      return heights[row]
    }
    return heights
  }

  /// Returns whether every row is proposed the same whatever the others take.
  private func isUniform(_ height: CGFloat) -> Bool {
    height == .infinity || (height == 0 && table.rowGaps.allSatisfy { $0 >= 0 })
  }

  private func uniform(_ height: CGFloat?) -> [CGFloat] {
    table.rows.indices.map { self.height(of: $0, proposing: height) }
  }

  private var ranges: [LengthRange] {
    if table.rows.count == 1 { return [LengthRange(shortest: 0, longest: 0)] }
    return zip(uniform(0), uniform(.infinity)).map {
      LengthRange(shortest: $0.finiteLength, longest: $1)
    }
  }

  /// Returns what a row takes of a height.
  private func height(of row: Int, proposing height: CGFloat?) -> CGFloat {
    var extent = GridExtent()
    for cell in table.rows[row] where !table.cells[cell].unsizedAxes.contains(.vertical) {
      let proposal = ProposedViewSize(width: offers[cell], height: height)
      let dimensions = subviews[cell].dimensions(in: proposal)
      let isAnchored = table.cells[cell].anchor != nil
      extent.add(
        dimensions.height.length, guide: isAnchored ? nil : dimensions[table.rowAlignments[row]])
    }
    return extent.length
  }
}

// MARK: - The length of a column or row

/// The length that a column or row needs so that its views' guides meet on one line.
///
/// Lengths are points.
struct GridExtent {
  private var before: CGFloat?
  private var after: CGFloat = 0
  private var anchored: CGFloat = 0

  /// Adds a view of a length whose guide lies at an offset; `nil` for one that goes by an anchor.
  mutating func add(_ length: CGFloat, guide: CGFloat?) {
    guard let guide = guide?.finite(or: 0) else {
      anchored = max(anchored, length)
      return
    }
    after = before == nil ? length - guide : max(after, length - guide)
    before = max(before ?? guide, guide)
  }

  /// The length from the first edge of all views to the last.
  var length: CGFloat { max((before ?? 0) + after, anchored, 0) }

  /// Returns where the line lies in a column or row of a length.
  ///
  /// - Parameter usual: Where it would lie in a view of that length; there it is, if all views are
  ///   inside then.
  func line(in length: CGFloat, usual: CGFloat) -> CGFloat {
    guard let before else { return usual }
    return max(before, min(usual, length - after))
  }
}
