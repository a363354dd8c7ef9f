import Foundation
internal import PlatenBase

/// What a stack knows of one set of subviews.
struct StackMemory {
  /// The subviews in groups of equal priority.
  let groups: PriorityGroups
  /// The distance from each subview to the one before it in points, 0 for the first.
  let distances: [CGFloat]
  /// The sum of the distances, in points.
  let totalDistance: CGFloat

  /// The shortest and longest lengths of all subviews, by the proposal's length across.
  var ranges = ProposalCache<[StackRange]>(capacity: 4)
  /// The stack's own sizes: room for four lengths along each axis.
  var sizes = ProposalCache<CGSize>(capacity: 16)
  /// Where everything goes, for the proposal when sizing and the one when placing.
  var arrangements = ProposalCache<StackArrangement>(capacity: 2)

  /// Looks at the subviews' priorities and preferred distances, without measuring any.
  init(_ subviews: LayoutSubviews, axis: Axis, spacing: CGFloat?) {
    groups = PriorityGroups(subviews.map(\.priority))
    distances = subviews.distances(along: axis, spacing: spacing)
    totalDistance = distances.reduce(0, +)
  }
}
