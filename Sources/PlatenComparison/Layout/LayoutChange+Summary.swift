extension LayoutChange {
  /// How much a change explains others, the most first: what is new or gone pushes views about, a
  /// move seldom does.
  private static let weights: [Kind: Int] = Dictionary(
    uniqueKeysWithValues: [
      .added, .removed, .text, .visibility, .order, .truncation, .scale, .lines, .resized, .moved,
      .baseline,
    ].enumerated().map { ($1, $0) })

  /// The changes for a message: those that explain others first, and otherwise in their order.
  package static func forMessage(_ changes: [LayoutChange]) -> [LayoutChange] {
    changes.enumerated().sorted {
      (weights[$0.element.kind] ?? 0, $0.offset) < (weights[$1.element.kind] ?? 0, $1.offset)
    }.map(\.element)
  }

  /// The changes in one line: `tag 3 "Zig" added; row 2 now has 5 tags; and 40 more`; empty if there
  /// are none.
  package static func summary(of changes: [LayoutChange], limit: Int = 5) -> String {
    ChangeSentences.line(forMessage(changes).map(\.sentence), limit: limit)
  }
}
