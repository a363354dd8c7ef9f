internal import Foundation
internal import PlatenBase

/// A part of a line or curve between two vertices, put together of pieces.
struct PathRun {
  /// A place on a source at which a run ends.
  struct End {
    let vertex: Int
    let source: Int
    var parameter: CGFloat
    /// The place; nil where it is still to be found.
    var point: CGPoint?
  }

  var start: End
  var end: End

  /// The run of a piece, in its direction or against it.
  init(_ piece: PathArrangement.Piece, isReversed: Bool = false) {
    let from = End(vertex: piece.from, source: piece.source, parameter: piece.start)
    let to = End(vertex: piece.to, source: piece.source, parameter: piece.end)
    (start, end) = isReversed ? (to, from) : (from, to)
  }

  private var isForward: Bool { start.parameter < end.parameter }

  /// Returns whether another run goes on where this one ends, on the same source and in its
  /// direction.
  func continues(in next: PathRun) -> Bool {
    end.vertex == next.start.vertex && end.source == next.start.source
      && end.parameter == next.start.parameter && isForward == next.isForward
  }
}

/// Puts pieces together to parts of a path, and finds where exactly these begin and end.
struct RunJoiner {
  private let arrangement: PathArrangement
  /// The points of paths that lie on a vertex: of several, the first by x and y.
  private var ends: [CGPoint?]

  init(_ arrangement: PathArrangement) {
    self.arrangement = arrangement
    ends = Array(repeating: nil, count: arrangement.vertices.count)
    for piece in arrangement.pieces {
      let source = arrangement.sources[piece.source]
      if piece.start == 0 { note(source.start, at: piece.from) }
      if piece.end == 1 { note(source.end, at: piece.to) }
    }
  }

  private mutating func note(_ point: CGPoint, at vertex: Int) {
    guard let other = ends[vertex] else {
      ends[vertex] = point
      return
    }
    if (point.x, point.y) < (other.x, other.y) { ends[vertex] = point }
  }

  /// A part of a path that is drawn through pieces.
  ///
  /// - Parameters:
  ///   - pieces: Runs of a piece each, everyone from where the one before ends.
  ///   - isArea: Whether the part is a line around an area: then lines that go on in the same
  ///     direction become one, whichever path they are from.
  func subpath(through pieces: [PathRun], isClosed: Bool, isArea: Bool) -> Subpath? {
    var runs = joined(pieces, isClosed: isClosed) { $0.continues(in: $1) }
    if isArea { runs = joined(runs, isClosed: isClosed) { isStraight($0, $1) } }
    place(&runs, isClosed: isClosed)
    let segments = runs.map { segment(of: $0) }
    return segments.first.map {
      Subpath(start: $0.start, segments: segments, isClosed: isClosed)
    }
  }

  /// Runs of which those that go on in the next are one with it.
  private func joined(
    _ runs: [PathRun], isClosed: Bool, _ continues: (PathRun, PathRun) -> Bool
  ) -> [PathRun] {
    var joined: [PathRun] = []
    for run in runs {
      if let last = joined.last, continues(last, run) {
        joined[joined.count - 1].end = run.end
      } else {
        joined.append(run)
      }
    }
    if isClosed, joined.count > 1, let last = joined.last, continues(last, joined[0]) {
      joined[0].start = last.start
      joined.removeLast()
    }
    return joined
  }

  /// Returns whether two lines are one.
  private func isStraight(_ run: PathRun, _ next: PathRun) -> Bool {
    guard isLine(run), isLine(next) else { return false }
    let (a, b) = (vector(of: run), vector(of: next))
    return a.cross(b) == 0 && a.dot(b) > 0
  }

  private func isLine(_ run: PathRun) -> Bool {
    source(run.start).isLine && source(run.end).isLine
  }

  private func vector(of run: PathRun) -> GridVector {
    arrangement.vertices[run.end.vertex] - arrangement.vertices[run.start.vertex]
  }

