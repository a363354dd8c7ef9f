import Foundation
import PlatenBase
import PlatenDrawing
import Testing

/// Areas by the geometry of the figures.
@Suite struct PathCombiningTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let moved = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  private func isClose(_ a: CGFloat, _ b: CGFloat, within error: CGFloat = 1e-9) -> Bool {
    abs(a - b) <= error * max(abs(b), 1)
  }

  // MARK: - Lines

  @Test func twoSquaresAreCombined() {
    #expect(square.intersection(moved).description == "5 5 m 10 5 l 10 10 l 5 10 l h")
    #expect(
      square.union(moved).description
        == "0 0 m 10 0 l 10 5 l 15 5 l 15 15 l 5 15 l 5 10 l 0 10 l h")
    #expect(square.subtracting(moved).description == "0 0 m 10 0 l 10 5 l 5 5 l 5 10 l 0 10 l h")
    let either = square.symmetricDifference(moved)
    #expect(either.area == 150 && either.partCount == 2)
  }

  @Test func whatIsApartStaysApart() {
    let far = Path(CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(square.intersection(far).isEmpty)
    #expect(square.union(far).description == square.description + " " + far.description)
    #expect(square.subtracting(far) == square.normalized())
    #expect(square.subtracting(square).isEmpty && square.symmetricDifference(square).isEmpty)
    #expect(square.intersection(square).description == square.description)
  }

  @Test func squaresWithACommonSideBecomeOneRectangle() {
    let next = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(square.union(next).description == "0 0 m 20 0 l 20 10 l 0 10 l h")
    #expect(square.intersection(next).isEmpty)
    let half = Path(CGRect(x: 10, y: 2, width: 5, height: 4))
    #expect(
      square.union(half).description
        == "0 0 m 10 0 l 10 2 l 15 2 l 15 6 l 10 6 l 10 10 l 0 10 l h")
  }

  @Test func squaresThatTouchInACornerStayTwoParts() {
    let corner = Path(CGRect(x: 10, y: 10, width: 10, height: 10))
    let both = square.union(corner)
    #expect(both.partCount == 2 && both.area == 200)
    #expect(square.intersection(corner).isEmpty)
  }

  @Test func aHoleRunsTheOtherWay() {
    let hole = Path(CGRect(x: 3, y: 3, width: 4, height: 4))
    let ring = square.subtracting(hole)
    #expect(
      ring.description == "0 0 m 10 0 l 10 10 l 0 10 l h 3 3 m 3 7 l 7 7 l 7 3 l h")
    #expect(ring.area == 84)
    let middle = CGPoint(x: 5, y: 5)
    #expect(!ring.contains(middle) && !ring.contains(middle, eoFill: true))
    #expect(ring.union(hole).description == square.description)
    #expect(ring.intersection(hole).isEmpty)
  }

  @Test func theFillRuleTellsWhatIsInsideOfAStar() {
    // Every second corner of a pentagon of radius 10; the inner corners are at 10 / φ².
    let points = [0, 2, 4, 1, 3].map { (i: Int) -> CGPoint in
      let angle = 2 * CGFloat.pi * CGFloat(i) / 5
      return CGPoint(x: 10 * sin(angle), y: -10 * cos(angle))
    }
    let star = Path(through: points)
    let golden = (1 + CGFloat(5).squareRoot()) / 2
    let inner = 10 / (golden * golden)
    let whole = 5 * 10 * inner * sin(.pi / 5)
    let pentagon = 2.5 * inner * inner * sin(2 * .pi / 5)
    let wound = star.normalized(eoFill: false)
    #expect(isClose(wound.area, whole, within: 1e-7) && wound.partCount == 1)
    let crossed = star.normalized()
    #expect(isClose(crossed.area, whole - pentagon, within: 1e-7) && crossed.partCount == 5)
    let box = Path(CGRect(x: -20, y: -20, width: 40, height: 40))
    #expect(isClose(star.intersection(box).area, whole, within: 1e-7))
    let rest = box.subtracting(star, eoFill: true)
    #expect(isClose(rest.area, 1600 - whole + pentagon, within: 1e-7))
  }

  @Test func twoRectanglesTheSameWayRoundAreADonutByTheEvenOddRuleOnly() {
    var donut = square
    donut.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(donut.normalized().area == 64 && donut.normalized().partCount == 2)
    #expect(donut.normalized(eoFill: false).description == square.description)
    #expect(donut.subtracting(moved).area == 75)
    #expect(isClose(donut.subtracting(moved, eoFill: true).area, 64 - (25 - 9)))
  }

  @Test func partsAreTakenAsClosed() {
    var angle = Path()
    angle.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(angle.normalized().area == 50)
    #expect(angle.intersection(moved).area == 12.5)
  }

  // MARK: - Curves

  @Test func curvesStayWhatTheyAre() {
    let circle = Path(circle: 5, 5, radius: 5)
    let normal = circle.normalized()
    #expect(normal.curveCount == 4 && normal.partCount == 1)
    #expect(isClose(normal.area, circle.area))
    let half = circle.intersection(Path(CGRect(x: 0, y: 0, width: 20, height: 5)))
    #expect(half.curveCount == 2 && isClose(half.area, circle.area / 2))
    // Cut beside its middle, the quarters above and below are parts of themselves.
    let part = circle.subtracting(Path(CGRect(x: -5, y: -5, width: 12, height: 20)))
    #expect(part.curveCount == 2 && part.partCount == 1)
    #expect(part.boundingRect.minX == 7 && isClose(part.boundingRect.maxX, 10))
    // A segment of a circle of 5 from 2 off its middle; the curves are circles to 3 in 10,000.
    let angle = acos(CGFloat(2) / 5)
    #expect(isClose(part.area, 25 * angle - 2 * CGFloat(21).squareRoot(), within: 1e-3))
  }

  @Test func twoCirclesMakeALensAndTwoMoons() {
    let left = Path(circle: 0, 0, radius: 10)
    let right = Path(circle: 12, 0, radius: 10)
    let lens = left.intersection(right)
    let moon = left.subtracting(right)
    let expected = 200 * acos(CGFloat(0.6)) - 6 * CGFloat(400 - 144).squareRoot()
    #expect(isClose(lens.area, expected, within: 1e-3))
    // What is cut is cut at the same point of both: nothing is lost.
    #expect(isClose(lens.area + moon.area, left.area, within: 1e-10))
    #expect(isClose(left.union(right).area, 2 * left.area - lens.area, within: 1e-10))
    // The corners are where the circles of Pythagoras meet.
    #expect(abs(lens.boundingRect.minY + 8) < 3e-3 && isClose(lens.boundingRect.maxX, 10))
    let both = left.symmetricDifference(right)
    #expect(both.partCount == 2 && isClose(both.area, 2 * moon.area, within: 1e-10))
  }

  @Test func aCircleInACircleIsARing() {
    let ring = Path(circle: 5, 5, radius: 5).subtracting(Path(circle: 5, 5, radius: 2))
    #expect(ring.partCount == 2 && ring.curveCount == 8)
    #expect(isClose(ring.area, 21 * .pi, within: 1e-3))
    #expect(ring.contains(CGPoint(x: 1, y: 5)) && !ring.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func circlesThatTouchShareAPointOnly() {
    let left = Path(circle: 0, 0, radius: 5)
    let right = Path(circle: 10, 0, radius: 5)
    #expect(left.intersection(right).isEmpty)
    #expect(isClose(left.union(right).area, 2 * left.area, within: 1e-6))
    let inner = Path(circle: -2, 0, radius: 3)
    // Near the point they lie closer to each other than the lines that stand for them.
    #expect(isClose(left.union(inner).area, left.area, within: 1e-4))
    #expect(isClose(left.subtracting(inner).area, left.area - inner.area, within: 1e-4))
  }

  @Test func aCurveCutInAnotherWayLeavesNothing() {
    let circle = Path(circle: 50, 50, radius: 40)
    // Its first three tenths are the same curve with other controls; the rest is a straight line.
    let segment = circle.trimmedPath(from: 0, to: 0.3)
    #expect(segment.subtracting(circle).isEmpty)
    #expect(isClose(segment.intersection(circle).area, segment.area, within: 1e-3))
    #expect(isClose(circle.union(segment).area, circle.area, within: 1e-3))
  }

  @Test func quadraticCurvesAreParabolas() {
    // Under a chord of 10 with its control 8 above, the area is 2/3 · 10 · 4.
    var hill = Path()
    hill.move(to: .zero)
    hill.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: -8))
    #expect(isClose(hill.normalized().area, 80 / 3))
    let left = hill.intersection(Path(CGRect(x: 0, y: -10, width: 5, height: 10)))
    #expect(isClose(left.area, 40 / 3) && left.curveCount == 1)
  }

  @Test func aLoopOfACurveIsAPartOfItsOwn() {
    var loop = Path()
    loop.move(to: .zero)
    loop.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 30, y: 30), control2: CGPoint(x: -20, y: 30))
    // The curve crosses itself on its axis: the loop runs against the part below it.
    let whole = loop.normalized(eoFill: false)
    #expect(whole == loop.normalized() && whole.partCount == 2)
    #expect(whole.contains(CGPoint(x: 5, y: 22)) && whole.contains(CGPoint(x: 5, y: 1)))
  }

  // MARK: - Open lines

  @Test func linesAreCutAtTheEdgeOfAnArea() {
    var line = Path()
    line.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 20, y: 5), CGPoint(x: 20, y: 8)])
    #expect(line.lineIntersection(square).description == "0 5 m 10 5 l")
    #expect(line.lineSubtraction(square).description == "-5 5 m 0 5 l 10 5 m 20 5 l 20 8 l")
    // What lies on the edge is inside.
    #expect(square.lineSubtraction(square).isEmpty)
    #expect(square.lineIntersection(square).description == square.description)
  }

  @Test func closedLinesStayClosedUnlessTheyAreCut() {
    let inner = Path(CGRect(x: 2, y: 2, width: 3, height: 3))
    #expect(inner.lineIntersection(square).description == inner.description)
    #expect(inner.lineSubtraction(square).isEmpty)
    #expect(
      square.lineSubtraction(moved).description == "5 10 m 0 10 l 0 0 l 10 0 l 10 5 l")
    #expect(square.lineIntersection(moved).description == "10 5 m 10 10 l 5 10 l")
    // A line that runs through itself is no area: nothing of it is lost.
    var cross = Path()
    cross.addLines([.zero, CGPoint(x: 8, y: 8), CGPoint(x: 8, y: 0), CGPoint(x: 0, y: 8)])
    #expect(cross.lineIntersection(square).description == cross.description)
  }

  @Test func curvesAreCutWhereTheyCross() {
    let circle = Path(circle: 0, 0, radius: 5)
    let top = circle.lineIntersection(Path(CGRect(x: -10, y: -10, width: 20, height: 10)))
    #expect(top.curveCount == 2 && top.partCount == 1)
    #expect(isClose(top.boundingRect.maxY, 0) && isClose(top.boundingRect.minY, -5))
  }

  @Test func theFillRuleCountsForTheAreaAlone() {
    var donut = square
    donut.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    var line = Path()
    line.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 5, y: 5)])
    #expect(line.lineIntersection(donut).description == "0 5 m 5 5 l")
    #expect(line.lineIntersection(donut, eoFill: true).description == "0 5 m 2 5 l")
  }
}
