package import Foundation
package import PlatenBase

/// Places subviews in columns, or rows, that are known before any subview is.
///
/// choose columns → fill rows → size rows → align → place
///
/// The grid is as wide as it is proposed, 10 points where that is open, or as its columns if they
/// need more. In a picture that draws views as they were measured, open columns are as wide as the widest
/// view in one of them. Headers and footers of sections take the whole width, and a section begins a new
/// row. Rows are 8 points apart by default. `LazyGridTracks` finds the columns, from what the grid is
/// told about them; in a `GridLayout`, the views themselves make them.
///
/// As in SwiftUI, the columns are found twice: for the grid's size from the width that is proposed,
/// and for placing from the width that this size has. Where columns did not fit at first, they are
/// wider than the grid's frame in the end; they begin at its leading edge then.
///
/// - Complexity: O(*n*), with one measurement of each subview for the grid's size and one more to
///   place it.
package struct LazyGridLayout: Layout {
  /// The axis along which the grid goes on: rows follow each other along y for `.vertical`.
  package let axis: Axis
  /// The columns of a vertical grid, or the rows of a horizontal one.
  package let items: [GridItem]
  /// Where the columns are in a grid that is wider than they are, and the views in columns that say nothing
  /// of it.
  package let alignment: Alignment
  /// The distance between rows in points; `nil` for 8.
  package let spacing: CGFloat?

  /// Makes a grid; of the alignment only the guide across the axis counts.
  package init(axis: Axis, items: [GridItem], alignment: Alignment, spacing: CGFloat?) {
    self.axis = axis
    self.items = items
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Returns the size in points of all rows at the proposed width.
  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let room = proposal.lengths.length(along: axis.crossing) ?? 10
    let tracks = LazyGridTracks(items(for: proposal, subviews), room: room)
    let across = max(room, tracks.total)
    let rows = rows(of: subviews, tracks, across: across)
    let along = rows.last.map { $0.start + $0.length } ?? 0
    return CGSize(along: along.length, across: across, axis)
  }

  /// Places the subviews row by row in the cells that they fill.
  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let bounds = bounds.finite
    let room = bounds.size.length(along: axis.crossing)
    let tracks = LazyGridTracks(items(for: proposal, subviews), room: room)
    let offset = offset(of: tracks.total, in: room)
    for row in rows(of: subviews, tracks, across: room) {
      for (number, subview) in subviews[row.cells].enumerated() {
        let cell =
          row.isWhole
          ? LazyGridTracks.Track(start: 0, length: room, alignment: alignment)
          : tracks.tracks[number]
        let start = row.isWhole ? 0 : offset + cell.start
        let corner = CGPoint(along: row.start, across: start, axis)
        let size = CGSize(along: row.length, across: cell.length, axis)
        let frame = CGRect(origin: corner, size: size).offsetBy(dx: bounds.minX, dy: bounds.minY)
        place(subview, in: frame, cell.alignment ?? alignment)
      }
    }
  }
}

// MARK: - Phases

extension LazyGridLayout {
  /// The items; in an open width, where nobody has told it, each with room for the ideal widths of the
  /// views in columns that are not fixed.
  private func items(for proposal: ProposedViewSize, _ subviews: Subviews) -> [GridItem] {
    guard proposal.lengths.length(along: axis.crossing) == nil,
      subviews.keeping(along: axis.crossing) != nil
    else { return items }
    let items = items.isEmpty ? [GridItem()] : items
    let rows = filled(subviews.map { $0[SectionPart.self] }, columns: items.count)
    let open = rows.filter { !$0.isWhole }.flatMap { row in
      zip(items, subviews[row.cells]).compactMap { item, subview in
        if case .fixed = item.size { return nil as CGFloat? }
        return subview.sizeThatFits(.unspecified).lengths.length(along: axis.crossing)
      }
    }
    let longest = (open.max() ?? 0).finiteLength
    return items.map { $0.holding(longest) }
  }

  /// Subviews beside each other, or one view over the whole width.
  private struct Row {
    var cells: Range<Int>
    var isWhole: Bool
    var start: CGFloat = 0
    var length: CGFloat = 0
  }

  /// Fills rows, and makes each as long as its longest view.
  private func rows(
    of subviews: Subviews, _ tracks: LazyGridTracks, across: CGFloat
  ) -> [Row] {
    var rows = filled(subviews.map { $0[SectionPart.self] }, columns: tracks.tracks.count)
    let gap = (spacing ?? ViewSpacing.defaultDistance).finite(or: 0)
    var end: CGFloat = 0
    for number in rows.indices {
      rows[number].start = number == 0 ? 0 : end + gap
      for (column, cell) in rows[number].cells.enumerated() {
        let width = rows[number].isWhole ? across : tracks.tracks[column].length
        let proposal = ProposedViewSize(along: nil, across: width, axis)
        let size = subviews[cell].sizeThatFits(proposal).lengths
        rows[number].length = max(rows[number].length, size.length(along: axis))
      }
      end = rows[number].start + rows[number].length
    }
    return rows
  }

  /// Fills rows with cells; a header or footer is a row by itself, and what follows begins another.
  private func filled(_ parts: [SectionPart?], columns: Int) -> [Row] {
    var rows: [Row] = []
    var previous: SectionPart?
    for (index, part) in parts.enumerated() {
      let isWhole = part.map { $0.kind != .content } ?? false
      let isOther = part?.kind != previous?.kind || part?.isFirst == true
      if let row = rows.last, !isWhole, !isOther, row.cells.count < columns {
        rows[rows.count - 1].cells = row.cells.lowerBound..<index + 1
      } else {
        rows.append(Row(cells: index..<index + 1, isWhole: isWhole))
      }
      previous = part
    }
    return rows
  }

  /// Returns where columns of a total length begin; at the edge where they have no room.
  private func offset(of total: CGFloat, in room: CGFloat) -> CGFloat {
    guard total < room else { return 0 }
    let outer = ViewDimensions(size: CGSize(width: room, height: room))
    let inner = ViewDimensions(size: CGSize(width: total, height: total))
    let offset =
      switch axis {
      case .vertical: outer[alignment.horizontal] - inner[alignment.horizontal]
      case .horizontal: outer[alignment.vertical] - inner[alignment.vertical]
      }
    return offset.finite(or: 0)
  }

  /// Places a view in its cell, guide on guide; it is proposed the cell's size, but for the length along
  /// the grid where it made that itself.
  private func place(_ subview: LayoutSubview, in frame: CGRect, _ alignment: Alignment) {
    let across = frame.size.length(along: axis.crossing)
    let proposal = subview.proposal(
      filling: ProposedViewSize(frame.size),
      sizedBy: ProposedViewSize(along: nil, across: across, axis))
    let cell = ViewDimensions(size: frame.size)
    let own = subview.dimensions(in: proposal)
    let point = CGPoint(
      x: frame.minX + cell[alignment.horizontal] - own[alignment.horizontal],
      y: frame.minY + cell[alignment.vertical] - own[alignment.vertical])
    subview.place(at: point, proposal: proposal)
  }
}

// MARK: - Sections

/// The role of a view in its section, for the lazy grid around it.
package struct SectionPart: LayoutValueKey, Sendable {
  /// The parts of a section.
  package enum Kind: Sendable {
    case header, content, footer
  }

  /// The part that the view belongs to.
  package var kind: Kind
  /// Whether it is the first view of its part.
  package var isFirst: Bool

  /// Makes a mark.
  package init(kind: Kind, isFirst: Bool) {
    self.kind = kind
    self.isFirst = isFirst
  }

  /// A view outside sections.
  package static let defaultValue: SectionPart? = nil
}
