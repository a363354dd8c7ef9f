package import Foundation

/// What became of a view between two layouts.
package struct LayoutChange: Hashable, Sendable {
  /// The kinds of change.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case moved, resized, added, removed, text, truncation, scale, baseline, visibility, lines, order
  }

  package var kind: Kind
  /// Which view it is: its path or id, as ``LayoutTree/id`` has it.
  package var id: String
  /// What changed, in a sentence without a full stop: `tag 7 "Kotlin" moved 12 pt right`.
  package var sentence: String
  /// Where the view was, in points of the picture; nil if it was not there.
  package var oldFrame: CGRect?
  /// Where the view is, in points of the picture; nil if it is gone.
  package var newFrame: CGRect?

  package init(
    kind: Kind, id: String, sentence: String, oldFrame: CGRect? = nil, newFrame: CGRect? = nil
  ) {
    (self.kind, self.id, self.sentence) = (kind, id, sentence)
    (self.oldFrame, self.newFrame) = (oldFrame, newFrame)
  }
}
