import PlatenBase
import Testing

@testable import PlatenLayout

/// Squares that are put into the room that others leave, looked at cell by cell.
@Suite struct CloudFillingTests {
  private static let size = CGSize(width: 300, height: 200)

  /// Squares with sides in points at a scale of 1.
  private func packing(_ items: [CloudPacking.Item], side: CGFloat) -> CloudPacking {
    CloudPacking(
      size: Self.size, items: items,
      extent: { _, scale in CGSize(width: side * scale, height: side * scale) }
    ) { _, scale, grid in Self.square(side * scale, grid) }
  }

  private static func square(_ side: CGFloat, _ grid: CloudPacking.Grid) -> CloudPacking.Figure {
    let cells = max(1, Int((side / grid.side).rounded(.up)))
    return CloudPacking.Figure(
      mask: CellMask(
        rows: -cells / 2..<cells - cells / 2, columns: -cells / 2..<cells - cells / 2))
  }

  private func cells(of mask: CellMask, at cell: CloudBoard.Cell) -> [CloudBoard.Cell] {
    mask.spans.flatMap { span in
      span.columns.map { CloudBoard.Cell(row: cell.row + span.row, column: cell.column + $0) }
    }
  }

  private func items(_ count: Int) -> [CloudPacking.Item] {
    (0..<count).map { CloudPacking.Item(key: UInt64($0)) }
  }

  /// The cells of a packing and of what fills it, each of which is there once.
  private func taken(
    _ packing: CloudPacking, _ result: CloudPacking.Result, _ places: [CloudFilling.Place],
    side: CGFloat
  ) -> Set<CloudBoard.Cell> {
    var all: [CloudBoard.Cell] = []
    for case let cell? in result.cells {
      all += cells(of: Self.square(side, result.grid).mask, at: cell)
    }
    for place in places {
      all += cells(of: Self.square(side * place.factor, result.grid).mask, at: place.cell)
    }
    let taken = Set(all)
    #expect(taken.count == all.count)
    return taken
  }

  /// How many cells are taken above a row and before a column, for each of them: four of these tell how
  /// many a rectangle has.
  private func counts(
    of taken: Set<CloudBoard.Cell>, in grid: CloudPacking.Grid
  ) -> [[Int]] {
    var counts = [[Int]](
      repeating: [Int](repeating: 0, count: grid.columns + 1), count: grid.rows + 1)
    for row in 0..<grid.rows {
      var before = 0
      for column in 0..<grid.columns {
        if taken.contains(CloudBoard.Cell(row: row, column: column)) { before += 1 }
        counts[row + 1][column + 1] = counts[row][column + 1] + before
      }
    }
    return counts
  }

  @Test func repeatedSquaresLeaveNoRoomForTheLeast() {
    let packing = packing(items(2), side: 90)
    let result = packing.packed(at: 1)
    var filling = CloudFilling(result, of: packing)
    let places = filling.place([0, 1], from: 0.6, repeating: true) { _, factor, grid in
      90 * factor < 20 ? nil : Self.square(90 * factor, grid)
    }
    #expect(places.count > 5 && places.allSatisfy { $0.factor <= 0.6 && 90 * $0.factor >= 20 })
    let taken = taken(packing, result, places, side: 90)
    // The last factor that was tried is 0.6 · 0.9^9.
    let least = Self.square(90 * 0.6 * pow(0.9, 9), result.grid).mask
    let counts = counts(of: taken, in: result.grid)
    let (height, width) = (least.rows.count, least.columns.count)
    var free: [CloudBoard.Cell] = []
    for row in height...result.grid.rows {
      for column in width...result.grid.columns {
        let above = counts[row - height][column] - counts[row - height][column - width]
        if counts[row][column] - counts[row][column - width] == above {
          free.append(CloudBoard.Cell(row: row - height, column: column - width))
        }
      }
    }
    #expect(free.isEmpty)
  }

  @Test func whatIsLeftOutFindsRoomWhereItIsSmaller() {
    let packing = packing(items(9), side: 100)
    let result = packing.packed(at: 1)
    let without = result.cells.indices.filter { result.cells[$0] == nil }
    #expect(!without.isEmpty)
    var filling = CloudFilling(result, of: packing)
    let places = filling.place(without, from: 0.9, repeating: false) { _, factor, grid in
      factor < 0.05 ? nil : Self.square(100 * factor, grid)
    }
    #expect(Set(places.map(\.item)) == Set(without) && places.count == without.count)
    _ = taken(packing, result, places, side: 100)
  }

