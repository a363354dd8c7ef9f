/// How many pixels have which colour, as Cairo's words.
///
/// Where colours are too many to be told apart, rare ones become one whose lowest bits differ.
struct ColorCounts {
  /// The most colours that are told apart.
  private static let mostColors = 1 << 16
  /// A colour is rare if fewer than one of so many pixels have it.
  static let leastShare = 1_000

  private(set) var counts: [UInt32: Int] = [:]
  private(set) var pixels = 0
  /// The bits of a word that tell rare colours apart.
  private var mask = UInt32.max

  /// Adds the pixels of a row.
  mutating func add(_ row: UnsafePointer<UInt32>, count: Int) {
    var start = 0
    while start < count {
      let color = row[start]
      var end = start + 1
      while end < count, row[end] == color { end += 1 }
      add(color, end - start)
      start = end
    }
    pixels += count
    while counts.count > Self.mostColors, mask != 0xFF00_0000 { coarsen() }
  }

  private mutating func add(_ color: UInt32, _ count: Int) {
    if mask == .max || counts[color] != nil {
      counts[color, default: 0] += count
    } else {
      counts[color & mask, default: 0] += count
    }
  }

  /// Leaves a bit less of each component of rare colours, and their opacity as it is.
  private mutating func coarsen() {
    mask = (mask << 1) & 0x00FE_FEFE & mask | 0xFF00_0000
    let least = pixels / Self.leastShare
    counts = counts.reduce(into: [:]) {
      $0[$1.value > least ? $1.key : $1.key & mask, default: 0] += $1.value
    }
  }
}
