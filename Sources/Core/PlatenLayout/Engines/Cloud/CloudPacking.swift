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

    /// Returns the distance from a target by which places are chosen: equal ones lie on an ellipse
    /// with the region's proportions.
    package func distance(to target: CloudBoard.Cell) -> CloudBoard.Distance {
      CloudBoard.Distance(
        to: target, columnWeight: rows * rows, rowWeight: columns * columns)
    }
  }

  /// A figure on a grid, at a scale.
  package struct Figure: Sendable {
    /// What it covers, from its middle.
    package var mask: CellMask
    /// How many cells to its left and right, and above and below, are kept free of others.
    package var margin: (columns: Int, rows: Int)
    /// More cells that are kept free of others, from its middle: those at its ends.
    package var ends: CellMask?

    package init(
      mask: CellMask, margin: (columns: Int, rows: Int) = (0, 0), ends: CellMask? = nil
    ) {
      self.mask = mask
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
  /// How many arrangements are tried.
  package var starts = 4
  package var seed: UInt64 = 0
  /// What is no part of the region, on a grid; counted from the grid's corner.
  package var outside: @Sendable (Grid) -> CellMask?
  /// About how large an item is at a scale, with what is kept free beside it, in points.
  package var extent: @Sendable (_ item: Int, _ scale: CGFloat) -> CGSize
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

extension CloudBoard {
  /// Takes the cells of a figure whose middle is in a cell, and those that it keeps free.
  mutating func take(_ figure: CloudPacking.Figure, at cell: Cell) {
    take(figure.mask, at: cell, sides: figure.margin.columns, ends: figure.margin.rows)
    if let ends = figure.ends { take(ends, at: cell) }
  }
}

// MARK: - Packing

extension CloudPacking {
  /// Packs the items at a scale; those without room are left out.
  ///
  /// - Parameter start: Which of the arrangements that are tried.
  package func packed(at scale: CGFloat, start: Int = 0) -> Result {
    let board = Board(packing: self)
    let cells = board.cells(start: start, all: false) { figure($0, scale, board.grid) }
    return Result(scale: scale, grid: board.grid, cells: cells ?? [])
  }

  /// Packs all items at the largest scale at which they have room, but for some hundredths.
  ///
  /// - Returns: Nil if they have none at any.
  package func packedAtLargestScale() -> Result? {
    let board = Board(packing: self)
    guard !items.isEmpty else { return Result(scale: 1, grid: board.grid, cells: []) }
    return board.arrangementAtLargestScale().map {
      Result(scale: $0.scale, grid: board.grid, cells: $0.cells)
    }
  }

  /// The grid of the region: a finer one for more items, so that each has some cells, and for more
  /// starts, as what is lost at the edges of cells is what the last of them would gain.
  fileprivate var grid: Grid {
    let cells = max(512 * items.count, 1 << 18) * max(1, starts / 4)
    return Grid(size: size, cells: min(cells, 1 << 20))
  }
}

// MARK: - One arrangement

/// All items at their places.
private struct Arrangement {
  var scale: CGFloat
  var cells: [CloudBoard.Cell?]
}

/// The region on a grid.
private struct Board: Sendable {
  let packing: CloudPacking
  let grid: CloudPacking.Grid
  /// The board on which only what is outside of the region is taken.
  private let empty: CloudBoard
  /// How many cells the region has.
  private let area: Int
  private let hasOutside: Bool

  init(packing: CloudPacking) {
    self.packing = packing
    grid = packing.grid
    var board = CloudBoard(rows: grid.rows, columns: grid.columns)
    let outside = packing.outside(grid)
    if let outside { board.take(outside, at: CloudBoard.Cell(row: 0, column: 0)) }
    empty = board
    hasOutside = outside != nil
    area = grid.rows * grid.columns - (outside?.count ?? 0)
  }

  /// Returns where figures lie.
  ///
  /// - Parameter all: Whether to give up where one has no room.
  func cells(
    start: Int, all: Bool, _ figure: (Int) -> CloudPacking.Figure
  ) -> [CloudBoard.Cell?]? {
    var board = empty
    var cells: [CloudBoard.Cell?] = Array(repeating: nil, count: packing.items.count)
    var covered: CloudBoard.Box?
    func put(_ item: Int, ifNear: Bool = false) {
      let figure = figure(item)
      cells[item] = self.put(item, figure, on: &board, start: start, ifNear: ifNear)
      guard let cell = cells[item], !figure.mask.rows.isEmpty else { return }
      covered = figure.mask.box(at: cell).union(covered)
    }
    // Before one takes another place, those that can stay do, or one would drive out the next.
    for item in packing.items.indices where packing.items[item].staysNear {
      put(item, ifNear: true)
    }
    for item in packing.items.indices where cells[item] == nil {
      put(item)
      if all, cells[item] == nil { return nil }
    }
    return canMove ? centred(cells, covering: covered) : cells
  }

  /// Whether all items may be moved together: nothing tells one of them where to be.
  private var canMove: Bool {
    !hasOutside
      && packing.items.allSatisfy { $0.target == .center && $0.region == nil && !$0.staysNear }
  }

  /// Moves places so that there is as much room above what they cover as below, and at its sides.
  private func centred(
    _ cells: [CloudBoard.Cell?], covering covered: CloudBoard.Box?
  ) -> [CloudBoard.Cell?] {
    guard let covered else { return cells }
    let rows = (grid.rows - covered.rows.lowerBound - covered.rows.upperBound) / 2
    let columns = (grid.columns - covered.columns.lowerBound - covered.columns.upperBound) / 2
    return cells.map { cell in
      cell.map { CloudBoard.Cell(row: $0.row + rows, column: $0.column + columns) }
    }
  }

  /// How far from their targets items begin to look for room, as parts of the region's sides.
  private static let jitters: [CGFloat] = [0, 0.1, 0.25, 0.45]
  /// So far at least where a seed asks for another arrangement.
  private static let jitterOfSeed: CGFloat = 0.05

  /// Takes the cells of an item where it has room.
  private func put(
    _ item: Int, _ figure: CloudPacking.Figure, on board: inout CloudBoard, start: Int,
    ifNear: Bool = false
  ) -> CloudBoard.Cell? {
    let item = packing.items[item]
    let cell = board.place(
      for: figure.mask, by: distance(of: item, start: start),
      within: item.region.map(grid.box(of:)))
    guard let cell, !ifNear || isNear(cell, item) else { return nil }
    board.take(figure, at: cell)
    return cell
  }

  /// Returns what places cost an item; those at one distance from where it stays lie on a circle.
  private func distance(of item: CloudPacking.Item, start: Int) -> CloudBoard.Distance {
    if item.staysNear { return CloudBoard.Distance(to: nearest(to: item.target)) }
    return grid.distance(to: target(of: item, start: start))
  }

  /// The cell whose corner is the nearest to a point of the region: middles are at corners.
  private func nearest(to target: UnitPoint) -> CloudBoard.Cell {
    func cell(_ place: CGFloat, _ count: Int) -> Int {
      Int(min(max((place / grid.side).rounded(), 0), CGFloat(count - 1)))
    }
    return CloudBoard.Cell(
      row: cell(target.y * packing.size.height, grid.rows),
      column: cell(target.x * packing.size.width, grid.columns))
  }

  /// Returns whether a cell is so near to where an item stays that nobody sees it move.
  private func isNear(_ cell: CloudBoard.Cell, _ item: CloudPacking.Item) -> Bool {
    let target = nearest(to: item.target)
    let (rows, columns) = (cell.row - target.row, cell.column - target.column)
    return CGFloat(rows * rows + columns * columns) * grid.side * grid.side <= 2 * 2
  }

  /// Returns where an item should be, moved at random but for the first start without a seed.
  private func target(of item: CloudPacking.Item, start: Int) -> CloudBoard.Cell {
    var generator = SplitMix64(seed: packing.seed ^ item.key &+ UInt64(start))
    let jitter = max(
      Self.jitters[start % Self.jitters.count], packing.seed == 0 ? 0 : Self.jitterOfSeed)
    func cell(_ fraction: CGFloat, of count: Int) -> Int {
      let moved = fraction + jitter * (2 * generator.nextFraction() - 1)
      return min(max(Int(moved * CGFloat(count)), 0), count - 1)
    }
    return CloudBoard.Cell(
      row: cell(item.target.y, of: grid.rows), column: cell(item.target.x, of: grid.columns))
  }
}

// MARK: - The largest scale

extension Board {
  /// All items at the largest scale at which any arrangement of some has room for them.
  func arrangementAtLargestScale() -> Arrangement? {
    guard var best = largestOfFirstStart() else { return nil }
    var gain = max(Self.precision, 1 + Self.gainOfOneStart / CGFloat(max(1, packing.starts)))
    for _ in 1..<max(1, packing.starts) {
      guard let better = anyStart(at: best.scale * gain) else { break }
      (best, gain) = (better, Self.precision)
    }
    return best
  }

  /// How much larger one other arrangement would have to let items be, and several less: in the
  /// first they lie around the middle, in others here and there, for a gain that is asked for.
  private static let gainOfOneStart: CGFloat = 0.48
  /// How much larger a scale has to be to be worth another try.
  private static let precision: CGFloat = 1.02

  /// The largest scale by the first start: two at once are tried, those first at which boxes cover
  /// as much of the region as they mostly can.
  private func largestOfFirstStart() -> Arrangement? {
    var search = ShareSearch()
    var best: Arrangement?
    while search.isSearching {
      let scales = search.shares.map(scale(covering:))
      let found = concurrentMap(count: scales.count) { arrangement(at: scales[$0]) }
      best = found.last { $0 != nil } ?? best
      search.note(found.map { $0 != nil })
    }
    return best
  }

  /// The scale at which boxes, each with what is kept free beside it, cover a share of the region.
  private func scale(covering share: CGFloat) -> CGFloat {
    var (least, greatest): (CGFloat, CGFloat) = (1e-6, 1e6)
    for _ in 0..<40 {
      let middle = (least * greatest).squareRoot()
      if cellsOfBoxes(at: middle) > share * CGFloat(area) {
        greatest = middle
      } else {
        least = middle
      }
    }
    return least
  }

  private func cellsOfBoxes(at scale: CGFloat) -> CGFloat {
    packing.items.indices.reduce(0) { count, item in
      let extent = packing.extent(item, scale)
      // Any part of a cell is a cell.
      return count + (extent.width / grid.side + 1) * (extent.height / grid.side + 1)
    }
  }

  /// All items at a scale by the first start; nil if they have no room.
  private func arrangement(at scale: CGFloat) -> Arrangement? {
    cells(start: 0, all: true) { packing.figure($0, scale, grid) }
      .map { Arrangement(scale: scale, cells: $0) }
  }

  /// All items at a scale by the first of all starts that has room for them.
  private func anyStart(at scale: CGFloat) -> Arrangement? {
    let figures = figures(at: scale)
    let found = concurrentMap(count: packing.starts) { start in
      cells(start: start, all: true) { figures[$0] }
    }
    return found.lazy.compactMap(\.self).first.map { Arrangement(scale: scale, cells: $0) }
  }

  private func figures(at scale: CGFloat) -> [CloudPacking.Figure] {
    let (count, parts) = (packing.items.count, 16)
    return concurrentMap(count: parts) { part in
      (part * count / parts..<(part + 1) * count / parts).map { packing.figure($0, scale, grid) }
    }.flatMap(\.self)
  }
}

/// Random numbers that are the same for a seed everywhere: Steele, Lea and Flood, "Fast splittable
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
