import PlatenBase
import PlatenLayout
import TestSupport

extension SeededGenerator {
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
