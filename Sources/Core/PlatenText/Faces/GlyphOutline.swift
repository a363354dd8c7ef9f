internal import CHarfBuzz
package import Foundation

/// A glyph's outline in font units, y down from the baseline.
package struct GlyphOutline: Hashable, Sendable {
  /// A step of an outline.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  /// The steps in order; none if the glyph draws nothing.
  package var elements: [Element] = []
}

// MARK: - Reading

/// Reads glyphs' outlines with HarfBuzz, at the place on its axes that a face has.
package final class OutlineReader {
  private let functions: OpaquePointer?

  package init() {
    functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, sink, _, x, y, _ in
        Sink.of(sink)?.add(.move(Sink.point(x, y)))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, sink, _, x, y, _ in
        Sink.of(sink)?.add(.line(Sink.point(x, y)))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, sink, _, cx, cy, x, y, _ in
        Sink.of(sink)?.add(.quadCurve(Sink.point(x, y), control: Sink.point(cx, cy)))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, sink, _, ax, ay, bx, by, x, y, _ in
        Sink.of(sink)?.add(
          .curve(Sink.point(x, y), control1: Sink.point(ax, ay), control2: Sink.point(bx, by)))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions,
      { _, sink, _, _ in
        Sink.of(sink)?.add(.close)
      }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
  }

  deinit { hb_draw_funcs_destroy(functions) }

  /// The outline of a glyph of a face.
  package func outline(ofGlyph glyph: UInt32, face: FontFace) -> GlyphOutline {
    let sink = Sink()
    withExtendedLifetime(sink) {
      face.withFont { font in
        hb_font_get_glyph_shape(font, glyph, functions, Unmanaged.passUnretained(sink).toOpaque())
      }
    }
    return sink.outline
  }
}

/// Collects what HarfBuzz draws.
private final class Sink {
  var outline = GlyphOutline()

  func add(_ element: GlyphOutline.Element) { outline.elements.append(element) }

  static func of(_ pointer: UnsafeMutableRawPointer?) -> Sink? {
    pointer.map { Unmanaged<Sink>.fromOpaque($0).takeUnretainedValue() }
  }

  /// HarfBuzz's y goes up.
  static func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: CGFloat(x), y: 0 - CGFloat(y))
  }
}
