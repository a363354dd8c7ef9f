internal import Foundation
internal import PlatenBase

/// Tells cells of a table that are new or gone together as the row or the column that they are.
enum LayoutLines {
  /// The most cells that are named.
  private static let mostNamed = 4

  /// Returns changes in which cells that stand in one line are one change.
  static func together(_ changes: [LayoutChange]) -> [LayoutChange] {
    var changes = changes
    for kind in [LayoutChange.Kind.added, .removed] {
      let cells = changes.indices.filter { changes[$0].kind == kind && changes[$0].cell != nil }
      let tables = Dictionary(grouping: cells) { changes[$0].cell?.table ?? 0 }
      var gone: Set<Int> = []
      for cells in tables.values {
        for line in lines(cells.sorted(), changes) where line.cells.count > 1 {
          let first = changes[line.cells[0]]
          changes[line.cells[0]] = told(line, line.cells.map { changes[$0] }, like: first)
          gone.formUnion(line.cells.dropFirst())
        }
      }
      changes = changes.indices.filter { !gone.contains($0) }.map { changes[$0] }
    }
    return changes
  }

  private typealias Line = (noun: String, cells: [Int])

  /// The rows of cells, or else the columns.
  private static func lines(_ cells: [Int], _ changes: [LayoutChange]) -> [Line] {
    func frame(_ cell: Int) -> CGRect { changes[cell].newFrame ?? changes[cell].oldFrame ?? .zero }
    func found(_ noun: String, _ middle: (CGRect) -> CGFloat, _ half: (CGRect) -> CGFloat) -> [Line]
    {
      cells.reduce(into: [Line]()) { lines, cell in
        let place = lines.firstIndex { line in
          let (one, other) = (frame(line.cells[0]), frame(cell))
          return abs(middle(one) - middle(other)) < min(half(one), half(other))
        }
        if let place { lines[place].cells.append(cell) } else { lines.append((noun, [cell])) }
      }
    }
    let rows = found("row", \.midY) { $0.height / 2 }
    let columns = found("column", \.midX) { $0.width / 2 }
    return rows.count <= columns.count ? rows : columns
  }

  private static func told(
    _ line: Line, _ cells: [LayoutChange], like first: LayoutChange
  ) -> LayoutChange {
    let names = cells.prefix(mostNamed).compactMap { $0.cell?.text.quoted() }
    let more = cells.count > mostNamed ? ["\(cells.count - mostNamed) more"] : []
    var change = first
    change.subject = "the \(line.noun) with " + ChangeSentences.enumeration(names + more)
    change.sentence = change.subject + (first.kind == .added ? " added" : " removed")
    func around(_ frames: [CGRect]) -> CGRect? {
      frames.dropFirst().reduce(frames.first) { $0?.union($1) }
    }
    change.oldFrame = around(cells.compactMap(\.oldFrame))
    change.newFrame = around(cells.compactMap(\.newFrame))
    return change
  }
}
