internal import Foundation
internal import PlatenBase

/// How far a line reaches over and under its baseline, and the gap to the next, in points.
struct LineBox {
  var ascent: CGFloat
  var descent: CGFloat
  var leading: CGFloat

  /// The box of a run: its height a whole number of points, its baseline on a pixel.
  init(_ metrics: FontMetrics, of run: StyledText.Run, grid: PixelGrid) {
    let size = run.font.size
    let natural = (metrics.ascent + metrics.descent) * size
    let height = natural.roundedUp
    ascent = grid.nearest(metrics.ascent * size + (height - natural) / 2)
    descent = height - ascent
    leading = (metrics.leading * size).roundedUp
    ascent += run.rise
    descent -= run.rise
  }

  var height: CGFloat { ascent + descent }

  /// The box around this one and another on the same baseline.
  func union(_ other: LineBox) -> LineBox {
    var box = self
    box.ascent = max(ascent, other.ascent)
    box.descent = max(descent, other.descent)
    box.leading = max(leading, other.leading)
    return box
  }
}
