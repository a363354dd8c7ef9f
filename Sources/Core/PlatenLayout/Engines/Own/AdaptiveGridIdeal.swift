package import Foundation
internal import PlatenBase

/// The columns and the size of an adaptive grid that is not told its width, its height or both.
///
/// find the least cell → size the grid for each number of columns → choose
///
/// The least cell holds the largest ideal width and height of the subviews, in the proportion of the
/// cells, which is square where they are stretched. Where neither side is told, the columns are those
/// whose grid is in the smallest square; where one is, cells as large as it allows, and as many beside
/// each other as have room. The grid's shape then leads to the same columns, for a grid that is offered
/// the size that it answered.
package struct AdaptiveGridIdeal: Equatable, Sendable {
  /// How many columns there are.
  package let columns: Int
  /// The size in points; a given side keeps its length.
  package let size: CGSize
}

extension AdaptiveGridLayout {
  /// Returns the ideal arrangement of a grid with an open side; nil if both sides are given, or if
  /// there is no subview.
  package func ideal(
    of subviews: Subviews, in proposal: ProposedViewSize
  ) -> AdaptiveGridIdeal? {
    guard !subviews.isEmpty, proposal.width == nil || proposal.height == nil else { return nil }
    let largest = largest(of: subviews)
    let ratio =
      isStretched ? 1 : (cellAspectRatio ?? largest.width / largest.height).proportion
    let height = max(largest.height, largest.width / ratio)
    let least = CGSize(width: height * ratio, height: height)
    func grid(_ columns: Int) -> AdaptiveGridIdeal {
      let size = size(columns, count: subviews.count, in: proposal, least, ratio)
      return AdaptiveGridIdeal(columns: columns, size: size)
    }
    if let columns { return grid(max(columns, 1)) }
    let grids = preferred((1...subviews.count).map(grid), in: proposal, least)
    // In a grid with wide gaps, the shape may lead to none of them.
    return grids.prefix(16).first {
      Self.columns(count: subviews.count, in: $0.size, ratio: ratio) == $0.columns
    } ?? grids.first
  }

  /// The grids of 1, 2 and more columns that may be chosen, the best first.
  private func preferred(
    _ grids: [AdaptiveGridIdeal], in proposal: ProposedViewSize, _ least: CGSize
  ) -> [AdaptiveGridIdeal] {
    let gap = spacing.finite(or: 0)
    if let width = proposal.width {
      let fitting = grids.prefix { Self.length($0.columns, of: least.width, gap).fits(width) }
      return fitting.isEmpty ? [grids[0]] : fitting.reversed()
    }
    if let height = proposal.height {
      let fitting = grids.filter {
        Self.length((grids.count - 1) / $0.columns + 1, of: least.height, gap).fits(height)
      }
      return fitting.isEmpty ? [grids[grids.count - 1]] : fitting
    }
    // Swift's sort is stable: of equally good ones, the one with more columns.
    return grids.reversed().sorted {
      max($0.size.width, $0.size.height) < max($1.size.width, $1.size.height)
    }
  }

  private static func length(_ count: Int, of cell: CGFloat, _ gap: CGFloat) -> CGFloat {
    CGFloat(count) * cell + CGFloat(count - 1) * gap
  }

  /// The size of a grid with a number of columns.
  private func size(
    _ columns: Int, count: Int, in proposal: ProposedViewSize, _ least: CGSize, _ ratio: CGFloat
  ) -> CGSize {
    let rows = (count - 1) / columns + 1
    let gap = spacing.finite(or: 0)
    func length(_ count: Int, of cell: CGFloat) -> CGFloat {
      Self.length(count, of: cell, gap).finiteLength
    }
    switch (proposal.width, proposal.height) {
    case (let width?, _):
      let cell = GridTrack(count: columns, length: width.finiteLength, gap: gap).cell
      let isWide = width.isFinite && cell > least.width
      return CGSize(
        width: width, height: length(rows, of: isWide ? cell / ratio : least.height))
    case (nil, let height?):
      let cell = GridTrack(count: rows, length: height.finiteLength, gap: gap).cell
      let isHigh = height.isFinite && cell > least.height
      return CGSize(
        width: length(columns, of: isHigh ? cell * ratio : least.width), height: height)
    case (nil, nil):
      return CGSize(width: length(columns, of: least.width), height: length(rows, of: least.height))
    }
  }
}
