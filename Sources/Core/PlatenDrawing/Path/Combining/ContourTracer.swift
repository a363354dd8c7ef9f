/// An edge walked from one of its ends to the other.
struct DirectedEdge {
  let edge: Int
  let from: Int
  let to: Int
}

/// Puts the edges around an area together to closed lines.
///
/// The area lies on the right of each line as seen on the picture: lines around it run clockwise,
/// lines around its holes the other way round. Where lines touch in a vertex, each turns to the one
/// around the same part of the area, so that none crosses another or itself.
struct ContourTracer {
  /// In order by their first vertices.
  private let edges: [DirectedEdge]
  /// The edge that follows each.
  private var followers: [Int]

  /// - Parameter edges: All edges around an area, with it on their right.
  init(_ edges: [DirectedEdge], _ vertices: [GridPoint]) {
    self.edges = edges.sorted { ($0.from, $0.edge) < ($1.from, $1.edge) }
    followers = Array(repeating: 0, count: edges.count)
    let arriving = self.edges.indices.sorted {
      (self.edges[$0].to, $0) < (self.edges[$1].to, $1)
    }
    // As many edges begin in a vertex as end there.
    var first = 0
    while first < edges.count {
      var end = first + 1
      while end < edges.count, self.edges[end].from == self.edges[first].from { end += 1 }
      follow(arriving[first..<end], first..<end, vertices)
      first = end
    }
  }

  /// Notes which of the edges that leave a vertex follow those that arrive there.
  private mutating func follow(
    _ arriving: ArraySlice<Int>, _ leaving: Range<Int>, _ vertices: [GridPoint]
  ) {
    if leaving.count == 1, let edge = arriving.first {
      followers[edge] = leaving.lowerBound
      return
    }
    var spokes = arriving.map { edge in
      Spoke(edge: edge, isArriving: true, vertices[edges[edge].from] - vertices[edges[edge].to])
    }
    spokes += leaving.map { edge in
      Spoke(edge: edge, isArriving: false, vertices[edges[edge].to] - vertices[edges[edge].from])
    }
    // Around a vertex, the area's parts and what is between them take turns.
    spokes.sort { $0.isBefore($1) }
    for (i, spoke) in spokes.enumerated() where spoke.isArriving {
      followers[spoke.edge] = spokes[(i + 1) % spokes.count].edge
    }
  }

  /// The closed lines, each from its vertex furthest left, in order by these.
  func contours() -> [[DirectedEdge]] {
    var isUsed = Array(repeating: false, count: edges.count)
    var contours: [[DirectedEdge]] = []
    for first in edges.indices where !isUsed[first] {
      var contour: [DirectedEdge] = []
      var next = first
      while !isUsed[next] {
        isUsed[next] = true
        contour.append(edges[next])
        next = followers[next]
      }
      contours.append(contour)
    }
    return contours
  }
}

/// An edge as seen from a vertex at its end.
private struct Spoke {
  let edge: Int
  let isArriving: Bool
  private let vector: GridVector

  init(edge: Int, isArriving: Bool, _ vector: GridVector) {
    self.edge = edge
    self.isArriving = isArriving
    self.vector = vector
  }

  /// Whether it is on the upper half of the picture, or right.
  private var isUpper: Bool { vector.dy < 0 || (vector.dy == 0 && vector.dx > 0) }

  /// The order against the clock on the picture, from the one to the right.
  func isBefore(_ other: Spoke) -> Bool {
    if isUpper != other.isUpper { return isUpper }
    return vector.cross(other.vector) < 0
  }
}
