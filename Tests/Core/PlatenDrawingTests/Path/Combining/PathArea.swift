import Foundation
import PlatenBase
import PlatenDrawing

extension Path {
  /// The area that the path's lines go around: clockwise ones count, others are taken off.
  ///
  /// Half of the integral of x dy − y dx, exact for cubic curves by Gauss and Legendre's rule.
  var area: CGFloat {
    var (area, start, last): (CGFloat, CGPoint, CGPoint) = (0, .zero, .zero)
    func add(_ a: CGPoint, _ b: CGPoint, to end: CGPoint) {
      area += Self.area(last, a, b, end)
      last = end
    }
    func addLine(to end: CGPoint) {
      area += (last.x * end.y - last.y * end.x) / 2
      last = end
    }
    forEach { element in
      switch element {
      case .move(let point):
        addLine(to: start)
        (start, last) = (point, point)
      case .line(let end): addLine(to: end)
      case .quadCurve(let end, let control):
        add(Self.mix(last, control, 2 / 3), Self.mix(end, control, 2 / 3), to: end)
      case .curve(let end, let a, let b): add(a, b, to: end)
      case .closeSubpath: addLine(to: start)
      }
    }
    addLine(to: start)
    return area
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
  }

  private static func area(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint, _ q: CGPoint) -> CGFloat {
    let nodes: [(t: CGFloat, weight: CGFloat)] = [
      (0.5 - 0.15.squareRoot(), 5 / 18), (0.5, 8 / 18), (0.5 + 0.15.squareRoot(), 5 / 18),
    ]
    return nodes.reduce(0) { sum, node in
      let (t, u) = (node.t, 1 - node.t)
      func value(_ p: CGFloat, _ a: CGFloat, _ b: CGFloat, _ q: CGFloat) -> CGFloat {
        u * u * u * p + 3 * u * u * t * a + 3 * u * t * t * b + t * t * t * q
      }
      func slope(_ p: CGFloat, _ a: CGFloat, _ b: CGFloat, _ q: CGFloat) -> CGFloat {
        3 * u * u * (a - p) + 6 * u * t * (b - a) + 3 * t * t * (q - b)
      }
      let (x, y) = (value(p.x, a.x, b.x, q.x), value(p.y, a.y, b.y, q.y))
      let (dx, dy) = (slope(p.x, a.x, b.x, q.x), slope(p.y, a.y, b.y, q.y))
      return sum + node.weight * (x * dy - y * dx) / 2
    }
  }

  /// How many parts the path has.
  var partCount: Int { count { if case .move = $0 { true } else { false } } }

  /// How many curves it has.
  var curveCount: Int { count { if case .curve = $0 { true } else { false } } }

  private func count(_ isCounted: (Element) -> Bool) -> Int {
    var count = 0
    forEach { if isCounted($0) { count += 1 } }
    return count
  }

  /// A closed part through points.
  init(through points: [CGPoint]) {
    self.init()
    addLines(points)
    closeSubpath()
  }

  init(circle x: CGFloat, _ y: CGFloat, radius: CGFloat) {
    self.init(
      ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }
}
