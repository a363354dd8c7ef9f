internal import CCairo
internal import Foundation

extension CairoImage {
  /// Attaches the file that the picture came from, so that documents embed it as it is.
  func attach(png: [UInt8]) {
    guard let copy = malloc(png.count) else { return }
    png.withUnsafeBytes { bytes in
      if let base = bytes.baseAddress { copy.copyMemory(from: base, byteCount: bytes.count) }
    }
    // Cairo frees the copy with the surface, or now if it does not take it.
    let status = cairo_surface_set_mime_data(
      raw, "image/png", copy.assumingMemoryBound(to: UInt8.self), UInt(png.count), { free($0) },
      copy)
    if status != CAIRO_STATUS_SUCCESS { free(copy) }
  }

  /// The picture at another size in pixels.
  func scaled(width: CGFloat, height: CGFloat) throws(CairoError) -> CairoImage {
    let scaled = try CairoImage(
      width: max(Int(width.rounded(.up)), 1), height: max(Int(height.rounded(.up)), 1),
      hasAlpha: true)
    let context = try CairoContext(scaled)
    cairo_scale(context.raw, width / CGFloat(self.width), height / CGFloat(self.height))
    cairo_set_source_surface(context.raw, raw, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context.raw), CAIRO_FILTER_GOOD)
    cairo_paint(context.raw)
    try context.check()
    return scaled
  }
}
