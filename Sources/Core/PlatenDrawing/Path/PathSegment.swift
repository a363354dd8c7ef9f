package import Foundation
internal import PlatenBase

/// A line or a cubic curve from a point to another.
struct PathSegment {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  let isLine: Bool

  init(from start: CGPoint, to end: CGPoint) {
    self.start = start
    control1 = start.mixed(with: end, by: 1 / 3)
    control2 = start.mixed(with: end, by: 2 / 3)
    self.end = end
    isLine = true
  }

  init(from start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    isLine = false
  }

  /// The step that draws the segment.
  var element: Path.Element {
    isLine ? .line(to: end) : .curve(to: end, control1: control1, control2: control2)
  }

  var reversed: PathSegment {
    isLine
      ? PathSegment(from: end, to: start)
      : PathSegment(from: end, control2, control1, to: start)
  }

  /// The point at a parameter from 0 to 1.
  func point(at t: CGFloat) -> CGPoint {
    if isLine { return start.mixed(with: end, by: t) }
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// Returns how fast the point moves at a parameter.
  func velocity(at t: CGFloat) -> CGVector {
    if isLine { return end - start }
    let u = 1 - t
    return (control1 - start) * (3 * u * u) + (control2 - control1) * (6 * u * t)
      + (end - control2) * (3 * t * t)
  }

  /// The part between two parameters.
  func part(from low: CGFloat, to high: CGFloat) -> PathSegment {
    if low <= 0, high >= 1 { return self }
    if isLine { return PathSegment(from: point(at: low), to: point(at: high)) }
    let (a, b) = (point(at: low), point(at: high))
    let third = (high - low) / 3
    return PathSegment(
      from: a, a + velocity(at: low) * third, b + velocity(at: high) * -third, to: b)
  }

  /// The direction in which it begins; nil for a point.
  var startDirection: CGVector? {
    if isLine { return (end - start).unit }
    return (control1 - start).unit ?? (control2 - start).unit ?? (end - start).unit
  }

  /// The direction in which it ends; nil for a point.
  var endDirection: CGVector? { reversed.startDirection.map { -$0 } }
}

// MARK: - Length

extension PathSegment {
  /// The length in points.
  var length: CGFloat { isLine ? (end - start).length : length(from: 0, to: 1) }

  /// The length between two parameters, to a millionth or so.
  private func length(from low: CGFloat, to high: CGFloat, depth: Int = 0) -> CGFloat {
    let whole = gauss(from: low, to: high)
    let middle = (low + high) / 2
    let halves = gauss(from: low, to: middle) + gauss(from: middle, to: high)
    if depth == 8 || abs(whole - halves) <= 1e-7 * halves { return halves }
    return length(from: low, to: middle, depth: depth + 1)
      + length(from: middle, to: high, depth: depth + 1)
  }

  /// Gauss and Legendre's rule with five points.
  private func gauss(from low: CGFloat, to high: CGFloat) -> CGFloat {
    let (middle, half) = ((low + high) / 2, (high - low) / 2)
    func speed(_ x: CGFloat) -> CGFloat {
      velocity(at: middle - half * x).length + velocity(at: middle + half * x).length
    }
    return half
      * (0.568_888_888_888_888_9 * velocity(at: middle).length
        + 0.478_628_670_499_366_5 * speed(0.538_469_310_105_683_1)
        + 0.236_926_885_056_189_1 * speed(0.906_179_845_938_664))
  }

