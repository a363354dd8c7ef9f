package import Foundation

/// Glyphs of one face on one baseline, of one script and in one direction.
///
/// Lengths are fractions of the em.
package struct GlyphRun: Hashable, Sendable {
  package var face: FontFace
  /// The embedding level (UAX #9): odd for what is read from right to left.
  package var level: UInt8 = 0
  package var script = Script.common
  /// Whether boxes stand for clusters that no font has.
  package var isMissing = false
  /// Which of the text's styled runs it is of.
  package var styledRun = 0
  /// The whole text that the run is of, which all of its runs share; empty for a symbol.
  package var text: String
  /// The part of the text that the run draws, as offsets in its UTF-8.
  package var range: Range<Int>
  /// The glyphs from left to right.
  package var glyphs: [Glyph]
  /// How far the run moves the pen.
  package var width: CGFloat
  /// The OpenType features that are set, in order.
  package var features: [FontFeature] = []
  /// Whether the clusters stand further from each other, or closer, than the face has them.
  package var isTracked = false

  package var isRightToLeft: Bool { level & 1 == 1 }

  /// The characters that the run draws.
  package var characters: String { String(decoding: text.utf8Bytes(in: range), as: UTF8.self) }

  /// The smallest box around what is drawn, from the start of the run, y down; null if nothing is.
  package var inkBounds: CGRect {
    glyphs.reduce(.null) { bounds, glyph in
      guard let ink = face.inkBounds(ofGlyph: glyph.id) else { return bounds }
      return bounds.union(ink.offsetBy(dx: glyph.position.x, dy: glyph.position.y))
    }
  }
}

extension String {
  /// Some of the UTF-8 bytes, by their offsets.
  func utf8Bytes(in range: Range<Int>) -> Substring.UTF8View {
    utf8[
      utf8.index(
        startIndex, offsetBy: range.lowerBound)..<utf8.index(
          startIndex, offsetBy: range.upperBound)]
  }
}
