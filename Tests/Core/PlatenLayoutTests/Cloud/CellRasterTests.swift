import TestSupport
import Testing

@testable import PlatenLayout

/// The cells of figures, beside figures that one can count by hand and points within triangles.
@Suite struct CellRasterTests {
  private func raster(_ outlines: [[(x: Int, y: Int)]]) -> CellRaster {
    var raster = CellRaster()
    for outline in outlines {
      let points = outline.map { CellRaster.Point(x: $0.x, y: $0.y) }
      for (point, next) in zip(points, points.dropFirst() + points.prefix(1)) {
        raster.addLine(from: point, to: next)
      }
    }
    return raster
  }

  private func cells(_ mask: CellMask) -> Set<CloudBoard.Cell> {
    Set(
      mask.spans.flatMap { span in
        span.columns.map { CloudBoard.Cell(row: span.row, column: $0) }
      })
  }

  @Test func aBoxWithinCellsHasThem() {
    let mask = raster([[(256, 300), (1000, 300), (1000, 700), (256, 700)]]).mask()
    #expect(mask.rows == 1..<3 && mask.columns == 1..<4)
    #expect(mask.count == 6)
    #expect(mask == CellMask(rows: 1..<3, columns: 1..<4))
  }

  @Test func whatIsLeftOfTheAnchorHasNegativeColumns() {
    let mask = raster([[(-600, -10), (-300, -10), (-300, -5), (-600, -5)]]).mask()
    #expect(mask == CellMask(rows: -1..<0, columns: -3 ..< -1))
  }

  /// A frame of one cell around a hole of 2 by 2, which turns the other way.
  @Test func aHoleIsFree() {
    let outer = [(0, 0), (1023, 0), (1023, 1023), (0, 1023)]
    let inner = [(255, 255), (255, 768), (768, 768), (768, 255)]
    #expect(raster([outer, inner]).mask().count == 12)
    #expect(raster([outer, inner.reversed()]).mask().count == 16)
  }

  @Test func aFigureWithoutAreaHasTheCellsOfItsOutline() {
    #expect(raster([[(0, 0), (1000, 0)]]).mask() == CellMask(rows: 0..<1, columns: 0..<4))
    #expect(raster([[(100, 0), (100, 1000)]]).mask() == CellMask(rows: 0..<4, columns: 0..<1))
    #expect(CellRaster().mask() == CellMask([]))
  }

  /// Each sixteenth of a cell whose middle is in a triangle is in a cell of its mask, and each cell
  /// of the mask is within a cell's reach of one.
  @Test(arguments: 0..<60)
  func theCellsOfATriangleAreThoseThatItTouches(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let corners = (0..<3).map { _ in
      (
        x: Int.random(in: -2600...2600, using: &random),
        y: Int.random(in: -900...900, using: &random)
      )
    }
    let mask = cells(raster([corners]).mask())
    var touched: Set<CloudBoard.Cell> = []
    for y in stride(from: -1016, through: 1016, by: 16) {
      for x in stride(from: -2808, through: 2808, by: 16) where isIn(corners, x, y) {
        touched.insert(CloudBoard.Cell(row: y >> 8, column: x >> 8))
      }
    }
    #expect(touched.isSubset(of: mask))
    let box = (corners.map(\.x).min()! >> 8)...(corners.map(\.x).max()! >> 8)
    #expect(mask.allSatisfy { box.contains($0.column) })
    // An outline of at most three sides of some 20 cells touches no more cells than these beyond.
    #expect(mask.count - touched.count <= 3 * (box.count + 8))
  }

  private func isIn(_ corners: [(x: Int, y: Int)], _ x: Int, _ y: Int) -> Bool {
    let sides = zip(corners, corners.dropFirst() + corners.prefix(1)).map { from, to in
      (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
    }
    return sides.allSatisfy { $0 > 0 } || sides.allSatisfy { $0 < 0 }
  }
}
