internal import Foundation
internal import PlatenLayout

/// The distances of a grid's cells from those outside a region.
struct RegionDepths {
  let grid: CloudPacking.Grid
  /// In cells, row by row: 0 for those outside.
  private var depths: [Int]

  init(outside: CellMask, grid: CloudPacking.Grid) {
    self.grid = grid
    let (rows, columns) = (grid.rows, grid.columns)
    depths = Array(repeating: rows + columns, count: rows * columns)
    for span in outside.spans {
      for column in span.columns { depths[span.row * columns + column] = 0 }
    }
    for row in 0..<rows { for column in 0..<columns { limit(row, column, by: -1) } }
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() { limit(row, column, by: 1) }
    }
  }

  /// Makes a cell one deeper than the neighbours at one side of it, at most; what is beyond the
  /// grid is outside.
  private mutating func limit(_ row: Int, _ column: Int, by step: Int) {
    let depth = min(
      depth(row, column), 1 + depth(row + step, column), 1 + depth(row, column + step))
    depths[row * grid.columns + column] = depth
  }

  private func depth(_ row: Int, _ column: Int) -> Int {
    guard 0..<grid.rows ~= row, 0..<grid.columns ~= column else { return 0 }
    return depths[row * grid.columns + column]
  }

  /// The middle of the cells inside, if it is inside, or else that of the deepest cell, of the
  /// nearest to the middle if there are several; in cells from the corner.
  var target: CGPoint? { target(of: depths.indices.filter { depths[$0] > 0 }) }

  private func target(of cells: [Int]) -> CGPoint? {
    guard let deepest = cells.map({ depths[$0] }).max() else { return nil }
    let middle = middle(of: cells)
    if cells.contains(index(of: middle)) { return middle }
    let (row, column) = (Int(middle.y), Int(middle.x))
    func distance(_ index: Int) -> Int {
      let (down, right) = (index / grid.columns - row, index % grid.columns - column)
      return down * down + right * right
    }
    // If several are equally near, the first.
    return cells.filter { depths[$0] == deepest }.min { distance($0) < distance($1) }
      .map { CGPoint(x: CGFloat($0 % grid.columns) + 0.5, y: CGFloat($0 / grid.columns) + 0.5) }
  }

  private func middle(of cells: [Int]) -> CGPoint {
    func mean(_ coordinate: (Int) -> Int) -> CGFloat {
      CGFloat(cells.reduce(0) { $0 + coordinate($1) }) / CGFloat(cells.count) + 0.5
    }
    return CGPoint(x: mean { $0 % grid.columns }, y: mean { $0 / grid.columns })
  }

  private func index(of place: CGPoint) -> Int { Int(place.y) * grid.columns + Int(place.x) }
}

// MARK: - Parts

extension RegionDepths {
  /// Pieces with less of the area are passed over.
  private static let leastShare = 0.02

  /// A part of the region: its target in cells from the corner, its share of the area, and how many
  /// rows and columns the piece has that it is of.
  typealias Part = (target: CGPoint, share: Double, rows: Int, columns: Int)

  /// The pieces of the region, those with nothing in their middle in eight directions from there.
  var parts: [Part] {
    let all = Double(depths.count { $0 > 0 })
    let pieces = pieces.filter { Double($0.count) >= Self.leastShare * all }
    let area = Double(pieces.reduce(0) { $0 + $1.count })
    return pieces.flatMap { piece -> [Part] in
      let (rows, columns) = (piece.map { $0 / grid.columns }, piece.map { $0 % grid.columns })
      let height = (rows.max() ?? 0) - (rows.min() ?? 0) + 1
      let width = (columns.max() ?? 0) - (columns.min() ?? 0) + 1
      let isWhole = piece.contains(index(of: middle(of: piece)))
      return (isWhole ? [piece] : directions(of: piece)).compactMap { part in
        target(of: part).map { ($0, Double(part.count) / area, height, width) }
      }
    }
  }

  /// The cells inside that are connected, from the top left on.
  private var pieces: [[Int]] {
    var isNew = depths.map { $0 > 0 }
    var pieces: [[Int]] = []
    for start in depths.indices where isNew[start] {
      var piece = [start]
      isNew[start] = false
      var next = 0
      while next < piece.count {
        let (row, column) = (piece[next] / grid.columns, piece[next] % grid.columns)
        for (row, column) in [
          (row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column),
        ] where depth(row, column) > 0 && isNew[row * grid.columns + column] {
          isNew[row * grid.columns + column] = false
          piece.append(row * grid.columns + column)
        }
        next += 1
      }
      pieces.append(piece)
    }
    return pieces
  }

  /// The cells of a piece by the eighth of a circle around its middle that they lie in.
  private func directions(of piece: [Int]) -> [[Int]] {
    let middle = middle(of: piece)
    var parts: [[Int]] = Array(repeating: [], count: 8)
    for cell in piece {
      let right = CGFloat(cell % grid.columns) + 0.5 - middle.x
      let down = CGFloat(cell / grid.columns) + 0.5 - middle.y
      let side = (right > 0 ? 1 : 0) + (down > 0 ? 2 : 0)
      parts[2 * side + (abs(right) > abs(down) ? 1 : 0)].append(cell)
    }
    return parts.filter { !$0.isEmpty }
  }
}
