internal import Foundation
internal import PlatenBase

/// All items at their places.
struct Arrangement: Sendable {
  var scale: CGFloat
  var cells: [CloudBoard.Cell?]
  /// Which of the starts it comes from.
  var start = 0
}

// MARK: - The largest scale

/// scales that the first start has room for → larger ones for which any has → figures moved apart
extension PackingBoard {
  /// The arrangement of some starts that is larger than another one; nil if none is.
  func larger(of starts: Range<Int>, from other: Arrangement) -> Arrangement? {
    stride(from: starts.lowerBound, to: starts.upperBound, by: Self.gains.count)
      .reduce(nil) { best, start in
        let some = start..<min(start + Self.gains.count, starts.upperBound)
        return largest(of: some, from: best ?? other) ?? best
      }
  }

  /// How much larger other starts are to let items be, each of some: the first is the likeliest to.
  private static let gains: [CGFloat] = [1.004, 1.008, 1.016]

  /// The arrangement at the largest scale of some starts, each of which tries another one.
  private func largest(of starts: Range<Int>, from best: Arrangement) -> Arrangement? {
    let found = concurrentMap(count: starts.count) { number in
      arrangement(at: best.scale * Self.gains[number], start: starts.lowerBound + number)
    }
    return found.last { $0 != nil } ?? nil
  }

  /// The largest scale by the first start: two at once are tried, those first at which boxes cover
  /// as much of the region as they mostly can.
  func largestOfFirstStart() -> Arrangement? {
    var search = ShareSearch()
    var best: Arrangement?
    while search.isSearching {
      let scales = search.shares.map(scale(covering:))
      let found = concurrentMap(count: scales.count) { arrangement(at: scales[$0]) }
      best = found.last { $0 != nil } ?? best
      search.note(found.map { $0 != nil })
    }
    return best
  }

  /// The scale at which boxes, each with what is kept free beside it, cover a share of the region.
  private func scale(covering share: CGFloat) -> CGFloat {
    var (least, greatest): (CGFloat, CGFloat) = (1e-6, 1e6)
    for _ in 0..<40 {
      let middle = (least * greatest).squareRoot()
      if cellsOfBoxes(at: middle) > share * CGFloat(area) {
        greatest = middle
      } else {
        least = middle
      }
    }
    return least
  }

  private func cellsOfBoxes(at scale: CGFloat) -> CGFloat {
    packing.items.indices.reduce(0) { count, item in
      let extent = packing.extent(item, scale)
      // Any part of a cell is a cell.
      return count + (extent.width / grid.side + 1) * (extent.height / grid.side + 1)
    }
  }

  /// All items at a scale by a start; nil if they have no room.
  private func arrangement(at scale: CGFloat, start: Int = 0) -> Arrangement? {
    cells(start: start, at: scale, all: true) { packing.figure($0, scale, grid) }
      .map { Arrangement(scale: scale, cells: $0, start: start) }
  }

  func figures(at scale: CGFloat) -> [CloudPacking.Figure] {
    let (count, parts) = (packing.items.count, 16)
    return concurrentMap(count: parts) { part in
      (part * count / parts..<(part + 1) * count / parts).map { packing.figure($0, scale, grid) }
    }.flatMap(\.self)
  }
}

// MARK: - Moving apart

extension PackingBoard {
  /// How much further from the middle items are to be.
  private static let stretches: [CGFloat] = [1.03, 1.06, 1.1, 1.15]

  /// The same items, further from the middle, such that the largest hole is as small as it can be:
  /// what is left free along the edges comes between them.
  func apart(_ arrangement: Arrangement) -> Arrangement {
    let figures = figures(at: arrangement.scale)
    let moved = concurrentMap(count: Self.stretches.count) { number in
      let targets = arrangement.cells.map { stretched($0, by: Self.stretches[number]) }
      return cells(
        start: arrangement.start, at: arrangement.scale, all: true, targets: targets
      ) { figures[$0] }
    }
    let candidates = [arrangement.cells] + moved.compactMap(\.self)
    let holes = concurrentMap(count: candidates.count) { largestHole(candidates[$0], figures) }
    var best = arrangement
    // Of several, that in which items are moved least.
    if let least = holes.indices.min(by: { holes[$0] < holes[$1] }) {
      best.cells = candidates[least]
    }
    return best
  }

  private func stretched(_ cell: CloudBoard.Cell?, by factor: CGFloat) -> CloudBoard.Cell {
    func place(_ place: Int, _ count: Int) -> Int {
      let middle = CGFloat(count) / 2
      return min(max(Int(((CGFloat(place) - middle) * factor + middle).rounded()), 0), count - 1)
    }
    let cell = cell ?? CloudBoard.Cell(row: grid.rows / 2, column: grid.columns / 2)
    return CloudBoard.Cell(
      row: place(cell.row, grid.rows), column: place(cell.column, grid.columns))
  }
}

// MARK: - Staying

extension PackingBoard {
  /// How many scales are tried below the largest, and the part of the items that may move.
  private static let steadyScales = 6
  private static let mostMoved: CGFloat = 0.1
  /// How much of the largest scale the least is: words that are to stay may have been tiny.
  private static let leastSteadyScale: CGFloat = 0.8

  /// The largest of some arrangements at lesser scales in which hardly an item has moved that was to stay,
  /// or else that in which the fewest have.
  func steadier(_ best: Arrangement, downTo least: CGFloat) -> Arrangement {
    let kept = packing.items.count { $0.staysNear }
    let least = max(least, best.scale * Self.leastSteadyScale)
    guard least < best.scale, moved(in: best) > Int(CGFloat(kept) * Self.mostMoved) else {
      return best
    }
    let found = concurrentMap(count: Self.steadyScales) { step in
      arrangement(
        at: best.scale
          * pow(least / best.scale, CGFloat(step + 1) / CGFloat(Self.steadyScales)))
    }.compactMap(\.self)
    let candidates = [best] + found
    let counts = candidates.map(moved)
    let enough = max(counts.min() ?? 0, Int(CGFloat(kept) * Self.mostMoved))
    return zip(candidates, counts).first { $1 <= enough }?.0 ?? best
  }

  private func moved(in arrangement: Arrangement) -> Int {
    zip(packing.items, arrangement.cells).count { item, cell in
      item.staysNear && cell.map { !isNear($0, item) } ?? true
    }
  }
}
