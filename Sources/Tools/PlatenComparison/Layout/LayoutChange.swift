package import Foundation

/// A change of a view between two layouts.
package struct LayoutChange: Hashable, Sendable {
  /// The kinds of change.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case moved, resized, added, removed, text, color, font, truncation, scale, baseline
    case visibility, lines, order
    /// A value of the scene, such as the padding of a view, became another.
    case value
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
  /// What kind of view it is: `tag`.
  var noun = ""
  /// What the view said and says, or the fonts that it was and is set in, if that is what changed.
  var texts: TextPair?

  /// The table that the view stands in, and its text, if it is a cell.
  var cell: Cell?
  /// What is said of all views that a value was changed of alike.
  var value: ValueWords?

  /// What is said of several views, as a report has it.
  private var readCommon: String?

  /// Two texts of one view, or the names of its fonts.
  struct TextPair: Hashable, Sendable {
    var old: String
    var new: String
  }

  /// A text in a table or a grid.
  struct Cell: Hashable, Sendable {
    /// Which table, as a number of its layout.
    var table: Int
    var text: String
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
      .added, .removed, .text, .value, .color, .font, .visibility, .order, .truncation, .scale,
      .lines, .resized, .moved, .baseline,
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

  /// Whether it may only come of other changes: what stands behind a text that grew moves.
  var follows: Bool {
    switch kind {
    case .truncation, .scale, .lines, .resized, .moved, .baseline: true
    default: false
    }
  }

  /// From so many on, views that moved by the same are one sentence.
  private static let fewestTogether = 3

  /// The sentences of changes, each once: `20 texts moved 4 pt right and 2 pt down`, `Inter is now Nunito
  /// (20 texts)`.
  static func sentences(of changes: [LayoutChange]) -> [String] {
    let alike = Dictionary(grouping: changes) { $0.common }
    var told: Set<String> = []
    return changes.compactMap { change in
      var sentence = change.sentence
      if let common = change.common, let others = alike[common] {
        if change.kind == .moved, others.count >= fewestTogether {
          sentence = "\(count(others)) \(common)"
        } else if change.kind != .moved, others.count > 1 {
          sentence = "\(common) (\(count(others)))"
        }
      }
      return told.insert(sentence).inserted ? sentence : nil
    }
  }

  /// How many views changed: `20 texts`.
  static func count(_ changes: [LayoutChange]) -> String {
    let nouns = Set(changes.map(\.noun))
    let noun = nouns.count == 1 ? nouns.first ?? "" : ""
    return ChangeSentences.count(changes.count, noun.isEmpty ? "view" : noun)
  }

  /// What is said of several views that it happened to: `moved 4 pt right and 2 pt down`, `Inter is now
  /// Nunito`; nil of what each has for itself.
  package var common: String? {
    get { readCommon ?? ownCommon }
    set { if newValue != ownCommon { readCommon = newValue } }
  }

  private var ownCommon: String? {
    switch kind {
    case .font: return texts.map { FontWords.changes($0).joined(separator: " and ") }
    case .value: return value?.common
    case .color: return texts.map { "\($0.old) became \($0.new)" }
    case .moved:
      guard let oldFrame, let newFrame else { return nil }
      let way = LayoutWords.move(
        newFrame.minX - oldFrame.minX, newFrame.minY - oldFrame.minY, tolerance: 0.05)
      return "moved \(way)"
    default: return nil
    }
  }
}
