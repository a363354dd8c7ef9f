import Foundation
import PlatenBase
import TestSupport
import Testing

@testable import PlatenDrawing

/// What holds for the outline of every rounded rectangle with continuous corners, whatever its size
/// and radii are.
@Suite struct CornerOutlineTests {
  @Test func aFilledOutlineIsOneConvexCurve() {
    for (rect, path) in Self.evenRectangles + Self.unevenRectangles {
      let turns = Self.turns(of: path.filled)
      // Turns that are all to the right and make one whole turn leave no place for a loop.
      #expect(turns.min() ?? -1 > -1e-6, "\(rect) \(path)")
      #expect(abs(turns.reduce(0, +) - 2 * .pi) < 1e-6, "\(rect) \(path)")
    }
  }

  @Test func aFilledOutlineFillsItsRectangle() {
    for (rect, path) in Self.evenRectangles + Self.unevenRectangles {
      let box = path.filled.boundingRect
      let distances = [
        box.minX - rect.minX, box.minY - rect.minY, box.maxX - rect.maxX, box.maxY - rect.maxY,
      ]
      #expect(distances.allSatisfy { abs($0) < 1e-9 }, "\(rect) \(path)")
    }
  }

  @Test func evenCornersAreSymmetric() {
    for (rect, path) in Self.evenRectangles {
      let points = Self.points(of: path.filled)
      for mirror in [
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0),
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY),
      ] {
        let mirrored = points.map { $0.applying(mirror) }
        let areAllThere = mirrored.allSatisfy { point in
          points.contains { hypot($0.x - point.x, $0.y - point.y) < 1e-9 }
        }
        #expect(areAllThere, "\(rect) \(path)")
      }
    }
  }

  @Test func roomyCornersAreFilledAsTheyAreDrawn() {
    // A corner takes 1.528665 radii of each side, by SwiftUI's own paths.
    let room = 2 * 1.528_665 * CGFloat(10) + 1e-9
    let path = Path(roundedRect: CGRect(x: 3, y: 4, width: room, height: room), cornerRadius: 10)
    #expect(path.filled == path)
    let less = Path(roundedRect: CGRect(x: 3, y: 4, width: room, height: 30), cornerRadius: 10)
    #expect(less.filled != less)
  }

  @Test func aLittleLessRoomChangesAnOutlineALittle() {
    let radius: CGFloat = 30
    let room = 2 * 1.528_665 * radius
    var last: [CGPoint]?
    for side in stride(from: 2 * radius, through: room + 1, by: 0.25) {
      let rect = CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
      let path = Path(roundedRect: rect, cornerRadius: radius).filled
      let points = [0.0, 3, 9, 20, 45].map { Self.exit(of: path, at: $0) }
      for (a, b) in zip(last ?? points, points) {
        #expect(hypot(a.x - b.x, a.y - b.y) < 0.2, "\(side)")
      }
      last = points
    }
  }

  @Test func aDrawnOutlineHasNoLoops() {
    // SwiftUI's own path bends back by up to 1.7 degrees at the ends of a cramped corner's sides,
    // and more where a corner's two radii differ.
    for (rect, path) in Self.evenRectangles + Self.unevenRectangles {
      let limit = CGFloat.pi / 180 * (rect.minX == 0 ? 6 : 1.7)
      let turns = Self.turns(of: path)
      #expect(turns.min() ?? -1 > -limit, "\(rect)")
      #expect(abs(turns.reduce(0, +) - 2 * .pi) < 1e-6, "\(rect)")
      #expect(path.boundingRect.insetBy(dx: 1e-9, dy: 1e-9).isInside(of: rect), "\(rect)")
    }
  }

  @Test func aMovedOutlineIsFilledWhereItIs() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 140, height: 90), cornerRadius: 45)
    for transform in [
      CGAffineTransform(translationX: 7, y: -3), CGAffineTransform(scaleX: 2, y: 3),
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 140, ty: 0),
      CGAffineTransform(rotationAngle: 1),
    ] {
      #expect(path.applying(transform).filled == path.filled.applying(transform))
    }
  }

  // MARK: - Rectangles

  private static let sides: [CGFloat] = [1, 8.5, 20, 27, 50, 90, 100, 140, 300, 2000]

  /// Radii from a tenth of the shorter side to all that it has room for.
  private static let evenRectangles: [(CGRect, Path)] = sides.flatMap { width in
    sides.flatMap { height in
      [0.1, 0.3, 0.32, 0.33, 0.35, 0.4, 0.45, 0.49, 0.5, 0.9].map { share in
        let rect = CGRect(x: 3.25, y: -7, width: width, height: height)
        return (rect, Path(roundedRect: rect, cornerRadius: share * min(width, height)))
      }
    }
  }

  private static let unevenRectangles: [(CGRect, Path)] = {
    var random = SeededGenerator(seed: 18)
    return (0..<300).map { _ in
      func radius() -> CGFloat { max(0, .random(in: -20...120, using: &random)) }
      let rect = CGRect(
        x: 0, y: 0, width: .random(in: 5...150, using: &random),
        height: .random(in: 5...150, using: &random))
      let radii = RectangleCornerRadii(
        topLeading: radius(), bottomLeading: radius(), bottomTrailing: radius(),
        topTrailing: radius())
      let isElliptical = Bool.random(using: &random)
      let size = CGSize(width: radius(), height: radius())
      return isElliptical
        ? (rect, Path(roundedRect: rect, cornerSize: size))
        : (rect, Path(roundedRect: rect, cornerRadii: radii))
    }
  }()

  // MARK: - Measuring

  /// Steps' points, those that curves are led by among them.
  private static func points(of path: Path) -> [CGPoint] {
    path.subpaths.flatMap { part in
      part.segments.filter { !$0.isLine }.flatMap { [$0.start, $0.control1, $0.control2, $0.end] }
    }
  }

  /// The angles in radians by which an outline turns to the right, along 16 chords of each curve.
  private static func turns(of path: Path) -> [CGFloat] {
    var directions: [CGVector] = []
    for segment in path.subpaths.flatMap(\.segments) {
      let count = segment.isLine ? 1 : 16
      let points = (0...count).map { segment.point(at: CGFloat($0) / CGFloat(count)) }
      // What rounding makes of no length has no direction.
      directions += zip(points, points.dropFirst()).compactMap { a, b in
        (b - a).length > 1e-10 ? (b - a).unit : nil
      }
    }
    guard let first = directions.first else { return [] }
    return zip(directions, directions.dropFirst() + [first]).map { a, b in
      atan2(a.cross(b), a.dot(b))
    }
  }

  /// Where a ray from the origin leaves a convex path, so many degrees from the right.
  private static func exit(of path: Path, at degrees: Double) -> CGPoint {
    var (low, high): (CGFloat, CGFloat) = (0, 200)
    let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    for _ in 0..<25 {
      let middle = (low + high) / 2
      if path.contains(CGPoint(x: middle * x, y: middle * y)) {
        low = middle
      } else {
        high = middle
      }
    }
    return CGPoint(x: low * x, y: low * y)
  }
}

extension CGRect {
  fileprivate func isInside(of other: CGRect) -> Bool { other.contains(self) }
}
