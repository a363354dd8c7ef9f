internal import Foundation
package import PlatenBase

/// Packs figures onto a board, each as near to its target as there is room, so that none overlap.
///
/// choose grid → guess scale by areas → try scales around it → try other arrangements
///
/// The grid comes from the size in points and the number of items alone, costs are whole numbers, and what looks random
/// comes from a seed and from what an item is, not from its place in the list: so the same items
/// lie at the same places on every machine, in every format and at every scale.
package struct CloudPacking: Sendable {
  /// A figure that is packed.
  package struct Item: Sendable {
    /// Where in the region the middle should be, as a fraction of its sides.
    package var target: UnitPoint
    /// What tells the item from others, for what is random.
    package var key: UInt64
    /// Which part of the region the item has to lie in, as a fraction of its sides; nil for all.
    package var region: CGRect?
    /// Whether the item stays as near to its target as it can, so that chance does not move it.
    package var staysNear = false

    package init(
      target: UnitPoint = .center, key: UInt64, region: CGRect? = nil, staysNear: Bool = false
    ) {
      self.target = target
      self.key = key
      self.region = region
      self.staysNear = staysNear
    }
  }

  /// A grid of square cells over a region.
  package struct Grid: Hashable, Sendable {
    package let rows: Int
    package let columns: Int
    /// How long a side of a cell is, in points.
    package let side: CGFloat

    /// The grid of a region with a number of cells at most.
    package init(size: CGSize, cells: Int) {
      side = max((size.width * size.height / CGFloat(cells)).squareRoot(), Grid.shortestSide)
      rows = max(1, Int(size.height / side))
      columns = max(1, Int(size.width / side))
    }

    /// The shortest side, in points: nobody sees a finer one.
    private static let shortestSide: CGFloat = 0.5

    /// The cells that are wholly within a part of the region, a fraction of its sides.
    package func box(of part: CGRect) -> CloudBoard.Box {
      func cells(_ first: CGFloat, _ last: CGFloat, of count: Int) -> Range<Int> {
        let start = Int((min(max(first, 0), 1) * CGFloat(count)).rounded(.up))
        let end = Int((min(max(last, 0), 1) * CGFloat(count)).rounded(.down))
        return start..<max(start, end)
      }
      return CloudBoard.Box(
        rows: cells(part.minY, part.maxY, of: rows),
        columns: cells(part.minX, part.maxX, of: columns))
    }

    /// Returns the distance from a target by which places are chosen: equal ones lie on a rounded
    /// rectangle with the region's proportions, or on an ellipse with them.
    package func distance(
      to target: CloudBoard.Cell, isElliptic: Bool = false
    ) -> CloudBoard.Distance {
      isElliptic
        ? CloudBoard.Distance(to: target, columnWeight: rows * rows, rowWeight: columns * columns)
        : CloudBoard.Distance(to: target, cubicOf: columns, rows)
    }
  }

  /// A figure on a grid, at a scale.
  package struct Figure: Sendable {
    /// What it covers, from its middle.
    package var mask: CellMask
    /// How far it keeps those away that are as large, in points; smaller ones come nearer.
    package var reach: CGFloat
    /// What it keeps free where it keeps others away so far, in points.
    package var clearance: @Sendable (_ reach: CGFloat) -> Clearance

    package init(
      mask: CellMask, reach: CGFloat, clearance: @escaping @Sendable (_ reach: CGFloat) -> Clearance
    ) {
      self.mask = mask
      self.reach = reach
      self.clearance = clearance
    }

    /// A figure that keeps all others away as far.
    package init(
      mask: CellMask, margin: (columns: Int, rows: Int) = (0, 0), ends: CellMask? = nil
    ) {
      self.init(mask: mask, reach: 0) { _ in Clearance(margin: margin, ends: ends) }
    }
  }

  /// What a figure keeps free around it.
  package struct Clearance: Sendable {
    /// How many cells to its left and right, and above and below.
    package var margin: (columns: Int, rows: Int)
    /// More cells, from its middle: those at its ends.
    package var ends: CellMask?

    package init(margin: (columns: Int, rows: Int), ends: CellMask? = nil) {
      self.margin = margin
      self.ends = ends
    }
  }

  /// The places of the items.
  package struct Result: Sendable {
    package var scale: CGFloat
    package var grid: Grid
    /// The cells in which the items' middles are, in the order of the items; nil for those that
    /// have no room.
    package var cells: [CloudBoard.Cell?]
  }

  /// The region in points.
  package var size: CGSize
  /// The items; those that come first have the first choice.
  package var items: [Item]
  /// Whether, where all items have to have room, the first has the first choice, and then those that
  /// cover most: what is long finds room while there is much.
  package var prefersLargest = false
  /// How many arrangements are tried.
  package var starts = 4
  package var seed: UInt64 = 0
  /// The scale down to which all are smaller than there is room for, where more of those stay that are to
  /// stay near their targets; nil for none.
  package var leastScale: CGFloat?
  /// What is no part of the region, on a grid; counted from the grid's corner.
  package var outside: @Sendable (Grid) -> CellMask?
  /// About how large an item is at a scale, with what is kept free beside it, in points.
  package var extent: @Sendable (_ item: Int, _ scale: CGFloat) -> CGSize
  /// How far an item's figure reaches at a scale, in points.
  package var reach: @Sendable (_ item: Int, _ scale: CGFloat) -> CGFloat = { _, _ in 0 }
  /// An item's figure on a grid, at a scale; asked for on several threads at once.
  package var figure: @Sendable (_ item: Int, _ scale: CGFloat, _ grid: Grid) -> Figure

  package init(
    size: CGSize, items: [Item],
    outside: @escaping @Sendable (Grid) -> CellMask? = { _ in nil },
    extent: @escaping @Sendable (_ item: Int, _ scale: CGFloat) -> CGSize,
    figure: @escaping @Sendable (_ item: Int, _ scale: CGFloat, _ grid: Grid) -> Figure
  ) {
    self.size = size
    self.items = items
    self.outside = outside
    self.extent = extent
    self.figure = figure
  }
}

