package import Foundation

/// A change of a view between two layouts.
package struct LayoutChange: Hashable, Sendable {
  /// The kinds of change.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case moved, resized, added, removed, text, color, font, truncation, scale, baseline
    case visibility, lines, order
  }

  package var kind: Kind
  /// Which view it is: its path or id, as ``LayoutTree/id`` has it.
  package var id: String
  /// What changed, in a sentence without a full stop: `tag "Kotlin" moved 12 pt right`.
  package var sentence: String
  /// Where the view was, in points of the picture; nil if it was not there.
  package var oldFrame: CGRect?
  /// Where the view is, in points of the picture; nil if it is gone.
  package var newFrame: CGRect?
  /// What the view is called wherever it stands: `tag "Kotlin"`.
  var subject = ""
  /// What the view said and says, or the fonts that it was and is set in, if that is what changed.
  var texts: TextPair?

  /// Two texts of one view, or the names of its fonts.
  struct TextPair: Hashable, Sendable {
    var old: String
    var new: String
  }

  package init(
    kind: Kind, id: String, sentence: String, oldFrame: CGRect? = nil, newFrame: CGRect? = nil
  ) {
    (self.kind, self.id, self.sentence) = (kind, id, sentence)
    (self.oldFrame, self.newFrame) = (oldFrame, newFrame)
  }
}

// MARK: - Summary

extension LayoutChange {
  /// How much a change explains others, the most first: what is new or gone pushes views about, a
  /// move seldom does.
  private static let weights: [Kind: Int] = Dictionary(
    uniqueKeysWithValues: [
      .added, .removed, .text, .color, .font, .visibility, .order, .truncation, .scale, .lines,
      .resized, .moved, .baseline,
    ].enumerated().map { ($1, $0) })

  /// The changes for a message: those that explain others first, and otherwise in their order.
  package static func forMessage(_ changes: [LayoutChange]) -> [LayoutChange] {
    changes.enumerated().sorted {
      (weights[$0.element.kind] ?? 0, $0.offset) < (weights[$1.element.kind] ?? 0, $1.offset)
    }.map(\.element)
  }

  /// The changes in one line: `tag "Zig" added; row 2 now has 5 tags; and 40 more`; empty if there
  /// are none.
  package static func summary(of changes: [LayoutChange], limit: Int = 5) -> String {
    ChangeSentences.line(sentences(of: forMessage(changes)), limit: limit)
  }

  /// From so many on, views that moved by the same are one sentence.
  private static let fewestTogether = 3

  /// The sentences of changes, each once: `20 texts moved 4 pt right and 2 pt down`.
  private static func sentences(of changes: [LayoutChange]) -> [String] {
    let alike = Dictionary(grouping: changes) { $0.common }
    var told: Set<String> = []
    return changes.compactMap { change in
      var sentence = change.sentence
      if let common = change.common, let others = alike[common], others.count >= fewestTogether {
        let nouns = Set(others.map { $0.subject.prefix { $0 != " " } })
        let noun = nouns.count == 1 ? nouns.first.map(String.init) ?? "" : ""
        sentence =
          "\(ChangeSentences.count(others.count, noun.isEmpty ? "view" : noun)) \(common)"
      }
      return told.insert(sentence).inserted ? sentence : nil
    }
  }

  /// What is said of several views that it happened to: `moved 4 pt right and 2 pt down`, `are now
  /// set in Inter 17, not Inter 15`; nil of what each has for itself.
  var common: String? {
    if kind == .font, let texts { return "are now set in \(texts.new), not \(texts.old)" }
    guard kind == .moved, let oldFrame, let newFrame else { return nil }
    let way = LayoutWords.move(
      newFrame.minX - oldFrame.minX, newFrame.minY - oldFrame.minY, tolerance: 0.05)
    return "moved \(way)"
  }
}
