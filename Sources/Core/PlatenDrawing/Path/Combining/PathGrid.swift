internal import Foundation

/// A point of a fine grid, in its units, 0 to 2²⁷ each way.
///
/// The side of a line on which a point lies is computed in whole numbers, so that no result
/// contradicts another.
struct GridPoint: Hashable, Comparable {
  /// Both coordinates in one number, which is in order by x and then by y.
  private let key: Int

  init(x: Int, y: Int) { key = x << 32 | y }

  var x: Int { key >> 32 }
  var y: Int { key & 0xFFFF_FFFF }

  static func < (left: GridPoint, right: GridPoint) -> Bool { left.key < right.key }

  static func - (left: GridPoint, right: GridPoint) -> GridVector {
    GridVector(dx: left.x - right.x, dy: left.y - right.y)
  }
}

/// From one point of the grid to another.
struct GridVector {
  var dx: Int
  var dy: Int

  func dot(_ other: GridVector) -> Int { dx * other.dx + dy * other.dy }

  /// Positive where the other vector lies clockwise of this one on the picture.
  func cross(_ other: GridVector) -> Int { dx * other.dy - dy * other.dx }
}

/// A grid around paths whose unit is about a hundred-millionth of their size.
///
/// Its unit is a power of two: making paths 2ⁿ times as large changes no answer, and coordinates
/// that are sums of few such powers are points of the grid.
struct PathGrid {
  /// Coordinates beyond are brought to it, where sums would have no place.
  static let limit = CGFloat(sign: .plus, exponent: 1000, significand: 1)
  /// How many units the size has at most.
  private static let size = 1 << 26

  /// The length of a unit in points.
  let unit: CGFloat
  private let origin: CGPoint

  /// The grid around the points of segments; nil where they have no size.
  init?(around segments: [PathSegment]) {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    for segment in segments {
      for point in [segment.start, segment.control1, segment.control2, segment.end] {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
    }
    // Below the smallest unit, all points would be one.
    let size = max(high.x - low.x, high.y - low.y)
    guard size > CGFloat(sign: .plus, exponent: -900, significand: 1) else { return nil }
    let exponent = size.significand == 1 ? size.exponent : size.exponent + 1
    let period = CGFloat(sign: .plus, exponent: exponent, significand: 1)
    origin = CGPoint(
      x: (low.x / period).rounded(.down) * period, y: (low.y / period).rounded(.down) * period)
    unit = period / CGFloat(Self.size)
  }

  /// The nearest point of the grid.
  func snap(_ point: CGPoint) -> GridPoint {
    func snap(_ distance: CGFloat) -> Int {
      // Twice the size has room for every point: it begins within the first size.
      Int(min(max((distance / unit + 0.5).rounded(.down), 0), CGFloat(2 * Self.size)))
    }
    return GridPoint(x: snap(point.x - origin.x), y: snap(point.y - origin.y))
  }

  /// The place of a point of the grid, in points.
  func place(_ point: GridPoint) -> CGPoint {
    CGPoint(x: origin.x + CGFloat(point.x) * unit, y: origin.y + CGFloat(point.y) * unit)
  }

  /// Returns how many lines stand for a segment.
  ///
  /// They are off by at most 1/32,000 of the curve's own size, or a fifth of a millionth of the
  /// grid's, whichever is more.
  func lines(of segment: PathSegment) -> Int {
    if segment.isLine { return 1 }
    let error = tolerance(of: segment)
    // An nth of a cubic curve is off by 6 bends / 8n² in each direction.
    let count = (1.07 * segment.bend / error).squareRoot().rounded(.up)
    return count.isFinite ? Int(min(max(count, 1), 4096)) : 4096
  }

  /// Returns how far the lines that stand for a segment may be off, in points.
  func tolerance(of segment: PathSegment) -> CGFloat {
    segment.isLine ? 0 : max(segment.size / 32_768, unit * CGFloat(Self.size >> 19))
  }
}

extension PathSegment {
  /// The larger side of the box around the controls.
  fileprivate var size: CGFloat {
    let x = [start.x, control1.x, control2.x, end.x]
    let y = [start.y, control1.y, control2.y, end.y]
    func extent(_ values: [CGFloat]) -> CGFloat { (values.max() ?? 0) - (values.min() ?? 0) }
    return max(extent(x), extent(y))
  }
}
