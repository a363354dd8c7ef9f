internal import Foundation

/// A set operation on the areas of two paths.
enum PathCombination {
  case intersection, union, difference, symmetricDifference

  func contains(_ isInFirst: Bool, _ isInSecond: Bool) -> Bool {
    switch self {
    case .intersection: isInFirst && isInSecond
    case .union: isInFirst || isInSecond
    case .difference: isInFirst && !isInSecond
    case .symmetricDifference: isInFirst != isInSecond
    }
  }
}

/// Two paths, cut where they meet.
struct PathCombiner {
  private let arrangement: PathArrangement
  private let planar: PlanarEdges
  private let eoFill: Bool
  /// The first path's parts, by their numbers of sources, and whether they are closed.
  private let parts: [(count: Int, isClosed: Bool)]

  /// Cuts paths; nil where there is nothing to cut, or nobody waits for the picture any more.
  ///
  /// - Parameters:
  ///   - isArea: Whether the first path's parts are closed where they are not.
  ///   - eoFill: How the area of a path is told: by the even-odd rule or by windings.
  init?(_ first: Path, isArea: Bool, with second: Path, eoFill: Bool) {
    let firsts = isArea ? first.filled.subpaths.map(\.closed) : first.subpaths
    let firstSegments = firsts.flatMap(\.segments)
    let seconds = second.filled.subpaths.flatMap(\.closed.segments)
    guard let arrangement = PathArrangement(firstSegments + seconds) else { return nil }
    self.arrangement = arrangement
    self.eoFill = eoFill
    parts = firsts.map { ($0.segments.count, $0.isClosed) }
    planar = PlanarEdges(arrangement, firstCount: firstSegments.count)
  }

  private func isInside(_ winding: Int) -> Bool { eoFill ? winding % 2 != 0 : winding != 0 }

  // MARK: - Areas

  /// The path around what is left of both areas.
  func area(_ combination: PathCombination) -> Path {
    func contains(_ windings: Windings) -> Bool {
      combination.contains(isInside(windings.first), isInside(windings.second))
    }
    var around: [DirectedEdge] = []
    for (i, edge) in planar.edges.enumerated() {
      let isAbove = contains(edge.above)
      if contains(edge.below) == isAbove { continue }
      around.append(
        isAbove
          ? DirectedEdge(edge: i, from: edge.low, to: edge.high)
          : DirectedEdge(edge: i, from: edge.high, to: edge.low))
    }
    let joiner = RunJoiner(arrangement)
    let contours = ContourTracer(around, arrangement.vertices).contours()
    return Path(
      contours.compactMap { contour in
        if isSliver(contour) { return nil }
        let runs = contour.map { directed in
          let piece = arrangement.pieces[planar.edges[directed.edge].piece]
          return PathRun(piece, isReversed: piece.from != directed.from)
        }
        return joiner.subpath(through: runs, isClosed: true, isArea: true)
      })
  }

  /// Returns whether a closed line is so thin that it is there only because curves were taken as
  /// lines: one curve cut in two ways is two rows of lines.
  private func isSliver(_ contour: [DirectedEdge]) -> Bool {
    guard contour.count <= 32 else { return false }
    var (area, length, width): (CGFloat, CGFloat, CGFloat) = (0, 0, 1)
    let origin = arrangement.vertices[contour[0].from]
    for directed in contour {
      let vector = arrangement.vertices[directed.to] - arrangement.vertices[directed.from]
      area += CGFloat((arrangement.vertices[directed.from] - origin).cross(vector))
      length += hypot(CGFloat(vector.dx), CGFloat(vector.dy))
      let source = arrangement.pieces[planar.edges[directed.edge].piece].source
      let grid = arrangement.grid
      width = max(width, grid.tolerance(of: arrangement.sources[source]) / grid.unit)
    }
    // The sum is twice the area, and the length that of both sides.
    return abs(area) <= width * length
  }

  // MARK: - Lines

  /// The first path's lines within the second's area, its edge among them, or those outside.
  func lines(inside: Bool) -> Path {
    let joiner = RunJoiner(arrangement)
    var subpaths: [Subpath] = []
    var (source, piece) = (0, 0)
    for part in parts {
      source += part.count
      let first = piece
      while piece < arrangement.pieces.count, arrangement.pieces[piece].source < source {
        piece += 1
      }
      let kept = (first..<piece).map { isCovered($0) == inside }
      for run in runs(of: first..<piece, kept, isClosed: part.isClosed) {
        let isWhole = part.isClosed && run.count == piece - first
        let subpath = joiner.subpath(through: run, isClosed: isWhole, isArea: false)
        if let subpath { subpaths.append(subpath) }
      }
    }
    return Path(subpaths)
  }

  /// Returns whether a piece lies in the second area or on its edge.
  private func isCovered(_ piece: Int) -> Bool {
    let edge = planar.edges[planar.edgeOfPiece[piece]]
    return isInside(edge.below.second) || isInside(edge.above.second)
  }

  /// The kept pieces one after the other; of a closed part, the last go on in the first.
  private func runs(of pieces: Range<Int>, _ kept: [Bool], isClosed: Bool) -> [[PathRun]] {
    var runs: [[PathRun]] = []
    var wasKept = false
    for (piece, isKept) in zip(pieces, kept) {
      if isKept {
        if !wasKept { runs.append([]) }
        runs[runs.count - 1].append(PathRun(arrangement.pieces[piece]))
      }
      wasKept = isKept
    }
    if isClosed, runs.count > 1, kept.first == true, kept.last == true {
      runs[0] = runs.removeLast() + runs[0]
    }
    return runs
  }
}

extension Subpath {
  /// This part with a line back to where it began.
  fileprivate var closed: Subpath {
    var closed = self
    closed.isClosed = true
    if let end = segments.last?.end, end != start {
      closed.segments.append(PathSegment(from: end, to: start))
    }
    return closed
  }
}
