import TestSupport
import Testing

@testable import PlatenLayout

/// The cells within figures, beside figures that one can count by hand and corners of cells within
/// triangles.
@Suite struct InsideRasterTests {
  private typealias Corner = (x: Int, y: Int)

  /// The cells of a grid that are wholly inside of closed outlines, in 256ths of a cell.
  private func inside(
    _ outlines: [[Corner]], rows: Int = 20, columns: Int = 20
  ) -> Set<CloudBoard.Cell> {
    var raster = InsideRaster(rows: rows, columns: columns)
    for outline in outlines {
      let points = outline.map { CellRaster.Point(x: $0.x, y: $0.y) }
      for (point, next) in zip(points, points.dropFirst() + points.prefix(1)) {
        raster.addLine(from: point, to: next)
      }
    }
    var cells = Set(
      (0..<rows).flatMap { row in
        (0..<columns).map { CloudBoard.Cell(row: row, column: $0) }
      })
    for span in raster.outside().spans {
      for column in span.columns {
        // Each is there once.
        #expect(cells.remove(CloudBoard.Cell(row: span.row, column: column)) != nil)
      }
    }
    return cells
  }

  private func box(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> [Corner] {
    [(left, top), (right, top), (right, bottom), (left, bottom)]
  }

  private func cells(_ rows: Range<Int>, _ columns: Range<Int>) -> Set<CloudBoard.Cell> {
    Set(rows.flatMap { row in columns.map { CloudBoard.Cell(row: row, column: $0) } })
  }

  @Test func aBoxAlongCellsHasThem() {
    #expect(inside([box(512, 256, 1280, 768)]) == cells(1..<3, 2..<5))
    #expect(inside([box(512, 256, 1280, 768).reversed()]) == cells(1..<3, 2..<5))
  }

  /// A 256th of a cell decides.
  @Test func aCellThatTheOutlineGoesThroughIsOutside() {
    #expect(inside([box(513, 256, 1280, 768)]) == cells(1..<3, 3..<5))
    #expect(inside([box(512, 257, 1280, 768)]) == cells(2..<3, 2..<5))
    #expect(inside([box(512, 256, 1279, 767)]) == cells(1..<2, 2..<4))
    #expect(inside([box(511, 255, 1281, 769)]) == cells(1..<3, 2..<5))
  }

  @Test func aBoxAroundTheGridHasAllOfIt() {
    let all = cells(0..<20, 0..<20)
    #expect(inside([box(0, 0, 5120, 5120)]) == all)
    #expect(inside([box(-9_000_000, -70, 5121, 1 << 40)]) == all)
    #expect(inside([]) == [])
    #expect(inside([box(5120, 0, 6000, 5120)]) == [])
  }

  /// A corner of the grid that a line cuts off, however little of it.
  @Test func aCornerOfTheGridIsOutside() {
    let cut = [(3, 0), (5120, 0), (5120, 5120), (0, 5120), (0, 3)]
    #expect(inside([cut]) == cells(0..<20, 0..<20).subtracting(cells(0..<1, 0..<1)))
  }

  /// 2 n (n - 1) squares lie in a square of half diagonal n that stands on a corner.
  @Test func aSquareOnItsCornerHasTheCellsBetweenItsSides() {
    let found = inside([[(2048, 0), (4096, 2048), (2048, 4096), (0, 2048)]])
    #expect(found.count == 2 * 8 * 7)
    #expect(
      found.allSatisfy { cell in
        let (x, y) = (abs(2 * cell.column + 1 - 16), abs(2 * cell.row + 1 - 16))
        return x + y + 2 <= 16
      })
  }

  /// A hole turns the other way; one that turns the same way is none.
  @Test func aHoleIsOutside() {
    let outer = box(0, 0, 2560, 2560)
    let along = box(768, 768, 1792, 1792)
    let through = box(700, 700, 1800, 1800)
    #expect(inside([outer, along.reversed()]).count == 100 - 16)
    #expect(inside([outer, through.reversed()]).count == 100 - 36)
    #expect(inside([outer, through]).count == 100)
  }

  /// Nothing is cut where parts of a figure overlap or touch.
  @Test func outlinesWithinTheFigureTakeNoCells() {
    let (upright, level) = (box(700, -99, 1900, 2660), box(-99, 700, 2660, 1900))
    let cross = cells(0..<10, 3..<7).union(cells(3..<7, 0..<10))
    #expect(inside([upright, level]) == cross)
    let halves = [box(-99, -99, 1100, 2660), box(1100, -99, 2660, 2660)]
    #expect(inside(halves) == cells(0..<10, 0..<10))
  }

  /// A cell lies in a triangle if its four corners do.
  @Test(arguments: 0..<60)
  func theCellsOfATriangleAreThoseWithFourCornersInIt(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let corners: [Corner] = (0..<3).map { _ in
      (
        x: Int.random(in: -1500...6500, using: &random),
        y: Int.random(in: -1500...6500, using: &random)
      )
    }
    var within: Set<CloudBoard.Cell> = []
    var wellWithin: Set<CloudBoard.Cell> = []
    for cell in cells(0..<20, 0..<20) {
      let (left, top) = (cell.column * 256, cell.row * 256)
      func isIn(_ margin: Int) -> Bool {
        [
          (left - margin, top), (left - margin, top + 256), (left + 256 + margin, top),
          (left + 256 + margin, top + 256),
        ]
        .allSatisfy { isInside(corners, $0.0, $0.1) }
      }
      if isIn(0) { within.insert(cell) }
      if isIn(1) { wellWithin.insert(cell) }
    }
    let found = inside([corners])
    // Where a line is within a row is rounded to the next 256th.
    #expect(found.isSubset(of: within))
    #expect(wellWithin.isSubset(of: found))
  }

  private func isInside(_ corners: [Corner], _ x: Int, _ y: Int) -> Bool {
    let sides = zip(corners, corners.dropFirst() + corners.prefix(1)).map { from, to in
      (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
    }
    return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
  }
}
