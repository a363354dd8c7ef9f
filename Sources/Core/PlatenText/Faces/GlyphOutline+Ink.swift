package import Foundation

extension GlyphOutline {
  /// Into how many straight steps a curve is taken apart: enough for a hundredth of the em.
  private static let steps = 8

  /// Where the outline has ink between two heights in font units, from left to right: that of its edges,
  /// and what they enclose half way between the heights.
  package func ink(in band: ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>] {
    let middle = (band.lowerBound + band.upperBound) / 2
    var ranges: [ClosedRange<CGFloat>] = []
    var crossings: [CGFloat] = []
    forEachEdge { start, end in
      if let range = Self.extent(from: start, to: end, in: band) { ranges.append(range) }
      if (start.y <= middle) != (end.y <= middle) {
        crossings.append(start.x + (middle - start.y) / (end.y - start.y) * (end.x - start.x))
      }
    }
    crossings.sort()
    for i in stride(from: 0, to: crossings.count - 1, by: 2) {
      ranges.append(crossings[i]...crossings[i + 1])
    }
    return ranges
  }

  /// How far an edge reaches across where it is between two heights.
  private static func extent(
    from start: CGPoint, to end: CGPoint, in band: ClosedRange<CGFloat>
  ) -> ClosedRange<CGFloat>? {
    let (low, high) = start.y < end.y ? (start, end) : (end, start)
    guard low.y <= band.upperBound, high.y >= band.lowerBound else { return nil }
    func x(at y: CGFloat) -> CGFloat {
      high.y == low.y ? low.x : low.x + (y - low.y) / (high.y - low.y) * (high.x - low.x)
    }
    let first = low.y < band.lowerBound ? x(at: band.lowerBound) : low.x
    let last = high.y > band.upperBound ? x(at: band.upperBound) : high.x
    return min(first, last)...max(first, last)
  }

  /// Calls `body` with the ends of each edge, curves taken apart into straight ones.
  private func forEachEdge(_ body: (CGPoint, CGPoint) -> Void) {
    var (first, pen) = (CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      body(pen, point)
      pen = point
    }
    for element in elements {
      switch element {
      case .move(let point): (first, pen) = (point, point)
      case .line(let point): add(point)
      case .quadCurve(let end, let control):
        let start = pen
        for step in 1...Self.steps {
          let t = CGFloat(step) / CGFloat(Self.steps)
          add(.blend(.blend(start, control, t), .blend(control, end, t), t))
        }
      case .curve(let end, let control1, let control2):
        let start = pen
        for step in 1...Self.steps {
          let t = CGFloat(step) / CGFloat(Self.steps)
          let middle = CGPoint.blend(control1, control2, t)
          add(
            .blend(
              .blend(.blend(start, control1, t), middle, t),
              .blend(middle, .blend(control2, end, t), t), t))
        }
      case .close: add(first)
      }
    }
  }
}

extension CGPoint {
  fileprivate static func blend(_ start: CGPoint, _ end: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
  }
}
