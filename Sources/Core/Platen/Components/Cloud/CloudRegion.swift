internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout

/// The region of a cloud: what is inside of an outline, in points from the corner of the space
/// around it.
struct CloudRegion: Equatable {
  let outline: Path
  /// The space around the outline.
  let size: CGSize
  /// How far words keep away from the outline at least, in points.
  let margin: CGFloat

  init(_ outline: Path, size: CGSize, margin: CGFloat = 0) {
    self.outline = outline
    self.size = size
    self.margin = margin
  }

  /// Whether the region is all of the space.
  var isWhole: Bool { outline.primitive == .rect(CGRect(origin: .zero, size: size)) }

  /// The cells of a grid that are no part of the region; nil if all are.
  func outside(on grid: CloudPacking.Grid) -> CellMask? {
    isWhole && margin == 0
      ? nil
      : CellMask.outside(
        of: outline, rows: grid.rows, columns: grid.columns, side: grid.side,
        margin: Int((margin / grid.side).rounded(.up)))
  }

  /// How much of the space is inside, from 0 to 1, by the cells of a grid that are wholly so.
  var share: Double {
    let grid = CloudPacking.Grid(size: size, cells: Self.shareCells)
    guard size.width > 0, size.height > 0 else { return 0 }
    let outside = outside(on: grid)?.spans.reduce(0) { $0 + $1.columns.count } ?? 0
    return 1 - Double(outside) / Double(grid.rows * grid.columns)
  }

  /// On how many cells the share is counted.
  private static let shareCells = 1 << 16

  /// Where in the space the largest words should be, as a fraction of its sides: the middle of
  /// what is inside, or else the place that is the furthest away from the outside.
  var target: UnitPoint {
    let grid = CloudPacking.Grid(size: size, cells: Self.cells)
    guard size.width > 0, size.height > 0, let outside = outside(on: grid) else { return .center }
    let depths = Depths(outside: outside, rows: grid.rows, columns: grid.columns)
    guard let target = depths.target else { return .center }
    return UnitPoint(
      x: target.x * grid.side / size.width, y: target.y * grid.side / size.height)
  }

  /// On how many cells the target is looked for.
  private static let cells = 1 << 13
}

// MARK: - Depths

/// The distances of a grid's cells from those outside of a region.
private struct Depths {
  private let rows: Int
  private let columns: Int
  /// In cells, row by row: 0 for those outside.
  private var depths: [Int]

  init(outside: CellMask, rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
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
    depths[row * columns + column] = depth
  }

  private func depth(_ row: Int, _ column: Int) -> Int {
    guard 0..<rows ~= row, 0..<columns ~= column else { return 0 }
    return depths[row * columns + column]
  }

  /// The middle of the cells inside, if it is inside, or else that of the deepest cell, of the
  /// nearest to the middle if there are several; in cells from the corner.
  var target: CGPoint? {
    let inside = depths.indices.filter { depths[$0] > 0 }
    guard let deepest = inside.map({ depths[$0] }).max() else { return nil }
    func mean(_ coordinate: (Int) -> Int) -> CGFloat {
      CGFloat(inside.reduce(0) { $0 + coordinate($1) }) / CGFloat(inside.count) + 0.5
    }
    let middle = CGPoint(x: mean { $0 % columns }, y: mean { $0 / columns })
    let (row, column) = (Int(middle.y), Int(middle.x))
    if depth(row, column) > 0 { return middle }
    func distance(_ index: Int) -> Int {
      let (down, right) = (index / columns - row, index % columns - column)
      return down * down + right * right
    }
    // Of those as near, the first.
    return inside.filter { depths[$0] == deepest }.min { distance($0) < distance($1) }
      .map { CGPoint(x: CGFloat($0 % columns) + 0.5, y: CGFloat($0 / columns) + 0.5) }
  }
}

// MARK: - Cells

extension CellMask {
  /// The cells of a grid that are not wholly inside of an outline by the nonzero rule.
  ///
  /// - Parameters:
  ///   - outline: In points from the grid's corner; its parts are closed.
  ///   - side: How long a side of a cell is, in points.
  ///   - margin: How many cells around those are counted as well, in each direction.
  static func outside(
    of outline: Path, rows: Int, columns: Int, side: CGFloat, margin: Int = 0
  ) -> CellMask {
    var raster = InsideRaster(rows: rows, columns: columns)
    let unit = CGFloat(CellRaster.unit) / side
    outline.forEachLine(steps: { steps(bend: $0 * unit) }) { start, end in
      raster.addLine(from: point(start, unit: unit), to: point(end, unit: unit))
    }
    return raster.outside(margin: margin)
  }

  /// Returns how many lines stand for a curve, so that none is further from it than an eighth of a
  /// unit.
  private static func steps(bend: CGFloat) -> Int {
    let most = 1024
    let steps = bend.squareRoot().rounded(.up)
    return steps < CGFloat(most) ? Int(steps) : most
  }

  private static func point(_ point: CGPoint, unit: CGFloat) -> CellRaster.Point {
    func whole(_ coordinate: CGFloat) -> Int {
      let furthest = CGFloat(InsideRaster.furthest)
      let place = (coordinate * unit).rounded()
      return place.isNaN ? 0 : Int(min(max(place, -furthest), furthest))
    }
    return CellRaster.Point(x: whole(point.x), y: whole(point.y))
  }
}
