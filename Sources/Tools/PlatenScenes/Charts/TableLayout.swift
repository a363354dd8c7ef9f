internal import Platen

/// Places cells in the columns of a table, as wide as their contents, as a length, or as a share of what is left.
///
/// measure → size columns → size rows → align baselines → place
///
/// Its subviews are those of one row after the other: the row's ground, which is as wide as the table,
/// and a cell for each column. A table that is offered less than its contents need lets the widest
/// columns of contents become narrower, and their texts wrap.
///
/// - Complexity: Two measurements of each cell, and a third of those that wrap.
struct TableLayout: Layout {
  struct Column: Equatable {
    /// The width in points; nil for that of the contents or for a share.
    var width: CGFloat?
    /// The share of what the other columns leave; nil for none.
    var share: CGFloat?
    var alignment = HorizontalAlignment.leading
  }

  var columns: [Column]
  /// Points between two columns.
  var spacing: CGFloat = 24
  /// Points beside the first and the last column.
  var inset: CGFloat = 0
  /// Points above and below the contents of a row.
  var padding: CGFloat = 7

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let grid = Grid(self, rows(of: subviews), proposal.width)
    return CGSize(width: grid.width, height: grid.heights.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let rows = rows(of: subviews)
    let grid = Grid(self, rows, bounds.width)
    var y = bounds.minY
    for (row, height) in zip(rows, grid.heights) {
      row[0].place(
        at: CGPoint(x: bounds.minX, y: y),
        proposal: ProposedViewSize(width: bounds.width, height: height))
      place(row.dropFirst(), at: CGPoint(x: bounds.minX + inset, y: y + padding), grid.widths)
      y += height
    }
  }

  private func place(_ cells: ArraySlice<LayoutSubview>, at origin: CGPoint, _ widths: [CGFloat]) {
    let sizes = zip(cells, widths).map {
      $0.dimensions(in: ProposedViewSize(width: $1, height: nil))
    }
    let baseline = sizes.map { $0[VerticalAlignment.firstTextBaseline] }.max() ?? 0
    var x = origin.x
    for (i, cell) in cells.enumerated() {
      let room = widths[i] - sizes[i].width
      let shift: CGFloat =
        switch columns[i].alignment {
        case .trailing: room
        case .center: room / 2
        default: 0
        }
      let drop = baseline - sizes[i][VerticalAlignment.firstTextBaseline]
      cell.place(
        at: CGPoint(x: x + shift, y: origin.y + drop),
        proposal: ProposedViewSize(width: widths[i], height: nil))
      x += widths[i] + spacing
    }
  }

  private func rows(of subviews: Subviews) -> [[LayoutSubview]] {
    let count = columns.count + 1
    return stride(from: 0, to: subviews.count - count + 1, by: count).map { start in
      Array(subviews[start..<(start + count)])
    }
  }
}

// MARK: - Phases

extension TableLayout {
  /// The widths of the columns and the heights of the rows, in points.
  private struct Grid {
    var widths: [CGFloat]
    var heights: [CGFloat]
    var width: CGFloat

    init(_ table: TableLayout, _ rows: [[LayoutSubview]], _ offered: CGFloat?) {
      let gaps = table.spacing * CGFloat(table.columns.count - 1) + 2 * table.inset
      let room = offered.map { max($0.finite(or: 0) - gaps, 0) }
      widths = table.widths(of: rows, in: room)
      width = widths.reduce(gaps, +)
      let widths = widths
      heights = rows.map { row in
        let cells = zip(row.dropFirst(), widths).map {
          $0.dimensions(in: ProposedViewSize(width: $1, height: nil))
        }
        let above = cells.map { $0[VerticalAlignment.firstTextBaseline] }.max() ?? 0
        let below = cells.map { $0.height - $0[VerticalAlignment.firstTextBaseline] }.max() ?? 0
        return above + below + 2 * table.padding
      }
    }
  }

  private func widths(of rows: [[LayoutSubview]], in room: CGFloat?) -> [CGFloat] {
    func widest(_ column: Int, _ proposal: ProposedViewSize) -> CGFloat {
      rows.map { $0[column + 1].sizeThatFits(proposal).width.finite(or: 0) }.max() ?? 0
    }
    var widths = columns.indices.map { columns[$0].width ?? widest($0, .unspecified) }
    guard let room else { return widths }
    let shares = columns.map { $0.width == nil ? $0.share ?? 0 : 0 }
    let contents = columns.indices.filter { columns[$0].width == nil && shares[$0] == 0 }
    let least = columns.indices.map {
      columns[$0].width ?? widest($0, ProposedViewSize(width: 0, height: nil))
    }
    let total = shares.reduce(0, +)
    let shared = total > 0 ? columns.indices.filter { shares[$0] > 0 } : []
    // What is shared out is at least as wide as its longest words.
    let reserved = shared.map { least[$0] }.reduce(0, +)
    let fixed = columns.indices.filter { columns[$0].width != nil }.map { widths[$0] }.reduce(0, +)
    shrink(contents, of: &widths, to: least, in: room - fixed - reserved)
    let left = room - fixed - contents.map { widths[$0] }.reduce(0, +)
    for i in shared { widths[i] = max(left * shares[i] / total, least[i]) }
    return widths
  }

  /// Makes the widest columns narrower until all have room, but none narrower than its longest word.
  private func shrink(
    _ columns: [Int], of widths: inout [CGFloat], to least: [CGFloat], in room: CGFloat
  ) {
    var surplus = columns.map { widths[$0] }.reduce(0, +) - room
    while surplus > 0.01 {
      let open = columns.filter { widths[$0] > least[$0] + 0.01 }
      guard let widest = open.map({ widths[$0] }).max() else { return }
      let top = open.filter { widths[$0] > widest - 0.01 }
      let next = max(
        open.map { widths[$0] }.filter { $0 <= widest - 0.01 }.max() ?? 0,
        top.map { least[$0] }.max() ?? 0)
      let step = min(surplus / CGFloat(top.count), widest - next)
      for column in top { widths[column] -= step }
      surplus -= step * CGFloat(top.count)
    }
  }
}
