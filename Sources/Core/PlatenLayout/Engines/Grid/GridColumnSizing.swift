import Foundation
internal import PlatenBase

/// Finds the widths of a grid's columns, in points.
///
/// find ranges → share the width → stretch → widen for cells over several columns
///
/// A column takes of a width what its widest cell takes of it. Columns share the grid's width as
/// the views in a stack do: by priority, and the least flexible one first.
///
/// How SwiftUI treats cells over several columns is known only in part: a divider fills the grid's
/// width and widens columns of texts for it. Here, a cell that takes any width makes those of its
/// columns take any width that do already or have no cell of their own, or else all of them; what
/// another cell lacks is divided equally among its columns. Columns that are widened share what
/// the cells of their own have left, so that no text is broken for a divider's sake.
///
/// It is the second phase of `GridEngine`: `GridTable` has said which cells are in which columns, and
/// `GridRowSizing` follows, with the widths.
///
/// - Complexity: At most five measurements of each cell for a new width.
struct GridColumnSizing {
  let table: GridTable
  let subviews: LayoutSubviews
  /// What is proposed to the cells while their rows' heights are not known.
  let height: CGFloat?
  /// Cells over several columns make the time grow with the number of both.
  private let cancellation: RenderCancellation?

  /// Sizes the columns of a grid that is proposed a height.
  ///
  /// The cells of several rows are proposed all the height there could be, not the grid's, of which
  /// each gets a part: with both, grids in grids would be measured twice as often at each level.
  /// What SwiftUI proposes is not known; it matters to those views alone whose width follows from
  /// their height.
  init(_ table: GridTable, _ subviews: LayoutSubviews, height: CGFloat?) {
    self.table = table
    self.subviews = subviews
    let isShared = table.rows.count > 1 && (height ?? 0) > 0
    self.height = isShared ? .infinity : height
    cancellation = .current(over: table.cells.count)
  }

  /// The widths that columns take of all the space there is.
  struct Largest {
    /// What the cells in one column alone take.
    var own: GridColumns
    /// The same or more, so that the cells over several columns can take what they want.
    var widths: [CGFloat]

    func isStretched(_ column: Int) -> Bool { own.widths[column] < widths[column] }

    var hasStretched: Bool { widths.indices.contains(where: isStretched) }

    func isEndless(_ column: Int) -> Bool { widths[column] == .infinity }
  }

  /// The columns of a grid that is proposed a width.
  func columns(_ width: CGFloat?, largest: inout Largest?) -> GridColumns {
    guard let width, !isUniform(width) else { return uniform(width, largest: &largest) }
    let ranges = ranges(largest: &largest)
    let room = width - table.columnGaps.reduce(0, +)
    var columns = GridColumns(of: table)
    let stretching = largest.flatMap { $0.hasStretched ? $0 : nil }
    let keeping = subviews.keeping(along: .horizontal)
    let ideals =
      table.columnGroups.needsIdeals(room, ranges: ranges, keeping: keeping) ? ideals : nil
    table.columnGroups.share(
      room, ranges: ranges, ideals: ideals, keeping: keeping
    ) { column, share in
      if let stretching, stretching.isEndless(column), !stretching.isStretched(column) {
        // It takes what is left; how much that is, is found once the stretched ones are known.
        columns.widths[column] = max(share, ranges[column].shortest)
        return columns.widths[column]
      }
      return measure(column, proposing: share, &columns)
    }
    if let stretching { stretch(&columns, to: room, ranges: ranges, stretching) }
    widen(&columns.widths, largest: &largest) { $0 }
    return columns
  }

  /// Shares the width anew among columns that cells over several columns make wider.
  private func stretch(
    _ columns: inout GridColumns, to room: CGFloat, ranges: [LengthRange], _ largest: Largest
  ) {
    let needed = columns.widths
    let ranges = needed.indices.map { column in
      if largest.isStretched(column) {
        return LengthRange(shortest: needed[column], longest: largest.widths[column])
      }
      guard !largest.isEndless(column) else { return ranges[column] }
      return LengthRange(shortest: needed[column], longest: needed[column])
    }
    table.columnGroups.share(room, ranges: ranges, ideals: nil, keeping: nil) { column, share in
      if largest.isStretched(column) {
        columns.widths[column] = max(needed[column], min(share, largest.widths[column]))
        return columns.widths[column]
      }
      guard largest.isEndless(column) else { return needed[column] }
      return measure(column, proposing: share, &columns)
    }
  }

  /// Returns whether every column is proposed the same whatever the others take.
  private func isUniform(_ width: CGFloat) -> Bool {
    width == .infinity || (width == 0 && table.columnGaps.allSatisfy { $0 >= 0 })
  }

  private func uniform(_ width: CGFloat?, largest: inout Largest?) -> GridColumns {
    if width == .infinity {
      let known = findLargest(&largest)
      var columns = known.own
      columns.widths = known.widths
      return columns
    }
    var columns = GridColumns(of: table)
    for column in table.columnCells.indices { measure(column, proposing: width, &columns) }
    widen(&columns.widths, largest: &largest) { _ in width }
    return columns
  }

