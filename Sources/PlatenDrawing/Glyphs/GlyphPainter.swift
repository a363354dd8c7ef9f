internal import PlatenBase

/// Puts glyphs on a surface: as outlines in documents, as bitmaps in pixels.
protocol GlyphPainter {
  /// What the glyphs are drawn from.
  var store: GlyphStore { get }

  /// Draws glyphs over what is there.
  ///
  /// - Parameters:
  ///   - transform: From points to the surface, as it is in force on the context.
  ///   - isPlain: Whether neither clip nor group is in force, so that pixels may be set directly.
  func paint(
    _ glyphs: DisplayGlyphs, on context: CairoContext, transform: CGAffineTransform, isPlain: Bool
  ) throws

  /// Writes what glyphs say where something else shows them; pixels say nothing.
  func write(_ glyphs: DisplayGlyphs, on context: CairoContext) throws
}

extension GlyphPainter {
  func write(_ glyphs: DisplayGlyphs, on context: CairoContext) {}
}
