/// How much of each pixel a glyph covers, 0 to 255.
package struct GlyphBitmap: Sendable {
  /// The first column's distance from the pen, in pixels to the right.
  package var left: Int
  /// The first row's distance from the baseline, in pixels down.
  package var top: Int
  package var width: Int
  package var height: Int
  /// The rows from the top, `width` bytes each.
  package var coverage: [UInt8]
}
