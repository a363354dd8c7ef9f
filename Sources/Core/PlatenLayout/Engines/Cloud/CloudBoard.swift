/// The cells of a grid that are taken, and where there is room for more.
///
/// For every cell it is known as well whether any of the 2, 4, … 64 cells from it on is taken. So
/// whether a span is free is asked for 64 places at once, with two words of bits or a few more.
package struct CloudBoard {
  /// A cell of the board.
  package struct Cell: Hashable, Sendable {
    package var row: Int
    package var column: Int

    package init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// Some of the board's rows and columns.
  package struct Box: Hashable, Sendable {
    package var rows: Range<Int>
    package var columns: Range<Int>

    package init(rows: Range<Int>, columns: Range<Int>) {
      self.rows = rows
      self.columns = columns
    }

    /// The smallest box around this one and another, if there is another.
    func union(_ other: Box?) -> Box {
      guard let other else { return self }
      func hull(_ one: Range<Int>, _ other: Range<Int>) -> Range<Int> {
        min(one.lowerBound, other.lowerBound)..<max(one.upperBound, other.upperBound)
      }
      return Box(rows: hull(rows, other.rows), columns: hull(columns, other.columns))
    }
  }

  package let rows: Int
  package let columns: Int
  /// The rows of the cells, then those of the 2, 4, … 64 cells from each on.
  private var bits: BitRows
  /// Where in each row of each length it is known that none of them is free.
  private var runs: [OccupiedRun]

  /// How many lengths there are: 1, 2, … 64.
  private static let levels = 7

  /// A board on which all cells are free.
  package init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    // Two words more, as 64 places are asked for at once: nothing is free there.
    bits = BitRows(rows: Self.levels * rows, stride: (columns + 63) >> 6 + 2)
    runs = Array(repeating: OccupiedRun(), count: Self.levels * rows)
    for row in 0..<rows {
      bits.set(columns..<bits.stride << 6, row: row)
      spread(columns..<columns, row: row)
    }
  }

  // MARK: - Taking

  /// Takes the cells of a mask whose anchor is in a cell, and those around them.
  ///
  /// What is outside the board is passed over.
  ///
  /// - Parameters:
  ///   - sides: How many cells to the left and right of each are taken as well.
  ///   - ends: How many above and below.
  package mutating func take(_ mask: CellMask, at cell: Cell, sides: Int = 0, ends: Int = 0) {
    for span in mask.spans {
      let columns = clamped(span.columns, at: cell, sides)
      for row in clamped(rows: span.row..<span.row + 1, at: cell, ends) {
        bits.set(columns, row: row)
      }
    }
    let columns = clamped(mask.columns, at: cell, sides)
    for row in clamped(rows: mask.rows, at: cell, ends) { spread(columns, row: row) }
  }

  private func clamped(_ columns: Range<Int>, at cell: Cell, _ sides: Int) -> Range<Int> {
    (columns.lowerBound + cell.column - sides..<columns.upperBound + cell.column + sides)
      .clamped(to: 0..<self.columns)
  }

  private func clamped(rows: Range<Int>, at cell: Cell, _ ends: Int) -> Range<Int> {
    (rows.lowerBound + cell.row - ends..<rows.upperBound + cell.row + ends)
      .clamped(to: 0..<self.rows)
  }

  /// Brings cells of a row that were taken to the lengths above.
  private mutating func spread(_ columns: Range<Int>, row: Int) {
    let first = max(0, columns.lowerBound >> 6 - 1)
    let last = min(bits.stride - 1, columns.upperBound >> 6)
    for level in 1..<Self.levels {
      let shift = UInt64(1 << (level - 1))
      bits.derive(
        row: level * rows + row, words: first...last, from: (level - 1) * rows + row
      ) { word, right in word | word >> shift | right << (64 - shift) }
    }
  }
}

// MARK: - Asking

extension CloudBoard {
  /// The cost of a place by its distances from a target, along and across.
  ///
  /// Weighted squares with the squares of the grid's sides as weights put places of one cost on an
  /// ellipse with the grid's proportions. Cubes of the distances as parts of the sides put them on a
  /// rounder rectangle, so that corners are filled when edges are.
  package struct Distance: Sendable {
    package var target: Cell
    private let isCubic: Bool
    private let columnWeight: Int
    private let rowWeight: Int

    /// Weighted squares.
    package init(to target: Cell, columnWeight: Int = 1, rowWeight: Int = 1) {
      self.target = target
      self.columnWeight = columnWeight
      self.rowWeight = rowWeight
      isCubic = false
    }

    /// Cubes of parts of a number of columns and rows.
    package init(to target: Cell, cubicOf columns: Int, _ rows: Int) {
      self.target = target
      columnWeight = Self.whole * Self.whole / max(columns, 1)
      rowWeight = Self.whole * Self.whole / max(rows, 1)
      isCubic = true
    }

    /// A whole side, in the parts whose cubes are added.
    private static let whole = 1 << 15

    fileprivate func cost(ofRow row: Int) -> Int { cost(of: row - target.row, rowWeight) }

    fileprivate func cost(ofColumn column: Int) -> Int {
      cost(of: column - target.column, columnWeight)
    }

    private func cost(of distance: Int, _ weight: Int) -> Int {
      guard isCubic else { return distance * distance * weight }
      let part = abs(distance) * weight / Self.whole
      return part * part * part
    }
  }

