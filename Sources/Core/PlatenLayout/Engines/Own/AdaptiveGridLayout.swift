public import Foundation
internal import PlatenBase

/// Places subviews in a grid whose number of columns follows from the shape of its bounds.
///
/// ```swift
/// AdaptiveGridLayout(alignment: .center, spacing: 4, cellAspectRatio: 1) {
///   ForEach(1..<13) { Text("\($0)") }
/// }
/// ```
///
/// choose proportion → choose columns → size cells → align → place
///
/// The grid takes the number of columns with a shape nearest to that of the bounds, without counting gaps;
/// of two equally near numbers, it takes the larger. Without an alignment and a cell aspect ratio, cells
/// fill the bounds. With either of them, cells keep a proportion, and the block of cells is aligned in the
/// bounds. A grid without a proposed width or height takes the size that its views need
/// (`AdaptiveGridIdeal`). `GridLayout` does the reverse: its columns and rows take the sizes that their
/// views need, and nothing makes them fit.
///
/// - Complexity: O(*n*), with at most one measurement of each subview to place them.
public struct AdaptiveGridLayout: Layout, Equatable, Sendable {
  /// The alignment of the block of cells in the bounds.
  ///
  /// `nil` stretches the cells to fill the bounds, or, with a cell aspect ratio, centres them.
  public var alignment: Alignment?
  /// The distance between cells in points.
  ///
  /// Gaps shrink if they leave no room for cells. Views overlap at negative distances; a distance
  /// that is not finite counts as 0.
  public var spacing: CGFloat
  /// The cells' width divided by their height.
  ///
  /// `nil` takes the widest ideal width of the subviews divided by their highest ideal height, or,
  /// without an alignment, stretches the cells to fill the bounds. A ratio that is not positive and
  /// finite counts as 1.
  public var cellAspectRatio: CGFloat?
  /// The number of columns; `nil` for the number with a shape nearest to that of the bounds.
  ///
  /// A number below 1 counts as 1. Columns without a subview stay empty.
  public var columns: Int?

  /// Makes a grid.
  public init(
    alignment: Alignment? = nil, spacing: CGFloat = 8, cellAspectRatio: CGFloat? = nil,
    columns: Int? = nil
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.cellAspectRatio = cellAspectRatio
  }

  /// Returns the proposed size in points; for an unspecified side, the length that the subviews need.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let proposal = proposal.lengths
    let ideal = ideal(of: subviews, in: proposal)?.size ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  /// Returns the size in points of each of a number of cells in a grid of a size.
  ///
  /// Stretched cells, and cells with a given aspect ratio, do not depend on the subviews; other
  /// cells get a ratio of 1 here.
  public func cellSize(count: Int, in size: CGSize) -> CGSize {
    guard count > 0 else { return .zero }
    let ratio = isStretched ? nil : (cellAspectRatio ?? 1).proportion
    return cells(count: count, in: size.finite, ratio: ratio).size
  }

  /// Places the subviews at the top leading corners of their cells, proposing the cells' size.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard !subviews.isEmpty else { return }
    let bounds = bounds.finite
    var grid = self
    if let ideal = ideal(of: subviews, in: proposal.lengths) { grid.columns = ideal.columns }
    let cells = grid.cells(
      count: subviews.count, in: bounds.size, ratio: isStretched ? nil : ratio(of: subviews))
    for (index, subview) in subviews.enumerated() {
      let origin = cells.origin(of: index)
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: ProposedViewSize(cells.size))
    }
  }
}

// MARK: - Phases

extension AdaptiveGridLayout {
  var isStretched: Bool { alignment == nil && cellAspectRatio == nil }

  /// The proportion of the cells, where they keep one.
  private func ratio(of subviews: Subviews) -> CGFloat {
    if let cellAspectRatio { return cellAspectRatio.proportion }
    let largest = largest(of: subviews)
    return (largest.width / largest.height).proportion
  }

