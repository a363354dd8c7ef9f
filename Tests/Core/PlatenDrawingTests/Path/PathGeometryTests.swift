import Foundation
import PlatenBase
import PlatenDrawing
import Testing

@Suite struct PathGeometryTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func theEarlierPointOfAPathIsKnown() {
    var path = Path()
    #expect(path.currentPoint == nil)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func boundsLieOnTheCurveAndNotOnItsControls() {
    // A symmetric arch: at its middle, y is 3/4 of the controls' 8.
    var arch = Path()
    arch.move(to: .zero)
    arch.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    #expect(arch.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 6))
    // A quadratic one reaches half of its control.
    var hill = Path()
    hill.move(to: .zero)
    hill.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: -8))
    #expect(abs(hill.boundingRect.minY + 4) < 1e-9 && hill.boundingRect.maxY == 0)
    #expect(Path().boundingRect.isNull)
  }

  @Test func insideIsToldByWindingOrByCrossings() {
    var ring = square
    ring.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let middle = CGPoint(x: 5, y: 5)
    #expect(ring.contains(middle) && !ring.contains(middle, eoFill: true))
    #expect(ring.contains(CGPoint(x: 1, y: 5), eoFill: true))
    #expect(!ring.contains(CGPoint(x: 11, y: 5)) && !ring.contains(CGPoint(x: CGFloat.nan, y: 5)))
    let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    // The corner of the square in the disc is at 5 - 5 / √2 = 1.46.
    #expect(disc.contains(CGPoint(x: 1.5, y: 1.5)) && !disc.contains(CGPoint(x: 1.4, y: 1.4)))
  }

  @Test func aTrimIsMeasuredAlongTheLine() {
    // A square's first three eighths: its top and half of its right side.
    let path = square.trimmedPath(from: 0, to: 0.375)
    var expected = Path()
    expected.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 5)])
    #expect(path == expected)
    // The last quarter is the line that closing draws.
    #expect(square.trimmedPath(from: 0.75, to: 1).description == "0 10 m 0 0 l")
    #expect(square.trimmedPath(from: -1, to: 2) == square)
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: .nan, to: .nan).isEmpty)
  }

  @Test func aTrimOfACurveIsMeasuredByItsLengthAndNotByItsParameter() {
    // Along a straight cubic whose point moves by t³, half the length is at t = 0.79.
    var path = Path()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 8, y: 0), control1: .zero, control2: .zero)
    #expect(abs(path.trimmedPath(from: 0, to: 0.5).boundingRect.maxX - 4) < 1e-4)
    // A quarter of a circle from 3 o'clock ends at 6 o'clock.
    let circle = Path(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10))
    let end = circle.trimmedPath(from: 0, to: 0.25).currentPoint ?? .zero
    #expect(abs(end.x) < 1e-4 && abs(end.y - 5) < 1e-4)
  }

  @Test func aTrimPassesFromPartToPart() {
    var parts = Path()
    parts.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
    parts.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 30, y: 5)])
    #expect(parts.trimmedPath(from: 0.125, to: 0.5).description == "5 0 m 10 0 l 0 5 m 10 5 l")
  }

  @Test func aDescriptionIsReadBack() throws {
    var path = square
    path.addQuadCurve(to: CGPoint(x: 1.5, y: -2), control: CGPoint(x: 3, y: 0.25))
    path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
    #expect(path.description.hasPrefix("0 0 m 10 0 l 10 10 l 0 10 l h 3 0.25 1.5 -2 q"))
    #expect(Path(path.description)?.description == path.description)
    #expect(Path("0 0 10 10 re") == square)
    for text in ["1 m", "0 0 m x", "0 0 m 5", "1 2 3 l"] { #expect(Path(text) == nil) }
  }

  @Test func anArcRoundsACorner() {
    // Right along y = 0 and then down along x = 10: a radius of 4 touches both 4 before the corner.
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
    #expect(path.contains(CGPoint(x: 8.7, y: 1.4)) && !path.contains(CGPoint(x: 9, y: 1)))
    // On a straight line there is nothing to round.
    var straight = Path()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 4)
    #expect(straight.description == "0 0 m 5 0 l")
  }

  @Test func aRelativeArcRunsOverItsAngle() {
    var path = Path()
    path.addRelativeArc(
      center: .zero, radius: 10, startAngle: .degrees(90), delta: .degrees(-90))
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y) < 1e-9)
    #expect(path.boundingRect.minX > -1e-9 && path.boundingRect.minY > -1e-9)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(.infinity))
    path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(1e300))
    #expect(path.boundingRect.maxX <= 10)
  }

  @Test func clockwiseIsMeantWithYUp() {
    // From 3 o'clock to 6 o'clock on the page, the short way, is not clockwise in SwiftUI's words.
    var short = Path()
    short.addArc(
      center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(short.boundingRect.minX > -1e-9)
    var long = Path()
    long.addArc(
      center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    #expect(abs(long.boundingRect.minX + 1) < 1e-9)
  }

  @Test func figuresAreMovedByTransforms() {
    let transform = CGAffineTransform(translationX: 5, y: 7)
    var path = Path()
    path.addRect(CGRect(x: 0, y: 0, width: 2, height: 3), transform: transform)
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2), transform: transform)
    path.addPath(square, transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(square.offsetBy(dx: 1, dy: 2) == Path(CGRect(x: 1, y: 2, width: 10, height: 10)))
  }

  @Test func stepsWithoutAPlaceAreLeftOut() {
    var path = Path()
    path.addLine(to: .zero)
    path.closeSubpath()
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    #expect(path.isEmpty)
    path.addRect(.null)
    path.addRect(.infinite)
    path.addEllipse(in: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1))
    #expect(path.isEmpty)
    path.addLines([.zero, CGPoint(x: 1, y: CGFloat.infinity), CGPoint(x: 2, y: 2)])
    #expect(path.description == "0 0 m 2 2 l")
    #expect(path.applying(CGAffineTransform(scaleX: .infinity, y: 1)).boundingRect.isNull)
  }
}
