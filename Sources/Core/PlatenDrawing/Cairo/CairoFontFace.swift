internal import CCairo
internal import CFreeType
internal import Foundation
internal import PlatenText

/// A face as Cairo's documents take it: unhinted, at the place on its axes that the face has.
final class CairoFontFace {
  let raw: OpaquePointer
  let options: OpaquePointer

  // The address alone matters; it is never read or written.
  private nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>
    .allocate(capacity: 1)

  init(_ source: FontFace, rasterizer: GlyphRasterizer) throws {
    let face = try rasterizer.freeTypeFace(for: source)
    guard let raw = cairo_ft_font_face_create_for_ft_face(face, Int32(FT_LOAD_NO_HINTING)),
      let options = cairo_font_options_create()
    else { throw CairoError(CAIRO_STATUS_NO_MEMORY) }
    self.raw = raw
    self.options = options
    try keep(rasterizer)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    if !source.variations.isEmpty {
      // Without these Cairo sets a variable font back to its default.
      let list = source.variations.map { "\($0.tag)=\($0.value)" }.joined(separator: ",")
      cairo_font_options_set_variations(options, list)
    }
  }

  /// Cairo keeps fonts for a while after their last use.
  ///
  /// FreeType's face must not go before them, and the rasterizer owns it.
  private func keep(_ rasterizer: GlyphRasterizer) throws(CairoError) {
    let owner = Unmanaged.passRetained(rasterizer)
    let status = cairo_font_face_set_user_data(raw, Self.key, owner.toOpaque()) { owner in
      if let owner { Unmanaged<GlyphRasterizer>.fromOpaque(owner).release() }
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      owner.release()
      throw CairoError(status)
    }
  }

  deinit {
    cairo_font_options_destroy(options)
    cairo_font_face_destroy(raw)
  }
}
