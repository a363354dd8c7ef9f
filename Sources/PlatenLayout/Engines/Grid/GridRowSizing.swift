import Foundation
internal import PlatenBase

/// Finds the heights of a grid's rows, in points, once the columns are known.
///
/// A row takes of a height what its tallest cell takes of it. Rows share the grid's height as the
/// views in a stack do: by priority, and the least flexible one first.
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
    table.rowGroups.share(room, ranges: ranges) { row, share in
      heights[row] = self.height(of: row, proposing: share)
      return heights[row]
    }
    return heights
  }

  /// Whether every row is proposed the same whatever the others take.
  private func isUniform(_ height: CGFloat) -> Bool {
    height == .infinity || (height == 0 && table.rowGaps.allSatisfy { $0 >= 0 })
  }

  private func uniform(_ height: CGFloat?) -> [CGFloat] {
    table.rows.indices.map { self.height(of: $0, proposing: height) }
  }

  private var ranges: [StackRange] {
    if table.rows.count == 1 { return [StackRange(shortest: 0, longest: 0)] }
    return zip(uniform(0), uniform(.infinity)).map {
      StackRange(shortest: $0.finiteLength, longest: $1)
    }
  }

  /// What a row takes of a height.
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
