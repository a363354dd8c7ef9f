import Foundation
import PlatenLayout
import TestSupport
import Testing

@testable import Platen

/// The cells within shapes, by the distances of their corners, and words within shapes, by the
/// pixels that they are drawn in.
@Suite struct CloudRegionTests {
  /// The cells of a grid that are wholly inside of an outline.
  private func inside(
    _ outline: Path, rows: Int, columns: Int, side: CGFloat = 1
  ) -> Set<CloudBoard.Cell> {
    var cells = Set(
      (0..<rows).flatMap { row in
        (0..<columns).map { CloudBoard.Cell(row: row, column: $0) }
      })
    let outside = CellMask.outside(of: outline, rows: rows, columns: columns, side: side)
    for span in outside.spans {
      for column in span.columns { cells.remove(CloudBoard.Cell(row: span.row, column: column)) }
    }
    return cells
  }

  /// The distances of a cell's nearest and furthest corners from a point, in cells.
  private func corners(of cell: CloudBoard.Cell, from point: CGPoint) -> [CGFloat] {
    [(0, 0), (0, 1), (1, 0), (1, 1)].map { right, down in
      let x = CGFloat(cell.column) + right - point.x
      let y = CGFloat(cell.row) + down - point.y
      return (x * x + y * y).squareRoot()
    }
  }

  /// The radii are none at which a corner is nearer to the circle than four Bézier curves are, a
  /// 3,000th of them.
  @Test(arguments: [CGFloat(3.3), 7.8, 12.03, 19.45], [CGFloat(0.5), 1, 2.75])
  func aCircleHasTheCellsWithFourCornersInIt(radius: CGFloat, side: CGFloat) {
    let center = CGPoint(x: 20, y: 20)
    let circle = Path(
      ellipseIn: CGRect(
        x: (20 - radius) * side, y: (20 - radius) * side, width: 2 * radius * side,
        height: 2 * radius * side))
    let found = inside(circle, rows: 40, columns: 40, side: side)
    let expected = inside(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), rows: 40, columns: 40)
      .filter { corners(of: $0, from: center).allSatisfy { $0 < radius } }
    #expect(expected.count > 12)
    #expect(found == Set(expected))
  }

  /// A ring's hole goes around in the other direction.
  @Test func aRingHasNoCellsOfItsHole() {
    var ring = Path(ellipseIn: CGRect(x: 0.5, y: 0.5, width: 39, height: 39))
    ring.addArc(
      center: CGPoint(x: 20, y: 20), radius: 7.8, startAngle: .zero, endAngle: .degrees(-360),
      clockwise: true)
    ring.closeSubpath()
    let found = inside(ring, rows: 40, columns: 40)
    #expect(
      found.allSatisfy { corners(of: $0, from: CGPoint(x: 20, y: 20)).allSatisfy { $0 > 7.79 } })
    #expect(found.contains(CloudBoard.Cell(row: 11, column: 20)))
    #expect(!found.contains(CloudBoard.Cell(row: 12, column: 20)))
    #expect(!found.contains(CloudBoard.Cell(row: 20, column: 20)))
  }

  /// What is not closed is closed by a straight line, as where it is filled.
  @Test func anOpenTriangleIsClosed() {
    var triangle = Path()
    triangle.move(to: .zero)
    triangle.addLine(to: CGPoint(x: 10, y: 0))
    triangle.addLine(to: CGPoint(x: 10, y: 10))
    #expect(inside(triangle, rows: 10, columns: 10).count == 45)
    #expect(inside(Path(), rows: 10, columns: 10).isEmpty)
    #expect(inside(triangle.offsetBy(dx: 1e30, dy: -1e30), rows: 10, columns: 10).isEmpty)
  }

  // MARK: - Targets

  @Test func theTargetIsTheMiddleOfWhatIsInside() {
    let size = CGSize(width: 300, height: 200)
    #expect(CloudRegion(Path(CGRect(origin: .zero, size: size)), size: size).target == .center)
    #expect(CloudRegion(Path(), size: size).target == .center)
    #expect(CloudRegion(Path(CGRect.zero), size: .zero).target == .center)
    // The middle of a triangle is at a third of its height.
    var triangle = Path()
    triangle.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 300, y: 0), CGPoint(x: 0, y: 200)])
    let target = CloudRegion(triangle, size: size).target
    #expect(abs(target.x - 1 / 3) < 0.01 && abs(target.y - 1 / 3) < 0.01)
  }

  /// Two boxes, of which the right one is larger: the middle is between them.
  @Test func theTargetIsTheDeepestPlaceIfTheMiddleIsOutside() {
    var boxes = Path(CGRect(x: 0, y: 50, width: 100, height: 100))
    boxes.addRect(CGRect(x: 180, y: 40, width: 120, height: 120))
    let target = CloudRegion(boxes, size: CGSize(width: 300, height: 200)).target
    #expect(abs(target.x * 300 - 240) < 8 && abs(target.y * 200 - 100) < 8)
  }

  // MARK: - Pictures

  private func picture(_ cloud: some View) throws -> PNGFile {
    let renderer = ImageRenderer(content: cloud.frame(width: 240, height: 160))
    renderer.scale = 4
    renderer.background = .white
    return try PNGFile(Array(renderer.pngData()))
  }

  private static let words = (0..<40).map { index in
    WordCloud.Word("word\(index)", weight: Double(40 - index), color: .black)
  }

  private static let shapes: [AnyShape] = [
    AnyShape(Ellipse()), AnyShape(Capsule()), AnyShape(Circle()),
    AnyShape(Circle().inset(by: 20).stroke(lineWidth: 36)),
    AnyShape(Rectangle().size(width: 90, height: 120).offset(x: 130, y: 10)),
  ]

  /// Words behind the shape would be seen beside it.
  @Test(arguments: shapes.indices)
  func allWordsLieWithinTheShape(index: Int) throws {
    var cloud = WordCloud(Self.words)
    cloud.shape = .shape(Self.shapes[index])
    let renderer = ImageRenderer(content: cloud.frame(width: 240, height: 160))
    #expect(try renderer.fitReport().texts.count == Self.words.count)
    let covered = cloud.overlay(Self.shapes[index].fill(.white))
    // Where ink ends at the edge of the shape, a pixel of which a part is covered shows some: as
    // glyphs are drawn at quarters of pixels, (1 - 3/8)(3/8 + 1/4) of black at most.
    #expect((try picture(covered).colors.min() ?? 0) > 150)
    #expect((try picture(cloud).colors.min() ?? 255) == 0)
  }
}
