import Foundation
import PlatenDrawing
import Testing

@Suite struct `Path data of SVG` {
  private func path(_ data: String) throws -> Path { try SVGPathReader.path(of: data) }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  private func elements(_ data: String) throws -> [Path.Element] {
    var elements: [Path.Element] = []
    try path(data).forEach { elements.append($0) }
    return elements
  }

  @Test(arguments: [
    // Each says the same: more pairs of a move are lines, and separators may be left out.
    "M1 2 L3 4 L5 6 Z", "M 1,2 L 3,4 L 5,6 z", "M1 2 3 4 5 6z", "m1 2 2 2 2 2z",
    "M1,2l2,2 2,2z", "\n M 1\t2 L3 4\r\n5 6 Z ", "M1 2L3,4,5,6Z", "M+1+2L3.0 4e0 50e-1 .6E1z",
  ])
  func `may be spelled in many ways`(_ data: String) throws {
    #expect(
      try elements(data) == [
        .move(to: point(1, 2)), .line(to: point(3, 4)), .line(to: point(5, 6)), .closeSubpath,
      ])
  }

  @Test func `needs no space where a number ends by itself`() throws {
    #expect(
      try elements("M.5.5-1-2") == [.move(to: point(0.5, 0.5)), .line(to: point(-1, -2))])
    // Flags of arcs are single digits.
    #expect(try elements("M0 0A5 5 0 0110 0") == elements("M0 0A5 5 0 0 1 10 0"))
    #expect(try elements("M0 0a5 5 0 1010 0") == elements("M0 0A5 5 0 1 0 10 0"))
  }

  @Test func `has horizontal and vertical lines, from the current point or not`() throws {
    #expect(
      try elements("M1 1H5h2V9v-3") == [
        .move(to: point(1, 1)), .line(to: point(5, 1)), .line(to: point(7, 1)),
        .line(to: point(7, 9)), .line(to: point(7, 6)),
      ])
  }

  @Test func `has curves, whose smooth forms mirror the control point before`() throws {
    #expect(
      try elements("M0 0C1 2 3 4 5 6S9 9 10 10s1 1 2 2") == [
        .move(to: .zero),
        .curve(to: point(5, 6), control1: point(1, 2), control2: point(3, 4)),
        .curve(to: point(10, 10), control1: point(7, 8), control2: point(9, 9)),
        .curve(to: point(12, 12), control1: point(11, 11), control2: point(11, 11)),
      ])
    #expect(
      try elements("M0 0q1 2 4 0t4 0T12 0") == [
        .move(to: .zero), .quadCurve(to: point(4, 0), control: point(1, 2)),
        .quadCurve(to: point(8, 0), control: point(7, -2)),
        .quadCurve(to: point(12, 0), control: point(9, 2)),
      ])
    // After another command there is nothing to mirror.
    #expect(
      try elements("M1 1L2 2S3 3 4 4") == [
        .move(to: point(1, 1)), .line(to: point(2, 2)),
        .curve(to: point(4, 4), control1: point(2, 2), control2: point(3, 3)),
      ])
  }

  @Test func `goes on from where a closed part began`() throws {
    #expect(
      try elements("M1 1h4v4zl2 3m1 1h1") == [
        .move(to: point(1, 1)), .line(to: point(5, 1)), .line(to: point(5, 5)), .closeSubpath,
        .line(to: point(3, 4)), .move(to: point(4, 5)), .line(to: point(5, 5)),
      ])
  }

  // MARK: - Arcs

  /// The points of a path's curves at eighths of their parameters.
  private func points(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    var last = CGPoint.zero
    path.forEach {
      if case .curve(let end, let a, let b) = $0 {
        for i in 0...8 {
          let t = CGFloat(i) / 8
          let (p, q, r, s) = (
            (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t
          )
          points.append(
            CGPoint(
              x: p * last.x + q * a.x + r * b.x + s * end.x,
              y: p * last.y + q * a.y + r * b.y + s * end.y))
        }
        last = end
      } else if case .move(let point) = $0 {
        last = point
      }
    }
    return points
  }

  @Test(arguments: [
    // From (10, 0) to (0, 10): the centre and the number of quarters of a turn.
    (0, 1, CGPoint(x: 0, y: 0), 1), (1, 0, CGPoint(x: 0, y: 0), 3),
    (0, 0, CGPoint(x: 10, y: 10), 1), (1, 1, CGPoint(x: 10, y: 10), 3),
  ])
  func `draws that of four arcs which its flags say`(
    _ isLarge: Int, _ isClockwise: Int, _ center: CGPoint, _ quarters: Int
  ) throws {
    let path = try path("M10 0A10 10 0 \(isLarge) \(isClockwise) 0 10")
    let points = points(path)
    #expect(points.count == quarters * 9)
    for point in points {
      let distance = hypot(point.x - center.x, point.y - center.y)
      #expect(abs(distance - 10) < 0.005)
    }
    #expect(path.currentPoint == point(0, 10))
  }

  @Test func `turns the ellipses of its arcs`() throws {
    // Half of an ellipse of 20 and 10, whose long axis is turned by 30 degrees around (50, 50).
    let (sine, cosine) = (0.5, 3.0.squareRoot() / 2)
    let start = (50 - 20 * cosine, 50 - 20 * sine)
    let end = (50 + 20 * cosine, 50 + 20 * sine)
    let points = points(try path("M\(start.0) \(start.1)A20 10 30 0 1 \(end.0) \(end.1)"))
    #expect(points.count == 18)
    for point in points {
      let (x, y) = (Double(point.x) - 50, Double(point.y) - 50)
      let (along, across) = ((x * cosine + y * sine) / 20, (y * cosine - x * sine) / 10)
      #expect(abs(along * along + across * across - 1) < 0.002)
      // Clockwise from the left is over the top.
      #expect(across < 0.001)
    }
  }

  @Test func `lets ellipses grow that are too small, and draws lines for those without a size`()
    throws
  {
    let points = points(try path("M0 0A1 1 0 0 1 20 0"))
    for point in points { #expect(abs(hypot(point.x - 10, point.y) - 10) < 0.005) }
    #expect(try elements("M0 0A0 5 0 0 1 20 0") == [.move(to: .zero), .line(to: point(20, 0))])
    #expect(try elements("M3 3A5 5 0 1 1 3 3") == [.move(to: point(3, 3))])
    // Signs of radii do not count.
    #expect(try elements("M0 0A-5 5 0 0 1 5 5") == elements("M0 0A5 5 0 0 1 5 5"))
  }

  // MARK: - Mistakes

  @Test(arguments: [
    ("L1 1", 0, "\"L\"", "path data, which begins with M"),
    ("M0", 2, "the end", "a number"), ("M0 0 L1 1 x", 10, "\"x\"", "a command of path data"),
    ("M0 0L1,,1", 7, "\",\"", "a number"), ("M0 0 L 1 1,", 11, "the end", "a number"),
    ("M0 0A1 1 0 2 0 3 3", 11, "\"2\"", "a flag: 0 or 1"),
    ("M 0 0 é", 6, "\"é\"", "a command of path data"),
    ("M0 0 1.", 6, "\".\"", "a number"),
    ("M0 0L1e9 0", 5, "1e9", "a number from -1000000 to 1000000"),
    ("M0 0Z1 1", 5, "\"1\"", "a command of path data"), ("M0 0L- 1", 5, "\"-\"", "a number"),
  ])
  func `says where it is wrong`(
    _ data: String, _ offset: Int, _ found: String, _ expected: String
  ) {
    #expect(throws: SVGPathError(offset: offset, found: found, expected: expected)) {
      try SVGPathReader.path(of: data)
    }
  }

  @Test(arguments: [
    "M1e-300 0A1e-300 1e-300 0 1 0 2e-300 0", "M0 0A1000000 1e-300 89 1 1 1 1",
    "M1000000 1000000a1 1 1000000 1 0 -1000000 -1000000", "M0 0A.1 1000000 45 1 1 .0000001 0",
  ])
  func `has finite points however odd its arcs are`(_ data: String) throws {
    for point in points(try path(data)) {
      #expect(point.x.isFinite)
      #expect(point.y.isFinite)
    }
  }

  @Test func `is read up to its first mistake, again and again`() throws {
    var reader = SVGPathReader("M1 2 h3 L5 6 7 x")
    #expect(try reader.next() == .move(to: point(1, 2)))
    #expect(try reader.next() == .line(to: point(4, 2)))
    #expect(reader.currentPoint == point(4, 2))
    #expect(try reader.next() == .line(to: point(5, 6)))
    for _ in 0..<2 {
      #expect(throws: SVGPathError(offset: 15, found: "\"x\"", expected: "a number")) {
        try reader.next()
      }
      #expect(reader.rest == "7 x")
      #expect(reader.currentPoint == point(5, 6))
    }
  }

  @Test func `has numbers of any size where no limit is set`() throws {
    var reader = SVGPathReader("M1e300 1e999")
    #expect(try reader.next() == .move(to: point(1e300, .infinity)))
    #expect(try reader.next() == nil)
  }
}
