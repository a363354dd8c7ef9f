import PlatenBase
import TestSupport
import Testing

@testable import PlatenLayout

/// Boxes that are packed: what holds for all of them.
@Suite struct CloudPackingTests {
  /// Boxes of a size in points at a scale of 1.
  private func packing(
    _ sizes: [CGSize], in size: CGSize, margin: Int = 0, keys: [UInt64]? = nil
  ) -> CloudPacking {
    let items = sizes.indices.map { CloudPacking.Item(key: keys?[$0] ?? UInt64($0)) }
    let extent = { @Sendable (item: Int, scale: CGFloat) in
      CGSize(width: sizes[item].width * scale, height: sizes[item].height * scale)
    }
    return CloudPacking(size: size, items: items, extent: extent) { item, scale, grid in
      CloudPacking.Figure(
        mask: Self.box(sizes[item], scale, grid), margin: (columns: margin, rows: margin))
    }
  }

  private static func box(
    _ size: CGSize, _ scale: CGFloat, _ grid: CloudPacking.Grid
  ) -> CellMask {
    let width = max(1, Int((size.width * scale / grid.side).rounded(.up)))
    let height = max(1, Int((size.height * scale / grid.side).rounded(.up)))
    return CellMask(
      rows: -height / 2..<height - height / 2, columns: -width / 2..<width - width / 2)
  }

  private func sizes(seed: Int) -> [CGSize] {
    var random = SeededGenerator(seed: seed)
    return (0..<Int.random(in: 1...60, using: &random)).map { _ in
      CGSize(width: random.length(4...60), height: random.length(3...20))
    }
  }

  @Test(arguments: 0..<20)
  func allArePlacedWithinNoneOverlapAndTheyAreCentred(seed: Int) throws {
    let sizes = sizes(seed: seed)
    let packing = packing(sizes, in: CGSize(width: 300, height: 200))
    let result = try #require(packing.packedAtLargestScale())
    var taken: Set<CloudBoard.Cell> = []
    for (index, cell) in result.cells.enumerated() {
      let cell = try #require(cell)
      for span in Self.box(sizes[index], result.scale, result.grid).spans {
        for column in span.columns {
          let place = CloudBoard.Cell(row: cell.row + span.row, column: cell.column + column)
          #expect(taken.insert(place).inserted)
          #expect((0..<result.grid.rows).contains(place.row))
          #expect((0..<result.grid.columns).contains(place.column))
        }
      }
    }
    let (rows, columns) = (taken.map(\.row), taken.map(\.column))
    let above = try #require(rows.min())
    let below = try #require(rows.max().map { result.grid.rows - 1 - $0 })
    #expect(abs(above - below) <= 1)
    let left = try #require(columns.min())
    let right = try #require(columns.max().map { result.grid.columns - 1 - $0 })
    #expect(abs(left - right) <= 1)
  }

  /// Two halves of a region have room beside each other but for what is kept free between them.
  @Test(arguments: [(columns: 0, rows: 3), (columns: 3, rows: 0)])
  func aMarginIsKeptFreeAtItsOwnSides(margin: (columns: Int, rows: Int)) {
    func count(_ half: CGSize, _ targets: [UnitPoint]) -> Int {
      var packing = packing([half, half], in: CGSize(width: 400, height: 400))
      packing.items = targets.map { CloudPacking.Item(target: $0, key: 0) }
      packing.figure = { _, scale, grid in
        CloudPacking.Figure(mask: Self.box(half, scale, grid), margin: margin)
      }
      return packing.packed(at: 1).cells.count { $0 != nil }
    }
    let (left, right) = (UnitPoint(x: 0.25, y: 0.5), UnitPoint(x: 0.75, y: 0.5))
    #expect(count(CGSize(width: 200, height: 400), [left, right]) == (margin.columns == 0 ? 2 : 1))
    let (upper, lower) = (UnitPoint(x: 0.5, y: 0.25), UnitPoint(x: 0.5, y: 0.75))
    #expect(count(CGSize(width: 400, height: 200), [upper, lower]) == (margin.rows == 0 ? 2 : 1))
  }

