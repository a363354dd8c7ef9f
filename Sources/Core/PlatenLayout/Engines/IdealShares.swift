import Foundation
internal import PlatenBase

/// The shares of a length by which no member gets less than its ideal length, where there is room.
///
/// A row that nobody squeezes is measured at the ideal lengths of its views, and is then proposed
/// their sum, or more. An equal share of it may be less than what one of them needs, as of a large
/// word beside a small one: a text would break, though there is room for all. So in a group in which
/// nobody takes all that there is, each member is offered its ideal length at least, and no more than
/// leaves the others theirs. Where a member does take all, shares are equal, as in SwiftUI, unless
/// ideals are kept in spite of it (`IdealKeeping`); and where they do not fit, they count for nothing.
///
/// - Complexity: O(*n*) in the number of members.
struct IdealShares {
  /// The ideal length of each member.
  private let ideals: [CGFloat]
  /// The ideal lengths of each group, added up; nil where a member takes all that there is.
  private let sums: [CGFloat?]
  /// By how much all groups from each one on want more than they need at least.
  private let surplus: [CGFloat]

  /// What the members of the open group that are still to be served want; nil for equal shares.
  private var rest: CGFloat?
  /// What the open group leaves to those after it, beside what these need at least.
  private var held: CGFloat = 0

  /// Makes the shares of groups, from that with the highest priority.
  ///
  /// - Parameters:
  ///   - reserved: What each group needs at least.
  ///   - keepsAll: Whether ideals count beside members that take all there is, too.
  init(
    _ ideals: [CGFloat], of groups: [[Int]], _ ranges: [LengthRange], reserved: [CGFloat],
    keepsAll: Bool
  ) {
    self.ideals = ideals
    sums = groups.map { group in
      guard keepsAll || group.allSatisfy({ !ranges[$0].isEndless }) else { return nil }
      return group.reduce(0) { $0 + ideals[$1] }
    }
    var surplus = [CGFloat](repeating: 0, count: groups.count + 1)
    for (group, sum) in sums.enumerated().reversed() {
      surplus[group] = surplus[group + 1] + max((sum ?? 0) - reserved[group], 0)
    }
    self.surplus = surplus
  }

  /// Begins with a group for which a length is available.
  mutating func open(_ group: Int, available: CGFloat) {
    (rest, held) = (nil, 0)
    guard let sum = sums[group] else { return }
    if (sum + surplus[group + 1]).fits(available) {
      (rest, held) = (sum, surplus[group + 1])
    } else if sum.fits(available) {
      rest = sum
    }
  }

  /// Returns what a member of the open group is offered where so many are still to be served; nil for
  /// an equal share.
  mutating func share(of member: Int, in available: CGFloat, for count: Int) -> CGFloat? {
    guard let rest else { return nil }
    let (ideal, room) = (ideals[member], available - held)
    self.rest = rest - ideal
    return max(min(room / CGFloat(count), room - rest + ideal), ideal)
  }
}
