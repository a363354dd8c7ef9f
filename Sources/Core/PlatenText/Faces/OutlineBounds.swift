internal import CHarfBuzz
internal import Foundation

/// The smallest box around a glyph's outline, in font units, y up.
///
/// HarfBuzz's own extents are taken from the font's header where it has one, and otherwise from the
/// control points: in an italic they reach up to a fiftieth of the em past the curves.
struct OutlineBounds {
  private var minX = CGFloat.infinity
  private var minY = CGFloat.infinity
  private var maxX = -CGFloat.infinity
  private var maxY = -CGFloat.infinity

  /// Measures a glyph at the place on its axes that a font has.
  init(ofGlyph glyph: UInt32, font: OpaquePointer) {
    withUnsafeMutablePointer(to: &self) {
      hb_font_get_glyph_shape(font, glyph, Self.functions, $0)
    }
  }

  /// The box; nil if nothing is drawn.
  var box: CGRect? {
    guard minX < maxX, minY < maxY else { return nil }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  // MARK: - Points

  private mutating func add(_ x: Float, _ y: Float) {
    addX(CGFloat(x))
    addY(CGFloat(y))
  }

  private mutating func addX(_ x: CGFloat) {
    minX = min(minX, x)
    maxX = max(maxX, x)
  }

  private mutating func addY(_ y: CGFloat) {
    minY = min(minY, y)
    maxY = max(maxY, y)
  }

  /// Adds where a curve turns back between its ends.
  private mutating func addTurns(x: Coordinate, y: Coordinate) {
    x.turns.forEach { addX(x.value(at: $0)) }
    y.turns.forEach { addY(y.value(at: $0)) }
  }

  private func contains(_ x: Float, _ y: Float) -> Bool {
    let (x, y) = (CGFloat(x), CGFloat(y))
    return minX <= x && x <= maxX && minY <= y && y <= maxY
  }

  // MARK: - HarfBuzz

  // Immutable once made so, and then safe to share between threads.
  private nonisolated(unsafe) static let functions: OpaquePointer? = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, bounds, _, x, y, _ in OutlineBounds.at(bounds)?.pointee.add(x, y) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, bounds, _, x, y, _ in OutlineBounds.at(bounds)?.pointee.add(x, y) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, bounds, state, cx, cy, x, y, _ in
        guard let start = state?.pointee, let bounds = OutlineBounds.at(bounds) else { return }
        bounds.pointee.add(x, y)
        // What is controlled from within the box stays in it.
        if bounds.pointee.contains(cx, cy) { return }
        bounds.pointee.addTurns(
          x: Coordinate(start.current_x, cx, x), y: Coordinate(start.current_y, cy, y))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, bounds, state, ax, ay, bx, by, x, y, _ in
        guard let start = state?.pointee, let bounds = OutlineBounds.at(bounds) else { return }
        bounds.pointee.add(x, y)
        if bounds.pointee.contains(ax, ay) && bounds.pointee.contains(bx, by) { return }
        bounds.pointee.addTurns(
          x: Coordinate(start.current_x, ax, bx, x), y: Coordinate(start.current_y, ay, by, y))
      }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()

  private static func at(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Self>? {
    pointer?.assumingMemoryBound(to: Self.self)
  }
}

/// One coordinate along a curve: ((a t + b) t + c) t + d for t from 0 to 1.
private struct Coordinate {
  private let a, b, c, d: CGFloat

  /// Of a quadratic curve, by its start, its control point and its end.
  init(_ start: Float, _ control: Float, _ end: Float) {
    let (p, q, r) = (CGFloat(start), CGFloat(control), CGFloat(end))
    (a, b, c, d) = (0, p - 2 * q + r, 2 * (q - p), p)
  }

  /// Of a cubic curve, by its start, its control points and its end.
  init(_ start: Float, _ control1: Float, _ control2: Float, _ end: Float) {
    let (p, q, r, s) = (CGFloat(start), CGFloat(control1), CGFloat(control2), CGFloat(end))
    (a, b, c, d) = (s - p + 3 * (q - r), 3 * (p - 2 * q + r), 3 * (q - p), p)
  }

  func value(at t: CGFloat) -> CGFloat { ((a * t + b) * t + c) * t + d }

  /// Where the coordinate turns back between the curve's ends, if it does.
  var turns: [CGFloat] {
    // The slope 3 a t² + 2 b t + c is zero there. What is divided by is the larger of two terms, so
    // that curves that are nearly quadratic, or nearly straight, lose no digits.
    let square = b * b - 3 * a * c
    guard square >= 0 else { return [] }
    let sum = -(b + (b < 0 ? -square.squareRoot() : square.squareRoot()))
    return [sum / (3 * a), c / sum].filter { $0 > 0 && $0 < 1 }
  }
}
