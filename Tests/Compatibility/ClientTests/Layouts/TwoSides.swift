import SwiftUI

/// The first two views in a column, the others in a row beside it: both get a slice of the views.
struct TwoSides: Layout {
  private let column = VStackLayout(spacing: 0)
  private let row = HStackLayout(spacing: 0)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (left, right) = sizes(of: subviews)
    return CGSize(width: left.width + right.width, height: max(left.height, right.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (left, right) = sizes(of: subviews)
    var columnCache = column.makeCache(subviews: subviews[0..<2])
    column.placeSubviews(
      in: CGRect(origin: bounds.origin, size: left), proposal: .unspecified,
      subviews: subviews[0..<2], cache: &columnCache)
    let rest = subviews.dropFirst(2)
    var rowCache = row.makeCache(subviews: rest)
    row.placeSubviews(
      in: CGRect(
        x: bounds.minX + left.width, y: bounds.maxY - right.height,
        width: right.width, height: right.height),
      proposal: .unspecified, subviews: rest, cache: &rowCache)
  }

  private func sizes(of subviews: Subviews) -> (CGSize, CGSize) {
    let first = subviews.prefix(2)
    let rest = subviews[2...]
    var columnCache = column.makeCache(subviews: first)
    var rowCache = row.makeCache(subviews: rest)
    return (
      column.sizeThatFits(proposal: .unspecified, subviews: first, cache: &columnCache),
      row.sizeThatFits(proposal: .unspecified, subviews: rest, cache: &rowCache)
    )
  }
}