  /// The free place for a mask's anchor that costs least; of several the uppermost, then the
  /// leftmost.
  ///
  /// All places are looked at that could be better than the best so far.
  ///
  /// - Parameter box: What the mask has to lie in; nil for all of the board.
  /// - Returns: Nil if there is no room.
  package mutating func place(
    for mask: CellMask, by distance: Distance, within box: Box? = nil
  ) -> Cell? {
    let box = box ?? Box(rows: 0..<self.rows, columns: 0..<self.columns)
    guard mask.rows.count <= box.rows.count, mask.columns.count <= box.columns.count,
      let first = mask.spans.first
    else { return nil }
    let rows =
      box.rows.lowerBound - mask.rows.lowerBound...box.rows.upperBound - mask.rows.upperBound
    let columns =
      box.columns.lowerBound - mask.columns.lowerBound...box.columns.upperBound
      - mask.columns.upperBound
    var search = Search(
      probes: probes(of: mask), firstRow: level(of: first) * self.rows + first.row,
      stride: bits.stride, columns: columns, distance: distance, runs: runs)
    // The only reference, so that a change does not copy the array.
    runs = []
    defer { runs = search.runs }
    let words = bits.words.span
    let middle = min(max(distance.target.row, rows.lowerBound), rows.upperBound)
    // Every eighth row first: a good place is soon found, and bounds all others.
    for first in 0..<8 {
      var away = first
      while search.canImprove(middle - away, or: middle + away, in: rows) {
        if rows.contains(middle - away) { search.look(in: middle - away, words) }
        if rows.contains(middle + away) { search.look(in: middle + away, words) }
        away += 8
      }
    }
    return search.best?.cell
  }

  /// Returns which of the lengths of 1, 2, … 64 cells is the longest that is in a span.
  private func level(of span: CellMask.Span) -> Int {
    min(Self.levels - 1, Int.bitWidth - 1 - span.columns.count.leadingZeroBitCount)
  }

  /// Returns what has to be free for a mask, in spans of 1, 2, … 64 cells.
  private func probes(of mask: CellMask) -> [SpanProbe] {
    var probes: [SpanProbe] = []
    probes.reserveCapacity(2 * mask.spans.count)
    for span in mask.spans {
      let level = level(of: span)
      let offset = (level * rows + span.row) * bits.stride
      let last = span.columns.upperBound - 1 << level
      var column = span.columns.lowerBound
      while column < last {
        probes.append(SpanProbe(offset: offset, column: column))
        column += 1 << level
      }
      probes.append(SpanProbe(offset: offset, column: last))
    }
    return interleaved(probes)
  }

  /// Returns spans in an order in which neighbours are far from each other: two at one place are
  /// free or taken together, mostly.
  private func interleaved(_ probes: [SpanProbe]) -> [SpanProbe] {
    let step = 7
    return (0..<step).flatMap { first in
      Swift.stride(from: first, to: probes.count, by: step).lazy.map { probes[$0] }
    }
  }
}

/// A span of cells that has to be free, by its place from the anchor.
private struct SpanProbe {
  /// From the first word of the anchor's row of cells to that of the span's row and length.
  let offset: Int
  /// From the anchor to the span's first cell, to the right.
  let column: Int
}

/// Places side by side at which a length of cells is known not to be free.
///
/// As cells are only ever taken, it never is again: the crowded middle of a row is passed over in
/// one step.
private struct OccupiedRun {
  private var start: Int32 = 0
  private var end: Int32 = 0

  /// The first place behind the run that a place is in; the place itself if it is in none.
  func end(from column: Int) -> Int { start <= column && column < end ? Int(end) : column }

  /// The last place before the run that a place is in; the place itself if it is in none.
  func start(from column: Int) -> Int { start <= column && column < end ? Int(start) - 1 : column }

