package import Foundation
package import PlatenBase
internal import PlatenDrawing

/// The ink of a text: the smallest box around its glyphs, turned and scaled as they are.
///
/// Lengths and places are points in the picture's coordinates, y down.
package struct TextInk: Hashable, Sendable {
  /// The box's corners, one after the other around it.
  package let corners: [CGPoint]
  /// The upright box around what is seen of it: without what a clip hides.
  package private(set) var bounds: CGRect
  /// The font size as drawn.
  package let fontSize: CGFloat

  /// The ink of a text in a view that may be turned, scaled or clipped.
  ///
  /// - Parameters:
  ///   - box: The box around the glyphs, in the view's own coordinates.
  ///   - fontSize: The size of the type in points of the view.
  ///   - transform: From the view's coordinates to the picture's.
  ///   - clip: The part of the picture in which the view is seen; nil for all.
  /// - Returns: Nil if nothing of the box can be seen.
  package init?(
    _ box: CGRect, fontSize: CGFloat, transform: CGAffineTransform = .identity,
    clip: CGRect? = nil
  ) {
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
    ].map { $0.applying(transform) }
    guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    var (left, top) = (corners[0].x, corners[0].y)
    var (right, bottom) = (left, top)
    for corner in corners.dropFirst() {
      (left, right) = (min(left, corner.x), max(right, corner.x))
      (top, bottom) = (min(top, corner.y), max(bottom, corner.y))
    }
    let upright = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    let seen = clip.map { upright.overlap(with: $0) } ?? upright
    guard !seen.isNull, seen.width > 0, seen.height > 0 else { return nil }
    self.corners = corners
    bounds = seen
    let area = abs(transform.a * transform.d - transform.b * transform.c)
    self.fontSize = fontSize * area.squareRoot()
  }

  /// This ink with a box around it that is known to hold all of it.
  package func within(_ box: CGRect) -> TextInk {
    let common = bounds.overlap(with: box)
    var ink = self
    if !common.isNull { ink.bounds = common }
    return ink
  }
}

// MARK: - Overlaps

/// Two of a report's texts, by their places in it.
package struct TextOverlap: Hashable, Sendable {
  /// The text that is drawn first.
  package let first: Int
  /// The text that is drawn over it.
  package let second: Int
}

extension TextInk {
  /// How far two boxes have to reach into each other so that they overlap, in points.
  private static let leastDepth: CGFloat = 0.5

  /// Returns whether this box and another have an area in common, as they are turned.
  ///
  /// Two convex shapes are apart if a line parallel to a side of one of them has each on a side of
  /// its own (the separating axis theorem).
  package func overlaps(_ other: TextInk) -> Bool {
    let common = bounds.overlap(with: other.bounds)
    guard !common.isNull, common.width > Self.leastDepth, common.height > Self.leastDepth else {
      return false
    }
    return (axes + other.axes).allSatisfy { axis in
      let (own, others) = (extent(along: axis), other.extent(along: axis))
      return min(own.upperBound, others.upperBound) - max(own.lowerBound, others.lowerBound)
        > Self.leastDepth
    }
  }

  /// The directions of the sides, each one point long.
  private var axes: [CGPoint] {
    [(0, 1), (1, 2)].compactMap { start, end in
      let side = CGPoint(
        x: corners[end].x - corners[start].x, y: corners[end].y - corners[start].y)
      let length = (side.x * side.x + side.y * side.y).squareRoot()
      return length > 0 ? CGPoint(x: -side.y / length, y: side.x / length) : nil
    }
  }

  private func extent(along axis: CGPoint) -> ClosedRange<CGFloat> {
    let places = corners.map { $0.x * axis.x + $0.y * axis.y }
    return (places.min() ?? 0)...(places.max() ?? 0)
  }

  /// The pairs of inks that overlap, by their places, in the order of their first ones.
  ///
  /// - Parameters:
  ///   - most: How many pairs are looked at, and a hundredth of it how many may overlap: texts that
  ///     are all in one place would take forever.
  ///   - counts: Whether two that overlap are to be told of.
  package static func overlaps(
    of inks: [(place: Int, ink: TextInk)], most: Int = 200_000, where counts: (Int, Int) -> Bool
  ) -> [TextOverlap] {
    let sorted = inks.sorted {
      ($0.ink.bounds.minY, $0.place) < ($1.ink.bounds.minY, $1.place)
    }
    var (pairs, looks, overlaps): ([TextOverlap], Int, Int) = ([], 0, 0)
    // The inks that reach down to the top of the next one.
    var open: [(place: Int, ink: TextInk)] = []
    for next in sorted {
      open.removeAll { $0.ink.bounds.maxY <= next.ink.bounds.minY }
      looks += open.count
      guard looks <= most, overlaps <= most / 100 else { break }
      for other in open where other.ink.overlaps(next.ink) {
        overlaps += 1
        let (first, second) = (min(other.place, next.place), max(other.place, next.place))
        if counts(first, second) { pairs.append(TextOverlap(first: first, second: second)) }
      }
      open.append(next)
    }
    return pairs.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }
}
