/// A channel of a part of two pictures.
struct LevelDifference {
  /// Where the part begins.
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  var old: [Int32]
  var new: [Int32]
  /// How much each pixel is lighter in the other picture; 0 for what is ignored.
  var steps: [Int32]

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    old = [Int32](repeating: 0, count: width * height)
    (new, steps) = (old, old)
  }

  /// The range of levels around each pixel, in the picture that has less of it.
  private(set) lazy var contrast = zip(range(old), range(new)).map { min($0, $1) }
  /// The sums of that.
  private(set) lazy var contrasts = WindowTotals(contrast, width: width, height: height)

  /// The least and the greatest level of the three by three pixels around one.
  @inline(__always)
  func extremes(
    of levels: UnsafeBufferPointer<Int32>, around index: Int
  ) -> (least: Int32, greatest: Int32) {
    let (x, y) = (index % width, index / width)
    var (least, greatest) = (levels[index], levels[index])
    for row in max(y &- 1, 0)...min(y &+ 1, height &- 1) {
      for column in max(x &- 1, 0)...min(x &+ 1, width &- 1) {
        let level = levels[row &* width &+ column]
        least = min(least, level)
        greatest = max(greatest, level)
      }
    }
    return (least, greatest)
  }

  private func range(_ levels: [Int32]) -> [Int32] {
    let low = extremes(levels) { min($0, $1) }
    let high = extremes(levels) { max($0, $1) }
    return zip(high, low).map { $0 &- $1 }
  }

  /// The least or greatest of the three by three pixels around each: first in its row, then across.
  @inline(__always)
  private func extremes(_ levels: [Int32], _ choose: (Int32, Int32) -> Int32) -> [Int32] {
    var rows = levels
    var result = levels
    levels.withUnsafeBufferPointer { levels in
      rows.withUnsafeMutableBufferPointer { rows in
        for y in 0..<height {
          let start = y &* width
          for index in start..<start &+ width {
            let left = levels[max(index &- 1, start)]
            let right = levels[min(index &+ 1, start &+ width &- 1)]
            rows[index] = choose(levels[index], choose(left, right))
          }
        }
      }
    }
    rows.withUnsafeBufferPointer { rows in
      result.withUnsafeMutableBufferPointer { result in
        for y in 0..<height {
          let (above, below) = (max(y &- 1, 0) &* width, min(y &+ 1, height &- 1) &* width)
          let start = y &* width
          for x in 0..<width {
            result[start &+ x] = choose(
              rows[start &+ x], choose(rows[above &+ x], rows[below &+ x]))
          }
        }
      }
    }
    return result
  }
}

/// The sums of square windows, each found by four numbers (Crow, "Summed-area tables for texture
/// mapping", 1984).
struct WindowTotals {
  private let width: Int
  private let height: Int
  /// The sums of all above and to the left, with a row and a column of noughts before them.
  private var sums: [Int]

  init(_ values: [Int32], width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    sums = [Int](repeating: 0, count: (width + 1) * (height + 1))
    for y in 0..<height {
      var row = 0
      for x in 0..<width {
        row &+= Int(values[y &* width &+ x])
        let index = (y &+ 1) &* (width &+ 1) &+ x &+ 1
        sums[index] = sums[index &- width &- 1] &+ row
      }
    }
  }

  /// The sum of the window around a pixel, as far as there are pixels.
  ///
  /// - Parameter radius: How many pixels the window has to each side of its middle.
  func total(_ x: Int, _ y: Int, _ radius: Int) -> Int {
    let (left, right) = (max(x &- radius, 0), min(x &+ radius &+ 1, width))
    let top = max(y &- radius, 0) &* (width &+ 1)
    let bottom = min(y &+ radius &+ 1, height) &* (width &+ 1)
    return sums[bottom &+ right] &- sums[top &+ right] &- sums[bottom &+ left] &+ sums[top &+ left]
  }
}
