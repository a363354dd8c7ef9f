/// Tells drawn rows, whose few colours come again and again, from rows of a photograph.
///
/// Text has at most a few hundred colours, those of its edges among them, and deflate finds their
/// repetitions best when no filter hides them. Photographs and gradients are the opposite.
final class RecentColors {
  private static let hashBits: UInt32 = 10

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
  func areRepeated(in row: UnsafeRawPointer, count: Int) -> Bool {
    var changes = 0
    var misses = 0
    var last: UInt32 = 0
    var x = 0
    while x < count {
      // Flat ground goes by two pixels at a time.
      if x &+ 1 < count,
        row.loadUnaligned(fromByteOffset: 4 &* x, as: UInt64.self)
          == UInt64(last) << 32 | UInt64(last)
      {
        x &+= 2
        continue
      }
      let pixel = row.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self)
      x &+= 1
      guard pixel != last else { continue }
      last = pixel
      let slot = Int((pixel &* 0x9E37_79B1) &>> (32 &- Self.hashBits))
      changes &+= 1
      if colors[slot] != pixel {
        colors[slot] = pixel
        misses &+= 1
      }
    }
    return misses &* 4 <= changes
  }
}
