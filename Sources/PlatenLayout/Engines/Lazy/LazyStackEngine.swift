import Foundation
internal import PlatenBase

/// The algorithm of both lazy stacks, along an axis and across it.
///
/// A lazy stack does not know all of its views, so it cannot be as wide as the widest: it is as
/// wide as it is proposed, or ideally as its first view. Each view gets its ideal length along
/// the axis; nothing is shared out.
struct LazyStackEngine {
  let axis: Axis
  /// Where views are across the stack; the guide along the axis does not count.
  let alignment: Alignment
  let spacing: CGFloat?

  /// The stack's size for a proposal, in points.
  func size(of subviews: LayoutSubviews, in proposal: ProposedViewSize) -> CGSize {
    let across =
      proposal.lengths.length(along: axis.crossing)
      ?? subviews.first?.sizeThatFits(.unspecified).lengths.length(along: axis.crossing) ?? 0
    let share = ProposedViewSize(along: nil, across: across, axis)
    let lengths = subviews.lazy.map { $0.sizeThatFits(share).lengths.length(along: axis) }
    let distances = subviews.distances(along: axis, spacing: spacing)
    return CGSize(
      along: (lengths.reduce(0, +) + distances.reduce(0, +)).length, across: across, axis)
  }

  /// Places the subviews, from the top leading corner of the bounds.
  func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    let bounds = bounds.finite
    let across = bounds.size.length(along: axis.crossing)
    let share = ProposedViewSize(along: nil, across: across, axis)
    var along: CGFloat = 0
    for (subview, distance) in zip(subviews, subviews.distances(along: axis, spacing: spacing)) {
      along += distance
      let own = subview.dimensions(in: share)
      let start = offset(of: own, in: ViewDimensions(size: bounds.size)).finite(or: 0)
      let corner = CGPoint(along: along, across: start, axis)
      subview.place(
        at: CGPoint(x: bounds.minX + corner.x, y: bounds.minY + corner.y), proposal: share)
      along += CGSize(width: own.width, height: own.height).lengths.length(along: axis)
    }
  }

  private func offset(of view: ViewDimensions, in stack: ViewDimensions) -> CGFloat {
    switch axis {
    case .vertical: stack[alignment.horizontal] - view[alignment.horizontal]
    case .horizontal: stack[alignment.vertical] - view[alignment.vertical]
    }
  }
}
