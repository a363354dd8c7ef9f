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
    let excesses = excesses(of: &levels)
    guard excesses.contains(where: { $0 != 0 }) else { return }
    let totals = WindowTotals(excesses, width: levels.width, height: levels.height)
    let contrasts = levels.contrasts
    levels.forEachStep(over: 0) { x, y, index in
      if isChange[index] { return }
      let excess = totals.total(x, y, Self.radius)
      guard 25 &* excess >= least else { return }
      isChange[index] = 5 &* excess > 6 &* contrasts.total(x, y, Self.radius)
    }
  }

  /// The excess of each pixel, in quarters of a level.
  ///
  /// There is no branch in it, so that processors look at many pixels at once.
  private func excesses(of levels: inout LevelDifference) -> [Int16] {
    let (then, now) = (levels.then, levels.now)
    let (old, new, steps) = (levels.old, levels.new, levels.steps)
    return [Int16](unsafeUninitializedCapacity: steps.count) { result, count in
      withBuffers(old, then.least, then.greatest) { old, oldLeast, oldGreatest in
        withBuffers(new, now.least, now.greatest) { new, newLeast, newGreatest in
          steps.withUnsafeBufferPointer { steps in
            for i in steps.indices {
              let step = 4 &* steps[i]
              // Beyond the way up in the old picture, and the way down in the new one.
              let up = step &- max(oldGreatest[i] &- old[i], new[i] &- newLeast[i])
              let down = 0 &- step &- max(old[i] &- oldLeast[i], newGreatest[i] &- new[i])
              result[i] = max(up, down, 0)
            }
          }
        }
      }
      count = steps.count
    }
  }

  /// Lends the levels of three arrays.
  private func withBuffers(
    _ first: [Int16], _ second: [Int16], _ third: [Int16],
    _ body: (
      UnsafeBufferPointer<Int16>, UnsafeBufferPointer<Int16>, UnsafeBufferPointer<Int16>
    ) -> Void
  ) {
    first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { second in
        third.withUnsafeBufferPointer { third in body(first, second, third) }
      }
    }
  }
}
