internal import Foundation

/// Finds the contours between what a picture shows and what it does not, with marching squares:
/// Lorensen and Cline, "Marching cubes", 1987, in two dimensions.
///
/// levels → where contours cross the lines between the middles of squares → closed contours →
/// fewer points
///
/// What is inside lies to the right of a contour's direction, so that holes go around the other
/// way. Points are in squares from the picture's corner.
struct ContourTracer {
  private let levels: ImageLevels
  /// The middles of squares at a row, with one more at each side.
  private let width: Int
  private let height: Int

  init(_ levels: ImageLevels) {
    self.levels = levels
    (width, height) = (levels.columns + 2, levels.rows + 2)
  }

  /// How far a contour may be moved to have fewer points, in squares.
  private static let tolerance: CGFloat = 0.2
  /// A contour around less, in squares, is a speck that no word has room in.
  private static let leastArea: CGFloat = 3

  /// The contours, from the top left on.
  func contours() -> [[CGPoint]] {
    var next = followers()
    var contours: [[CGPoint]] = []
    for start in next.indices where next[start] >= 0 {
      var contour: [CGPoint] = []
      var crossing = start
      while next[crossing] >= 0 {
        contour.append(point(crossing))
        (crossing, next[crossing]) = (Int(next[crossing]), -1)
      }
      guard abs(Self.area(of: contour)) >= Self.leastArea else { continue }
      contours.append(Self.simplified(contour))
    }
    return contours
  }

  /// Returns what contours enclose, in squares; below 0 for those that go around the other way.
  private static func area(of contour: [CGPoint]) -> CGFloat {
    let next = contour.dropFirst() + contour.prefix(1)
    return zip(contour, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
  }

  // MARK: - Crossings

  // Crossings are numbered by the middle at their left or upper end: twice its place for those to
  // the right of it, and one more for those below it.

  private func value(_ x: Int, _ y: Int) -> CGFloat { levels[y - 1, x - 1] }

  /// For each crossing the one that a contour goes to from it; -1 where there is no contour.
  private func followers() -> [Int32] {
    var next = [Int32](repeating: -1, count: 2 * width * height)
    for y in 0..<height - 1 {
      for x in 0..<width - 1 { link(x, y, &next) }
    }
    return next
  }

  /// Links the crossings at the sides of the square between four middles.
  private func link(_ x: Int, _ y: Int, _ next: inout [Int32]) {
    let values = [value(x, y), value(x + 1, y), value(x + 1, y + 1), value(x, y + 1)]
    let isInside = values.map { $0 > ImageLevels.threshold }
    guard isInside.contains(true), isInside.contains(false) else { return }
    let corner = 2 * (y * width + x)
    // Clockwise from the top: top, right, bottom, left.
    let sides = [corner, corner + 3, corner + 2 * width, corner + 1]
    let exits = (0..<4).filter { isInside[$0] && !isInside[($0 + 1) % 4] }
    let entries = (0..<4).filter { !isInside[$0] && isInside[($0 + 1) % 4] }
    // Where opposite corners are inside, the middle of the four says whether they are one.
    let isOne = values.reduce(0, +) / 4 > ImageLevels.threshold
    for exit in exits {
      let order = (1..<4).map { (exit + (isOne ? $0 : 4 - $0)) % 4 }
      guard let entry = order.first(where: entries.contains) else { continue }
      next[sides[exit]] = Int32(sides[entry])
    }
  }

  /// Returns where a contour crosses between two middles, as the levels change evenly from one to
  /// the other.
  private func point(_ crossing: Int) -> CGPoint {
    let (x, y) = (crossing / 2 % width, crossing / 2 / width)
    let isBelow = crossing % 2 == 1
    let first = value(x, y)
    let second = isBelow ? value(x, y + 1) : value(x + 1, y)
    let part = (ImageLevels.threshold - first) / (second - first)
    return CGPoint(
      x: CGFloat(x) - 0.5 + (isBelow ? 0 : part), y: CGFloat(y) - 0.5 + (isBelow ? part : 0))
  }
}

// MARK: - Fewer points

extension ContourTracer {
  /// A closed contour without the points that lie near the line between others: Douglas and
  /// Peucker, "Algorithms for the reduction of the number of points", 1973.
  private static func simplified(_ contour: [CGPoint]) -> [CGPoint] {
    guard let first = contour.first,
      let far = contour.indices.max(by: {
        $0.distance(first, contour) < $1.distance(first, contour)
      })
    else { return contour }
    let closed = contour + [first]
    var isKept = [Bool](repeating: false, count: closed.count)
    (isKept[0], isKept[far]) = (true, true)
    var ranges = [0...far, far...contour.count]
    while let range = ranges.popLast() {
      guard let (index, distance) = furthest(in: range, of: closed), distance > tolerance else {
        continue
      }
      isKept[index] = true
      ranges += [range.lowerBound...index, index...range.upperBound]
    }
    return contour.indices.filter { isKept[$0] }.map { contour[$0] }
  }

  /// The point of a range that is the furthest from the line between its ends.
  private static func furthest(
    in range: ClosedRange<Int>, of points: [CGPoint]
  ) -> (index: Int, distance: CGFloat)? {
    let (start, end) = (points[range.lowerBound], points[range.upperBound])
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard range.count > 2 else { return nil }
    var best = (index: range.lowerBound, distance: CGFloat(0))
    for index in range.dropFirst().dropLast() {
      let (x, y) = (points[index].x - start.x, points[index].y - start.y)
      let distance = length > 0 ? abs(x * dy - y * dx) / length : (x * x + y * y).squareRoot()
      if distance > best.distance { best = (index, distance) }
    }
    return best
  }
}

extension Int {
  /// The square of the distance of the point with this index from another.
  fileprivate func distance(_ point: CGPoint, _ points: [CGPoint]) -> CGFloat {
    let (x, y) = (points[self].x - point.x, points[self].y - point.y)
    return x * x + y * y
  }
}
