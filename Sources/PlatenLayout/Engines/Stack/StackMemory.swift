import Foundation

/// What a stack knows of one set of subviews.
struct StackMemory {
  /// The subviews in groups of equal priority, from the highest.
  let groups: [[Int]]
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
    groups = Self.groups(of: subviews)
    var distances = [CGFloat](repeating: 0, count: subviews.count)
    if let spacing {
      for index in distances.indices.dropFirst() { distances[index] = spacing.finite(or: 0) }
    } else if var previous = subviews.first?.spacing {
      for index in distances.indices.dropFirst() {
        let next = subviews[index].spacing
        distances[index] = previous.distance(to: next, along: axis).finite(or: 0)
        previous = next
      }
    }
    self.distances = distances
    totalDistance = distances.reduce(0, +)
  }

  private static func groups(of subviews: LayoutSubviews) -> [[Int]] {
    let priorities = subviews.map { $0.priority.isNaN ? 0 : $0.priority }
    // Swift's sort is stable: equal priorities keep their order.
    let order = priorities.indices.sorted { priorities[$0] > priorities[$1] }
    var groups: [[Int]] = []
    for index in order {
      if let last = groups.last?.last, priorities[last] == priorities[index] {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
    return groups
  }
}
