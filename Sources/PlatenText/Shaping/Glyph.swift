package import Foundation

/// A drawn glyph of a run.
///
/// Lengths are fractions of the em, y down.
package struct Glyph: Hashable, Sendable {
  /// The glyph's number in its face.
  package var id: UInt32
  /// Whether the glyphs would be others if a line ended before this one's cluster.
  package var isUnsafeToBreak = false
  /// The offset in the text's UTF-8 of the cluster that the glyph belongs to.
  package var cluster: Int
  /// The glyph's origin from the start of its run on the baseline.
  package var position: CGPoint
  /// How far the glyph moves the pen.
  package var advance: CGFloat
}
