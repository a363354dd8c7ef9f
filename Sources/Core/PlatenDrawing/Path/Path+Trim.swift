public import Foundation

extension Path {
  /// Returns the part of this path between two fractions of its length, 0 to 1.
  ///
  /// Lengths are measured along the curves. If `from` is not less than `to`, the result is empty.
  /// Quadratic curves become cubic ones.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    if from.isNaN || to.isNaN { return Path() }
    let low = from > 0 ? from : 0
    let high = to < 1 ? to : 1
    if low == 0, high == 1 { return self }
    guard low < high else { return Path() }
    return Path(MeasuredPath(self).part(from: low, to: high))
  }
}

/// A path's parts and the lengths of their segments.
struct MeasuredPath {
  private let subpaths: [(part: Subpath, lengths: [CGFloat])]
  /// The length of all parts, in points.
  let length: CGFloat

  init(_ path: Path) { self.init(path.subpaths) }

  init(_ parts: [Subpath]) {
    subpaths = parts.map { ($0, $0.segments.map(\.length)) }
    length = subpaths.reduce(0) { $1.lengths.reduce($0, +) }
  }

  /// The parts between two fractions of the length; closed ones stay closed if they are whole.
  func part(from low: CGFloat, to high: CGFloat) -> [Subpath] {
    var result: [Subpath] = []
    var position: CGFloat = 0
    for (part, lengths) in subpaths {
      let partLength = lengths.reduce(0, +)
      let (first, last) = (low * length - position, high * length - position)
      position += partLength
      if partLength == 0 || first >= partLength || last <= 0 { continue }
      if first <= 0, last >= partLength {
        result.append(part)
      } else if let cut = Self.cut(part, lengths, from: first, to: last) {
        result.append(cut)
      }
    }
    return result
  }

  /// A place between the segments of a part, before which nothing will be cut any more.
  struct Cursor {
    fileprivate var segment = 0
    /// The segment's distance from the start of the part.
    fileprivate var position: CGFloat = 0
  }

  /// The part between two distances from its start; nil if nothing is between.
  static func cut(
    _ part: Subpath, _ lengths: [CGFloat], from first: CGFloat, to last: CGFloat
  ) -> Subpath? {
    var cursor = Cursor()
    return cut(part, lengths, from: first, to: last, after: &cursor)
  }

  /// The part between two distances from its start, the first no smaller than when the cursor was
  /// used before: all the cuts of a part together look at each of its segments about once.
  static func cut(
    _ part: Subpath, _ lengths: [CGFloat], from first: CGFloat, to last: CGFloat,
    after cursor: inout Cursor
  ) -> Subpath? {
    while cursor.segment < lengths.count, first - cursor.position >= lengths[cursor.segment] {
      cursor.position += lengths[cursor.segment]
      cursor.segment += 1
    }
    var segments: [PathSegment] = []
    var position = cursor.position
    for (segment, length) in zip(part.segments, lengths).dropFirst(cursor.segment) {
      let (low, high) = (first - position, last - position)
      position += length
      if length == 0 || low >= length { continue }
      if high <= 0 { break }
      segments.append(
        segment.part(
          from: segment.parameter(at: low, of: length),
          to: segment.parameter(at: high, of: length)))
    }
    return segments.first.map { Subpath(start: $0.start, segments: segments) }
  }
}