  /// The parameter at a distance along the segment, whose whole length is known.
  func parameter(at distance: CGFloat, of length: CGFloat) -> CGFloat {
    if distance <= 0 { return 0 }
    if distance >= length { return 1 }
    if isLine { return distance / length }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    var t = distance / length
    for _ in 0..<40 {
      let error = self.length(from: 0, to: t) - distance
      if abs(error) <= 1e-7 * length { break }
      if error > 0 { high = t } else { low = t }
      let speed = velocity(at: t).length
      let next = speed > 0 ? t - error / speed : low
      // Newton's step, or half the interval where it would leave it.
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}

// MARK: - Bounds

extension PathSegment {
  /// The parameters inside at which x or y turns round.
  var turns: [CGFloat] {
    if isLine { return [] }
    return Self.turns(start.x, control1.x, control2.x, end.x)
      + Self.turns(start.y, control1.y, control2.y, end.y)
  }

  private static func turns(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat
  ) -> [CGFloat] {
    // The derivative over 3: q2 t² + q1 t + q0.
    let (q0, q1, q2) = (b - a, 2 * (a - 2 * b + c), d - 3 * c + 3 * b - a)
    let under = q1 * q1 - 4 * q2 * q0
    guard under >= 0 else { return [] }
    // The form of the solution that loses no digits where the square's share is small.
    let sum = -(q1 + (q1 < 0 ? -under.squareRoot() : under.squareRoot())) / 2
    let roots = [sum / q2, q0 / sum]
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

// MARK: - Parts of a path

/// One of a path's parts: segments, each from where the one before ends.
struct Subpath {
  var start: CGPoint
  var segments: [PathSegment] = []
  /// Whether it was closed; the line back is among the segments unless it would be a point.
  var isClosed = false
}

extension Path {
  /// The path's parts, quadratic curves as cubic ones.
  var subpaths: [Subpath] {
    var parts: [Subpath] = []
    var current: Subpath?
    var point = CGPoint.zero
    func finish() {
      if let current { parts.append(current) }
      current = nil
    }
    func add(_ segment: PathSegment) {
      if current == nil { current = Subpath(start: point) }
      current?.segments.append(segment)
      point = segment.end
    }
    for element in elements {
      switch element {
      case .move(let to):
        finish()
        point = to
        current = Subpath(start: to)
      case .line(let to): add(PathSegment(from: point, to: to))
      case .quadCurve(let to, let control):
        add(
          PathSegment(
            from: point, point.mixed(with: control, by: 2 / 3),
            to.mixed(with: control, by: 2 / 3), to: to))
      case .curve(let to, let a, let b): add(PathSegment(from: point, a, b, to: to))
      case .closeSubpath:
        guard let start = current?.start else { continue }
        if start != point { add(PathSegment(from: point, to: start)) }
        current?.isClosed = true
        finish()
      }
    }
    finish()
    return parts
  }

  /// A path of parts; where a closed part's last segment is the straight line back, closing draws
  /// it.
  init(_ subpaths: [Subpath]) {
    self.init()
    for part in subpaths {
      move(to: part.start)
      let drawn = part.isClosed && part.segments.last?.isLine == true
      for segment in drawn ? part.segments.dropLast() : part.segments[...] {
        append(segment.element)
      }
      if part.isClosed { closeSubpath() }
    }
  }
}

// MARK: - Lines

extension PathSegment {
  /// How far a curve bends away from straight lines, which falls with the square of their count.
  var bend: CGFloat {
    max(
      abs(start.x - 2 * control1.x + control2.x), abs(start.y - 2 * control1.y + control2.y),
      abs(control1.x - 2 * control2.x + end.x), abs(control1.y - 2 * control2.y + end.y))
  }
}

extension Path {
  /// Calls `body` with the ends of straight lines that stand for the path, with each part closed.
  ///
  /// - Parameter steps: How many lines stand for a curve, by how far it bends away from one.
  package func forEachLine(
    steps: (_ bend: CGFloat) -> Int, _ body: (_ start: CGPoint, _ end: CGPoint) -> Void
  ) {
    for part in subpaths {
      var last = part.start
      func line(to point: CGPoint) {
        body(last, point)
        last = point
      }
      for segment in part.segments {
        let count = segment.isLine ? 1 : steps(segment.bend)
        for step in 1..<max(count, 1) {
          line(to: segment.point(at: CGFloat(step) / CGFloat(count)))
        }
        line(to: segment.end)
      }
      if last != part.start { line(to: part.start) }
    }
  }
}
