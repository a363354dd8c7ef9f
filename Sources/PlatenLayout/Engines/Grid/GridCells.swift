import Foundation
internal import PlatenBase

/// A block of equal cells, row by row, from the top leading corner of an area.
///
/// Lengths are in points.
struct GridCells {
  let columns: Int
  private(set) var size: CGSize
  let gaps: CGSize
  private var start = CGPoint.zero

  init(columns: Int, size: CGSize, gaps: CGSize) {
    self.columns = columns
    self.size = size
    self.gaps = gaps
  }

  /// Shrinks the cells along one axis until their width divided by their height is a ratio.
  mutating func keep(_ ratio: CGFloat) {
    if ratio * size.height < size.width {
      size.width = ratio * size.height
    } else {
      size.height = size.width / ratio
    }
  }

  /// Moves the block within an area.
  mutating func align(rows: Int, in area: CGSize, _ alignment: Alignment) {
    let block = CGSize(
      width: CGFloat(columns) * size.width + CGFloat(columns - 1) * gaps.width,
      height: CGFloat(rows) * size.height + CGFloat(rows - 1) * gaps.height)
    let (outer, inner) = (ViewDimensions(size: area), ViewDimensions(size: block))
    start =
      CGPoint(
        x: outer[alignment.horizontal] - inner[alignment.horizontal],
        y: outer[alignment.vertical] - inner[alignment.vertical]
      ).finite
  }

  /// The top leading corner of the cell at a position.
  func origin(of index: Int) -> CGPoint {
    CGPoint(
      x: start.x + CGFloat(index % columns) * (size.width + gaps.width),
      y: start.y + CGFloat(index / columns) * (size.height + gaps.height))
  }
}