  /// Time is bounded by a count, whatever is asked for.
  @Test func roomIsLookedForACountOfTimes() {
    let packing = packing(items(1), side: 90)
    var filling = CloudFilling(packing.packed(at: 1), of: packing, tries: 7)
    let places = filling.place([0], from: 0.01, repeating: true) { _, factor, grid in
      Self.square(90 * factor, grid)
    }
    #expect(places.count == 7)
  }

  /// What covers no cell is nowhere, and costs the others none of the tries.
  @Test func whatCoversNothingIsNotTried() {
    let packing = packing(items(2), side: 90)
    var filling = CloudFilling(packing.packed(at: 1), of: packing, tries: 4)
    let places = filling.place([0, 1], from: 0.01, repeating: true) { item, factor, grid in
      item == 0 ? CloudPacking.Figure(mask: CellMask([])) : Self.square(90 * factor, grid)
    }
    #expect(places.map(\.item) == [1, 1, 1, 1])
  }

  /// Two squares of half the width have room beside each other but for what is kept free between them.
  @Test(arguments: [(columns: 0, rows: 3, count: 2), (columns: 3, rows: 0, count: 1)])
  func aMarginIsKeptFreeAtItsOwnSides(columns: Int, rows: Int, count: Int) {
    let items = [0.25, 0.75].map {
      CloudPacking.Item(target: UnitPoint(x: $0, y: 0.5), key: 0)
    }
    let packing = packing(items, side: 150)
    let empty = CloudPacking.Result(
      scale: 1, grid: packing.packed(at: 1).grid, cells: [nil, nil])
    var filling = CloudFilling(empty, of: packing)
    let places = filling.place([0, 1], from: 1, repeating: false) { _, factor, grid in
      guard factor == 1 else { return nil }
      return CloudPacking.Figure(mask: Self.square(150, grid).mask, margin: (columns, rows))
    }
    #expect(places.count == count)
  }

  @Test func anItemLiesInItsRegion() throws {
    let region = CGRect(x: 0.5, y: 0.25, width: 0.25, height: 0.5)
    let items = (0..<6).map { CloudPacking.Item(key: UInt64($0), region: region) }
    let result = try #require(packing(items, side: 20).packedAtLargestScale())
    let (rows, columns) = (CGFloat(result.grid.rows), CGFloat(result.grid.columns))
    for cell in result.cells {
      let mask = Self.square(20 * result.scale, result.grid).mask
      for cell in cells(of: mask, at: try #require(cell)) {
        #expect(CGFloat(cell.row) >= 0.25 * rows && CGFloat(cell.row + 1) <= 0.75 * rows)
        #expect(CGFloat(cell.column) >= 0.5 * columns)
        #expect(CGFloat(cell.column + 1) <= 0.75 * columns)
      }
    }
  }

  /// Those that find their places free keep them, whoever comes first: one that has grown takes
  /// none of them.
  @Test func whatStaysIsNotDrivenOut() {
    func item(_ x: CGFloat) -> CloudPacking.Item {
      CloudPacking.Item(target: UnitPoint(x: x, y: 0.5), key: 1, staysNear: true)
    }
    // Sides of 30 at 50, 70, 120 and 200 points: the second overlaps the first.
    let places: [CGFloat] = [50, 70, 120, 200]
    let packing = packing(places.map { item($0 / 300) }, side: 30)
    let result = packing.packed(at: 1)
    let middles = result.cells.map { CGFloat($0?.column ?? 0) * result.grid.side }
    for index in [0, 2, 3] { #expect(abs(middles[index] - places[index]) <= result.grid.side) }
    #expect(abs(middles[1] - 70) > 5)
  }

  /// One that overlaps another by 10 points would go to 80, where it overlaps the third; one that
  /// overlaps it by 2 points moves by these before the third is asked, as nobody sees it.
  @Test(arguments: [(70.0, true), (78, false)])
  func whatMovesFarWaitsForThoseThatStay(second: CGFloat, waits: Bool) {
    let places: [CGFloat] = [50, second, 84]
    let items = places.map {
      CloudPacking.Item(target: UnitPoint(x: $0 / 300, y: 0.5), key: 1, staysNear: true)
    }
    let packing = packing(items, side: 30)
    let result = packing.packed(at: 1)
    let ways = zip(result.cells, places).map { cell, place in
      hypot(
        CGFloat(cell?.column ?? 0) * result.grid.side - place,
        CGFloat(cell?.row ?? 0) * result.grid.side - 100)
    }
    #expect(ways[0] == 0 && (ways[1] <= 2) != waits && (ways[2] == 0) == waits)
  }
}
