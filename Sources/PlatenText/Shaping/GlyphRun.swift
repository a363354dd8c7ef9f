package import Foundation

/// Glyphs of one face on one baseline.
///
/// Lengths are fractions of the em.
package struct GlyphRun: Hashable, Sendable {
  package var face: FontFace
  package var isRightToLeft: Bool
  /// The whole text that the run is of, which all of its runs share; empty for a symbol.
  package var text: String
  /// The part of the text that the run draws, as offsets in its UTF-8.
  package var range: Range<Int>
  /// The glyphs from left to right.
  package var glyphs: [Glyph]

  /// The smallest box around what is drawn, from the start of the text, y down; null if nothing is.
  package var inkBounds: CGRect {
    glyphs.reduce(.null) { bounds, glyph in
      guard let ink = face.inkBounds(ofGlyph: glyph.id) else { return bounds }
      return bounds.union(ink.offsetBy(dx: glyph.position.x, dy: glyph.position.y))
    }
  }
}
