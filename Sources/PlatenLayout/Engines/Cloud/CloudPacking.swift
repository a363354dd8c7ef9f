internal import Foundation
package import PlatenBase

/// Packs figures onto a board, each as near to its target as there is room, so that none overlap.
///
/// choose grid → find scale on a coarse grid → confirm on the full one
///
/// The grid comes from the size in points alone, costs are whole numbers, and what looks random
/// comes from a seed and from what an item is, not from its place in the list: so the same items
/// lie at the same places on every machine, in every format and at every scale.
package struct CloudPacking {
  /// A figure that is packed.
  package struct Item: Sendable {
    /// Where in the region the middle should be, as a fraction of its sides.
    package var target: UnitPoint
    /// What tells the item from others, for what is drawn by lot.
    package var key: UInt64
    /// Which part of the region the item has to lie in, as a fraction of its sides; nil for all.
    package var region: CGRect?
    /// Whether the item stays as near to its target as it can, so that no lot moves it.
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
  }

  /// A figure on a grid, at a scale.
  package struct Figure: Sendable {
    /// What it covers, from its middle.
    package var mask: CellMask
    /// How many cells to its left and right, and above and below, are kept free of others.
    package var margin: (columns: Int, rows: Int)

    package init(mask: CellMask, margin: (columns: Int, rows: Int) = (0, 0)) {
      self.mask = mask
      self.margin = margin
    }
  }

  /// Where the items lie.
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
  /// How many arrangements are tried.
  package var starts = 4
  package var seed: UInt64 = 0
  /// What is no part of the region, on a grid; counted from the grid's corner.
  package var outside: (Grid) -> CellMask?
  /// An item's figure on a grid, at a scale.
  package var figure: (_ item: Int, _ scale: CGFloat, _ grid: Grid) -> Figure

  package init(
    size: CGSize, items: [Item], outside: @escaping (Grid) -> CellMask? = { _ in nil },
    figure: @escaping (_ item: Int, _ scale: CGFloat, _ grid: Grid) -> Figure
  ) {
    self.size = size
    self.items = items
    self.outside = outside
    self.figure = figure
  }
}

// MARK: - Packing

extension CloudPacking {
  private static let cells = 1 << 18
  private static let coarseCells = 1 << 16

  /// Packs the items at a scale; those without room are left out.
  ///
  /// - Parameter start: Which of the arrangements that are tried.
  package func packed(at scale: CGFloat, start: Int = 0) -> Result {
    let grid = Grid(size: size, cells: Self.cells)
    let board = Board(packing: self, grid: grid)
    var figures = Figures(board, at: scale)
    let cells = board.cells(of: &figures, start: start, all: false) ?? []
    return Result(scale: scale, grid: grid, cells: cells)
  }

  /// Packs all items at the largest scale at which they have room, but for some hundredths.
  ///
  /// - Returns: Nil if they have none at any.
  package func packedAtLargestScale() -> Result? {
    guard let (scale, start) = largestScaleOnCoarseGrid() else { return nil }
    let fine = Board(packing: self, grid: Grid(size: size, cells: Self.cells))
    // Coarse cells make figures larger than they are.
    let best = Self.largest(from: scale * 1.12, step: 1.1, precision: 1.03) { scale in
      var figures = Figures(fine, at: scale)
      return fine.cells(of: &figures, start: start, all: true)
    }
    return best.map { Result(scale: $0.scale, grid: fine.grid, cells: $0.found) }
  }

  /// The largest scale on a coarse grid, to some percent, and the arrangement that has it.
  private func largestScaleOnCoarseGrid() -> (scale: CGFloat, start: Int)? {
    // Each word has at least some cells, or none would ever have room.
    let cells = min(max(Self.coarseCells, 32 * items.count), Self.cells)
    let board = Board(packing: self, grid: Grid(size: size, cells: cells))
    let first = Self.largest(from: board.scaleByArea, step: 1.3, precision: 1.06) { scale in
      var figures = Figures(board, at: scale)
      return board.cells(of: &figures, start: 0, all: true)
    }
    guard var scale = first?.scale else { return nil }
    var best = 0
    var figures = Figures(board, at: scale * Self.gain)
    for start in 1..<max(1, starts) {
      while !items.isEmpty, board.cells(of: &figures, start: start, all: true) != nil {
        (scale, best) = (scale * Self.gain, start)
        figures = Figures(board, at: scale * Self.gain)
      }
    }
    return (scale, best)
  }

  /// How much larger another arrangement has to let words be.
  private static let gain: CGFloat = 1.03

