import Foundation
internal import PlatenBase

/// The cells of one row or one column, all of one length, with gaps between them.
///
/// Lengths are in points.
struct GridTrack {
  /// The length of a cell, at least 0.
  let cell: CGFloat
  /// The gap between two cells.
  let gap: CGFloat

  /// Divides a length among a number of cells; gaps shrink to the length if they exceed it.
  init(count: Int, length: CGFloat, gap: CGFloat) {
    let gaps = CGFloat(count - 1)
    let isCrowded = gaps * gap > length
    self.gap = isCrowded ? length / gaps : gap
    cell = isCrowded ? 0 : ((length - gaps * gap) / CGFloat(count)).finiteLength
  }
}
