public import Foundation
internal import PlatenBase

// The measuring and the placing are in this file. `FlowRows` wraps and aligns what was measured, and
// knows no views.

/// Places subviews in rows, like words in lines.
///
/// ```swift
/// FlowLayout(alignment: .trailing, spacing: 8) {
///   ForEach(["Swift", "Kotlin", "Rust"], id: \.self) { Text($0) }
/// }
/// ```
///
/// measure → adapt → wrap → align → place
///
/// Each subview has its ideal size. The layout proposes the row's width to a wider subview, so that
/// it can wrap or truncate, and gives it its own row. With an unspecified or infinite width, there
/// is one row.
///
/// - Complexity: At most two measurements of each subview for a width, O(*n*) altogether.
public struct FlowLayout: Layout, Equatable, Sendable {
  /// The alignment of rows within the flow, and of subviews within their row.
  ///
  /// `HorizontalAlignment.justified` widens the gaps of all rows except the last one, which is
  /// leading.
  public var alignment: Alignment
  /// The distance between the subviews of a row in points; `nil` for the distance that each pair prefers.
  ///
  /// Views overlap at negative distances; a distance that is not finite counts as 0.
  public var spacing: CGFloat?
  /// The distance between rows in points; `nil` for the distance that the rows' subviews prefer.
  ///
  /// Views overlap at negative distances; a distance that is not finite counts as 0.
  public var lineSpacing: CGFloat?
  /// The number of rows after which subviews are left out; `nil` shows all.
  ///
  /// A limit below 1 counts as 1.
  public var lineLimit: Int?

  /// Makes a flow.
  public init(
    alignment: Alignment = .leading, spacing: CGFloat? = nil, lineSpacing: CGFloat? = nil,
    lineLimit: Int? = nil
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.lineLimit = lineLimit
  }

  /// The cache of a flow.
  public struct Cache {
    fileprivate var memo = SubviewCache<FlowMeasurement>()
  }

  /// Makes an empty cache.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  /// Returns the size in points of the rows that the proposed width makes.
  ///
  /// The width is that of the widest row; for more than one justified row it is the proposal's.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let width = proposal.lengths.width ?? .infinity
    return resolve(subviews, wrappedAt: width, &cache).arrangement.size
  }

  /// Places the rows of the proposed width from the top of the bounds.
  ///
  /// Rows are aligned in the bounds, which may be wider than the widest row. If the bounds are
  /// narrower than that, rows are wrapped again at the bounds' width.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let bounds = bounds.finite
    let width = proposal.lengths.width ?? .infinity
    var rows = resolve(subviews, wrappedAt: width, alignedIn: bounds.width, &cache)
    if bounds.width < width, !rows.widest.fits(bounds.width) {
      rows = resolve(subviews, wrappedAt: bounds.width, alignedIn: bounds.width, &cache)
    }
    for (index, subview) in subviews.enumerated() {
      guard index < rows.arrangement.frames.count else {
        subview.hide()
        continue
      }
      let origin = rows.arrangement.frames[index].origin
      let position = CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y)
      subview.place(at: position, proposal: rows.proposals[index])
    }
  }

  /// Returns the places of items of known sizes in a width, in points.
  ///
  /// An item that is wider than the width gets the width. Items without views prefer the default
  /// distance of 8 points, and have their baselines at the bottom.
  ///
  /// - Parameters:
  ///   - sizes: The items' sizes.
  ///   - width: The width of the rows; `nil` and infinity make one row.
  /// - Complexity: O(*n*) in the number of sizes.
  public func arrangement(of sizes: [CGSize], in width: CGFloat?) -> FlowArrangement {
    let proposal = ProposedViewSize(width: width, height: nil).lengths
    let width = proposal.width ?? .infinity
    let items = sizes.map { size in
      FlowItem(size: size.finite.narrowed(to: width), guide: alignment.vertical)
    }
    return FlowRows(of: items, [], in: width, by: self).arrangement(in: nil)
  }
}

// MARK: - Phases

extension FlowLayout {
  /// Rows with the proposals that made their items' sizes.
  private struct Resolved {
    var arrangement: FlowArrangement
    var proposals: [ProposedViewSize]
    var widest: CGFloat
  }

