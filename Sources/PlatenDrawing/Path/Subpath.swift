internal import Foundation
internal import PlatenBase

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

  /// A path of parts; where a closed part's last segment is the straight line back, closing draws it.
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
