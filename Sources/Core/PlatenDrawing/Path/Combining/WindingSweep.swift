/// The winding numbers of two paths around a point.
struct Windings: Equatable {
  var first = 0
  var second = 0

  static func + (left: Windings, right: Windings) -> Windings {
    Windings(first: left.first + right.first, second: left.second + right.second)
  }

  static func += (left: inout Windings, right: Windings) { left = left + right }
}

/// A line between two vertices, on which any number of pieces lie.
struct PlanarEdge {
  /// The vertices at its ends; `low` comes first.
  let low: Int
  let high: Int
  /// The position of the first piece that lies on it.
  let piece: Int
  /// How often the paths wind around points next to it, where y is smaller.
  var below = Windings()
  /// What the windings are more on its other side.
  var change = Windings()

  var above: Windings { below + change }
}

/// All lines between vertices, and how often the paths wind around the places beside them.
struct PlanarEdges {
  private(set) var edges: [PlanarEdge] = []
  /// The edge of each piece.
  private(set) var edgeOfPiece: [Int]

  /// - Parameters:
  ///   - arrangement: Pieces of lines that meet in their ends only.
  ///   - firstCount: How many of the sources are the first path's; the others are the second's.
  /// - Complexity: O(*n* log *n*) and moving what is kept in one array, where *n* is the number of
  ///   pieces.
  init(_ arrangement: PathArrangement, firstCount: Int) {
    edgeOfPiece = Array(repeating: 0, count: arrangement.pieces.count)
    merge(arrangement, firstCount)
    var sweep = WindingSweep(arrangement.vertices)
    sweep.run(over: &edges)
  }

  private mutating func merge(_ arrangement: PathArrangement, _ firstCount: Int) {
    let pieces = arrangement.pieces
    let ends = pieces.map { (min($0.from, $0.to), max($0.from, $0.to)) }
    let order = pieces.indices.sorted {
      (ends[$0].0, ends[$0].1, $0) < (ends[$1].0, ends[$1].1, $1)
    }
    for i in order {
      let (low, high) = ends[i]
      if edges.last?.low != low || edges.last?.high != high {
        edges.append(PlanarEdge(low: low, high: high, piece: i))
      }
      let turn = pieces[i].from == low ? 1 : -1
      let isFirst = pieces[i].source < firstCount
      edges[edges.count - 1].change +=
        Windings(first: isFirst ? turn : 0, second: isFirst ? 0 : turn)
      edgeOfPiece[i] = edges.count - 1
    }
  }
}

/// A line down the picture that moves from vertex to vertex to the right, and the edges on it in
/// order by y.
private struct WindingSweep {
  private let vertices: [GridPoint]
  private var active: [Int] = []

  init(_ vertices: [GridPoint]) { self.vertices = vertices }

  /// Counts the windings beside edges, which are in order by their first ends.
  mutating func run(over edges: inout [PlanarEdge]) {
    var next = 0
    for vertex in vertices.indices {
      let first = next
      while next < edges.count, edges[next].low == vertex { next += 1 }
      let place = firstActive(notBelow: vertex, edges)
      var end = place
      while end < active.count, edges[active[end]].high == vertex { end += 1 }
      let leaving = (first..<next).sorted { vector(of: edges[$0]).cross(vector(of: edges[$1])) > 0 }
      var windings = place > 0 ? edges[active[place - 1]].above : Windings()
      for edge in leaving {
        edges[edge].below = windings
        windings = edges[edge].above
      }
      active.replaceSubrange(place..<end, with: leaving)
    }
  }

  /// The position of the first edge on the line that ends in a vertex or passes it where y is
  /// larger.
  private func firstActive(notBelow vertex: Int, _ edges: [PlanarEdge]) -> Int {
    var (low, high) = (0, active.count)
    while low < high {
      let middle = (low + high) / 2
      let edge = edges[active[middle]]
      let isBelow = vector(of: edge).cross(vertices[vertex] - vertices[edge.low]) > 0
      if isBelow { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func vector(of edge: PlanarEdge) -> GridVector {
    vertices[edge.high] - vertices[edge.low]
  }
}
