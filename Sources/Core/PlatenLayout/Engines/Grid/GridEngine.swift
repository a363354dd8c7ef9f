import Foundation
internal import PlatenBase

/// The algorithm of the grid.
///
/// read rows and columns → share the width → share the height → line up
///
/// The first three phases are types of their own, in files of their own: `GridTable` reads,
/// `GridColumnSizing` finds the columns' widths, and `GridRowSizing`, once these are known, the rows'
/// heights. Both share a length by the rule of stacks (`PriorityGroups`). The last phase is here: in
/// each column and row, the guides of the cells meet on one line.
///
/// - Complexity: At most ten measurements of each subview for a new proposal, and some sorts; none
///   to size the grid for a proposal that it remembers.
struct GridEngine {
  let layout: GridLayout

  /// The grid's size for a proposal, in points.
  func size(
    of subviews: LayoutSubviews, in proposal: ProposedViewSize, _ cache: inout GridLayout.Cache
  ) -> CGSize {
    withMemory(of: subviews, in: &cache) { memory in
      resolve(subviews, in: proposal.lengths, &memory).size
    }
  }

  /// Places the subviews, from the top leading corner of the bounds.
  func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ cache: inout GridLayout.Cache
  ) {
    if subviews.isEmpty { return }
    withMemory(of: subviews, in: &cache) { memory in
      let arrangement = resolve(subviews, in: proposal.lengths, &memory)
      align(subviews, memory.table, arrangement, from: bounds.finite.origin)
    }
  }

  /// The grid's own preferences: only the outermost cells meet a neighbour.
  func spacing(of subviews: LayoutSubviews, _ cache: inout GridLayout.Cache) -> ViewSpacing {
    if subviews.isEmpty { return .zero }
    return withMemory(of: subviews, in: &cache) { memory in
      let table = memory.table
      var spacing = ViewSpacing()
      for (number, row) in table.rows.enumerated() {
        for cell in row {
          var edges: Edge.Set = []
          if number == 0 { edges.formUnion(.top) }
          if number == table.rows.count - 1 { edges.formUnion(.bottom) }
          let columns = table.cells[cell].columns
          if columns.lowerBound == 0 { edges.formUnion(.leading) }
          if columns.upperBound == table.columnCells.count { edges.formUnion(.trailing) }
          if !edges.isEmpty { spacing.formUnion(subviews[cell].spacing, edges: edges) }
        }
      }
      return spacing
    }
  }

  /// Opens what is remembered of the subviews, after reading them if it is of others.
  private func withMemory<Result>(
    of subviews: LayoutSubviews, in cache: inout GridLayout.Cache,
    _ body: (inout GridCache) -> Result
  ) -> Result {
    cache.memo.withValue(for: subviews, make: { GridCache(subviews, layout) }, body)
  }
}

// MARK: - Phases

extension GridEngine {
  /// Sizing and placing both come here, so that they cannot disagree.
  private func resolve(
    _ subviews: LayoutSubviews, in proposal: ProposedViewSize, _ memory: inout GridCache
  ) -> GridCache.Arrangement {
    if let arrangement = memory.arrangements[proposal] { return arrangement }
    let table = memory.table
    let sizing = GridColumnSizing(table, subviews, height: proposal.height)
    let key = ProposedViewSize(width: nil, height: sizing.height)
    var largest = memory.largest[key]
    let isKnown = largest != nil
    let sized = sizing.columns(proposal.width, largest: &largest)
    if let largest, !isKnown { memory.largest.keep(largest, for: key) }
    let columns = GridLines(sized.widths, gaps: table.columnGaps)
    let offers = table.cells.enumerated().map { index, cell in
      // https://developer.apple.com/documentation/swiftui/view/gridcellunsizedaxes(_:)
      cell.columns.count == 1 && !cell.unsizedAxes.contains(.horizontal)
        ? sized.offer(to: index, in: cell.columns.lowerBound) : columns.length(of: cell.columns)
    }
    let rowSizing = GridRowSizing(table: table, subviews: subviews, offers: offers)
    let rows = GridLines(rowSizing.heights(proposal.height), gaps: table.rowGaps)
    let arrangement = GridCache.Arrangement(
      columns: columns, rows: rows, offers: offers, hasOpenHeight: proposal.height == nil)
    memory.arrangements.keep(arrangement, for: proposal)
    return arrangement
  }

