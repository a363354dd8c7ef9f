import Foundation
import PlatenBase
import PlatenDrawing
import Testing

@Suite struct PathTests {
  @Test func stepsBeforeTheFirstMoveArePassedOver() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity])
  func anArcToNoAngleAddsNothing(_ angle: Double) {
    var path = Path()
    path.addArc(
      center: .zero, radius: 1, startAngle: .zero, endAngle: .radians(angle), clockwise: true)
    #expect(path.isEmpty)
  }

  @Test func anArcBackwardsOverManyTurnsEnds() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 1, startAngle: .zero, endAngle: .radians(1e18), clockwise: true)
    #expect(path.boundingRect.maxX <= 1 + 1e-9)
  }

  @Test func aRectangleHasItsArea() {
    #expect(area(Path(CGRect(x: 3, y: 4, width: 20, height: 10))) == 200)
  }

  @Test func anEllipseHasItsArea() {
    // The four cubic curves deviate from a circle by 0.03 % of its radius.
    let path = Path(ellipseIn: CGRect(x: -10, y: 5, width: 40, height: 20))
    #expect(abs(area(path) / (.pi * 20 * 10) - 1) < 0.001)
    #expect(path.boundingRect == CGRect(x: -10, y: 5, width: 40, height: 20))
  }

  @Test func roundedCornersTakeAwayWhatTheirCirclesLeave() {
    let rect = CGRect(x: 0, y: 0, width: 60, height: 30)
    let path = Path(roundedRect: rect, cornerRadius: 8, style: .circular)
    #expect(abs(area(path) - (1800 - (4 - .pi) * 64)) < 0.1)
  }

  @Test func aRadiusOverHalfASideIsCutToIt() {
    let rect = CGRect(x: 0, y: 0, width: 60, height: 30)
    #expect(
      Path(roundedRect: rect, cornerRadius: 99, style: .circular)
        == Path(roundedRect: rect, cornerRadius: 15, style: .circular))
  }

  @Test(arguments: [0, -3, CGFloat.nan])
  func aRadiusThatIsNoneGivesARectangle(radius: CGFloat) {
    let rect = CGRect(x: 0, y: 0, width: 60, height: 30)
    #expect(Path(roundedRect: rect, cornerRadius: radius) == Path(rect))
  }

  @Test func continuousCornersStayInTheirRectangleAndAreSymmetric() {
    let rect = CGRect(x: 10, y: 20, width: 200, height: 100)
    let path = Path(roundedRect: rect, cornerRadius: 20, style: .continuous)
    #expect(path.boundingRect == rect)
    // More of the corner is taken away than a circle takes, by less than a tenth of it.
    let taken = 20_000 - area(path)
    let circular = (4 - CGFloat.pi) * 400
    #expect(taken > circular && taken < circular * 1.1)
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 220, ty: 0)
    #expect(abs(area(path.applying(mirror)) - area(path)) < 1e-9)
  }

  @Test func anArcGoesClockwiseOnThePictureUnlessItSaysClockwise() {
    // As in SwiftUI, where y goes up for this flag's sake.
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(path.boundingRect.maxX > 9.99 && path.boundingRect.maxY > 9.99)
    #expect(path.boundingRect.minX > -0.01 && path.boundingRect.minY > -0.01)
  }

  @Test func aFullArcIsACircle() {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 5, y: 5), radius: 10, startAngle: .zero, endAngle: .degrees(360),
      clockwise: false)
    #expect(abs(area(path) / (.pi * 100) - 1) < 0.001)
  }

  @Test func anEmptyPathHasNoBounds() {
    #expect(Path().boundingRect.isNull)
  }

  // MARK: - Figures, which have no steps until these are asked for

  private static let figures = [
    Path(CGRect(x: 1, y: 2, width: 30, height: 20)),
    Path(ellipseIn: CGRect(x: 0.1, y: -7.3, width: 41.7, height: 22.9)),
    Path(
      roundedRect: CGRect(x: 3, y: 4, width: 60.1, height: 30), cornerRadius: 8, style: .circular),
    Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 30), cornerRadius: 15),
  ]
  private static let moves = [
    CGAffineTransform(translationX: 12.34, y: -5.67), CGAffineTransform(scaleX: 1.7, y: 0.3),
    CGAffineTransform(scaleX: -1, y: 1),
    CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 1, ty: 2),
    CGAffineTransform(scaleX: 1e308, y: 1e308),
  ]

  @Test(arguments: figures, moves) func theStepsOfAFigureAreMovedOneByOne(
    figure: Path, move: CGAffineTransform
  ) {
    let moved = figure.applying(move)
    #expect(moved.elements == steps(figure).applying(move).elements)
    #expect(moved.isEmpty == moved.elements.isEmpty)
    #expect(
      moved.applying(Self.moves[0]).elements
        == steps(figure).applying(move).applying(Self.moves[0]).elements)
  }

  @Test func whatIsAddedToAFigureFollowsItsSteps() {
    var path = Path(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(path.description == "0 0 m 2 0 l 2 1 l 0 1 l h")
    #expect(path.currentPoint == .zero && path.primitive != nil)
    path.addLine(to: CGPoint(x: 5, y: 6))
    path.addRect(CGRect(x: 7, y: 8, width: 1, height: 1))
    #expect(
      path.description
        == "0 0 m 2 0 l 2 1 l 0 1 l h 5 6 l 7 8 m 8 8 l 8 9 l 7 9 l h")
    #expect(path.currentPoint == CGPoint(x: 7, y: 8) && path.primitive == nil)
  }

  @Test func aMovedFigureIsTheFigureInAnotherPlace() {
    let move = CGAffineTransform(translationX: 10, y: 20)
    let path = Path(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4)).applying(move)
    #expect(path.primitive == .ellipse(CGRect(x: 11, y: 22, width: 3, height: 4)))
    #expect(path.boundingRect == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(path == Path(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4)).applying(move))
    #expect(path != Path(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4)))
  }

  /// The path of a figure's steps, which is no figure.
  private func steps(_ figure: Path) -> Path {
    var path = Path()
    figure.forEach { step in
      switch step {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .quadCurve(let point, let control): path.addQuadCurve(to: point, control: control)
      case .curve(let point, let a, let b): path.addCurve(to: point, control1: a, control2: b)
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }

  /// The area inside of a path by the shoelace formula over short chords.
  private func area(_ path: Path) -> CGFloat {
    var points: [CGPoint] = []
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let end, let a, let b):
        let start = points.last ?? .zero
        for step in 1...400 {
          let t = CGFloat(step) / 400
          let u = 1 - t
          points.append(
            CGPoint(
              x: u * u * u * start.x + 3 * u * u * t * a.x + 3 * u * t * t * b.x + t * t * t
                * end.x,
              y: u * u * u * start.y + 3 * u * u * t * a.y + 3 * u * t * t * b.y + t * t * t * end.y
            ))
        }
      case .quadCurve, .closeSubpath: break
      }
    }
    let next = points.dropFirst() + points.prefix(1)
    return abs(zip(points, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
  }
}
