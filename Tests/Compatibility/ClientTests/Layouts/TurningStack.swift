import SwiftUI

/// A row where there is space for it and a column elsewhere: it hands all questions on.
struct TurningStack: Layout {
  var spacing: CGFloat?

  typealias Cache = Bool?

  func makeCache(subviews: Subviews) -> Cache { nil }

  private func stack(isRow: Bool) -> AnyLayout {
    isRow
      ? AnyLayout(HStackLayout(alignment: .top, spacing: spacing))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: spacing))
  }

  private func answer<Result>(
    _ layout: AnyLayout, _ subviews: Subviews, _ body: (inout AnyLayout.Cache) -> Result
  ) -> Result {
    var inner = layout.makeCache(subviews: subviews)
    layout.updateCache(&inner, subviews: subviews)
    return body(&inner)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let row = stack(isRow: true)
    let ideal = answer(row, subviews) {
      row.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &$0)
    }
    let isRow = ideal.width <= proposal.width ?? .infinity
    cache = isRow
    let layout = stack(isRow: isRow)
    return answer(layout, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let layout = stack(isRow: cache ?? true)
    answer(layout, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    let layout = stack(isRow: cache ?? true)
    return answer(layout, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    let layout = stack(isRow: cache ?? true)
    return answer(layout, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
