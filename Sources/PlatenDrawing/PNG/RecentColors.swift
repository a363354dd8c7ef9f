/// Tells drawn rows, whose few colours come again and again, from rows of a photograph.
///
/// Text has at most a few hundred colours, those of its edges among them, and deflate finds their
/// repetitions best when no filter hides them. Photographs and gradients are the opposite.
final class RecentColors {
  private static let hashBits: UInt32 = 10
  private static let stretch = 64

  /// Which of four stretches is looked at next.
  private var turn = 0

  /// By its hash, the last colour that was seen.
  private let colors: UnsafeMutablePointer<UInt32>

  init() {
    colors = .allocate(capacity: 1 << Self.hashBits)
    colors.initialize(repeating: 0, count: 1 << Self.hashBits)
  }

  deinit {
    colors.deallocate()
  }

  /// Whether most of a row's colours have been seen before, where they change from left to right.
  ///
  /// A quarter of the row is looked at, in stretches that move on from row to row.
  func areRepeated(in row: UnsafeRawPointer, count: Int) -> Bool {
    var changes = 0
    var misses = 0
    var start = turn &* Self.stretch
    turn = (turn &+ 1) & 3
    // A row that is too short for its stretch is looked at from its beginning.
    if start >= count { start = 0 }
    while start < count {
      look(at: row, start..<min(start &+ Self.stretch, count), &changes, &misses)
      start &+= 4 &* Self.stretch
    }
    return misses &* 4 <= changes
  }

  @inline(__always)
  private func look(
    at row: UnsafeRawPointer, _ columns: Range<Int>, _ changes: inout Int, _ misses: inout Int
  ) {
    var last: UInt32 = 0
    for x in columns {
      let pixel = row.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self)
      guard pixel != last else { continue }
      last = pixel
      let slot = Int((pixel &* 0x9E37_79B1) &>> (32 &- Self.hashBits))
      changes &+= 1
      if colors[slot] != pixel {
        colors[slot] = pixel
        misses &+= 1
      }
    }
  }
}