  /// Places each view with its guides on the lines of its column and row, or by its anchor.
  private func align(
    _ subviews: LayoutSubviews, _ table: GridTable, _ arrangement: GridCache.Arrangement,
    from origin: CGPoint
  ) {
    let placed = table.rows.indices.flatMap { row in
      table.rows[row].map { place(of: subviews[$0], table, $0, row: row, arrangement) }
    }
    let lines = lines(of: placed, table, arrangement)
    for (cell, item) in placed.enumerated() {
      let frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
      let proposal = item.proposal
      // https://developer.apple.com/documentation/swiftui/view/gridcellanchor(_:)
      if let anchor = table.cells[cell].anchor {
        let inside = anchor.in(frame.size)
        let point = CGPoint(x: frame.minX + inside.x, y: frame.minY + inside.y)
        subviews[cell].place(at: point, anchor: anchor, proposal: proposal)
      } else {
        let (column, row) = (table.cells[cell].columns.lowerBound, item.row)
        let point = CGPoint(
          x: frame.minX + lines.columns[column] - item.guides.x,
          y: frame.minY + lines.rows[row] - item.guides.y)
        subviews[cell].place(at: point, proposal: proposal)
      }
    }
  }

  /// A view's size and guides in its place.
  private struct PlacedCell {
    var row: Int
    var frame: CGRect
    var proposal: ProposedViewSize
    var size = CGSize.zero
    var guides = CGPoint.zero
  }

  /// Measures a view in its place, for the width that it was offered and its row's height.
  private func place(
    of subview: LayoutSubview, _ table: GridTable, _ cell: Int, row: Int,
    _ arrangement: GridCache.Arrangement
  ) -> PlacedCell {
    let columns = table.cells[cell].columns
    let frame = CGRect(
      x: arrangement.columns.starts[columns.lowerBound], y: arrangement.rows.starts[row],
      width: arrangement.columns.length(of: columns), height: arrangement.rows.lengths[row])
    let proposal = arrangement.proposal(to: cell, subview, inRowOf: frame.height)
    guard table.cells[cell].anchor == nil else {
      return PlacedCell(row: row, frame: frame, proposal: proposal)
    }
    let dimensions = subview.dimensions(in: proposal)
    let guides = CGPoint(
      x: dimensions[table.columnAlignments[columns.lowerBound]],
      y: dimensions[table.rowAlignments[row]])
    let size = CGSize(width: dimensions.width, height: dimensions.height).lengths
    return PlacedCell(
      row: row, frame: frame, proposal: proposal, size: size, guides: guides.finite)
  }

  /// Returns where the guides of each column and row meet, from its first edge.
  private func lines(
    of placed: [PlacedCell], _ table: GridTable, _ arrangement: GridCache.Arrangement
  ) -> (columns: [CGFloat], rows: [CGFloat]) {
    var columns = [GridExtent](repeating: GridExtent(), count: table.columnCells.count)
    var rows = [GridExtent](repeating: GridExtent(), count: table.rows.count)
    for (cell, item) in zip(table.cells, placed) where cell.anchor == nil {
      if !cell.unsizedAxes.contains(.horizontal) {
        columns[cell.columns.lowerBound].add(item.size.width, guide: item.guides.x)
      }
      if !cell.unsizedAxes.contains(.vertical) {
        rows[item.row].add(item.size.height, guide: item.guides.y)
      }
    }
    return (
      columns.indices.map { column in
        let width = arrangement.columns.lengths[column]
        let usual = ViewDimensions(size: CGSize(width: width, height: 0))
        return columns[column].line(in: width, usual: usual[table.columnAlignments[column]])
      },
      rows.indices.map { row in
        let height = arrangement.rows.lengths[row]
        let usual = ViewDimensions(size: CGSize(width: 0, height: height))
        return rows[row].line(in: height, usual: usual[table.rowAlignments[row]])
      }
    )
  }
}

// MARK: - What a grid remembers

/// The cache of a grid for one set of subviews.
struct GridCache {
  /// The columns and rows of a grid for one proposal.
  struct Arrangement {
    var columns: GridLines
    var rows: GridLines
    /// The width that each cell is offered.
    var offers: [CGFloat?]
    /// Whether the rows were proposed no height.
    var hasOpenHeight: Bool

    /// Returns what a cell is proposed in a row of a height; one that made an open height keeps it open.
    func proposal(
      to cell: Int, _ subview: LayoutSubview, inRowOf height: CGFloat
    ) -> ProposedViewSize {
      let space = ProposedViewSize(width: offers[cell], height: height)
      guard hasOpenHeight else { return space }
      return subview.proposal(
        filling: space, sizedBy: ProposedViewSize(width: offers[cell], height: nil))
    }

    var size: CGSize { CGSize(width: columns.total, height: rows.total) }
  }

  let table: GridTable
  /// The columns' largest widths, by the proposal's height.
  var largest = ProposalCache<GridColumnSizing.Largest>(capacity: 4)
  var arrangements = ProposalCache<Arrangement>(capacity: 16)

  /// Reads the subviews without measuring any.
  init(_ subviews: LayoutSubviews, _ layout: GridLayout) {
    table = GridTable(subviews, layout)
  }
}

// MARK: - Lines

/// The columns or the rows of a grid along their axis, from the grid's first edge.
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
    // After infinite columns, positions are not numbers.
    return length.isNaN ? .infinity : length.length
  }
}
