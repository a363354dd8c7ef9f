internal import Foundation
internal import PlatenBase

/// The lines and curves of paths, cut at all points where they meet, on a grid.
///
/// Curves are taken as fine lines to find these points; every piece remembers the part of the curve
/// that it stands for. Lines are bent by up to half a unit of the grid to pass through each point
/// of the grid next to which they meet another: then pieces have nothing in common but their ends,
/// whatever the paths are (snap rounding: J. Hobby, "Practical segment intersection with finite
/// precision output", 1999).
struct PathArrangement {
  /// A piece of a line or curve.
  struct Piece {
    /// The positions of its ends among the vertices.
    let from: Int
    let to: Int
    /// The position of its line or curve among the sources.
    let source: Int
    /// The parameters of its ends on it.
    let start: CGFloat
    let end: CGFloat
  }

  /// The lines and curves.
  let sources: [PathSegment]
  let grid: PathGrid
  /// Where pieces end, in order by x and then by y.
  private(set) var vertices: [GridPoint] = []
  /// The pieces in the order of their sources and along them.
  private(set) var pieces: [Piece] = []

  /// Cuts lines and curves; nil where they have no size, or nobody waits for the picture.
  ///
  /// - Complexity: O((*n* + *k*) log *n*) where boxes around short lines mostly lie apart, *n* being
  ///   the number of lines and *k* that of the points where they meet; O(*n*²) at worst.
  init?(_ segments: [PathSegment]) {
    sources = segments.map(\.limited)
    guard let grid = PathGrid(around: sources) else { return nil }
    self.grid = grid
    var chords: [Chord] = []
    for i in sources.indices { Chord.add(sources[i], at: i, on: grid, to: &chords) }
    let tree = BoxTree(chords.map { GridBox($0.line.start, $0.line.end) })
    let cancellation = RenderCancellation.current(over: chords.count)
    vertices = Self.vertices(of: chords, tree, cancellation)
    let meetings = Self.meetings(of: vertices, with: chords, tree, cancellation)
    if cancellation.isCancelled { return nil }
    pieces = Self.pieces(of: chords, meetings, between: vertices)
  }

  /// The point of the grid at which something ends, in points.
  func place(_ vertex: Int) -> CGPoint { grid.place(vertices[vertex]) }
}

/// A line of the grid that stands for a part of a source.
private struct Chord {
  let line: GridLine
  let source: Int
  let start: CGFloat
  let end: CGFloat

  /// Adds the lines that stand for a source and are longer than a point.
  static func add(
    _ segment: PathSegment, at source: Int, on grid: PathGrid, to chords: inout [Chord]
  ) {
    let count = grid.lines(of: segment)
    var last = (t: CGFloat(0), point: grid.snap(segment.start))
    for i in 1...count {
      let t = CGFloat(i) / CGFloat(count)
      let point = grid.snap(i == count ? segment.end : segment.point(at: t))
      if point != last.point {
        chords.append(
          Chord(
            line: GridLine(start: last.point, end: point), source: source, start: last.t, end: t))
      }
      last = (t, point)
    }
  }

  /// The parameter of a point that the line passes.
  func parameter(of point: GridPoint) -> CGFloat {
    if point == line.start { return start }
    if point == line.end { return end }
    let vector = line.vector
    let share = CGFloat(vector.dot(point - line.start)) / CGFloat(vector.dot(vector))
    return start + (end - start) * min(max(share, 0), 1)
  }

  /// A number that grows from each point that the line passes to the next.
  func order(of point: GridPoint) -> Int {
    let vector = line.vector
    return vector.dx.signum() * point.x + vector.dy.signum() * point.y
  }
}

/// A point of the grid that a line passes.
private struct LineIntersection {
  let chord: Int
  let order: Int
  let vertex: Int
}

extension PathArrangement {
  /// The ends of lines, and where lines cross.
  private static func vertices(
    of chords: [Chord], _ tree: BoxTree, _ cancellation: RenderCancellation?
  ) -> [GridPoint] {
    var points = chords.flatMap { [$0.line.start, $0.line.end] }
    for (i, chord) in chords.enumerated() {
      if i & 63 == 0, cancellation.isCancelled { return [] }
      tree.forEach(touching: GridBox(chord.line.start, chord.line.end)) { other in
        if other > i, let point = chord.line.crossing(with: chords[other].line) {
          points.append(point)
        }
      }
    }
    points.sort()
    return points.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The points that each line passes, in order along it.
  private static func meetings(
    of vertices: [GridPoint], with chords: [Chord], _ tree: BoxTree,
    _ cancellation: RenderCancellation?
  ) -> [LineIntersection] {
    var meetings: [LineIntersection] = []
    for (i, vertex) in vertices.enumerated() {
      if i & 63 == 0, cancellation.isCancelled { return [] }
      tree.forEach(touching: GridBox(vertex, vertex, margin: 1)) { chord in
        if chords[chord].line.passes(through: vertex) {
          meetings.append(
            LineIntersection(chord: chord, order: chords[chord].order(of: vertex), vertex: i))
        }
      }
    }
    meetings.sort { ($0.chord, $0.order, $0.vertex) < ($1.chord, $1.order, $1.vertex) }
    return meetings
  }

  /// The pieces of lines between the points that they pass.
  private static func pieces(
    of chords: [Chord], _ meetings: [LineIntersection], between vertices: [GridPoint]
  ) -> [Piece] {
    var pieces: [Piece] = []
    for (a, b) in zip(meetings, meetings.dropFirst()) where a.chord == b.chord {
      let chord = chords[a.chord]
      pieces.append(
        Piece(
          from: a.vertex, to: b.vertex, source: chord.source,
          start: chord.parameter(of: vertices[a.vertex]),
          end: chord.parameter(of: vertices[b.vertex])))
    }
    return pieces
  }
}

extension PathSegment {
  /// The segment without coordinates so large that their differences have no place.
  fileprivate var limited: PathSegment {
    func limited(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: min(max(point.x, -PathGrid.limit), PathGrid.limit),
        y: min(max(point.y, -PathGrid.limit), PathGrid.limit))
    }
    return isLine
      ? PathSegment(from: limited(start), to: limited(end))
      : PathSegment(
        from: limited(start), limited(control1), limited(control2), to: limited(end))
  }
}
