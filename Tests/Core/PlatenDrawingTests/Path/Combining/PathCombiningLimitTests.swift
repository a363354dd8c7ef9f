import Foundation
import PlatenBase
import PlatenDrawing
import TestSupport
import Testing

/// Paths that no one draws, and long ones.
@Suite struct PathCombiningLimitTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private static func lines(_ points: [(CGFloat, CGFloat)]) -> Path {
    Path(through: points.map { CGPoint(x: $0.0, y: $0.1) })
  }

  static let odd: [Path] = {
    var numbers = Path()
    numbers.move(to: CGPoint(x: 1, y: 1))
    numbers.addLine(to: CGPoint(x: CGFloat.nan, y: 3))
    numbers.addLine(to: CGPoint(x: 4, y: -CGFloat.infinity))
    numbers.addCurve(to: .zero, control1: CGPoint(x: CGFloat.infinity, y: 0), control2: .zero)
    var huge = Path()
    huge.move(to: CGPoint(x: -1e308, y: 1e308))
    huge.addCurve(
      to: CGPoint(x: 1e308, y: 1e308), control1: CGPoint(x: 1e308, y: -1e308),
      control2: CGPoint(x: -1e308, y: -1e308))
    var dots = Path()
    for i in 0..<5 {
      dots.move(to: CGPoint(x: i, y: i))
      dots.addLine(to: CGPoint(x: i, y: i))
      dots.closeSubpath()
    }
    var cusp = Path()
    cusp.move(to: .zero)
    cusp.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 10, y: 10), control2: CGPoint(x: 0, y: 10))
    cusp.addCurve(to: .zero, control1: .zero, control2: CGPoint(x: 10, y: 0))
    return [
      Path(), numbers, huge, dots, cusp,
      lines([(0, 0), (10, 0), (5, 0), (10, 0), (0, 0)]),
      lines([(0, 0), (10, 10), (0, 0), (10, 10)]),
      lines([(5, 5), (5, 5)]),
      lines([(0, 0), (CGFloat.leastNonzeroMagnitude, 0), (0, CGFloat.leastNonzeroMagnitude)]),
      lines([(0, 0), (1e300, 1e-300), (3, 3)]),
      lines([(0, 0), (10, 1e-9), (20, 0), (10, -1e-9)]),
      lines([(0, 0), (10, 0), (10, 10), (0, 10), (0, 0), (10, 0), (10, 10), (0, 10)]),
      lines([(0, 0), (10, 10), (10, 0), (0, 10)]),
    ]
  }()

  @Test func noPathIsTooOdd() {
    for a in Self.odd {
      for b in Self.odd + [Self.square] {
        for eoFill in [false, true] {
          let union = a.union(b, eoFill: eoFill)
          #expect(union.isEmpty || union.boundingRect.width.isFinite)
          _ = a.intersection(b, eoFill: eoFill)
          _ = a.subtracting(b, eoFill: eoFill)
          _ = a.symmetricDifference(b, eoFill: eoFill)
          _ = a.lineIntersection(b, eoFill: eoFill)
          _ = a.lineSubtraction(b, eoFill: eoFill)
        }
      }
    }
  }

  @Test func whatHasNoAreaAddsNone() {
    for path in [Self.odd[0], Self.odd[3], Self.odd[5], Self.odd[6], Self.odd[7], Self.odd[8]] {
      #expect(path.normalized().isEmpty)
      #expect(Self.square.union(path).description == Self.square.description)
      #expect(Self.square.intersection(path).isEmpty)
      #expect(Self.square.subtracting(path).description == Self.square.description)
    }
  }

  @Test func aSquareDrawnTwiceIsASquareOrNothing() {
    let twice = Self.odd[11]
    #expect(twice.normalized(eoFill: false).description == Self.square.description)
    #expect(twice.normalized().isEmpty)
    // A bow tie is two triangles of 25 each.
    let tie = Self.odd[12].normalized()
    #expect(tie.area == 50 && tie.partCount == 2)
  }

  /// A circle of many teeth.
  private static func gear(_ count: Int, x: CGFloat) -> Path {
    Path(
      through: (0..<count).map { i in
        let angle = 2 * CGFloat.pi * CGFloat(i) / CGFloat(count)
        let radius: CGFloat = i % 2 == 0 ? 100 : 99
        return CGPoint(x: x + radius * cos(angle), y: radius * sin(angle))
      })
  }

  @Test func manyLinesAreNotTooMany() {
    let (a, b) = (Self.gear(400, x: 0), Self.gear(400, x: 30))
    let both = a.intersection(b)
    #expect(both.area > 0)
    #expect(abs(both.area + a.union(b).area - a.area - b.area) < 1e-3)
  }

  @Test func linesOfOnePointAreSorted() {
    // A fan: all of its lines meet in one point.
    let fan = Path(
      through: (0..<100).flatMap { i -> [CGPoint] in
        let angle = 2 * CGFloat.pi * CGFloat(i) / 100
        return [.zero, CGPoint(x: 100 * cos(angle), y: 100 * sin(angle))]
          + [CGPoint(x: 100 * cos(angle + 0.004), y: 100 * sin(angle + 0.004))]
      })
    let normal = fan.normalized(eoFill: false)
    #expect(normal.partCount == 100)
    #expect(abs(normal.area - 100 * 5_000 * sin(0.004)) < 1e-3)
  }
}
