import TestSupport
import Testing

@testable import PlatenLayout

/// Places on a board, beside a search through all cells one by one.
@Suite struct CloudBoardTests {
  private typealias Cell = CloudBoard.Cell

  /// A board whose cells are kept one by one.
  private struct PlainBoard {
    let rows: Int
    let columns: Int
    var taken: Set<Cell> = []

    mutating func take(_ mask: CellMask, at cell: Cell, sides: Int, ends: Int) {
      for span in mask.spans {
        for row in (cell.row + span.row - ends)...(cell.row + span.row + ends) {
          for column
            in (cell.column + span.columns.lowerBound - sides)..<(cell.column
            + span.columns.upperBound + sides)
          {
            taken.insert(Cell(row: row, column: column))
          }
        }
      }
    }

    func hasRoom(for mask: CellMask, at cell: Cell) -> Bool {
      mask.spans.allSatisfy { span in
        (0..<rows).contains(cell.row + span.row)
          && span.columns.allSatisfy { column in
            (0..<columns).contains(cell.column + column)
              && !taken.contains(Cell(row: cell.row + span.row, column: cell.column + column))
          }
      }
    }

    func place(for mask: CellMask, by cost: (Cell) -> Int) -> Cell? {
      let cells = (-50..<rows + 50).flatMap { row in
        (-250..<columns + 250).map { Cell(row: row, column: $0) }
      }
      return cells.filter { hasRoom(for: mask, at: $0) }
        .min { (cost($0), $0.row, $0.column) < (cost($1), $1.row, $1.column) }
    }
  }

  /// A figure of some spans, up to 150 cells long.
  private func mask(_ random: inout SeededGenerator) -> CellMask {
    let top = Int.random(in: -3...0, using: &random)
    let longest = Int.random(in: 1...(Bool.random(using: &random) ? 8 : 150), using: &random)
    return CellMask(
      (top..<top + Int.random(in: 1...4, using: &random)).map { row in
        let start = Int.random(in: -longest...0, using: &random)
        let length = Int.random(in: 1...longest, using: &random)
        return CellMask.Span(row: row, columns: start..<start + length)
      })
  }

  @Test(arguments: 0..<80)
  func aPlaceIsTheNearestOfAll(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let rows = Int.random(in: 1...12, using: &random)
    let columns = Int.random(in: 1...200, using: &random)
    var board = CloudBoard(rows: rows, columns: columns)
    var plain = PlainBoard(rows: rows, columns: columns)
    var target = Cell(row: rows / 2, column: columns / 2)
    for _ in 0..<24 {
      let mask = mask(&random)
      // What is known of one search is there for those after it, around one target or several.
      if seed % 2 == 0 {
        target.row = Int.random(in: 0..<rows, using: &random)
        target.column = Int.random(in: 0..<columns, using: &random)
      }
      let (across, down) = (
        Int.random(in: 1...3, using: &random), Int.random(in: 1...40, using: &random)
      )
      let place = board.place(
        for: mask, by: .init(to: target, columnWeight: across, rowWeight: down))
      let expected = plain.place(for: mask) { cell in
        let (x, y) = (cell.column - target.column, cell.row - target.row)
        return x * x * across + y * y * down
      }
      #expect(place == expected)
      guard let place else { continue }
      let (sides, ends) = (
        Int.random(in: 0...5, using: &random), Int.random(in: 0...1, using: &random)
      )
      board.take(mask, at: place, sides: sides, ends: ends)
      plain.take(mask, at: place, sides: sides, ends: ends)
    }
  }

  /// Of a place in a corner, 0.7 of the way along and across, and one at an edge, 0.9 of the way, the
  /// ellipse has the edge's as the nearer (0.98 and 0.81), the cubes the corner's (0.686 and 0.729).
  @Test func cubesReachTheCornersBeforeTheEdges() {
    let one = CellMask(rows: 0..<1, columns: 0..<1)
    let (corner, edge) = (Cell(row: 85, column: 170), Cell(row: 50, column: 190))
    func place(by distance: CloudBoard.Distance) -> Cell? {
      var board = CloudBoard(rows: 100, columns: 200)
      for row in 0..<100 {
        for column in 0..<200 where ![corner, edge].contains(Cell(row: row, column: column)) {
          board.take(one, at: Cell(row: row, column: column))
        }
      }
      return board.place(for: one, by: distance)
    }
    let middle = Cell(row: 50, column: 100)
    #expect(place(by: .init(to: middle, columnWeight: 1, rowWeight: 4)) == edge)
    #expect(place(by: .init(to: middle, cubicOf: 200, 100)) == corner)
  }

  @Test func aFullBoardHasNoRoom() {
    var board = CloudBoard(rows: 3, columns: 130)
    let one = CellMask(rows: 0..<1, columns: 0..<1)
    board.take(CellMask(rows: 0..<3, columns: 0..<130), at: Cell(row: 0, column: 0))
    #expect(board.place(for: one, by: .init(to: Cell(row: 1, column: 1))) == nil)
  }

  @Test func aMaskThatIsLargerThanTheBoardHasNoRoom() {
    var board = CloudBoard(rows: 3, columns: 10)
    for mask in [
      CellMask(rows: 0..<4, columns: 0..<1), CellMask(rows: 0..<1, columns: 0..<11),
    ] {
      #expect(board.place(for: mask, by: .init(to: Cell(row: 1, column: 1))) == nil)
    }
    let all = CellMask(rows: -1..<2, columns: -5..<5)
    #expect(
      board.place(for: all, by: .init(to: Cell(row: 0, column: 0))) == Cell(row: 1, column: 5))
  }
}