  /// The widest ideal width and the highest ideal height of the subviews.
  func largest(of subviews: Subviews) -> CGSize {
    subviews.reduce(CGSize.zero) { largest, subview in
      let size = subview.sizeThatFits(.unspecified).lengths
      return CGSize(
        width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  /// Sizes and aligns a number of cells, stretched where the ratio is `nil`.
  private func cells(count: Int, in area: CGSize, ratio: CGFloat?) -> GridCells {
    let columns =
      self.columns.map { max($0, 1) } ?? Self.columns(count: count, in: area, ratio: ratio ?? 1)
    let rows = (count - 1) / columns + 1
    let across = GridTrack(count: columns, length: area.width, gap: spacing.finite(or: 0))
    let down = GridTrack(count: rows, length: area.height, gap: spacing.finite(or: 0))
    var cells = GridCells(
      columns: columns, size: CGSize(width: across.cell, height: down.cell),
      gaps: CGSize(width: across.gap, height: down.gap))
    if let ratio { cells.keep(ratio) }
    cells.align(rows: rows, in: area, alignment ?? .center)
    return cells
  }

  /// The number of columns, from 1 to the count, whose grid is nearest in shape to the bounds.
  static func columns(count: Int, in area: CGSize, ratio: CGFloat) -> Int {
    let shape = area.width == 0 && area.height == 0 ? 1 : area.width / area.height
    var (nearest, best) = (CGFloat.infinity, count)
    for columns in stride(from: count, through: 1, by: -1) {
      let rows = (count + columns - 1) / columns
      let distance = abs(shape - ratio * CGFloat(columns) / CGFloat(rows))
      if distance < nearest { (nearest, best) = (distance, columns) }
    }
    return best
  }
}

extension CGFloat {
  /// This ratio, or 1 where it is not positive and finite.
  var proportion: CGFloat {
    isFinite && self > 0 ? self : 1
  }
}

// MARK: - Tracks

/// The cells of one row or one column, all of one length, with gaps between them.
///
/// Lengths are in points.
struct GridTrack {
  /// The length of a cell, at least 0.
  let cell: CGFloat
  /// The gap between two cells.
  let gap: CGFloat

  /// Divides a length among a number of cells; gaps shrink to the length if they exceed it.
  init(count: Int, length: CGFloat, gap: CGFloat) {
    let gaps = CGFloat(count - 1)
    let isCrowded = gaps * gap > length
    self.gap = isCrowded ? length / gaps : gap
    cell = isCrowded ? 0 : ((length - gaps * gap) / CGFloat(count)).finiteLength
  }
}

// MARK: - Cells

/// A block of equal cells, row by row, from the top leading corner of an area.
///
/// Lengths are in points.
private struct GridCells {
  let columns: Int
  private(set) var size: CGSize
  let gaps: CGSize
  private var start = CGPoint.zero

  init(columns: Int, size: CGSize, gaps: CGSize) {
    self.columns = columns
    self.size = size
    self.gaps = gaps
  }

  /// Shrinks the cells along one axis until their width divided by their height is a ratio.
  mutating func keep(_ ratio: CGFloat) {
    if ratio * size.height < size.width {
      size.width = ratio * size.height
    } else {
      size.height = size.width / ratio
    }
  }

  /// Moves the block within an area.
  mutating func align(rows: Int, in area: CGSize, _ alignment: Alignment) {
    let block = CGSize(
      width: CGFloat(columns) * size.width + CGFloat(columns - 1) * gaps.width,
      height: CGFloat(rows) * size.height + CGFloat(rows - 1) * gaps.height)
    let (outer, inner) = (ViewDimensions(size: area), ViewDimensions(size: block))
    start =
      CGPoint(
        x: outer[alignment.horizontal] - inner[alignment.horizontal],
        y: outer[alignment.vertical] - inner[alignment.vertical]
      ).finite
  }

  /// The top leading corner of the cell at a position.
  func origin(of index: Int) -> CGPoint {
    CGPoint(
      x: start.x + CGFloat(index % columns) * (size.width + gaps.width),
      y: start.y + CGFloat(index / columns) * (size.height + gaps.height))
  }
}
