/// The groups of a report by the numbers that people see and type.
///
/// They are the same everywhere, and stay the same until snapshots are compared again: what is decided
/// leaves its group, and the others keep their numbers.
extension ReviewReport {
  /// The numbers of the groups that an entry is in, from 1.
  package func groupNumbers(of entry: ReviewEntry) -> [Int] {
    entry.groups.map { $0 + 1 }
  }

  /// Returns what the groups that an entry is in have in common, in a sentence each.
  package func causes(of entry: ReviewEntry) -> [String] {
    groupNumbers(of: entry).compactMap { number in
      groups.indices.contains(number - 1) ? groups[number - 1] : nil
    }
  }

  /// The entries of a group, in their order.
  package func entries(inGroup number: Int) -> [ReviewEntry] {
    entries.filter { groupNumbers(of: $0).contains(number) }
  }

  /// The names of the snapshots of groups that may be decided by the groups' numbers.
  ///
  /// A snapshot with a second cause is accepted only if the groups of both are named: someone who has
  /// seen one of them does not know the other.
  ///
  /// - Returns: The names of what is decided, and the entries that are left for the other groups that
  ///   they are in.
  /// - Throws: An error for a number that no group has.
  package func open(
    inGroups numbers: [Int], for verdict: SnapshotDecision.Verdict
  ) throws(ReviewError) -> (names: [String], left: [ReviewEntry]) {
    for number in numbers where !groups.indices.contains(number - 1) {
      let known =
        switch groups.count {
        case 0: "it has no groups"
        case 1: "it has only group 1"
        default: "it has groups 1 to \(groups.count)"
        }
      throw ReviewError(.usage, "no group \(number) in the last run: \(known)")
    }
    let members = entries.filter { entry in
      entry.actualDigest != nil && groupNumbers(of: entry).contains(where: numbers.contains)
    }
    let left = members.filter { entry in
      verdict == .accept && !groupNumbers(of: entry).allSatisfy(numbers.contains)
    }
    let kept = Set(left.map(\.name))
    return (members.map(\.name).filter { !kept.contains($0) }, left)
  }
}
