internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout

/// The region of a cloud: what is inside an outline, in points from the corner of the space around
/// it.
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
    depths.flatMap { depths in depths.target.map { fraction($0, on: depths.grid) } } ?? .center
  }

  /// Where words should be that share the region: the middle of each of its pieces, or places
  /// around the hole of one that has nothing in its middle.
  var parts: [CloudPart] {
    guard let depths else { return [CloudPart(target: .center, share: 1, size: size)] }
    return depths.parts.map { part in
      CloudPart(
        target: fraction(part.target, on: depths.grid), share: part.share,
        size: CGSize(
          width: CGFloat(part.columns) * depths.grid.side,
          height: CGFloat(part.rows) * depths.grid.side))
    }
  }

  /// The middle of the area where parts share it, even if it is outside; else the ``target``.
  var middle: UnitPoint {
    let parts = parts
    guard parts.count > 1 else { return target }
    return parts.reduce(UnitPoint(x: 0, y: 0)) { sum, part in
      let share = CGFloat(part.share)
      return UnitPoint(x: sum.x + part.target.x * share, y: sum.y + part.target.y * share)
    }
  }

  /// The depths of all cells; nil where all of them are inside.
  private var depths: RegionDepths? {
    let grid = CloudPacking.Grid(size: size, cells: Self.cells)
    guard size.width > 0, size.height > 0, let outside = outside(on: grid) else { return nil }
    return RegionDepths(outside: outside, grid: grid)
  }

  private func fraction(_ place: CGPoint, on grid: CloudPacking.Grid) -> UnitPoint {
    UnitPoint(x: place.x * grid.side / size.width, y: place.y * grid.side / size.height)
  }

  /// On how many cells the target is looked for.
  private static let cells = 1 << 13
}

// MARK: - Cells

extension CellMask {
  /// The cells of a grid that are not wholly inside an outline by the nonzero rule.
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
