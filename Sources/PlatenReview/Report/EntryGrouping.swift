internal import PlatenComparison

/// Puts snapshots together that changed for what seems the same cause, so that one cause in fifty
/// pictures is one item.
///
/// Each snapshot is put where the strongest sign of a cause puts it: first another engine or other
/// fonts, then what happened in the layout, then what the pixels look like.
package enum EntryGrouping {
  /// A sign of a cause, as entries have it in common.
  private struct Cause: Hashable {
    var key: String
    /// The cause in a sentence without a full stop.
    var sentence: String

    static func == (one: Self, other: Self) -> Bool { one.key == other.key }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }
  }

  /// Groups the entries of a report: the largest group first, equal ones by their first entry.
  package static func group(_ report: inout ReviewReport) {
    var members: [Cause: [Int]] = [:]
    var causes: [Cause] = []
    for (i, entry) in report.entries.enumerated() {
      report.entries[i].group = nil
      guard let cause = cause(of: entry) else { continue }
      if members[cause] == nil { causes.append(cause) }
      members[cause, default: []].append(i)
    }
    let sizes = causes.map { members[$0]?.count ?? 0 }
    let order = causes.indices.sorted { (-sizes[$0], $0) < (-sizes[$1], $1) }
    report.groups = order.map { causes[$0].sentence }
    for (number, index) in order.enumerated() {
      for i in members[causes[index]] ?? [] { report.entries[i].group = number }
    }
  }

  private static func cause(of entry: ReviewEntry) -> Cause? {
    switch entry.status {
    case .same, .unused: return nil
    case .missing: return Cause(key: "missing", sentence: "there is no reference yet")
    case .failed: return Cause(key: "failed " + entry.summary, sentence: entry.summary)
    case .different: break
    }
    if !entry.fingerprintDifferences.isEmpty {
      let sentence = entry.fingerprintDifferences.joined(separator: ", ")
      return Cause(key: "fingerprint " + sentence, sentence: sentence)
    }
    if !entry.layoutChanges.isEmpty {
      return layoutCause(entry.layoutChanges)
    }
    if !entry.svgChanges.isEmpty {
      let sentence = ChangeSentences.line(entry.svgChanges.map(\.sentence), limit: 3)
      return Cause(key: "svg " + sentence, sentence: sentence)
    }
    if let signature = entry.signature {
      return Cause(key: "pixels " + signature, sentence: signature)
    }
    return Cause(key: "entry " + entry.name, sentence: entry.summary)
  }

  /// The changes that explain others count alone: where a text became longer, what lies behind it
  /// moves further in a large type than in a small one.
  private static func layoutCause(_ changes: [LayoutChange]) -> Cause {
    let sorted = LayoutChange.forMessage(changes)
    let first = sorted.filter { $0.kind == sorted.first?.kind }
    let key = first.map(\.sentence).joined(separator: "; ")
    return Cause(
      key: "layout " + key, sentence: ChangeSentences.line(first.map(\.sentence), limit: 3))
  }
}
