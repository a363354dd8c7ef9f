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
