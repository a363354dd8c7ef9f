import Foundation
internal import PlatenBase

/// The sharing of a length, group by group, among the least flexible members first.
///
/// keep back what others need → sort by flexibility → offer equal shares
///
/// What the groups still to come need at least is kept back for them, and `IdealShares` says who is
/// offered another share than an equal one. What a member takes of its share is up to whoever asks for
/// the next one: a stack measures its view between the two calls, and not in a closure, and the sharing
/// is on the heap, as each byte of a frame counts in views in views.
///
/// - Complexity: O(*n* log *n*) in the number of members.
final class LengthSharing {
  private let groups: [[Int]]
  private let ranges: [LengthRange]
  /// What each group needs at least, in points.
  private let reserved: [CGFloat]
  private let keeping: IdealKeeping?
  private var wanted: IdealShares?
  /// What is left for the open group, in points.
  private var available: CGFloat
  private var group = -1
  /// The members of the open group that are still to be served.
  private var order: ArraySlice<Int> = []

  /// Makes the sharing of a length in points, as `PriorityGroups` is asked for it.
  init(
    _ length: CGFloat, _ members: PriorityGroups, ranges: [LengthRange], ideals: [CGFloat]?,
    keeping: IdealKeeping?
  ) {
    let groups = members.groups
    (self.groups, self.ranges, self.keeping) = (groups, ranges, keeping)
    // What lower priorities need at least is kept back for them:
    // https://developer.apple.com/documentation/swiftui/view/layoutpriority(_:)
    let reserved = groups.map { $0.reduce(0) { $0 + ranges[$1].shortest } }
    self.reserved = reserved
    available = length - reserved.dropFirst().reduce(0, +)
    wanted = ideals.map {
      IdealShares($0, of: groups, ranges, reserved: reserved, keepsAll: keeping != nil)
    }
  }

  /// Returns who is served next, and what share in points it is offered; nil once all are served.
  func next() -> (member: Int, share: CGFloat)? {
    while order.isEmpty {
      guard group + 1 < groups.count else { return nil }
      openNext()
    }
    let share = (available / CGFloat(order.count)).length
    let other = wanted?.share(of: order[order.startIndex], in: available, for: order.count)
    if let other, !other.matches(share) { keeping?.isNeeded = true }
    return (order.removeFirst(), other ?? share)
  }

  /// Takes what a member took off what is left.
  func take(_ length: CGFloat) {
    available -= length
    if available.isNaN { available = 0 }
  }

  private func openNext() {
    group += 1
    if group > 0 { available += reserved[group] }
    wanted?.open(group, available: available)
    let ranges = ranges
    order = groups[group].sorted { ranges[$0].isServed(before: ranges[$1]) }[...]
  }
}
