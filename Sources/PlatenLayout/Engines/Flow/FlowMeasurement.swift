import Foundation
internal import PlatenBase

/// What a flow has measured: the expensive part, without rows.
struct FlowMeasurement {
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
