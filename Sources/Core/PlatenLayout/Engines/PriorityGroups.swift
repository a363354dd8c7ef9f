import Foundation

/// The subviews of a stack, or the columns or rows of a grid, in groups of equal priority.
///
/// Stacks and grids share out a length among them in one way (`LengthSharing`).
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

  /// Hands out a length in points by a `LengthSharing`.
  ///
  /// - Parameters:
  ///   - length: The length, without the distances between members.
  ///   - ranges: The shortest and longest length of each member.
  ///   - ideals: The ideal length of each member; not needed where `needsIdeals` says so.
  ///   - keeping: What keeps the ideals beside members that take all there is; nil for SwiftUI's rule.
  ///   - take: Returns what a member takes of the share that it is offered.
  func share(
    _ length: CGFloat, ranges: [LengthRange], ideals: [CGFloat]?, keeping: IdealKeeping?,
    take: (Int, CGFloat) -> CGFloat
  ) {
    let sharing = LengthSharing(length, self, ranges: ranges, ideals: ideals, keeping: keeping)
    while let next = sharing.next() { sharing.take(take(next.member, next.share)) }
  }

  /// Returns whether equal shares of a length might cut someone who could have more.
  func needsIdeals(_ length: CGFloat, ranges: [LengthRange], keeping: IdealKeeping?) -> Bool {
    guard count > 1, length > 0 else { return false }
    let share = length / CGFloat(count)
    if keeping != nil { return ranges.contains { $0.longest > share } }
    guard ranges.contains(where: { $0.isCut(by: share) }) else { return false }
    let bounded = groups.filter { $0.allSatisfy { !ranges[$0].isEndless } }
    return bounded.reduce(0) { $0 + $1.count } > 1
  }
}

// MARK: - Flexibility

/// The shortest and the longest length that a subview, a column or a row takes, in points.
struct LengthRange {
  var shortest: CGFloat
  var longest: CGFloat

  /// Whether the member takes all that there is.
  var isEndless: Bool { longest == .infinity }

  /// Returns whether the member might want more than a share, or leave others less.
  fileprivate func isCut(by share: CGFloat) -> Bool {
    isEndless ? shortest > share : longest > share
  }

  /// Returns whether this one gets its space before another: the less flexible one does.
  func isServed(before other: LengthRange) -> Bool {
    let (flexibility, otherFlexibility) = (longest - shortest, other.longest - other.shortest)
    if flexibility == .infinity, otherFlexibility == .infinity {
      return shortest > other.shortest
    }
    return flexibility < otherFlexibility
  }
}