  /// How many cells are free between two boxes of which the second comes beside the first, each of
  /// which keeps others away as far as a part of its own width.
  @Test(arguments: [(40, 40, 8), (40, 20, 4), (40, 30, 6), (80, 4, 8), (80, 40, 8)])
  func theSmallerOfTwoBoxesSaysHowFarTheyAreApart(first: Int, second: Int, gap: Int) throws {
    let widths = [first, second]
    @Sendable func size(_ item: Int) -> CGSize { CGSize(width: CGFloat(widths[item]), height: 100) }
    var packing = packing([size(0), size(1)], in: CGSize(width: 400, height: 100))
    packing.items = [.init(key: 0), .init(key: 0)]
    packing.reach = { item, _ in CGFloat(widths[item]) / 5 }
    packing.figure = { item, scale, grid in
      CloudPacking.Figure(
        mask: Self.box(size(item), scale, grid), reach: CGFloat(widths[item]) / 5
      ) { reach in .init(margin: (Int((reach / grid.side).rounded(.up)), 0)) }
    }
    let result = packing.packed(at: 1)
    let cells = try result.cells.map { try #require($0) }
    let masks = (0..<2).map { Self.box(size($0), 1, result.grid).columns }
    let (end, start) = (
      cells[0].column + masks[0].upperBound, cells[1].column + masks[1].lowerBound
    )
    let free = max(start - end, cells[0].column + masks[0].lowerBound - start - masks[1].count)
    #expect(CGFloat(free) * result.grid.side == CGFloat(gap))
  }

  /// The hull around two squares of 10, one 10 to the right of the other and 10 below it, is a square of
  /// 30 without two triangles of 20 by 20: 500, of which they cover 200.
  @Test func theDensityIsThePartOfTheHullThatIsCovered() {
    let boxes = [0..<10, 20..<30].map {
      (box: CloudBoard.Box(rows: $0, columns: $0), count: 100)
    }
    let grid = CloudPacking.Grid(size: CGSize(width: 40, height: 40), cells: 1600)
    let balance = PackingBalance(boxes, grid)
    #expect(grid.columns == 40 && abs(balance.density - 0.4) < 1e-9)
    // The middle is at 15 of 40, a quarter of half a side from 20.
    #expect(abs(balance.offset - 0.25) < 1e-9)
    #expect(PackingBalance([boxes[0]], grid).density == 1)
    #expect(PackingBalance([], grid).offset == 0)
  }

  /// Boxes as long as names: none lies alone, and together they are in the middle.
  @Test(arguments: [CGSize(width: 800, height: 250), CGSize(width: 300, height: 600)])
  func aFewBoxesStandTogether(size: CGSize) throws {
    let lengths: [CGFloat] = [80, 60, 70, 50, 45, 30]
    let sizes = lengths.enumerated().map { CGSize(width: $1, height: CGFloat(30 - 4 * $0)) }
    var packing = packing(sizes, in: size, margin: 2)
    packing.prefersLargest = true
    let result = try #require(packing.packedAtLargestScale())
    let boxes = try zip(sizes, result.cells).map { size, cell in
      let mask = Self.box(size, result.scale, result.grid)
      return (box: mask.box(at: try #require(cell)), count: mask.count)
    }
    let balance = PackingBalance(boxes, result.grid)
    #expect(balance.offset < 0.1)
    #expect(balance.density > 0.6)
  }

  /// Each start may be the one that has room for larger boxes; none lets them be smaller.
  ///
  /// The late ones have a finer grid.
  @Test(arguments: 0..<8)
  func moreStartsLetNoBoxesBeSmaller(seed: Int) throws {
    var packing = packing(sizes(seed: 40 + seed), in: CGSize(width: 300, height: 200), margin: 1)
    packing.prefersLargest = true
    let scales = try [1, 4, 5, 11].map { starts in
      packing.starts = starts
      return try #require(packing.packedAtLargestScale()).scale
    }
    #expect(scales == scales.sorted())
  }

  /// Above and below the first box there is room for another as wide as the region, until two small
  /// ones lie there.
  @Test func whatCoversMostHasItsChoiceBeforeWhatIsSmall() {
    let small = CGSize(width: 10, height: 10)
    let sizes = [CGSize(width: 100, height: 40), small, small, CGSize(width: 100, height: 30)]
    var packing = packing(sizes, in: CGSize(width: 100, height: 100))
    #expect(packing.packed(at: 1).cells.map { $0 != nil } == [true, true, true, false])
    packing.prefersLargest = true
    #expect(packing.packed(at: 1).cells.allSatisfy { $0 != nil })
  }

  /// A square of 30 by 30 cells between a bar at the left, one above and the edges.
  @Test func theLargestHoleIsASquare() {
    let packing = packing([], in: CGSize(width: 50, height: 40))
    let board = PackingBoard(packing: packing, grid: packing.grid())
    #expect(board.grid.rows == 80 && board.grid.columns == 100)
    let figures = [
      CloudPacking.Figure(mask: CellMask(rows: 0..<80, columns: 0..<60)),
      CloudPacking.Figure(mask: CellMask(rows: 0..<50, columns: 0..<40)),
    ]
    let corners = [CloudBoard.Cell(row: 0, column: 0), CloudBoard.Cell(row: 0, column: 60)]
    #expect(board.largestHole(corners, figures) == 30)
    #expect(board.largestHole([corners[0], nil], figures) == 40)
  }

  /// A box fills the region in its longer direction.
  @Test func oneBoxIsAsLargeAsTheRegion() throws {
    let packing = packing([CGSize(width: 30, height: 10)], in: CGSize(width: 300, height: 200))
    let scale = try #require(packing.packedAtLargestScale()).scale
    #expect(scale <= 10 && scale > 9.6)
  }

  /// Nine equal boxes in a square have at least the scale of the grid of three by three of them in a
  /// region that is a tenth longer.
  @Test func equalBoxesFillASquare() throws {
    let boxes = Array(repeating: CGSize(width: 10, height: 10), count: 9)
    let packing = packing(boxes, in: CGSize(width: 300, height: 300))
    let scale = try #require(packing.packedAtLargestScale()).scale
    #expect(scale <= 10 && scale > 7)
  }

  @Test func twiceTheRegionHasTwiceTheScale() throws {
    let sizes = sizes(seed: 3)
    let one = try #require(
      packing(sizes, in: CGSize(width: 800, height: 600)).packedAtLargestScale())
    let two = try #require(
      packing(sizes, in: CGSize(width: 1600, height: 1200)).packedAtLargestScale())
    #expect(abs(two.scale / one.scale - 2) < 0.001)
    #expect(one.cells == two.cells)
  }

  @Test func whatIsOutsideOfTheRegionStaysFree() throws {
    var packing = packing(sizes(seed: 5), in: CGSize(width: 300, height: 200))
    packing.outside = { grid in
      CellMask(rows: 0..<grid.rows, columns: 0..<grid.columns / 2)
    }
    let result = try #require(packing.packedAtLargestScale())
    for (index, cell) in result.cells.enumerated() {
      let mask = Self.box(sizes(seed: 5)[index], result.scale, result.grid)
      #expect(
        try #require(cell).column + mask.columns.lowerBound >= result.grid.columns / 2)
    }
  }

  /// Both have cells of half a point, the shortest there are, and the same of them to search.
  @Test func aRegionOfWhichHalfIsOutsideIsSearchedAsItsOtherHalf() throws {
    let box = [CGSize(width: 30, height: 40)]
    let half = packing(box, in: CGSize(width: 150, height: 200))
    var whole = packing(box, in: CGSize(width: 300, height: 200))
    whole.outside = { grid in CellMask(rows: 0..<grid.rows, columns: 0..<grid.columns / 2) }
    let scale = try #require(half.packedAtLargestScale()).scale
    #expect(try #require(whole.packedAtLargestScale()).scale == scale)
    #expect(scale <= 5 && scale > 4.8)
  }

  @Test func withoutRoomThereIsNoPacking() {
    var packing = packing([CGSize(width: 1, height: 1)], in: CGSize(width: 300, height: 200))
    packing.outside = { grid in CellMask(rows: 0..<grid.rows, columns: 0..<grid.columns) }
    #expect(packing.packedAtLargestScale() == nil)
  }

  @Test func atAGivenScaleSomeAreLeftOut() {
    let packing = packing(
      Array(repeating: CGSize(width: 100, height: 100), count: 9),
      in: CGSize(width: 300, height: 200))
    let result = packing.packed(at: 1)
    #expect(result.cells.count == 9)
    let placed = result.cells.compactMap(\.self).count
    #expect((2...6).contains(placed))
  }

  @Test func whatLiesWhereIsTheSameEachTime() {
    let sizes = sizes(seed: 8)
    let packing = packing(sizes, in: CGSize(width: 300, height: 200), margin: 1)
    let (first, second) = (packing.packedAtLargestScale(), packing.packedAtLargestScale())
    #expect(first?.cells == second?.cells && first?.scale == second?.scale)
  }

  @Test func nothingIsPackedAtAnyScale() throws {
    let result = try #require(
      packing([], in: CGSize(width: 300, height: 200)).packedAtLargestScale())
    #expect(result.cells.isEmpty)
  }
}
