import Foundation
internal import PlatenBase

/// The rows of a flow, wrapped at a width, before they are aligned.
///
/// find gaps → wrap → line up → align
///
/// Rows are made of the items that `FlowLayout` has measured. Aligned in a width, they become a
/// `FlowArrangement`, which `FlowLayout` places. Lengths are in points.
///
/// - Complexity: O(*n*) in the number of items, without measuring any.
struct FlowRows {
  private let layout: FlowLayout
  private let items: [FlowItem]
  /// What each item prefers; empty where no item prefers anything or nobody asks.
  private let spacings: [ViewSpacing]
  /// The distance from each item to the one before it in the same row.
  private let gaps: [CGFloat]
  private let rows: [Row]
  private let wrapWidth: CGFloat

  /// A row's items and lengths, from its top leading corner.
  private struct Row {
    var items: Range<Int>
    var width: CGFloat
    /// The height above the guide by which the row is lined up.
    var ascent: CGFloat = 0
    /// The depth below it.
    var descent: CGFloat = 0

    var height: CGFloat { ascent + descent }
  }

  /// Wraps items at a width; infinity makes one row.
  init(
    of items: [FlowItem], _ spacings: [ViewSpacing], in width: CGFloat, by layout: FlowLayout
  ) {
    self.layout = layout
    self.items = items
    self.spacings = spacings
    wrapWidth = width
    gaps = Self.gaps(between: items.count, spacings, layout.spacing)
    rows = Self.wrap(items, gaps, at: width).map { Self.align($0, items) }
  }

  /// The width of the widest row that is shown.
  var widest: CGFloat { shown.reduce(0) { max($0, $1.width) } }

  /// Aligns the rows in a container's width, or with `nil` in their own.
  func arrangement(in container: CGFloat?) -> FlowArrangement {
    let width = widthOfFlow
    var frames: [CGRect] = []
    frames.reserveCapacity(items.count)
    var placed: [FlowArrangement.Row] = []
    var y: CGFloat = 0
    for (number, row) in shown.enumerated() {
      if number > 0 { y += lineGap(before: number) }
      let line = alignment(of: row, number, in: container ?? width)
      var x = line.start
      let start = frames.count
      for index in row.items {
        if index > row.items.lowerBound { x += gaps[index] + line.stretch }
        let item = items[index]
        let origin = CGPoint(x: x, y: y + row.ascent - item.guide)
        frames.append(CGRect(origin: origin, size: item.size))
        x += item.size.width
      }
      let left = frames[start].minX
      let frame = CGRect(x: left, y: y, width: max(x - left, 0), height: row.height)
      placed.append(FlowArrangement.Row(items: row.items, frame: frame))
      y += row.height
    }
    return FlowArrangement(
      frames: frames, rows: placed, omittedCount: items.count - frames.count,
      size: CGSize(width: width, height: max(y, 0)))
  }
}

// MARK: - Phases

extension FlowRows {
  /// The distance from each item to the one before it, as if all were in one row.
  private static func gaps(
    between count: Int, _ spacings: [ViewSpacing], _ spacing: CGFloat?
  ) -> [CGFloat] {
    guard spacing == nil, !spacings.isEmpty else {
      let gap = spacing ?? ViewSpacing.defaultDistance
      return [CGFloat](repeating: gap.finite(or: 0), count: count)
    }
    return (0..<count).map { index in
      guard index > 0 else { return 0 }
      let previous = spacings[index - 1]
      return previous.distance(to: spacings[index], along: .horizontal).finite(or: 0)
    }
  }

  /// Fills row after row.
  ///
  /// A row is opened with an item in it, so no row is empty; a gap counts only between two items
  /// of a row.
  private static func wrap(_ items: [FlowItem], _ gaps: [CGFloat], at width: CGFloat) -> [Row] {
    var rows: [Row] = []
    for (index, item) in items.enumerated() {
      guard var row = rows.last else {
        rows.append(Row(items: index..<index + 1, width: item.size.width))
        continue
      }
      let extended = row.width + gaps[index] + item.size.width
      if extended.fits(width) {
        row.items = row.items.lowerBound..<index + 1
        row.width = max(extended, 0)
        rows[rows.count - 1] = row
      } else {
        rows.append(Row(items: index..<index + 1, width: item.size.width))
      }
    }
    return rows
  }

  /// Makes a row as high as its items are with their guides on one line.
  private static func align(_ row: Row, _ items: [FlowItem]) -> Row {
    var row = row
    row.ascent = items[row.items].reduce(-.infinity) { max($0, $1.guide) }
    row.descent = items[row.items].reduce(-.infinity) { max($0, $1.size.height - $1.guide) }
    return row
  }

  /// The rows within the line limit.
  private var shown: ArraySlice<Row> {
    guard let limit = layout.lineLimit else { return rows[...] }
    return rows.prefix(max(limit, 1))
  }

  private var isJustified: Bool { layout.alignment.horizontal == .justified }

  /// The width of the widest row or, with rows to justify, the width they were wrapped at.
  private var widthOfFlow: CGFloat {
    guard isJustified, shown.count > 1, wrapWidth.isFinite else { return widest }
    return max(widest, wrapWidth)
  }

  /// The distance from a row to the one before it.
  private func lineGap(before number: Int) -> CGFloat {
    if let spacing = layout.lineSpacing { return spacing.finite(or: 0) }
    guard !spacings.isEmpty else { return ViewSpacing.defaultDistance }
    let above = preferences(of: rows[number - 1])
    return above.distance(to: preferences(of: rows[number]), along: .vertical).finite(or: 0)
  }

  /// Returns what a row prefers above and below: the largest of its items' preferences.
  private func preferences(of row: Row) -> ViewSpacing {
    let first = spacings[row.items.lowerBound]
    return spacings[row.items].dropFirst().reduce(into: first) {
      $0.formUnion($1, edges: .vertical)
    }
  }

  /// Returns where a row starts in a width, and what each of its gaps grows by.
  private func alignment(
    of row: Row, _ number: Int, in width: CGFloat
  ) -> (start: CGFloat, stretch: CGFloat) {
    let free = width - row.width
    if isJustified {
      let isLast = number == rows.count - 1
      guard !isLast, row.items.count > 1, free > 0 else { return (0, 0) }
      return (0, free / CGFloat(row.items.count - 1))
    }
    let guide = layout.alignment.horizontal
    let own = ViewDimensions(size: CGSize(width: row.width, height: row.height))[guide]
    let container = ViewDimensions(size: CGSize(width: width, height: row.height))[guide]
    return ((container - own).finite(or: 0), 0)
  }
}
