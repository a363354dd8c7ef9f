package import Foundation
internal import PlatenBase
package import PlatenText

/// A run of glyphs at a size and a place.
package struct DisplayGlyphs: Sendable {
  package var run: GlyphRun
  /// The size of the type in points.
  package var size: CGFloat
  /// Where the text's pen starts, on the baseline.
  package var origin: CGPoint
  package var paint: Paint

  package init(run: GlyphRun, size: CGFloat, origin: CGPoint, paint: Paint) {
    self.run = run
    self.size = size
    self.origin = origin
    self.paint = paint
  }
}

extension DisplayGlyphs {
  /// Generous, as a glyph may reach far over its line: two ems up and down, one to each side.
  var bounds: CGRect {
    guard let first = run.glyphs.first, let last = run.glyphs.last else { return .null }
    let low = min(first.position.x, last.position.x)
    let high = max(first.position.x + first.advance, last.position.x + last.advance)
    return CGRect(
      x: origin.x + (low - 1) * size, y: origin.y - 2 * size, width: (high - low + 2) * size,
      height: 4 * size)
  }
}
