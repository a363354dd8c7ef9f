import Foundation
internal import PlatenBase

/// The subviews of a stack, or the columns or rows of a grid, in groups of equal priority.
///
/// group by priority → keep back what others need → sort by flexibility → offer equal shares
///
/// Stacks and grids share out a length in this one way; what a member takes of its share is up to
/// them.
///
/// - Complexity: O(*n* log *n*) in the number of members.
struct PriorityGroups {
  /// The indices of each group's members, from the highest priority; nil for one group of all members.
  private let unequal: [[Int]]?
  private let count: Int

  /// The indices of each group's members, from the highest priority.
  var groups: [[Int]] { unequal ?? (count == 0 ? [] : [Array(0..<count)]) }

  /// Groups members by their priorities; a priority that is not a number counts as 0.
  init(_ priorities: [Double]) {
    count = priorities.count
    unequal = Self.hasOneGroup(priorities) ? nil : Self.groups(priorities)
  }

  private static func hasOneGroup(_ priorities: [Double]) -> Bool {
    guard let first = priorities.first else { return true }
    return priorities.allSatisfy { $0 == first }
  }

  private static func groups(_ priorities: [Double]) -> [[Int]] {
    let priorities = priorities.map { $0.isNaN ? 0 : $0 }
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

  /// Hands out a length in points, group by group, to the least flexible member first.
  ///
  /// What the groups still to come need at least is kept back for them.
  ///
  /// - Parameters:
  ///   - length: The length, without the distances between members.
  ///   - ranges: The shortest and longest length of each member.
  ///   - take: Returns what a member takes of the share that it is offered.
  func share(_ length: CGFloat, ranges: [LengthRange], take: (Int, CGFloat) -> CGFloat) {
    let groups = groups
    // What lower priorities need at least is kept back for them:
    // https://developer.apple.com/documentation/swiftui/view/layoutpriority(_:)
    let reserved = groups.map { $0.reduce(0) { $0 + ranges[$1].shortest } }
    var available = length - reserved.dropFirst().reduce(0, +)
    for (number, group) in groups.enumerated() {
      if number > 0 { available += reserved[number] }
      let order = group.sorted { ranges[$0].isServed(before: ranges[$1]) }
      for (served, index) in order.enumerated() {
        available -= take(index, (available / CGFloat(order.count - served)).length)
        if available.isNaN { available = 0 }
      }
    }
  }
}

// MARK: - Flexibility

/// The shortest and the longest length that a subview, a column or a row takes, in points.
struct LengthRange {
  var shortest: CGFloat
  var longest: CGFloat

  /// Returns whether this one gets its space before another: the less flexible one does.
  func isServed(before other: LengthRange) -> Bool {
    let (flexibility, otherFlexibility) = (longest - shortest, other.longest - other.shortest)
    if flexibility == .infinity, otherFlexibility == .infinity {
      return shortest > other.shortest
    }
    return flexibility < otherFlexibility
  }
}
