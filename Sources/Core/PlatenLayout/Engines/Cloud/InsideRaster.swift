/// Finds the cells of a grid that are not wholly inside a figure by the nonzero rule: those that
/// any of its edge goes through, however little, and those that lie outside it.
///
/// What an outline does within the figure, as where two of its parts overlap, takes no cell.
/// Coordinates are whole numbers, 256 to a cell as those of ``CellRaster``, from the grid's corner.
package struct InsideRaster {
  /// The grid's with one more at each side, so that what begins beside the grid is known.
  private let rows: Int
  private let columns: Int
  private var lines: [Line] = []

  /// A figure without lines, outside which all cells of a grid lie.
  package init(rows: Int, columns: Int) {
    self.rows = rows + 2
    self.columns = columns + 2
  }

  /// The furthest coordinate from the grid's corner: products of lengths stay whole numbers.
  package static let furthest = 1 << 29

  /// Adds a line to the figure's outlines, each of which has to end where it began.
  ///
  /// Coordinates further away than ``furthest`` are brought there.
  package mutating func addLine(from start: CellRaster.Point, to end: CellRaster.Point) {
    let (start, end) = (Self.placed(start), Self.placed(end))
    guard start != end else { return }
    lines.append(
      start.y <= end.y
        ? Line(upper: start, lower: end, winding: 1)
        : Line(upper: end, lower: start, winding: -1))
  }

  /// A point, counted from the corner of the cells beside the grid.
  private static func placed(_ point: CellRaster.Point) -> CellRaster.Point {
    CellRaster.Point(
      x: min(max(point.x, -furthest), furthest) + CellRaster.unit,
      y: min(max(point.y, -furthest), furthest) + CellRaster.unit)
  }

  /// The cells of the grid that are not wholly inside, counted from its corner.
  ///
  /// - Parameter margin: How many cells around those are counted as well, in each direction.
  package func outside(margin: Int = 0) -> CellMask {
    var (outside, nearOutside) = uncovered()
    for line in lines {
      line.forEachRow(of: 1..<rows - 1) { row, columns in
        for column in columns.clamped(to: 1..<self.columns - 1)
        // A cell whose neighbours are all covered is not at an edge.
        where nearOutside.isSet(row: row, column: column) {
          outside.set(column..<column + 1, row: row)
        }
      }
    }
    if margin > 0 { outside = widened(outside, by: margin) }
    var spans: [CellMask.Span] = []
    outside.forEachRun { row, columns in
      let inner = columns.clamped(to: 1..<self.columns - 1)
      guard (1..<rows - 1).contains(row), !inner.isEmpty else { return }
      spans.append(
        CellMask.Span(row: row - 1, columns: inner.lowerBound - 1..<inner.upperBound - 1))
    }
    return CellMask(spans)
  }

  /// Some cells and those around them.
  private func widened(_ cells: BitRows, by margin: Int) -> BitRows {
    var wide = cells
    cells.forEachRun { row, columns in
      let columns =
        max(columns.lowerBound - margin, 0)..<min(columns.upperBound + margin, self.columns)
      for row in max(row - margin, 0)...min(row + margin, rows - 1) { wide.set(columns, row: row) }
    }
    return wide
  }

  /// The cells that are not covered from side to side, looked at along eight lines of each row, and
  /// those of which not even an eighth more at each side is.
  private func uncovered() -> (BitRows, near: BitRows) {
    var crossings: [Crossing] = []
    for line in lines { line.addCrossings(to: &crossings, rows: rows) }
    crossings.sort { ($0.scan, $0.x) < ($1.scan, $1.x) }
    var cells = BitRows(rows: rows, stride: (columns + 63) >> 6)
    var near = cells
    var next = crossings.startIndex
    for scan in 0..<rows * Line.scans {
      let first = next
      while next < crossings.endIndex, crossings[next].scan == scan { next += 1 }
      let covered = covered(by: crossings[first..<next])
      uncover(&cells, row: scan / Line.scans, covered)
      let rows = max(scan - 1, 0) / Line.scans...min((scan + 1) / Line.scans, self.rows - 1)
      for row in rows { uncover(&near, row: row, covered, margin: Line.step) }
    }
    return (cells, near)
  }

  /// From where a line enters the figure to where it leaves it, from the left on.
  private func covered(by crossings: ArraySlice<Crossing>) -> [ClosedRange<Int>] {
    var covered: [ClosedRange<Int>] = []
    var (winding, start) = (0, 0)
    for crossing in crossings {
      if winding == 0 { start = crossing.x }
      winding += crossing.winding
      guard winding == 0 else { continue }
      if let last = covered.last, start <= last.upperBound {
        // Parts touch: one is entered as another is left.
        covered[covered.count - 1] = last.lowerBound...max(last.upperBound, crossing.x)
      } else {
        covered.append(start...crossing.x)
      }
    }
    return covered
  }

  /// Sets the cells of a row that do not lie in any of some ranges with a margin at both sides.
  private func uncover(
    _ cells: inout BitRows, row: Int, _ covered: [ClosedRange<Int>], margin: Int = 0
  ) {
    var column = 0
    for range in covered {
      let first = min(max(Line.cell(after: range.lowerBound + margin), column), columns)
      cells.set(column..<first, row: row)
      column = min(max((range.upperBound - margin) >> 8, first), columns)
    }
    cells.set(column..<columns, row: row)
  }
}