  /// The ideal widths of the columns, without the cells over several of them.
  private var ideals: [CGFloat] {
    var columns = GridColumns(of: table)
    return table.columnCells.indices.map {
      measure($0, proposing: nil, &columns).finiteLength
    }
  }

  private func ranges(largest: inout Largest?) -> [LengthRange] {
    if table.columnCells.count == 1 { return [LengthRange(shortest: 0, longest: 0)] }
    let longest = findLargest(&largest).own.widths
    return zip(uniform(0, largest: &largest).widths, longest).map {
      LengthRange(shortest: $0.finiteLength, longest: $1)
    }
  }

  private func findLargest(_ known: inout Largest?) -> Largest {
    if let known { return known }
    var own = GridColumns(of: table)
    for column in table.columnCells.indices { measure(column, proposing: .infinity, &own) }
    var widths = own.widths
    for span in table.spans where !cancellation.isCancelled {
      let (room, needed) = (room(for: span, widths), needed(by: span, proposing: .infinity))
      if needed == .infinity {
        let open = span.columns.filter {
          widths[$0] == .infinity || table.columnCells[$0].isEmpty
        }
        for column in open.isEmpty ? Array(span.columns) : open { widths[column] = .infinity }
      } else if !needed.fits(room) {
        divide(needed - room, among: Array(span.columns), &widths)
      }
    }
    let largest = Largest(own: own, widths: widths)
    known = largest
    return largest
  }

  /// Finds what a column takes of a width.
  @discardableResult
  private func measure(
    _ column: Int, proposing width: CGFloat?, _ columns: inout GridColumns
  ) -> CGFloat {
    columns.offer(width, to: column)
    let proposal = ProposedViewSize(width: width, height: height)
    var extent = GridExtent()
    for cell in table.columnCells[column] {
      let dimensions = subviews[cell].dimensions(in: proposal)
      let isAnchored = table.cells[cell].anchor != nil
      columns.answer(dimensions.width.length, of: cell)
      extent.add(
        dimensions.width.length,
        guide: isAnchored ? nil : dimensions[table.columnAlignments[column]])
    }
    columns.widths[column] = extent.length
    return extent.length
  }
}

// MARK: - Cells over several columns

extension GridColumnSizing {
  /// Widens columns until the cells over several of them have room.
  ///
  /// - Parameter proposal: Returns what a cell is proposed for the room that it has.
  private func widen(
    _ widths: inout [CGFloat], largest: inout Largest?, proposal: (CGFloat) -> CGFloat?
  ) {
    for span in table.spans where !cancellation.isCancelled {
      let room = room(for: span, widths)
      let needed = needed(by: span, proposing: proposal(room))
      // https://developer.apple.com/documentation/swiftui/view/gridcellcolumns(_:)
      if needed.fits(room) { continue }
      // Only here does it matter which columns can take any width.
      let known = findLargest(&largest)
      let endless = span.columns.filter(known.isEndless)
      divide(needed - room, among: endless.isEmpty ? Array(span.columns) : endless, &widths)
    }
  }

  /// The width of a span's columns and the gaps between them.
  private func room(for span: GridTable.Span, _ widths: [CGFloat]) -> CGFloat {
    widths[span.columns].reduce(0, +) + table.columnGaps[span.columns.dropFirst()].reduce(0, +)
  }

  /// Returns what the widest cell of a span takes of a width.
  private func needed(by span: GridTable.Span, proposing width: CGFloat?) -> CGFloat {
    let proposal = ProposedViewSize(width: width?.length, height: height)
    return span.cells.reduce(0) { max($0, subviews[$1].sizeThatFits(proposal).width.length) }
  }

  private func divide(_ rest: CGFloat, among columns: [Int], _ widths: inout [CGFloat]) {
    for column in columns { widths[column] += rest / CGFloat(columns.count) }
  }
}

// MARK: - Columns

/// The columns of a grid while they are sized: what they and their cells took of what.
///
/// Lengths are points.
struct GridColumns {
  /// The width of each column.
  var widths: [CGFloat]
  /// What the cells of each column were offered last.
  private var shares: [CGFloat?]
  /// What each cell in one column alone took of that.
  private var answers: [CGFloat]

  init(of table: GridTable) {
    widths = [CGFloat](repeating: 0, count: table.columnCells.count)
    shares = [CGFloat?](repeating: nil, count: table.columnCells.count)
    answers = [CGFloat](repeating: 0, count: table.cells.count)
  }

  /// Notes what the cells of a column are offered.
  mutating func offer(_ share: CGFloat?, to column: Int) { shares[column] = share }

  /// Notes what a cell took of it.
  mutating func answer(_ width: CGFloat, of cell: Int) { answers[cell] = width }

  /// Returns what a cell in one column alone is offered when its height is asked for.
  ///
  /// The widest cell is offered what it was offered before, and so is every cell if the column took
  /// less of it: another number would have the same answer, but grids in grids would have to find
  /// it out anew, at each level several times.
  func offer(to cell: Int, in column: Int) -> CGFloat? {
    let (width, share) = (widths[column], shares[column])
    if answers[cell] == width { return share }
    if let share, width <= share { return share }
    return width
  }
}
