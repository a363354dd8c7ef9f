/// A rectangle of points of the grid, its sides included.
struct GridBox {
  var lowX: Int32
  var lowY: Int32
  var highX: Int32
  var highY: Int32

  /// The box around two points, larger by a margin.
  init(_ a: GridPoint, _ b: GridPoint, margin: Int = 0) {
    lowX = Int32(min(a.x, b.x) - margin)
    lowY = Int32(min(a.y, b.y) - margin)
    highX = Int32(max(a.x, b.x) + margin)
    highY = Int32(max(a.y, b.y) + margin)
  }

  func touches(_ other: GridBox) -> Bool {
    lowX <= other.highX && other.lowX <= highX && lowY <= other.highY && other.lowY <= highY
  }

  mutating func include(_ other: GridBox) {
    (lowX, lowY) = (min(lowX, other.lowX), min(lowY, other.lowY))
    (highX, highY) = (max(highX, other.highX), max(highY, other.highY))
  }

  /// Where the middle lies on a line that passes through all points, near ones soon after each
  /// other.
  fileprivate var order: UInt64 {
    Self.spread(UInt64(lowX + highX)) | Self.spread(UInt64(lowY + highY)) << 1
  }

  /// The number's bits with a zero in front of each.
  private static func spread(_ number: UInt64) -> UInt64 {
    var bits = number
    bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF
    bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
    bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
    bits = (bits | bits << 2) & 0x3333_3333_3333_3333
    return (bits | bits << 1) & 0x5555_5555_5555_5555
  }
}

/// Boxes, of which those that touch another are found without a look at most others.
///
/// Boxes near each other are in one larger box by eights, these in larger ones, and so on.
struct BoxTree {
  private static let fanout = 8

  /// The boxes' positions, in the order of the lowest level.
  private let items: [Int]
  /// The boxes, and those around eight of the level before.
  private let levels: [[GridBox]]

  /// - Complexity: O(*n* log *n*), where *n* is the number of boxes.
  init(_ boxes: [GridBox]) {
    let order = boxes.map(\.order)
    items = boxes.indices.sorted { (order[$0], $0) < (order[$1], $1) }
    var levels: [[GridBox]] = boxes.isEmpty ? [] : [items.map { boxes[$0] }]
    while let last = levels.last, last.count > 1 {
      levels.append(
        stride(from: 0, to: last.count, by: Self.fanout).map { start in
          var box = last[start]
          for inner in last[start..<min(start + Self.fanout, last.count)] { box.include(inner) }
          return box
        })
    }
    self.levels = levels
  }

  /// Calls `body` with the position of each box that touches another one, in a fixed order.
  func forEach(touching box: GridBox, _ body: (Int) -> Void) {
    if !items.isEmpty { visit(levels.count - 1, 0, box, body) }
  }

  private func visit(_ level: Int, _ index: Int, _ box: GridBox, _ body: (Int) -> Void) {
    guard levels[level][index].touches(box) else { return }
    guard level > 0 else { return body(items[index]) }
    let first = index * Self.fanout
    for inner in first..<min(first + Self.fanout, levels[level - 1].count) {
      visit(level - 1, inner, box, body)
    }
  }
}

/// Lines, of which those near another or near a point are found without a look at most others.
///
/// A box around a long oblique line has much in it that is far from the line: such lines have
/// several boxes.
struct ChordTree {
  private let tree: BoxTree
  /// The boxes of the lines, one line after the other.
  private let boxes: [GridBox]
  /// The line of each box.
  private let owners: [Int]
  /// The first box of each line, and where the last line's end.
  private let starts: [Int]

  init(_ lines: [GridLine]) {
    // About as many boxes side by side as there would be if lines were evenly spread.
    let cells = min(max(Int(Double(lines.count).squareRoot()), 1), 256)
    var (boxes, owners, starts): ([GridBox], [Int], [Int]) = ([], [], [0])
    for (i, line) in lines.enumerated() {
      let vector = line.vector
      let count = 1 + min(abs(vector.dx), abs(vector.dy)) * cells / PathGrid.size
      for part in 0..<count {
        boxes.append(GridBox(around: line, from: part, to: part + 1, of: count))
        owners.append(i)
      }
      starts.append(boxes.count)
    }
    (self.boxes, self.owners, self.starts) = (boxes, owners, starts)
    tree = BoxTree(boxes)
  }

  /// Calls `body` with the lines near one of them, itself among them, some more than once.
  func forEach(near line: Int, _ body: (Int) -> Void) {
    for box in starts[line]..<starts[line + 1] {
      tree.forEach(touching: boxes[box]) { body(owners[$0]) }
    }
  }

  /// Calls `body` with the lines near a point, some more than once.
  func forEach(near point: GridPoint, _ body: (Int) -> Void) {
    tree.forEach(touching: GridBox(point, point, margin: 1)) { body(owners[$0]) }
  }
}

extension GridBox {
  /// The box around one of the equal parts of a line.
  fileprivate init(around line: GridLine, from low: Int, to high: Int, of count: Int) {
    func point(_ part: Int) -> GridPoint {
      let vector = line.vector
      return GridPoint(
        x: line.start.x + vector.dx * part / count, y: line.start.y + vector.dy * part / count)
    }
    // Points are rounded by less than one unit.
    self.init(point(low), point(high), margin: count > 1 ? 1 : 0)
  }
}
