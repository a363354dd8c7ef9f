package import Foundation

/// What is known of a face before its file is opened.
package struct FontRecord: Hashable, Sendable {
  /// The path of the font's file.
  package var path: String
  /// Which face of the file, for collections.
  package var index: Int
  /// The name of the family.
  package var family: String
  /// The weights the face has, on OpenType's scale: one for a static face, a range for a variable one.
  package var weights: ClosedRange<CGFloat>
  /// Whether the face is italic or oblique.
  package var isItalic: Bool
  /// Whether every glyph has the same advance.
  package var isMonospaced: Bool
  /// Whether the face takes variations.
  package var isVariable: Bool
  /// The scripts that the face covers, sorted by their codes: see ``ScriptCoverage``.
  package var scripts: [Script] = []

  /// The weight on OpenType's scale that comes nearest to `weight`.
  package func nearestWeight(to weight: CGFloat) -> CGFloat {
    min(max(weight, weights.lowerBound), weights.upperBound)
  }

  /// Whether the family has this name, as fontconfig compares names: case and spaces aside.
  package func isOfFamily(_ name: String) -> Bool {
    func plain(_ name: String) -> String { name.filter { $0 != " " }.lowercased() }
    return plain(family) == plain(name)
  }
}