// MARK: - Packing

extension CloudPacking {
  /// Packs the items at a scale; those without room are left out.
  ///
  /// - Parameter start: Which of the arrangements that are tried.
  package func packed(at scale: CGFloat, start: Int = 0) -> Result {
    let isLate = start >= Self.coarseStarts
    let board = PackingBoard(packing: self, grid: grid(isFine: isLate))
    let cells = board.cells(
      start: isLate ? start - Self.coarseStarts : start, at: scale, all: false
    ) { figure($0, scale, board.grid) }
    return Result(scale: scale, grid: board.grid, cells: cells ?? [])
  }

  /// Packs all items at the largest scale at which they have room, but for some hundredths.
  ///
  /// - Returns: Nil if they have none at any.
  package func packedAtLargestScale() -> Result? {
    var board = PackingBoard(packing: self, grid: grid())
    guard !items.isEmpty else { return Result(scale: 1, grid: board.grid, cells: []) }
    guard var best = board.largestOfFirstStart() else { return nil }
    best = board.larger(of: 1..<max(min(starts, Self.coarseStarts), 1), from: best) ?? best
    if starts > Self.coarseStarts {
      let finer = PackingBoard(packing: self, grid: grid(isFine: true))
      if let larger = finer.larger(of: 0..<starts - Self.coarseStarts, from: best) {
        (board, best) = (finer, larger)
      }
    }
    if board.canMove {
      best = board.isOfFew ? board.balanced(best) : board.apart(best)
    } else if let leastScale {
      best = board.steadier(best, downTo: leastScale)
    }
    return Result(scale: best.scale, grid: board.grid, cells: best.cells)
  }

  /// The grid of the region: a finer one for more items, so that each has some cells, and for late
  /// starts, as what is lost at the edges of cells is what they would gain.
  func grid(isFine: Bool = false) -> Grid {
    let cells = max(512 * items.count, 1 << 18) << (isFine ? 2 : 0)
    return Grid(size: size, cells: min(cells, 1 << 20))
  }

  /// How many starts have the coarser grid.
  ///
  /// The following starts begin again on the finer grid; the earlier result stays unless they find
  /// a better one.
  private static let coarseStarts = 4
}
