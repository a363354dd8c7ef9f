internal import Foundation
internal import PlatenBase
internal import PlatenLayout

/// Lays a page out in all of the space that it is offered, as UIKit's controllers do with their views.
///
/// What is larger than the space stands out on both sides of it, and nothing beside it becomes larger for that. Of
/// space that nobody offers the page has as much as it would like.
struct PageLayout: Layout {
  /// Returns the proposal, and the page's own length where there is none.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    func length(_ proposed: CGFloat?, _ own: KeyPath<CGSize, CGFloat>) -> CGFloat {
      if let proposed, proposed.isFinite { return proposed }
      return subviews.map { $0.sizeThatFits(proposal)[keyPath: own] }.max() ?? 0
    }
    return CGSize(
      width: length(proposal.width, \.width), height: length(proposal.height, \.height))
  }

  /// Places the page in the middle of the space.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(bounds.size))
    }
  }
}
