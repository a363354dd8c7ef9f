/// What became of an element of an SVG file.
package struct SVGChange: Hashable, Sendable {
  /// The kinds of change.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case added, removed, attribute, text, order
  }

  package var kind: Kind
  /// Where the element is in the reference, or in the other file if it is new: `svg/g[2]/path[1]`.
  package var path: String
  /// What changed, in a sentence without a full stop.
  package var sentence: String

  package init(kind: Kind, path: String, sentence: String) {
    (self.kind, self.path, self.sentence) = (kind, path, sentence)
  }
}
