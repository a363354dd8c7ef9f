package import Foundation
internal import PlatenBase

/// Puts items into the room that others have left, smaller than they are.
///
/// rounds of all items, each at its own factor → an item without room comes again with a smaller
/// one, until it is too small
///
/// As room only gets less, an item that has found none is never tried at that size again.
package struct CloudFilling {
  /// The place that was found for an item.
  package struct Place: Hashable, Sendable {
    package var item: Int
    /// What its size was times.
    package var factor: CGFloat
    /// The cell in which its middle is.
    package var cell: CloudBoard.Cell
  }

  private let packing: CloudPacking
  private let grid: CloudPacking.Grid
  private let scale: CGFloat
  private var board: FigureBoard
  /// How many times room is still looked for.
  private var tries: Int

  /// The factor from a size to the next smaller one.
  private static let step: CGFloat = 0.9

  /// What is left by a packing.
  ///
  /// - Parameter tries: How many times room is looked for, at most: it is what takes the time.
  package init(_ result: CloudPacking.Result, of packing: CloudPacking, tries: Int = 10_000) {
    self.packing = packing
    self.tries = tries
    (grid, scale) = (result.grid, result.scale)
    board = FigureBoard(PackingBoard(packing: packing, grid: grid).empty)
    for (item, cell) in result.cells.enumerated() {
      if let cell { board.take(packing.figure(item, result.scale, grid), at: cell) }
    }
  }

  /// Puts items where there is room.
  ///
  /// - Parameters:
  ///   - items: Which; those that come first have the first choice in each round.
  ///   - first: The factor that is tried first.
  ///   - repeating: Whether an item that has found room comes again.
  ///   - figure: An item's figure on a grid, at a factor; nil if it is too small then.
  package mutating func place(
    _ items: [Int], from first: CGFloat, repeating: Bool,
    figure: (_ item: Int, _ factor: CGFloat, _ grid: CloudPacking.Grid) -> CloudPacking.Figure?
  ) -> [Place] {
    var places: [Place] = []
    var waiting = items.map { (item: $0, factor: first) }
    while !waiting.isEmpty, tries > 0 {
      var next: [(item: Int, factor: CGFloat)] = []
      board.expect(reach: waiting.map { packing.reach($0.item, scale) * $0.factor }.max() ?? 0)
      for (item, factor) in waiting {
        // What covers nothing would have room without end.
        guard tries > 0, let figure = figure(item, factor, grid), figure.mask.count > 0
        else { continue }
        tries -= 1
        if let cell = cell(for: figure, of: packing.items[item]) {
          board.take(figure, at: cell)
          places.append(Place(item: item, factor: factor, cell: cell))
          if repeating { next.append((item, factor)) }
        } else {
          next.append((item, factor * Self.step))
        }
      }
      waiting = next
    }
    return places
  }

  private mutating func cell(
    for figure: CloudPacking.Figure, of item: CloudPacking.Item
  ) -> CloudBoard.Cell? {
    let target = CloudBoard.Cell(
      row: Int(item.target.y * CGFloat(grid.rows)),
      column: Int(item.target.x * CGFloat(grid.columns))
    )
    return board.place(
      for: figure.mask, by: grid.distance(to: target, isElliptic: true),
      within: item.region.map(grid.box(of:)))
  }
}
