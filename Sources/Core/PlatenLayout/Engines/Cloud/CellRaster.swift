/// Finds the cells of a grid that a figure covers: those that any of it touches, however little.
///
/// Coordinates are whole numbers, 256 to a cell, so that the cells are the same on every machine.
package struct CellRaster {
  /// A point to the right of and below the anchor, in 256ths of a cell.
  package struct Point: Hashable, Sendable {
    package var x: Int
    package var y: Int

    package init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// How many units of length a cell has.
  package static let unit = 256

  private var lines: [Line] = []

  package init() {}

  /// Adds a line to the figure's outlines, each of which has to end where it began.
  package mutating func addLine(from start: Point, to end: Point) {
    guard start != end else { return }
    lines.append(
      start.y <= end.y
        ? Line(upper: start, lower: end, winding: 1)
        : Line(upper: end, lower: start, winding: -1))
  }

  /// The cells of the outlines and of what is inside them by the nonzero rule.
  package func mask() -> CellMask {
    guard let box = Box(lines) else { return CellMask([]) }
    let (top, left) = (box.rows.lowerBound, box.columns.lowerBound)
    var bits = BitRows(rows: box.rows.count, stride: (box.columns.count + 63) >> 6)
    var crossings: [Crossing] = []
    crossings.reserveCapacity(2 * lines.count)
    for line in lines {
      line.forEachRow { row, columns in
        bits.set(columns.shifted(by: -left), row: row - top)
        if let crossing = line.crossing(ofMiddle: row) { crossings.append(crossing) }
      }
    }
    Crossing.forEachInside(of: &crossings) { row, columns in
      bits.set(columns.shifted(by: -left), row: row - top)
    }
    var spans: [CellMask.Span] = []
    bits.forEachRun { row, columns in
      spans.append(CellMask.Span(row: row + top, columns: columns.shifted(by: left)))
    }
    return CellMask(spans)
  }

  fileprivate static func cell(_ coordinate: Int) -> Int { coordinate >> 8 }

  /// The cells from one coordinate to another that is not before it.
  fileprivate static func cells(_ first: Int, _ last: Int) -> Range<Int> {
    cell(first)..<cell(last) + 1
  }
}

// MARK: - Lines

/// A line of an outline, from its upper end to its lower.
private struct Line {
  let upper: CellRaster.Point
  let lower: CellRaster.Point
  /// 1 if the outline goes down here, -1 if it goes up.
  let winding: Int

  /// The cells that the line goes through, row by row.
  func forEachRow(_ body: (_ row: Int, _ columns: Range<Int>) -> Void) {
    for row in CellRaster.cells(upper.y, lower.y) {
      let top = max(upper.y, row * CellRaster.unit)
      let bottom = min(lower.y, (row + 1) * CellRaster.unit)
      let ends = upper.y == lower.y ? (upper.x, lower.x) : (x(at: top), x(at: bottom))
      body(row, CellRaster.cells(min(ends.0, ends.1), max(ends.0, ends.1)))
    }
  }

  /// Returns where the line goes through the middle of a row; nil if it does not.
  func crossing(ofMiddle row: Int) -> Crossing? {
    let middle = row * CellRaster.unit + CellRaster.unit / 2
    guard upper.y <= middle, middle < lower.y else { return nil }
    return Crossing(row: row, x: x(at: middle), winding: winding)
  }

  private func x(at y: Int) -> Int {
    upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y)
  }
}

/// The crossing of a line with the middle of a row: the row, the place and whether the line goes
/// down, in one number that puts crossings in order, as these are sorted for every letter.
private struct Crossing: Comparable {
  private let key: Int64

  init(row: Int, x: Int, winding: Int) {
    key = Int64(row) << 40 + Int64(x) << 1 + (winding > 0 ? 1 : 0)
  }

  private var row: Int { Int((key + 1 << 39) >> 40) }
  private var x: Int { Int((key - Int64(row) << 40) >> 1) }
  private var winding: Int { key & 1 == 1 ? 1 : -1 }

  static func < (a: Self, b: Self) -> Bool { a.key < b.key }

  /// Calls `body` with the cells from where outlines are entered to where they are left, those two
  /// with them, as the outline goes through them.
  static func forEachInside(
    of crossings: inout [Crossing], _ body: (_ row: Int, _ columns: Range<Int>) -> Void
  ) {
    crossings.sort()
    var winding = 0
    var start = 0
    for crossing in crossings {
      // Outlines are closed: in each row the winding comes back to zero.
      if winding == 0 { start = crossing.x }
      winding += crossing.winding
      if winding == 0 { body(crossing.row, CellRaster.cells(start, crossing.x)) }
    }
  }
}

/// The rows and columns of some lines.
private struct Box {
  let rows: Range<Int>
  let columns: Range<Int>

  init?(_ lines: [Line]) {
    guard let first = lines.first else { return nil }
    var (top, bottom) = (first.upper.y, first.lower.y)
    var (left, right) = (first.upper.x, first.upper.x)
    for line in lines {
      (top, bottom) = (min(top, line.upper.y), max(bottom, line.lower.y))
      left = min(left, line.upper.x, line.lower.x)
      right = max(right, line.upper.x, line.lower.x)
    }
    rows = CellRaster.cells(top, bottom)
    columns = CellRaster.cells(left, right)
  }
}

extension Range<Int> {
  fileprivate func shifted(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
