internal import Platen

/// A flow that counts the tags for which its line limit leaves no row.
struct CountingFlow: Layout {
  /// How many tags were left out when the flow was last placed.
  final class Count {
    var value = 0
  }

  let flow: FlowLayout
  let omitted: Count

  func makeCache(subviews: Subviews) -> FlowLayout.Cache { flow.makeCache(subviews: subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout FlowLayout.Cache
  ) -> CGSize {
    flow.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout FlowLayout.Cache
  ) {
    flow.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    guard flow.lineLimit != nil else { return }
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    omitted.value = flow.arrangement(of: sizes, in: proposal.width).omittedCount
  }
}
