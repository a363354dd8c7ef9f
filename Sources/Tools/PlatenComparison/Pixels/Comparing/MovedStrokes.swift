/// Finds strokes that have moved, however thin they are: what is lost in one row is won in the next, so
/// that no sum of levels tells.
///
/// Another rasteriser puts an edge up to a quarter of a pixel further: a pixel becomes no more than a
/// quarter lighter or darker on the way to its lightest or darkest neighbour. What lies beyond that,
/// whichever of the two pictures is moved, is the excess. In seven by seven pixels that of a stroke
/// which has moved by half a pixel or more is over three tenths of the contrast there.
struct MovedStrokes {
  /// The least excess in a window, in hundredths of a level.
  let least: Int

  private static let radius = 3

  /// Marks the pixels of such strokes.
  func find(in levels: inout LevelDifference, _ isChange: inout [Bool]) {
    let excesses = excesses(of: levels)
    guard excesses.contains(where: { $0 != 0 }) else { return }
    let width = levels.width
    let totals = WindowTotals(excesses, width: width, height: levels.height)
    for index in levels.steps.indices where levels.steps[index] != 0 && !isChange[index] {
      let (x, y) = (index % width, index / width)
      let excess = totals.total(x, y, Self.radius)
      guard 25 &* excess >= least else { continue }
      isChange[index] = 5 &* excess > 6 &* levels.contrasts.total(x, y, Self.radius)
    }
  }

  /// The excess of each pixel, in quarters of a level.
  private func excesses(of levels: LevelDifference) -> [Int32] {
    var result = [Int32](repeating: 0, count: levels.steps.count)
    levels.old.withUnsafeBufferPointer { old in
      levels.new.withUnsafeBufferPointer { new in
        for index in result.indices where levels.steps[index] != 0 {
          let step = 4 &* levels.steps[index]
          let (then, now) = (
            levels.extremes(of: old, around: index), levels.extremes(of: new, around: index)
          )
          // Lighter: beyond the way up in the old picture, and the way down in the new one.
          let (one, other) =
            step > 0
            ? (step &- (then.greatest &- old[index]), step &- (new[index] &- now.least))
            : (-step &- (old[index] &- then.least), -step &- (now.greatest &- new[index]))
          result[index] = max(min(one, other), 0)
        }
      }
    }
    return result
  }
}
