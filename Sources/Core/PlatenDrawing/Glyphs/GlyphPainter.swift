internal import CCairo
internal import Foundation
internal import PlatenBase
internal import PlatenText

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

// MARK: - Outlines

/// Draws glyphs by their outlines, and colour glyphs by their pictures.
///
/// Cairo would set glyphs as such on whole pixels.
struct OutlinePainter: GlyphPainter {
  /// So many glyphs are one path: of all those of a long line there would be no end.
  private static let mostAtOnce = 1024

  let store: GlyphStore
  let budget: PrintBudget

  func paint(
    _ glyphs: DisplayGlyphs, on context: CairoContext, transform: CGAffineTransform, isPlain: Bool
  ) throws {
    guard glyphs.size > 0 else { return }
    if glyphs.run.face.hasColour {
      try paintPictures(glyphs, on: context)
    } else {
      try paintOutlines(glyphs, on: context)
    }
  }

  private func paintOutlines(_ glyphs: DisplayGlyphs, on context: CairoContext) throws {
    let face = try store.fontFace(for: glyphs.run.face)
    let raw = context.raw
    cairo_set_font_face(raw, face.raw)
    cairo_set_font_size(raw, glyphs.size)
    cairo_set_font_options(raw, face.options)
    try context.setPaint(glyphs.paint, covering: glyphs.bounds, budget.cancellation)
    let placed = glyphs.cairoGlyphs
    for start in stride(from: 0, to: placed.count, by: Self.mostAtOnce) {
      try budget.check()
      let part = placed[start..<min(start + Self.mostAtOnce, placed.count)]
      cairo_new_path(raw)
      part.withUnsafeBufferPointer { cairo_glyph_path(raw, $0.baseAddress, Int32($0.count)) }
      cairo_fill(raw)
    }
  }

  func paintPictures(_ glyphs: DisplayGlyphs, on context: CairoContext) throws {
    for glyph in glyphs.run.glyphs {
      try budget.check()
      guard let ink = glyphs.ink(of: glyph),
        let picture = try store.picture(ofGlyph: glyph.id, face: glyphs.run.face)
      else { continue }
      cairo_save(context.raw)
      cairo_translate(context.raw, ink.minX, ink.minY)
      cairo_scale(
        context.raw, ink.width / CGFloat(picture.width), ink.height / CGFloat(picture.height))
      cairo_set_source_surface(context.raw, picture.raw, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context.raw), CAIRO_FILTER_GOOD)
      cairo_paint_with_alpha(context.raw, glyphs.paint.opacity)
      cairo_restore(context.raw)
    }
  }
}

extension DisplayGlyphs {
  /// The box of a glyph's ink in points.
  func ink(of glyph: Glyph) -> CGRect? {
    guard let ink = run.face.inkBounds(ofGlyph: glyph.id) else { return nil }
    return CGRect(
      x: origin.x + (glyph.position.x + ink.minX) * size,
      y: origin.y + (glyph.position.y + ink.minY) * size, width: ink.width * size,
      height: ink.height * size)
  }
}

// MARK: - Baselines

extension DisplayGlyphs {
  /// The glyphs with their baseline on the nearest whole pixel, so that the feet of letters are
  /// sharp.
  ///
  /// Half a pixel goes down. The glyphs stay where they are if they are turned, slanted or drawn at
  /// another scale than the picture, or are placed by their ink. So do symbols, which have no
  /// baseline, and emoji, whose pictures are brought to whole pixels by their corners.
  ///
  /// - Parameters:
  ///   - transform: From points to pixels.
  ///   - scale: The picture's pixels per point; nil for glyphs as they are.
  func withBaselineOnPixels(of transform: CGAffineTransform, scale: CGFloat?) -> DisplayGlyphs {
    let hasBaseline = !isPlacedByInk && !run.range.isEmpty && !run.face.hasColour
    guard let scale, hasBaseline, transform.a == scale, transform.d == scale, transform.b == 0,
      transform.c == 0
    else { return self }
    let y = origin.y * scale + transform.ty
    // A hair over half, so that no error of arithmetic parts the two sides of a band's seam.
    let shift = (y + 0.5 + 1e-6).rounded(.down) - y
    guard shift.isFinite else { return self }
    var glyphs = self
    glyphs.origin.y += shift / scale
    return glyphs
  }
}
