import Foundation
import PlatenBase
import PlatenDrawing
import TestSupport
import Testing

/// What holds for all paths, tried with random ones.
@Suite struct PathCombiningPropertyTests {
  /// A polygon of random corners, some of which lie on a coarse grid so that lines meet in their
  /// ends and lie on each other.
  private static func polygon(_ generator: inout SeededGenerator) -> Path {
    let isCoarse = Bool.random(using: &generator)
    func coordinate() -> CGFloat {
      isCoarse
        ? CGFloat(Int.random(in: 0...6, using: &generator)) * 16
        : CGFloat.random(in: 0...100, using: &generator)
    }
    let points = (0..<Int.random(in: 3...9, using: &generator)).map { _ in
      CGPoint(x: coordinate(), y: coordinate())
    }
    return Path(through: points)
  }

  /// A closed part of random curves.
  private static func blob(_ generator: inout SeededGenerator) -> Path {
    func point() -> CGPoint {
      CGPoint(
        x: CGFloat.random(in: 0...100, using: &generator),
        y: CGFloat.random(in: 0...100, using: &generator))
    }
    var path = Path()
    path.move(to: point())
    for _ in 0..<Int.random(in: 2...4, using: &generator) {
      path.addCurve(to: point(), control1: point(), control2: point())
    }
    path.closeSubpath()
    return path
  }

  static let polygons: [(Path, Path)] = {
    var generator = SeededGenerator(seed: 7)
    return (0..<40).map { _ in (polygon(&generator), polygon(&generator)) }
  }()

  static let blobs: [(Path, Path)] = {
    var generator = SeededGenerator(seed: 11)
    return (0..<4).map { i in
      (blob(&generator), i % 2 == 0 ? blob(&generator) : polygon(&generator))
    }
  }()

  private func isClose(_ a: CGFloat, _ b: CGFloat, within error: CGFloat) -> Bool {
    abs(a - b) <= error
  }

  /// Areas agree as far as corners lie on a grid, and curves near each other on the lines that
  /// stand for them.
  private func checkAreas(_ a: Path, _ b: Path, eoFill: Bool, within error: CGFloat) {
    let (first, second) = (a.normalized(eoFill: eoFill), b.normalized(eoFill: eoFill))
    let both = a.intersection(b, eoFill: eoFill)
    let either = a.union(b, eoFill: eoFill)
    let rest = a.subtracting(b, eoFill: eoFill)
    #expect(isClose(both.area + either.area, first.area + second.area, within: error))
    #expect(isClose(rest.area, first.area - both.area, within: error))
    #expect(
      isClose(
        a.symmetricDifference(b, eoFill: eoFill).area, either.area - both.area, within: error))
    #expect(isClose(b.intersection(a, eoFill: eoFill).area, both.area, within: error))
    #expect(isClose(b.union(a, eoFill: eoFill).area, either.area, within: error))
    #expect(isClose(rest.intersection(b, eoFill: eoFill).area, 0, within: error))
    #expect(isClose(either.normalized().area, either.area, within: error))
  }

  @Test(arguments: [false, true]) func areasOfPolygonsAddUp(eoFill: Bool) {
    for (a, b) in Self.polygons { checkAreas(a, b, eoFill: eoFill, within: 1e-3) }
  }

  @Test(arguments: [false, true]) func areasOfCurvesAddUp(eoFill: Bool) {
    for (a, b) in Self.blobs { checkAreas(a, b, eoFill: eoFill, within: 0.2) }
  }

  @Test(arguments: [false, true]) func pointsAreInsideAsTheRulesSay(eoFill: Bool) {
    var generator = SeededGenerator(seed: 13)
    for (a, b) in Self.polygons + Self.blobs {
      let both = a.intersection(b, eoFill: eoFill)
      let either = a.union(b, eoFill: eoFill)
      let rest = a.subtracting(b, eoFill: eoFill)
      let one = a.symmetricDifference(b, eoFill: eoFill)
      for _ in 0..<10 {
        let point = CGPoint(
          x: CGFloat.random(in: 0...100, using: &generator),
          y: CGFloat.random(in: 0...100, using: &generator))
        guard isAwayFromEdges(point, a, b, eoFill) else { continue }
        let inA = a.contains(point, eoFill: eoFill)
        let inB = b.contains(point, eoFill: eoFill)
        for rule in [false, true] {
          #expect(both.contains(point, eoFill: rule) == (inA && inB))
          #expect(either.contains(point, eoFill: rule) == (inA || inB))
          #expect(rest.contains(point, eoFill: rule) == (inA && !inB))
          #expect(one.contains(point, eoFill: rule) == (inA != inB))
        }
      }
    }
  }

  /// Whether points around have the same answers.
  private func isAwayFromEdges(_ point: CGPoint, _ a: Path, _ b: Path, _ eoFill: Bool) -> Bool {
    [(0.02, 0.01), (-0.02, 0.01), (0.01, -0.02), (-0.01, -0.02)].allSatisfy { dx, dy in
      let near = CGPoint(x: point.x + dx, y: point.y + dy)
      return a.contains(near, eoFill: eoFill) == a.contains(point, eoFill: eoFill)
        && b.contains(near, eoFill: eoFill) == b.contains(point, eoFill: eoFill)
    }
  }

  @Test func sizesAndPlacesChangeNothing() {
    for (a, b) in Self.polygons.prefix(10) + Self.blobs.prefix(1) {
      let union = a.union(b)
      for exponent in [-40, 1, 60] {
        let scale = CGFloat(sign: .plus, exponent: exponent, significand: 1)
        let larger = CGAffineTransform(scaleX: scale, y: scale)
        #expect(a.applying(larger).union(b.applying(larger)) == union.applying(larger))
      }
    }
    for (a, b) in Self.polygons.prefix(20) {
      // Of coordinates up to 100, the grid's period is 128.
      let moved = a.offsetBy(dx: 1024, dy: -512).union(b.offsetBy(dx: 1024, dy: -512))
      #expect(isClose(moved.area, a.union(b).area, within: 1e-3))
    }
  }

  @Test func aSecondRunGivesTheSamePath() {
    for (a, b) in Self.polygons.prefix(10) + Self.blobs.prefix(2) {
      #expect(a.symmetricDifference(b) == a.symmetricDifference(b))
    }
  }
}
