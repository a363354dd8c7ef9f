public import Foundation

extension Path {
  /// The smallest rectangle around everything that the path draws, in points; null for an empty
  /// path.
  public var boundingRect: CGRect {
    switch primitive {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): return rect
    case .cramped, nil: break
    }
    var box = Box()
    var start = CGPoint.zero
    var point = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to):
        box.include(to)
        (start, point) = (to, to)
      case .line(let to):
        box.include(to)
        point = to
      case .quadCurve(let to, let control):
        box.include(
          PathSegment(
            from: point, point.mixed(with: control, by: 2 / 3), to.mixed(with: control, by: 2 / 3),
            to: to))
        point = to
      case .curve(let to, let a, let b):
        box.include(PathSegment(from: point, a, b, to: to))
        point = to
      case .closeSubpath: point = start
      }
    }
    return box.rect
  }

  /// Returns whether a point is inside, by the even-odd rule or by the winding rule.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    guard p.isFinite else { return false }
    var crossings = Crossings(of: p)
    for part in subpaths {
      var last = part.start
      for segment in part.segments {
        crossings.add(segment)
        last = segment.end
      }
      crossings.add(PathSegment(from: last, to: part.start))
    }
    return eoFill ? crossings.count % 2 != 0 : crossings.winding != 0
  }
}

/// A rectangle that grows.
private struct Box {
  var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

  mutating func include(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  mutating func include(_ segment: PathSegment) {
    include(segment.end)
    // Most curves bend inside of their ends.
    let isInside = contains(segment.control1) && contains(segment.control2)
    if !isInside { for t in segment.turns { include(segment.point(at: t)) } }
  }

  private func contains(_ point: CGPoint) -> Bool {
    low.x <= point.x && point.x <= high.x && low.y <= point.y && point.y <= high.y
  }

  var rect: CGRect {
    low.x <= high.x
      ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .null
  }
}

/// Counts the crossings of a path with the ray from a point to the right.
private struct Crossings {
  private let point: CGPoint
  private(set) var count = 0
  /// Downward crossings less upward ones.
  private(set) var winding = 0

  init(of point: CGPoint) { self.point = point }

  mutating func add(_ segment: PathSegment) {
    // Between turns, y goes one way and meets the line once at most.
    let bounds = [0] + segment.turns.sorted() + [1]
    for (low, high) in zip(bounds, bounds.dropFirst()) {
      let (a, b) = (segment.point(at: low), segment.point(at: high))
      guard (a.y <= point.y) != (b.y <= point.y) else { continue }
      if x(on: segment, from: low, to: high) > point.x {
        count += 1
        winding += a.y < b.y ? 1 : -1
      }
    }
  }

  /// Returns where a piece that goes one way is as high as the point.
  private func x(on segment: PathSegment, from low: CGFloat, to high: CGFloat) -> CGFloat {
    if segment.isLine {
      let (a, b) = (segment.start, segment.end)
      return a.x + (b.x - a.x) * ((point.y - a.y) / (b.y - a.y))
    }
    var (low, high) = (low, high)
    let goesDown = segment.point(at: low).y < segment.point(at: high).y
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (segment.point(at: middle).y <= point.y) == goesDown {
        low = middle
      } else {
        high = middle
      }
    }
    return segment.point(at: (low + high) / 2).x
  }
}
