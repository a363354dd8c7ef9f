import Foundation
import PlatenBase
import Testing

@testable import PlatenDrawing

/// Sums that were reckoned by hand.
@Suite struct PathCostTests {
  private static let visible = CGRect(x: 0, y: 0, width: 1000, height: 1000)

  private func work(
    scale: CGFloat = 1, within visible: CGRect = visible, _ draw: (inout Path) -> Void
  ) -> PathCost {
    PathCost(Path(draw), CGAffineTransform(scaleX: scale, y: scale), within: visible)
  }

  /// 30 to the right, 40 down, 50 back.
  private static func triangle(_ path: inout Path) {
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 40))
    path.closeSubpath()
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 * max(abs(b), 1) }

  @Test func linesAreCountedWithTheirRowsColumnsAndCorners() {
    let work = work(Self.triangle)
    #expect(work.lines == 3 && work.rows == 80 && work.columns == 60)
    #expect(work.parts == 1 && work.corners == 2)
    // A right angle is half of a turning back; the next one has the cosine -0.8.
    #expect(abs(work.turns - 1.4) < 1e-9)
    #expect(work.box == CGRect(x: 0, y: 0, width: 30, height: 40))
    // Two lines in each row, two in each column.
    #expect(work.crossings == 4)
    #expect(isClose(work.fillTime, 80 * 100 + 4 * 36))
    #expect(isClose(work.overlapTime, 4 * 3_000 + 3 * 2 * 10))
  }

  @Test func theyAreMeasuredInPixels() {
    let work = work(scale: 2, Self.triangle)
    #expect(work.rows == 160 && work.columns == 120 && work.lines == 3)
  }

  @Test func whatLiesOutsideOfThePictureCostsNothing() {
    let work = work(within: CGRect(x: 0, y: 0, width: 100, height: 100)) { path in
      path.move(to: CGPoint(x: 50, y: -1e9))
      path.addLine(to: CGPoint(x: 50, y: 1e9))
    }
    #expect(work.rows == 100 && work.columns == 0)
    #expect(self.work(within: .null, Self.triangle) == PathCost())
  }

  @Test func aCurveIsAsManyLinesAsItIsLong() {
    let work = work { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 50, y: 50), control: CGPoint(x: 0, y: 50))
    }
    // 4 and twice the root of 100 pixels.
    #expect(isClose(work.lines, 24))
    #expect(work.rows == 50 && work.columns == 50)
  }

  @Test func aStrokeHasTwoSidesAndItsEnds() {
    let line = work { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
    }
    let plain = line.stroked(StrokeStyle(lineWidth: 4), scale: 1)
    #expect(plain.lines == 4 && plain.rows == 8 && plain.columns == 208)
    #expect(plain.box == CGRect(x: -2, y: -2, width: 104, height: 4))
    // Round ends: 1.6 times the root of 2 pixels in fifths, twice.
    let round = line.stroked(StrokeStyle(lineWidth: 4, lineCap: .round), scale: 1)
    #expect(isClose(round.lines, 4 + 2 * 1.6 * CGFloat(10).squareRoot()))
    // Ten dashes, with the line's own ends 22; each dash has two sides.
    let dashed = line.stroked(StrokeStyle(lineWidth: 4, dash: [5, 5]), scale: 1)
    #expect(isClose(dashed.lines, 2 * 11 + 22))
    #expect(line.stroked(StrokeStyle(lineWidth: 0), scale: 1) == PathCost())
  }

  @Test func aListThatIsLongTakesLonger() {
    // 4,000 lines of 100 rows: 1,000 more than the cache holds, 40 begin in a row.
    let work = work { path in
      for i in 0..<4_000 {
        path.move(to: CGPoint(x: CGFloat(i) / 4, y: 0))
        path.addLine(to: CGPoint(x: CGFloat(i) / 4, y: 100))
      }
    }
    #expect(isClose(work.fillTime, 400_000 * (100 + 60)))
  }

  @Test func aPartOfThemIsThatOfTheRowsThatItLiesIn() {
    let part = work(Self.triangle).part(in: CGRect(x: 0, y: 0, width: 5, height: 10))
    #expect(part.lines == 0.75 && part.rows == 20 && part.columns == 15)
    let sum = part + PathCost() + part
    #expect(sum.lines == 1.5 && sum.rows == 40)
  }
}
