import PlatenLayout

/// Numbers that look random and are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(bitPattern: Int64(seed))
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A length in points.
  mutating func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &self)
  }

  /// A number of sizes, some of them with a side of 0.
  mutating func sizes(_ count: ClosedRange<Int>, upTo longest: CGFloat) -> [CGSize] {
    (0..<Int.random(in: count, using: &self)).map { _ in
      let isFlat = Int.random(in: 0..<12, using: &self) == 0
      return CGSize(width: isFlat ? 0 : length(0...longest), height: length(0...longest / 2))
    }
  }
}
