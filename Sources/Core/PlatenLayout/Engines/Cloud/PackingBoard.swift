internal import Foundation
internal import PlatenBase

/// The region of a packing on its grid, on which items are arranged.
struct PackingBoard: Sendable {
  let packing: CloudPacking
  let grid: CloudPacking.Grid
  /// How many cells the region has.
  let area: Int
  /// The board on which only what is outside the region is taken.
  let empty: CloudBoard
  private let outside: CellMask?

  init(packing: CloudPacking, grid: CloudPacking.Grid) {
    self.packing = packing
    self.grid = grid
    var board = CloudBoard(rows: grid.rows, columns: grid.columns)
    outside = packing.outside(grid)
    if let outside { board.take(outside, at: CloudBoard.Cell(row: 0, column: 0)) }
    empty = board
    area = grid.rows * grid.columns - (outside?.count ?? 0)
  }

  /// Returns where figures lie.
  ///
  /// - Parameters:
  ///   - all: Whether to give up where one has no room.
  ///   - targets: Where they should be; nil for where their items say, as moved by the start.
  func cells(
    start: Int, at scale: CGFloat, all: Bool, targets: [CloudBoard.Cell]? = nil,
    _ figure: (Int) -> CloudPacking.Figure
  ) -> [CloudBoard.Cell?]? {
    var board = FigureBoard(empty)
    var cells: [CloudBoard.Cell?] = Array(repeating: nil, count: packing.items.count)
    var covered: CloudBoard.Box?
    /// Returns false where an item has no room that has to have some.
    func put(_ items: [Int], ifNear: Bool) -> Bool {
      for (item, reach) in zip(items, reaches(of: items, at: scale)) {
        board.expect(reach: ifNear ? Self.partOfKept * reach : reach)
        let figure = figure(item)
        let distance =
          targets.map { CloudBoard.Distance(to: $0[item]) } ?? distance(of: item, start: start)
        let cell = board.place(
          for: figure.mask, by: distance, within: packing.items[item].region.map(grid.box(of:)))
        guard let cell, !ifNear || isNear(cell, packing.items[item]) else {
          if all, !ifNear { return false }
          continue
        }
        board.take(figure, at: cell)
        cells[item] = cell
        if !figure.mask.rows.isEmpty { covered = figure.mask.box(at: cell).union(covered) }
      }
      return true
    }
    let order = order(start: start, at: scale)
    // Words that can stay are placed before words that move, so that none displaces another.
    _ = put(order.filter { packing.items[$0].staysNear }, ifNear: true)
    guard put(order.filter { cells[$0] == nil }, ifNear: false) else { return nil }
    return canMove ? centred(cells, covering: covered) : cells
  }

  /// How far each of some items and all that come behind it reach at most, in points.
  private func reaches(of items: [Int], at scale: CGFloat) -> [CGFloat] {
    var furthest: CGFloat = 0
    return items.reversed().map { item in
      furthest = max(furthest, packing.reach(item, scale))
      return furthest
    }.reversed()
  }

  /// The items in the order in which they choose their places.
  private func order(start: Int, at scale: CGFloat) -> [Int] {
    guard packing.prefersLargest else { return Array(packing.items.indices) }
    let areas = packing.items.indices.map { item in
      let extent = packing.extent(item, scale)
      var generator = SplitMix64(seed: packing.seed ^ packing.items[item].key &+ UInt64(start))
      let chance = start == 0 ? 1 : 1 + Self.chance * (2 * generator.nextFraction() - 1)
      return extent.width * extent.height * chance
    }
    // The heaviest has the middle.
    return packing.items.indices.prefix(1)
      + packing.items.indices.dropFirst().sorted { (-areas[$0], $0) < (-areas[$1], $1) }
  }

  /// The part of what is kept free else that is enough for items that stay: they came to lie beside
  /// others, of which some were smaller.
  private static let partOfKept: CGFloat = 0.75
  /// How much larger or smaller than they are other starts may take items to be.
  private static let chance: CGFloat = 0.2

  // MARK: - Places

  /// Whether all items may be moved together: nothing tells one of them where to be.
  var canMove: Bool {
    outside == nil
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

  /// Returns what places cost an item; those at one distance from where it stays lie on a circle.
  private func distance(of item: Int, start: Int) -> CloudBoard.Distance {
    let item = packing.items[item]
    if item.staysNear { return CloudBoard.Distance(to: nearest(to: item.target)) }
    return grid.distance(to: target(of: item, start: start), isElliptic: outside != nil)
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
  func isNear(_ cell: CloudBoard.Cell, _ item: CloudPacking.Item) -> Bool {
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

// MARK: - Holes

extension PackingBoard {
  /// How many cells a side of the largest square has in which no figure and nothing outside is.
  func largestHole(_ cells: [CloudBoard.Cell?], _ figures: [CloudPacking.Figure]) -> Int {
    var isTaken = [Bool](repeating: false, count: grid.rows * grid.columns)
    func take(_ mask: CellMask, at cell: CloudBoard.Cell) {
      for span in mask.spans where 0..<grid.rows ~= span.row + cell.row {
        let first = (span.row + cell.row) * grid.columns + cell.column
        for column in span.columns { isTaken[first + column] = true }
      }
    }
    if let outside { take(outside, at: CloudBoard.Cell(row: 0, column: 0)) }
    for (figure, cell) in zip(figures, cells) { if let cell { take(figure.mask, at: cell) } }
    // The sides of the largest free squares whose lower right corners the cells of a row are.
    var sides = [Int](repeating: 0, count: grid.columns + 1)
    var largest = 0
    for row in 0..<grid.rows {
      var aboveLeft = 0
      for column in 0..<grid.columns {
        let above = sides[column + 1]
        let isFree = !isTaken[row * grid.columns + column]
        sides[column + 1] = isFree ? min(aboveLeft, above, sides[column]) + 1 : 0
        aboveLeft = above
        largest = max(largest, sides[column + 1])
      }
    }
    return largest
  }
}

extension SplitMix64 {
  /// A number from 0 to 1, with 1 left out.
  mutating func nextFraction() -> CGFloat { CGFloat(next() >> 11) / CGFloat(1 << 53) }
}