  /// The largest scale at which something is found, with what is found.
  ///
  /// - Parameters:
  ///   - first: The scale that is tried first.
  ///   - step: The factor to the next, until one has failed and one has not.
  ///   - precision: The most that the least scale at which it failed is larger by.
  private static func largest<Found>(
    from first: CGFloat, step: CGFloat, precision: CGFloat, _ find: (CGFloat) -> Found?
  ) -> (scale: CGFloat, found: Found)? {
    var best: (scale: CGFloat, found: Found)?
    var least = CGFloat.infinity
    var scale = first
    while scale > first / 10_000, scale < first * 10_000 {
      if let found = find(scale) { best = (scale, found) } else { least = scale }
      guard let best else {
        scale /= step
        continue
      }
      if least / best.scale <= precision { break }
      scale = least.isFinite ? (best.scale * least).squareRoot() : scale * step
    }
    return best
  }
}

// MARK: - One arrangement

/// The region on a grid.
private struct Board {
  let packing: CloudPacking
  let grid: CloudPacking.Grid
  /// The board on which only what is outside of the region is taken.
  private let empty: CloudBoard
  /// How many cells the region has.
  private let area: Int

  init(packing: CloudPacking, grid: CloudPacking.Grid) {
    self.packing = packing
    self.grid = grid
    var board = CloudBoard(rows: grid.rows, columns: grid.columns)
    let outside = packing.outside(grid)
    if let outside { board.take(outside, at: CloudBoard.Cell(row: 0, column: 0)) }
    empty = board
    area = grid.rows * grid.columns - (outside?.count ?? 0)
  }

  /// The scale at which the items would have half of the region's cells.
  var scaleByArea: CGFloat {
    // Measured at a scale that goes with the grid, so that twice the region has twice the scale.
    let scale = 16 * grid.side
    let covered = packing.items.indices.reduce(0) { count, item in
      count + packing.figure(item, scale, grid).mask.count
    }
    return scale * max((CGFloat(area) / CGFloat(max(1, covered)) / 2).squareRoot(), 1e-6)
  }

  /// Where figures lie.
  ///
  /// - Parameter all: Whether to give up where one has no room.
  func cells(of figures: inout Figures, start: Int, all: Bool) -> [CloudBoard.Cell?]? {
    var board = empty
    var cells: [CloudBoard.Cell?] = []
    for item in packing.items.indices {
      let figure = figures[item]
      let cell = board.place(
        for: figure.mask, by: distance(of: packing.items[item], start: start),
        within: packing.items[item].region.map(grid.box(of:)))
      if all, cell == nil { return nil }
      cells.append(cell)
      guard let cell else { continue }
      board.take(figure.mask, at: cell, sides: figure.margin.columns, ends: figure.margin.rows)
    }
    return cells
  }

  /// How far from their targets items begin to look for room, as parts of the region's sides.
  private static let jitters: [CGFloat] = [0, 0.1, 0.25, 0.45]

  /// What places cost an item: those at one distance from the middle lie on an ellipse with the
  /// region's proportions, those at one distance from where it stays on a circle.
  private func distance(of item: CloudPacking.Item, start: Int) -> CloudBoard.Distance {
    if item.staysNear { return CloudBoard.Distance(to: target(of: item, start: 0)) }
    return CloudBoard.Distance(
      to: target(of: item, start: start), columnWeight: grid.rows * grid.rows,
      rowWeight: grid.columns * grid.columns)
  }

  /// Where an item should be, moved by lot but for the first start.
  private func target(of item: CloudPacking.Item, start: Int) -> CloudBoard.Cell {
    var lot = SplitMix64(seed: packing.seed ^ item.key &+ UInt64(start))
    let jitter = Self.jitters[start % Self.jitters.count]
    func cell(_ fraction: CGFloat, of count: Int) -> Int {
      let moved = fraction + jitter * (2 * lot.nextFraction() - 1)
      return min(max(Int(moved * CGFloat(count)), 0), count - 1)
    }
    return CloudBoard.Cell(
      row: cell(item.target.y, of: grid.rows), column: cell(item.target.x, of: grid.columns))
  }
}

/// The items' figures at a scale, each made when it is first needed: several arrangements have the
/// same.
private struct Figures {
  private let board: Board
  private let scale: CGFloat
  private var made: [CloudPacking.Figure?]

  init(_ board: Board, at scale: CGFloat) {
    self.board = board
    self.scale = scale
    made = Array(repeating: nil, count: board.packing.items.count)
  }

  subscript(item: Int) -> CloudPacking.Figure {
    mutating get {
      if let known = made[item] { return known }
      let figure = board.packing.figure(item, scale, board.grid)
      made[item] = figure
      return figure
    }
  }
}

/// Numbers by lot that are the same for a seed everywhere: Steele, Lea and Flood, "Fast splittable
/// pseudorandom number generators", 2014.
private struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 to 1, with 1 left out.
  mutating func nextFraction() -> CGFloat { CGFloat(next() >> 11) / CGFloat(1 << 53) }
}