/// A line of an outline, from its upper end to its lower.
private struct Line {
  let upper: CellRaster.Point
  let lower: CellRaster.Point
  /// 1 if the outline goes down here, -1 if it goes up.
  let winding: Int

  /// Along how many lines each row is looked at.
  static let scans = 8
  /// From one of them to the next.
  static let step = CellRaster.unit / scans

  /// The first cell that begins at a coordinate or behind it.
  static func cell(after coordinate: Int) -> Int { (coordinate + CellRaster.unit - 1) >> 8 }

  /// The cells that the line goes through, not only along, in some rows.
  func forEachRow(of rows: Range<Int>, _ body: (_ row: Int, _ columns: Range<Int>) -> Void) {
    for row in (upper.y >> 8..<Self.cell(after: lower.y)).clamped(to: rows) {
      let top = max(upper.y, row * CellRaster.unit)
      let bottom = min(lower.y, (row + 1) * CellRaster.unit)
      let isLevel = upper.y == lower.y
      let ends = isLevel ? (upper.x, lower.x) : (x(at: top), x(at: bottom))
      let roundedUp = isLevel ? ends : (x(at: top, roundedUp: true), x(at: bottom, roundedUp: true))
      let first = min(ends.0, ends.1) >> 8
      body(row, first..<max(Self.cell(after: max(roundedUp.0, roundedUp.1)), first))
    }
  }

  /// Adds where the line goes through the lines along which rows are looked at.
  func addCrossings(to crossings: inout [Crossing], rows: Int) {
    let step = Self.step
    // The lines lie half a step below the multiples of one.
    let first = (upper.y + step / 2 - 1).floorDivided(by: step)
    let last = (lower.y + step / 2 - 1).floorDivided(by: step)
    for scan in (first..<last).clamped(to: 0..<rows * Self.scans) {
      crossings.append(
        Crossing(scan: scan, x: x(at: scan * step + step / 2), winding: winding))
    }
  }

  /// Returns where the line is at a height, rounded down to a unit or up.
  private func x(at y: Int, roundedUp: Bool = false) -> Int {
    let (part, height) = ((lower.x - upper.x) * (y - upper.y), lower.y - upper.y)
    return upper.x + (roundedUp ? -(-part).floorDivided(by: height) : part.floorDivided(by: height))
  }
}

/// The crossing of an outline's line with one of the lines along which rows are scanned.
private struct Crossing {
  let scan: Int
  let x: Int
  let winding: Int
}

extension Int {
  /// The quotient, rounded down.
  fileprivate func floorDivided(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}

extension BitRows {
  fileprivate func isSet(row: Int, column: Int) -> Bool {
    words[row * stride + column >> 6] >> UInt64(column & 63) & 1 != 0
  }
}
