/// A straight line between points of the grid.
struct GridLine {
  let start: GridPoint
  let end: GridPoint

  var vector: GridVector { end - start }

  /// The point of the grid nearest to where two lines cross inside both; nil if they do not.
  func crossing(with other: GridLine) -> GridPoint? {
    let (mine, theirs) = (vector, other.vector)
    let (a, b) = (mine.cross(other.start - start), mine.cross(other.end - start))
    guard a.signum() * b.signum() < 0 else { return nil }
    let (c, d) = (theirs.cross(start - other.start), theirs.cross(end - other.start))
    guard c.signum() * d.signum() < 0 else { return nil }
    // This line's start is c, its end d away on the other side: they meet at c / (c - d).
    return GridPoint(
      x: start.x + Self.rounded(mine.dx, by: c, over: c - d),
      y: start.y + Self.rounded(mine.dy, by: c, over: c - d))
  }

  /// A product of two numbers over a third, rounded to the nearest one, halves up.
  private static func rounded(_ length: Int, by share: Int, over whole: Int) -> Int {
    let sign = Int128(whole.signum())
    let (over, under) = (Int128(length) * Int128(share) * sign, Int128(whole) * sign)
    let (quotient, rest) = (2 * over + under).quotientAndRemainder(dividingBy: 2 * under)
    return Int(rest < 0 ? quotient - 1 : quotient)
  }

  /// Returns whether the line passes through the points that are nearer to one of the grid than to
  /// others, halves up.
  func passes(through point: GridPoint) -> Bool {
    if point == start || point == end { return true }
    let vector = vector
    let distance = abs(vector.cross(point - start))
    if 2 * distance > abs(vector.dx) + abs(vector.dy) { return false }
    // The part of the line within the square's columns and rows, by how far along the line it is.
    var part = Part()
    part.cut(from: 2 * (point.x - start.x), by: 2 * vector.dx)
    part.cut(from: 2 * (point.y - start.y), by: 2 * vector.dy)
    return !part.isEmpty
  }
}

/// A part of a line, between shares of it.
private struct Part {
  /// A share as a fraction, and whether the point there belongs to the part.
  struct Bound {
    let over: Int
    let under: Int
    let isIncluded: Bool

    func isBelow(_ other: Bound) -> Bool { over * other.under < other.over * under }
    func isEqual(_ other: Bound) -> Bool { over * other.under == other.over * under }
  }

  private var low = Bound(over: 0, under: 1, isIncluded: true)
  private var high = Bound(over: 1, under: 1, isIncluded: true)
  private var isOutside = false

  var isEmpty: Bool {
    isOutside || high.isBelow(low) || (low.isEqual(high) && !(low.isIncluded && high.isIncluded))
  }

  /// Cuts off what is not within half a unit of a place, in a direction; all numbers are in halves
  /// of a unit.
  mutating func cut(from place: Int, by length: Int) {
    if length > 0 {
      raise(to: Bound(over: place - 1, under: length, isIncluded: true))
      lower(to: Bound(over: place + 1, under: length, isIncluded: false))
    } else if length < 0 {
      raise(to: Bound(over: -place - 1, under: -length, isIncluded: false))
      lower(to: Bound(over: -place + 1, under: -length, isIncluded: true))
    } else if place != 0 {
      // A line parallel to the grid stays in its row or column.
      isOutside = true
    }
  }

  private mutating func raise(to bound: Bound) {
    if low.isBelow(bound) || (low.isEqual(bound) && !bound.isIncluded) { low = bound }
  }

  private mutating func lower(to bound: Bound) {
    if bound.isBelow(high) || (high.isEqual(bound) && !bound.isIncluded) { high = bound }
  }
}