  private func source(_ end: PathRun.End) -> PathSegment { arrangement.sources[end.source] }

  // MARK: - Places

  /// Finds the points at which runs meet.
  private func place(_ runs: inout [PathRun], isClosed: Bool) {
    guard !runs.isEmpty else { return }
    for i in runs.indices {
      let next = i + 1 < runs.count ? i + 1 : 0
      if next > 0 || isClosed {
        let point = meet(&runs[i].end, with: runs[next].start)
        runs[next].start.parameter = point.parameter
        (runs[i].end.point, runs[next].start.point) = (point.point, point.point)
      }
    }
    if !isClosed {
      runs[0].start.point = place(of: runs[0].start)
      runs[runs.count - 1].end.point = place(of: runs[runs.count - 1].end)
    }
  }

  /// Returns where a run ends alone, or next to the same source.
  private func place(of end: PathRun.End) -> CGPoint {
    if let point = ends[end.vertex] { return point }
    return source(end).point(at: end.parameter)
  }

  /// Returns where two sources meet near a vertex, and the parameter there on the second one.
  private func meet(
    _ end: inout PathRun.End, with next: PathRun.End
  ) -> (point: CGPoint, parameter: CGFloat) {
    if let point = ends[end.vertex] { return (point, next.parameter) }
    let place = arrangement.place(end.vertex)
    guard end.source != next.source else { return (place, next.parameter) }
    let grid = arrangement.grid
    let reach =
      2 * (grid.tolerance(of: source(end)) + grid.tolerance(of: source(next)) + 2 * grid.unit)
    let crossing = SegmentCrossing(
      of: source(end), at: end.parameter, with: source(next), at: next.parameter)
    guard let crossing, (crossing.point - place).length <= reach else {
      return (place, next.parameter)
    }
    end.parameter = crossing.first
    // If the crossing is a point of the grid, except for rounding, the point of the grid is used.
    let isOnGrid = (crossing.point - place).length <= 1e-6 * grid.unit
    return (isOnGrid ? place : crossing.point, crossing.second)
  }

  /// The line or curve of a run, between its points.
  private func segment(of run: PathRun) -> PathSegment {
    let start = run.start.point ?? arrangement.place(run.start.vertex)
    let end = run.end.point ?? arrangement.place(run.end.vertex)
    if isLine(run) { return PathSegment(from: start, to: end) }
    let source = source(run.start)
    let (low, high) = (run.start.parameter, run.end.parameter)
    let part =
      low < high
      ? source.part(from: low, to: high) : source.reversed.part(from: 1 - low, to: 1 - high)
    return PathSegment(
      from: start, part.control1 + (start - part.start), part.control2 + (end - part.end), to: end)
  }
}

// MARK: - Crossings

/// The crossing of two lines or curves, found from places near it.
private struct SegmentCrossing {
  /// The parameters there.
  private(set) var first: CGFloat
  private(set) var second: CGFloat
  private(set) var point: CGPoint

  /// Newton's method; nil where it leads nowhere, as for curves that touch.
  init?(
    of a: PathSegment, at first: CGFloat, with b: PathSegment, at second: CGFloat
  ) {
    (self.first, self.second, point) = (first, second, .zero)
    for _ in 0..<8 {
      let (p, q) = (a.point(at: self.first), b.point(at: self.second))
      let (v, w) = (a.velocity(at: self.first), b.velocity(at: self.second))
      let (gap, cross) = (q - p, v.cross(w))
      guard abs(cross) > 1e-9 * v.length * w.length else { return nil }
      self.first = min(max(self.first + gap.cross(w) / cross, 0), 1)
      self.second = min(max(self.second + gap.cross(v) / cross, 0), 1)
    }
    let (p, q) = (a.point(at: self.first), b.point(at: self.second))
    // What is left is rounding: the middle is on both.
    guard (q - p).length <= 1e-9 * (a.end - a.start).length + 1e-9 * (b.end - b.start).length
    else { return nil }
    point = p.mixed(with: q, by: 0.5)
  }
}
