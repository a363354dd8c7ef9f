internal import PlatenComparison

/// Finds references whose pictures have another name now: what is missing, and nearly as something for
/// which nothing is drawn any more.
///
/// equal bytes → of the others those that are most alike
struct RenameFinder {
  /// The most pairs that are compared beside those of equal bytes; of more, those alone whose files are
  /// called the same.
  private static let mostPairs = 400
  /// Nearly equal are pictures of which no larger part differs, drawings and layouts of which no more is
  /// different.
  private static let mostDiffering = (part: 0.02, changes: 3)

  private let folder: SnapshotFolder

  init(_ folder: SnapshotFolder) { self.folder = folder }

  /// Makes one entry of each pair of a missing and an unused one: the one of the new name.
  ///
  /// - Throws: An error if the picture of what differs cannot be written.
  func join(_ report: inout ReviewReport) throws {
    let missing = report.entries.indices.filter { report.entries[$0].status == .missing }
    let unused = report.entries.indices.filter { report.entries[$0].status == .unused }
    guard !missing.isEmpty, !unused.isEmpty else { return }
    var pairs = equalPairs(missing, unused, report.entries)
    let known = (Set(pairs.map(\.new)), Set(pairs.map(\.old)))
    pairs += try likePairs(
      missing.filter { !known.0.contains($0) }, unused.filter { !known.1.contains($0) },
      report.entries)
    for pair in pairs { try join(pair, in: &report.entries) }
    let gone = Set(pairs.map(\.old))
    report.entries = report.entries.indices.filter { !gone.contains($0) }.map { report.entries[$0] }
  }

  /// The places of two entries of one picture.
  private struct Pair {
    var new: Int
    var old: Int
    /// What tells them apart; nil for the same bytes.
    var comparison: SnapshotComparison?
  }

  private func equalPairs(_ missing: [Int], _ unused: [Int], _ entries: [ReviewEntry]) -> [Pair] {
    var places = Dictionary(grouping: unused) { entries[$0].actualDigest }
    return missing.compactMap { new in
      guard let digest = entries[new].actualDigest, let same = places[digest] else { return nil }
      // Of several that are equal, the one whose file is called the same.
      let file = Self.file(entries[new].name)
      let index = same.firstIndex { Self.file(entries[$0].name) == file } ?? same.startIndex
      places[digest]?.remove(at: index)
      if places[digest]?.isEmpty == true { places[digest] = nil }
      return Pair(new: new, old: same[index])
    }
  }

  private func likePairs(
    _ missing: [Int], _ unused: [Int], _ entries: [ReviewEntry]
  ) throws -> [Pair] {
    let isMany = missing.count * unused.count > Self.mostPairs
    var found: [(difference: Double, pair: Pair)] = []
    for new in missing {
      for old in unused where entries[new].kind == entries[old].kind {
        let isCalledSame = Self.file(entries[new].name) == Self.file(entries[old].name)
        if isMany, !isCalledSame { continue }
        guard let comparison = compare(entries[new].name, entries[old].name, entries[new].kind),
          let difference = Self.difference(comparison)
        else { continue }
        let score = difference + (isCalledSame ? 0 : 0.001)
        found.append((score, Pair(new: new, old: old, comparison: comparison)))
      }
    }
    var (news, olds) = (Set<Int>(), Set<Int>())
    let sorted = found.enumerated().sorted {
      ($0.element.difference, $0.offset) < ($1.element.difference, $1.offset)
    }.map(\.element.pair)
    return sorted.filter { pair in
      guard !news.contains(pair.new), !olds.contains(pair.old) else { return false }
      news.insert(pair.new)
      olds.insert(pair.old)
      return true
    }
  }

  private func compare(_ new: String, _ old: String, _ kind: SnapshotKind) -> SnapshotComparison? {
    guard let actual = try? folder.results.actual.bytes(of: new),
      let reference = try? folder.references.bytes(of: old)
    else { return nil }
    return try? SnapshotComparer(drawsOverlay: true).compare(
      SnapshotFile(kind: kind, bytes: actual), with: SnapshotFile(kind: kind, bytes: reference))
  }

  /// Returns how far two files are from being the same, from 0 to 1; nil for those that are others.
  private static func difference(_ comparison: SnapshotComparison) -> Double? {
    if comparison.isSame { return 0 }
    if let pixels = comparison.pixels {
      return pixels.ratio <= mostDiffering.part ? pixels.ratio : nil
    }
    let count = max(comparison.svgChanges.count, comparison.layoutChanges.count)
    return count <= mostDiffering.changes ? Double(count) / 100 : nil
  }

  private func join(_ pair: Pair, in entries: inout [ReviewEntry]) throws {
    let former = entries[pair.old].name
    entries[pair.new].formerName = former
    if let comparison = pair.comparison, !comparison.isSame {
      entries[pair.new].take(comparison)
      if let overlay = comparison.overlay {
        try folder.results.overlays.write(overlay, to: entries[pair.new].name)
      }
    } else {
      (entries[pair.new].isExact, entries[pair.new].summary) = (true, "")
    }
    let summary = entries[pair.new].summary
    entries[pair.new].status = .renamed
    entries[pair.new].summary = "was \(former)" + (summary.isEmpty ? "" : "; " + summary)
  }

  private static func file(_ name: String) -> Substring {
    name.split(separator: "/").last ?? name[...]
  }
}
