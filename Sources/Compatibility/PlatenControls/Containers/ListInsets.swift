internal import Foundation
internal import PlatenBase
internal import PlatenLayout
internal import PlatenViews

/// The distance of a list's cards from the sides, and of rows from the cards' or the list's sides.
enum ListMargin {
  /// 20 points, as in pictures of iOS 18; those of macOS are estimated.
  static func of(isMac: Bool) -> CGFloat { isMac ? 16 : 20 }

  /// Returns the space beside the cards of a style, in points; `contentMargins` takes its place where it is said.
  static func besideCards(
    _ style: ListKind, _ scroll: ScrollSettings, isMac: Bool
  ) -> EdgeInsets {
    guard style == .insetGrouped else { return EdgeInsets() }
    func own(_ edge: Edge.Set) -> CGFloat { scroll.edges.contains(edge) ? 0 : of(isMac: isMac) }
    return EdgeInsets(top: 0, leading: own(.leading), bottom: 0, trailing: own(.trailing))
  }
}

/// The space around a row's view.
///
/// Text is 11 points from the upper and the lower edge, as in pictures of iOS 18. A switch, a symbol or a picture of
/// up to 31 points beside a line of text makes a row no higher than 44 points: what is no text needs 6.5.
struct RowInsets: Layout {
  let insets: EdgeInsets
  /// Whether the insets are the list's own.
  let isUsual: Bool
  let minimumHeight: CGFloat

  private static let leastInset: CGFloat = 6.5

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let row = subviews.first?.dimensions(in: inner(proposal))
    let height = row.map { $0.height + above($0) + below($0) } ?? 0
    // What is wider than the list does not make it wider.
    let width = proposal.width ?? (row?.width ?? 0) + insets.leading + insets.trailing
    return CGSize(width: width, height: max(height, minimumHeight))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let inner = inner(proposal)
    for subview in subviews {
      let row = subview.dimensions(in: inner)
      let rest = bounds.height - row.height
      let (above, below) = (above(row), below(row))
      let top = above + below > 0 ? rest * above / (above + below) : rest / 2
      subview.place(
        at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + top), proposal: inner)
    }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) }, height: nil)
  }

  private func above(_ row: ViewDimensions) -> CGFloat {
    guard isUsual, let text = row[explicit: .textTop] else { return insets.top }
    return max(insets.top - max(text, 0), Self.leastInset)
  }

  private func below(_ row: ViewDimensions) -> CGFloat {
    guard isUsual, let text = row[explicit: .textBottom] else { return insets.bottom }
    return max(insets.bottom - max(row.height - text, 0), Self.leastInset)
  }

  /// Where the line under the row begins, as its view says.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    subviews.first?.dimensions(in: inner(proposal))[explicit: guide].map { $0 + insets.leading }
  }
}

/// The space above and below a section of a list, and around its header and its footer, in points.
///
/// In pictures of iOS 18 the first card is 35 points from the top, others are 35.33 from each other, and a header and a
/// footer of a line add 21 and 16.
struct SectionGaps {
  var top: CGFloat = 0
  var bottom: CGFloat = 0
  var header = EdgeInsets()
  var footer = EdgeInsets()

  init(
    of group: ListGroup, at index: Int, _ style: ListKind, spacing: ListSectionSpacing,
    _ scroll: ScrollSettings, isMac: Bool
  ) {
    let margin = ListMargin.of(isMac: isMac)
    if style == .plain {
      let spacing = spacing.length(usual: 0)
      top = index > 0 ? spacing : 0
      header = EdgeInsets(top: 6, leading: margin, bottom: 6, trailing: margin)
      footer = header
      return
    }
    if isMac {
      top = index == 0 ? 16 : spacing.length(usual: 20)
      header = EdgeInsets(top: 0, leading: margin, bottom: 7, trailing: margin)
      footer = EdgeInsets(top: 7, leading: margin, bottom: 0, trailing: margin)
      return
    }
    let half = spacing.length(usual: 2 * Self.half) / 2
    header = EdgeInsets(top: 17, leading: margin, bottom: 6, trailing: margin)
    footer = EdgeInsets(top: 5.33, leading: margin, bottom: 12.67, trailing: margin)
    if group.headers.isEmpty { top = index > 0 ? half : scroll.edges.contains(.top) ? 0 : 35 }
    if group.footers.isEmpty { bottom = half }
  }

  private static let half: CGFloat = 53 / 3
}