  /// Sizing and placing both come here, so that they cannot disagree.
  private func resolve(
    _ subviews: Subviews, wrappedAt width: CGFloat, alignedIn container: CGFloat? = nil,
    _ cache: inout Cache
  ) -> Resolved {
    let (items, spacings) = cache.memo.withValue(
      for: subviews, make: { FlowMeasurement(subviews, for: self) }
    ) { ($0.items(adaptedTo: width, subviews), $0.spacings) }
    let rows = FlowRows(of: items, spacings, in: width, by: self)
    return Resolved(
      arrangement: rows.arrangement(in: container),
      proposals: items.map(\.proposal), widest: rows.widest)
  }
}

extension CGSize {
  /// This size with at most a width, in points.
  fileprivate func narrowed(to limit: CGFloat) -> CGSize {
    CGSize(width: min(width, limit), height: height)
  }
}

// MARK: - What a flow returns

/// The places of a flow's items, from the flow's top leading corner, in points.
public struct FlowArrangement: Equatable, Sendable {
  /// One row of a flow.
  public struct Row: Equatable, Sendable {
    /// The positions of the row's items among all items.
    public let items: Range<Int>
    /// The row from its first item's leading edge to its last item's trailing edge.
    public let frame: CGRect
  }

  /// The frames of the items that are shown, in the items' order.
  public let frames: [CGRect]
  /// The rows that are shown, from the top.
  public let rows: [Row]
  /// The number of items at the end that are not shown, because the line limit leaves no row for them.
  public let omittedCount: Int
  /// The size of the flow: as wide as its widest row, or as the given width if it is justified.
  public let size: CGSize
}

// MARK: - Measuring

/// An item of a flow, measured for the proposal that it will be placed with.
///
/// Lengths are in points.
struct FlowItem {
  var size: CGSize
  /// The offset from the item's top of the guide by which its row is lined up.
  var guide: CGFloat
  var proposal: ProposedViewSize

  /// Measures a subview.
  init(_ subview: LayoutSubview, in proposal: ProposedViewSize, guide: VerticalAlignment) {
    let dimensions = subview.dimensions(in: proposal)
    size = CGSize(width: dimensions.width, height: dimensions.height).lengths
    self.guide = dimensions[guide].finite(or: 0)
    self.proposal = proposal
  }

  /// Takes a size that is known already.
  init(size: CGSize, guide: VerticalAlignment) {
    self.size = size
    self.guide = ViewDimensions(size: size)[guide].finite(or: 0)
    proposal = ProposedViewSize(size)
  }

  /// Makes infinite sides finite: as wide as a row of finite width, or 0.
  func bounded(by width: CGFloat) -> FlowItem {
    var item = self
    item.size.width = size.width.finite(or: width.finite(or: 0))
    item.size.height = size.height.finite(or: 0)
    return item
  }
}

/// The measurements of a flow: the expensive part, without rows.
private struct FlowMeasurement {
  private let guide: VerticalAlignment
  private let ideal: [FlowItem]
  /// What each subview prefers, if the flow leaves a distance to its subviews; otherwise empty.
  let spacings: [ViewSpacing]
  /// By width: one when sizing, one when placing.
  private var adapted = ProposalCache<[FlowItem]>(capacity: 4)

  /// Measures all subviews once, at their ideal size.
  init(_ subviews: LayoutSubviews, for flow: FlowLayout) {
    let guide = flow.alignment.vertical
    self.guide = guide
    let isSpaced = flow.spacing != nil && flow.lineSpacing != nil
    spacings = isSpaced ? [] : subviews.map(\.spacing)
    ideal = subviews.map { FlowItem($0, in: .unspecified, guide: guide) }
  }

  /// The items, with those that are wider than a row measured again at the row's width.
  mutating func items(adaptedTo width: CGFloat, _ subviews: LayoutSubviews) -> [FlowItem] {
    let row = ProposedViewSize(width: width, height: nil)
    if let items = adapted[row] { return items }
    let items = zip(ideal, subviews).map { item, subview in
      let fits = item.size.width.fits(width)
      let item = fits ? item : FlowItem(subview, in: row, guide: guide)
      return item.bounded(by: width)
    }
    adapted.keep(items, for: row)
    return items
  }
}
