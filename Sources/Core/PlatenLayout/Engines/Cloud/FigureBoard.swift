internal import Foundation

/// A board with figures on it, which keep the less free around them the smaller those are that come.
///
/// Two words side by side read as one if they are about as large, and are apart by a part of the
/// smaller one's size for that. A small word beside a large one does not: the room that the large one
/// would keep free is not lost.
struct FigureBoard: Sendable {
  /// The board without figures.
  private let empty: CloudBoard
  private var board: CloudBoard
  private var taken: [(figure: CloudPacking.Figure, cell: CloudBoard.Cell)] = []
  /// How far those that come reach at most, in points.
  private var reach = CGFloat.infinity

  /// How much smaller the following figures must be before it is worth collecting all cells again.
  private static let step: CGFloat = 1.15
  /// The part of its own reach that a figure keeps free beside the smallest.
  private static let leastPart: CGFloat = 0.5

  init(_ empty: CloudBoard) {
    self.empty = empty
    board = empty
  }

  /// Notes how far those that come reach at most.
  mutating func expect(reach next: CGFloat) {
    guard next > reach || next * Self.step < reach else { return }
    reach = next
    guard !taken.isEmpty else { return }
    board = empty
    for (figure, cell) in taken { stamp(figure, at: cell) }
  }

  /// Takes the cells of a figure whose middle is in a cell, and those that it keeps free.
  mutating func take(_ figure: CloudPacking.Figure, at cell: CloudBoard.Cell) {
    taken.append((figure, cell))
    stamp(figure, at: cell)
  }

  private mutating func stamp(_ figure: CloudPacking.Figure, at cell: CloudBoard.Cell) {
    let clearance = figure.clearance(
      min(figure.reach, max(reach, Self.leastPart * figure.reach)))
    board.take(
      figure.mask, at: cell, sides: clearance.margin.columns, ends: clearance.margin.rows)
    if let ends = clearance.ends { board.take(ends, at: cell) }
  }

  /// The free place for a mask's middle that costs least, as ``CloudBoard`` finds it.
  mutating func place(
    for mask: CellMask, by distance: CloudBoard.Distance, within box: CloudBoard.Box?
  ) -> CloudBoard.Cell? {
    board.place(for: mask, by: distance, within: box)
  }
}
