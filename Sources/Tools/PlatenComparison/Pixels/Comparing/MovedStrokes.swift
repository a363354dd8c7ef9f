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
  private func excesses(of levels: inout LevelDifference) -> [Int16] {
    var result = [Int16](repeating: 0, count: levels.steps.count)
    let (then, now) = (levels.then, levels.now)
    levels.forEachStep(over: 0) { _, _, index in
      let (step, old, new) = (4 &* levels.steps[index], levels.old[index], levels.new[index])
      // Lighter: beyond the way up in the old picture, and the way down in the new one.
      let excess =
        step > 0
        ? step &- max(then.greatest[index] &- old, new &- now.least[index])
        : -step &- max(old &- then.least[index], now.greatest[index] &- new)
      result[index] = max(excess, 0)
    }
    return result
  }
}
