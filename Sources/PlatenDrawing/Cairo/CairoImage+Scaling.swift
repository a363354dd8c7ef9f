internal import CCairo
internal import Foundation

extension CairoImage {
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
