internal import Foundation
internal import PlatenBase

/// How well the items of an arrangement stand together: compact, and around the middle.
///
/// Many items fill the region whatever their places are; of a few, one may lie alone at an edge.
struct PackingBalance {
  /// What part of the hull around all items they cover themselves, by their boxes.
  let density: CGFloat
  /// How far the middle of what is drawn is from the region's, as a part of its half sides.
  let offset: CGFloat

  /// - Parameter boxes: Those of the items, in cells, and how many cells each of them covers.
  init(_ boxes: [(box: CloudBoard.Box, count: Int)], _ grid: CloudPacking.Grid) {
    var corners: [CGPoint] = []
    var (area, ink): (CGFloat, CGFloat) = (0, 0)
    var middle = CGPoint.zero
    for (box, count) in boxes {
      let (left, right) = (CGFloat(box.columns.lowerBound), CGFloat(box.columns.upperBound))
      let (top, bottom) = (CGFloat(box.rows.lowerBound), CGFloat(box.rows.upperBound))
      corners += [left, right].flatMap { x in [top, bottom].map { CGPoint(x: x, y: $0) } }
      area += (right - left) * (bottom - top)
      ink += CGFloat(count)
      middle.x += CGFloat(count) * (left + right) / 2
      middle.y += CGFloat(count) * (top + bottom) / 2
    }
    let (columns, rows) = (CGFloat(grid.columns), CGFloat(grid.rows))
    density = area / max(Self.areaOfHull(around: corners), 1)
    offset =
      ink == 0
      ? 0 : max(abs(2 * middle.x / ink - columns) / columns, abs(2 * middle.y / ink - rows) / rows)
  }

  /// The area of the smallest convex figure around points: Andrew's monotone chain.
  private static func areaOfHull(around points: [CGPoint]) -> CGFloat {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: some Sequence<CGPoint>) -> [CGPoint] {
      var chain: [CGPoint] = []
      for point in points {
        while chain.count > 1,
          cross(chain[chain.count - 2], chain[chain.count - 1], point) <= 0
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain.dropLast()
    }
    let hull = chain(sorted) + chain(sorted.reversed())
    guard let first = hull.first else { return 0 }
    return zip(hull, hull.dropFirst()).reduce(0) { $0 + cross(first, $1.0, $1.1) } / 2
  }

  private static func cross(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}

// MARK: - Few items

extension PackingBoard {
  /// How many items are few.
  private static let few = 2...12
  /// How many arrangements are looked at.
  private static let tried = 16

  /// Whether there are so few items that one of them may lie alone.
  var isOfFew: Bool { Self.few.contains(packing.items.count) }

  /// The arrangement of a few items at the same scale that stands together best.
  func balanced(_ best: Arrangement) -> Arrangement {
    let figures = self.figures(at: best.scale)
    let others = concurrentMap(count: Self.tried) { start in
      cells(start: start, at: best.scale, all: true) { figures[$0] }
    }
    let candidates = [best.cells] + others.compactMap(\.self)
    let scores = candidates.map { score($0, figures) }
    var balanced = best
    if let greatest = scores.indices.max(by: { scores[$0] < scores[$1] }) {
      balanced.cells = candidates[greatest]
    }
    return balanced
  }

  /// Denser is better, and worse what is further from the middle.
  private func score(
    _ cells: [CloudBoard.Cell?], _ figures: [CloudPacking.Figure]
  ) -> CGFloat {
    let boxes = zip(figures, cells).compactMap { figure, cell in
      cell.flatMap {
        figure.mask.rows.isEmpty ? nil : (box: figure.mask.box(at: $0), count: figure.mask.count)
      }
    }
    let balance = PackingBalance(boxes, grid)
    return balance.density.squareRoot() * (1 - balance.offset)
  }
}
