import Foundation

/// Finds the widths of a grid's columns, in points.
///
/// A column takes of a width what its widest cell takes of it. Columns share the grid's width as
/// the views in a stack do: by priority, and the least flexible one first. Where a cell over
/// several columns takes more than they have, the rest is divided equally among those of them that
/// can take any width, or among all of them if none can. (How SwiftUI divides it is not known,
/// but that columns of texts under a divider are widened, and that flexible columns share equally.)
struct GridColumnSizing {
  let table: GridTable
  let subviews: LayoutSubviews
  /// The height that is proposed to the grid, and so to cells whose row is not known yet.
  let height: CGFloat?

  /// The widths that columns take of all the space there is.
  struct Largest {
    var widths: [CGFloat]
    /// The columns that only cells over several columns make so wide.
    var stretched: [Bool]

    func isEndless(_ column: Int) -> Bool { widths[column] == .infinity }
  }

  /// The widths of the columns in a grid that is proposed a width.
  func widths(_ width: CGFloat?, largest: inout Largest?) -> [CGFloat] {
    guard let width, !isUniform(width) else { return uniform(width, largest: &largest) }
    let ranges = ranges(largest: &largest)
    var widths = [CGFloat](repeating: 0, count: table.columnCells.count)
    let room = width - table.columnGaps.reduce(0, +)
    table.columnGroups.share(room, ranges: ranges) { column, share in
      widths[column] = self.width(of: column, proposing: share)
      if let largest, largest.stretched[column] {
        widths[column] = max(widths[column], min(share, largest.widths[column]))
      }
      return widths[column]
    }
    widen(&widths, proposal: { $0 }, where: { findLargest(&largest).isEndless($0) })
    return widths
  }

  /// Whether every column is proposed the same whatever the others take.
  private func isUniform(_ width: CGFloat) -> Bool {
    width == .infinity || (width == 0 && table.columnGaps.allSatisfy { $0 >= 0 })
  }

  private func uniform(_ width: CGFloat?, largest: inout Largest?) -> [CGFloat] {
    if width == .infinity { return findLargest(&largest).widths }
    var widths = table.columnCells.indices.map { self.width(of: $0, proposing: width) }
    widen(&widths, proposal: { _ in width }, where: { findLargest(&largest).isEndless($0) })
    return widths
  }

  private func ranges(largest: inout Largest?) -> [StackRange] {
    if table.columnCells.count == 1 { return [StackRange(shortest: 0, longest: 0)] }
    let longest = findLargest(&largest).widths
    return zip(uniform(0, largest: &largest), longest).map {
      StackRange(shortest: $0.finiteLength, longest: $1)
    }
  }

  private func findLargest(_ known: inout Largest?) -> Largest {
    if let known { return known }
    let own = table.columnCells.indices.map { width(of: $0, proposing: .infinity) }
    var widths = own
    widen(&widths, proposal: { _ in .infinity }, where: { _ in true })
    let largest = Largest(widths: widths, stretched: zip(own, widths).map { $0 < $1 })
    known = largest
    return largest
  }

  /// What a column takes of a width.
  private func width(of column: Int, proposing width: CGFloat?) -> CGFloat {
    let proposal = ProposedViewSize(width: width, height: height)
    var extent = GridExtent()
    for cell in table.columnCells[column] {
      let dimensions = subviews[cell].dimensions(in: proposal)
      let isAnchored = table.cells[cell].anchor != nil
      extent.add(
        dimensions.width.length,
        guide: isAnchored ? nil : dimensions[table.columnAlignments[column]])
    }
    return extent.length
  }
}

// MARK: - Cells over several columns

extension GridColumnSizing {
  /// Widens columns until the cells over several of them have room.
  ///
  /// - Parameters:
  ///   - proposal: Returns what a cell is proposed for the room that it has.
  ///   - canGrow: Whether a column is one of those that are widened.
  private func widen(
    _ widths: inout [CGFloat], proposal: (CGFloat) -> CGFloat?, where canGrow: (Int) -> Bool
  ) {
    for span in table.spans {
      let room =
        widths[span.columns].reduce(0, +) + table.columnGaps[span.columns.dropFirst()].reduce(0, +)
      let proposal = ProposedViewSize(width: proposal(room)?.length, height: height)
      let needed = span.cells.reduce(0) {
        max($0, subviews[$1].sizeThatFits(proposal).width.length)
      }
      if needed.fits(room) { continue }
      var growing = span.columns.filter(canGrow)
      if growing.isEmpty { growing = Array(span.columns) }
      for column in growing { widths[column] += (needed - room) / CGFloat(growing.count) }
    }
  }
}
