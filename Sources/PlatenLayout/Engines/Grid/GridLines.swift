import Foundation
internal import PlatenBase

/// Where the columns or the rows of a grid lie along their axis, from the grid's first edge.
///
/// Lengths are points.
struct GridLines {
  private(set) var starts: [CGFloat] = []
  let lengths: [CGFloat]
  /// The length from the first edge to the last.
  private(set) var total: CGFloat = 0

  /// Puts lengths behind one another, each after a gap of its own.
  init(_ lengths: [CGFloat], gaps: [CGFloat]) {
    self.lengths = lengths
    starts.reserveCapacity(lengths.count)
    for (length, gap) in zip(lengths, gaps) {
      starts.append(total + gap)
      total += gap + length
    }
    total = total.length
  }

  /// The length of some columns or rows and the gaps between them.
  func length(of range: Range<Int>) -> CGFloat {
    let last = range.upperBound - 1
    if range.lowerBound == last { return lengths[last] }
    let length = starts[last] + lengths[last] - starts[range.lowerBound]
    // Behind endless columns, positions are no numbers.
    return length.isNaN ? .infinity : length.length
  }
}
