internal import CCairo
internal import Foundation
internal import PlatenBase

/// Draws on a surface.
///
/// It is freed with its last owner.
final class CairoContext {
  let raw: OpaquePointer

  init(_ surface: CairoSurface) throws(CairoError) {
    guard let raw = cairo_create(surface.raw) else { throw CairoError(CAIRO_STATUS_NO_MEMORY) }
    let status = cairo_status(raw)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(raw)
      throw CairoError(status)
    }
    self.raw = raw
  }

  deinit { cairo_destroy(raw) }

  /// Throws if anything drawn so far failed.
  func check() throws(CairoError) { try CairoError.check(cairo_status(raw)) }

  func setColor(_ color: Color.Resolved) {
    cairo_set_source_rgba(raw, color.red, color.green, color.blue, color.opacity)
  }

  func concatenate(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    cairo_transform(raw, &matrix)
  }

  /// Fills or clips in a style.
  func withStyle(_ style: FillStyle, _ draw: () -> Void) {
    if style == FillStyle() { return draw() }
    if style.isEOFilled { cairo_set_fill_rule(raw, CAIRO_FILL_RULE_EVEN_ODD) }
    if !style.isAntialiased { cairo_set_antialias(raw, CAIRO_ANTIALIAS_NONE) }
    draw()
    cairo_set_fill_rule(raw, CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(raw, CAIRO_ANTIALIAS_DEFAULT)
  }

  func setStyle(_ style: StrokeStyle) {
    cairo_set_line_width(raw, style.lineWidth)
    cairo_set_line_cap(raw, cairo_line_cap_t(UInt32(style.lineCap.rawValue)))
    cairo_set_line_join(raw, cairo_line_join_t(UInt32(style.lineJoin.rawValue)))
    cairo_set_miter_limit(raw, style.miterLimit)
    let dash = style.dash.map { Double($0) }
    // Dashes are cut across short chords of a curve, so that they do not lean.
    cairo_set_tolerance(raw, style.isDashed ? 0.005 : 0.1)
    cairo_set_dash(raw, dash, style.isDashed ? Int32(dash.count) : 0, style.dashPhase)
  }

  /// Makes a path the current one.
  func setPath(_ path: Path) {
    cairo_new_path(raw)
    for element in path.elements { append(element) }
  }

  private func append(_ element: Path.Element) {
    switch element {
    case .move(let point): cairo_move_to(raw, point.x, point.y)
    case .line(let point): cairo_line_to(raw, point.x, point.y)
    case .quadCurve(let point, let control):
      var start = CGPoint.zero
      cairo_get_current_point(raw, &start.x.native, &start.y.native)
      cairo_curve_to(
        raw, start.x + (control.x - start.x) * 2 / 3, start.y + (control.y - start.y) * 2 / 3,
        point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3,
        point.x, point.y)
    case .curve(let point, let control1, let control2):
      cairo_curve_to(raw, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
    case .closeSubpath: cairo_close_path(raw)
    }
  }
}