  /// Lengthens the run by what is taken of 64 places, or begins one.
  mutating func extend(by taken: UInt64, at column: Int) {
    let column = Int32(column)
    if start == end { (start, end) = (column, column) }
    if column <= end, end < column + 64 {
      end += Int32((~(taken >> UInt64(end - column))).trailingZeroBitCount)
    }
    if column < start, start <= column + 64 {
      start -= Int32((~(taken << UInt64(column + 64 - start))).leadingZeroBitCount)
    }
  }
}

/// The best place so far for what has to be free.
private struct Search {
  let probes: [SpanProbe]
  /// The row of the board's bits that the first span is in if the anchor is in row 0.
  let firstRow: Int
  let stride: Int
  /// Where the anchor may be.
  let columns: ClosedRange<Int>
  let distance: CloudBoard.Distance
  private(set) var runs: [OccupiedRun]
  private(set) var best: (cost: Int, cell: CloudBoard.Cell)?

  init(
    probes: [SpanProbe], firstRow: Int, stride: Int, columns: ClosedRange<Int>,
    distance: CloudBoard.Distance, runs: [OccupiedRun]
  ) {
    self.probes = probes
    self.firstRow = firstRow
    self.stride = stride
    self.columns = columns
    self.distance = distance
    self.runs = runs
  }

  private func canImprove(by cost: Int) -> Bool { best.map { cost <= $0.cost } ?? true }

  /// Returns whether a row could have a better place, or any further away from the target.
  func canImprove(_ above: Int, or below: Int, in rows: ClosedRange<Int>) -> Bool {
    (rows.contains(above) && canImprove(by: distance.cost(ofRow: above)))
      || (rows.contains(below) && canImprove(by: distance.cost(ofRow: below)))
  }

  /// Looks in a row for the free places to the right and to the left that are the nearest.
  mutating func look(in row: Int, _ words: borrowing Span<UInt64>) {
    let middle = min(max(distance.target.column, columns.lowerBound), columns.upperBound)
    lookRight(from: CloudBoard.Cell(row: row, column: middle), words)
    lookLeft(from: CloudBoard.Cell(row: row, column: middle - 1), words)
  }

  private mutating func lookRight(from start: CloudBoard.Cell, _ words: borrowing Span<UInt64>) {
    let offset = probes[0].column
    var cell = start
    while true {
      cell.column = runs[firstRow + cell.row].end(from: cell.column + offset) - offset
      guard cell.column <= columns.upperBound, canImprove(by: cost(of: cell)) else { return }
      let free = free(at: cell, count: min(64, columns.upperBound - cell.column + 1), words)
      if free != 0 {
        cell.column += free.trailingZeroBitCount
        return note(cell)
      }
      cell.column += 64
    }
  }

  private mutating func lookLeft(from start: CloudBoard.Cell, _ words: borrowing Span<UInt64>) {
    let offset = probes[0].column
    var cell = start
    while true {
      cell.column = runs[firstRow + cell.row].start(from: cell.column + offset) - offset
      guard cell.column >= columns.lowerBound, canImprove(by: cost(of: cell)) else { return }
      let count = min(64, cell.column - columns.lowerBound + 1)
      cell.column -= count - 1
      let free = free(at: cell, count: count, words)
      if free != 0 {
        cell.column += 63 - free.leadingZeroBitCount
        return note(cell)
      }
      cell.column -= 1
    }
  }

  private mutating func note(_ cell: CloudBoard.Cell) {
    let cost = cost(of: cell)
    if let best, (best.cost, best.cell.row, best.cell.column) <= (cost, cell.row, cell.column) {
      return
    }
    best = (cost, cell)
  }

  private func cost(of cell: CloudBoard.Cell) -> Int {
    distance.cost(ofRow: cell.row) + distance.cost(ofColumn: cell.column)
  }

  /// At which of some places side by side, 64 at most, there is room: a bit for each.
  private mutating func free(
    at cell: CloudBoard.Cell, count: Int, _ words: borrowing Span<UInt64>
  ) -> UInt64 {
    let taken = taken(probes[0], at: cell, words)
    runs[firstRow + cell.row].extend(by: taken, at: cell.column + probes[0].column)
    var free = ~taken & UInt64.max >> UInt64(64 - count)
    for probe in probes.dropFirst() {
      if free == 0 { break }
      free &= ~self.taken(probe, at: cell, words)
    }
    return free
  }

  /// Returns at which of 64 places side by side a span is taken.
  private func taken(
    _ probe: SpanProbe, at cell: CloudBoard.Cell, _ words: borrowing Span<UInt64>
  ) -> UInt64 {
    let column = cell.column + probe.column
    let index = cell.row * stride + probe.offset + column >> 6
    let shift = UInt64(column & 63)
    // Shifted twice, as no bits are wanted of the second word where nothing is shifted.
    return words[index] >> shift | (words[index + 1] << 1) << (63 - shift)
  }
}
