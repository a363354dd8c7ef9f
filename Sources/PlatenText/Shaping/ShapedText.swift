package import Foundation

/// One line of text as glyphs, whatever its size: lengths are fractions of the em, y down.
///
/// Shaping is what measuring costs, so a library keeps these and every size of the same words uses
/// the same one.
package struct ShapedText: Sendable {
  package var text: String
  /// From left to right.
  package var runs: [GlyphRun]
  /// How far the text moves the pen.
  package var width: CGFloat
  /// The metrics of the font that was asked for; a fallback's own never change the line.
  package var metrics: FontMetrics
  /// The clusters that no font has, each once, in the order of the text.
  package var missing: [MissingGlyph]

  /// The smallest box around what is drawn, from the start of the baseline; zero if nothing is.
  package var inkBounds: CGRect {
    let bounds = runs.reduce(CGRect.null) { $0.union($1.inkBounds) }
    return bounds.isNull ? .zero : bounds
  }
}
