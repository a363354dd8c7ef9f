internal import PlatenComparison

/// Puts snapshots together that changed for the same causes, so that one cause in fifty pictures is
/// one item.
///
/// A snapshot is in the group of each of its causes, so that none is accepted with another. Causes
/// that are together wherever they are make one group.
package enum EntryGrouping {
  /// A cause and the snapshots that have it.
  private struct Member {
    /// How each of the snapshots has it.
    var sentences: [String] = []
    /// How several have it.
    var common: String
    /// The numbers of the snapshots' entries, in their order.
    var entries: [Int] = []

    var sentence: String {
      let isOne = sentences.allSatisfy { $0 == sentences.first }
      return isOne ? sentences.first ?? common : common
    }
  }

  /// So many causes of a group are told.
  private static let mostTold = 5

  /// Groups the entries of a report: the largest group first, equal ones by their first entry.
  package static func group(_ report: inout ReviewReport) {
    let members = members(of: report)
    var groups: [[Int]: [String]] = [:]
    for member in members { groups[member.entries, default: []].append(member.sentence) }
    var known: Set<[Int]> = []
    let distinct = members.map(\.entries).filter { known.insert($0).inserted }
    let order = distinct.enumerated().sorted {
      (-$0.element.count, $0.offset) < (-$1.element.count, $1.offset)
    }.map(\.element)
    var turned: Set<Int> = []
    report.groups = []
    for entries in order {
      // What all of them became as a whole is seen before anything else.
      let turns = Set(entries.map { report.entries[$0].turn })
      let turn = turns.count == 1 && turned.isDisjoint(with: entries) ? turns.first ?? nil : nil
      if turn != nil { turned.formUnion(entries) }
      let causes = (groups[entries] ?? []).filter { !PictureTurn.tells(turn, $0) }
      report.groups.append(
        ChangeSentences.line((turn.map { [$0] } ?? []) + causes, limit: mostTold))
    }
    for i in report.entries.indices { report.entries[i].groups = [] }
    for (number, entries) in order.enumerated() {
      for i in entries { report.entries[i].groups.append(number) }
    }
  }

  /// The causes, in the order in which entries have them.
  private static func members(of report: ReviewReport) -> [Member] {
    var members: [Member] = []
    var places: [String: Int] = [:]
    for (i, entry) in report.entries.enumerated() {
      for cause in causes(of: entry) {
        let owner = cause.isOfOneScene ? entry.source ?? "\(i)" : "all"
        let key = cause.key.map { "shared by \(owner): " + $0 } ?? "own \(i) " + cause.sentence
        let place = places[key] ?? members.count
        if place == members.count {
          places[key] = place
          members.append(Member(common: cause.common))
        }
        members[place].sentences.append(cause.sentence)
        members[place].entries.append(i)
      }
    }
    return members
  }

  private static func causes(of entry: ReviewEntry) -> [ChangeCause] {
    switch entry.status {
    case .same, .unused: return []
    case .missing: return [ChangeCause(key: "missing", sentence: "there is no reference yet")]
    case .failed: return [failure(entry.summary)]
    case .different: break
    case .renamed:
      let renamed = ChangeCause(key: "renamed", sentence: "the reference has another name")
      return [renamed] + (entry.isExact ? [] : differences(of: entry))
    }
    return differences(of: entry)
  }

  private static func differences(of entry: ReviewEntry) -> [ChangeCause] {
    let hasOwn = entry.causes.count == 1 && entry.causes[0].key == nil
    return entry.causes.isEmpty || hasOwn
      ? [ChangeCause(key: nil, sentence: entry.summary)] : entry.causes
  }

  /// A mistake is one cause wherever it stands: `clock.yaml:3:7: theme: …` is told without its place
  /// where several files have it.
  private static func failure(_ summary: String) -> ChangeCause {
    let message = String(summary.prefix { !$0.isNewline })
    let place = message.firstMatch(of: #/:\d+:\d+: /#)
    let words = place.map { String(message[$0.range.upperBound...]) } ?? message
    return ChangeCause(key: "failed " + words, sentence: summary, common: words)
  }
}
