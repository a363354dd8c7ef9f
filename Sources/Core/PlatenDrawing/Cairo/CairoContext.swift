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

// MARK: - Paint

extension CairoContext {
  /// Makes a paint the current source.
  ///
  /// - Parameters:
  ///   - bounds: A box around what is painted with it, in the coordinates in force.
  ///   - cancellation: What can end the colouring of pixels.
  func setPaint(
    _ paint: Paint, covering bounds: @autoclosure () -> CGRect,
    _ cancellation: RenderCancellation?
  ) throws(CairoError) {
    switch paint {
    case .color(let color): setColor(color)
    case .gradient(let gradient):
      let gradient = gradient.withStepsInside
      switch gradient.geometry {
      case .linear(let start, let end):
        setPattern(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient.stops)
      case .radial(let center, let radius):
        let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
        var matrix = cairo_matrix_t(
          xx: 1 / radius.width, yx: 0, xy: 0, yy: 1 / radius.height, x0: -center.x / radius.width,
          y0: -center.y / radius.height)
        cairo_pattern_set_matrix(pattern, &matrix)
        setPattern(pattern, gradient.stops)
      case .angular(let center, let start):
        if cairo_surface_get_type(cairo_get_target(raw)) == CAIRO_SURFACE_TYPE_IMAGE {
          try setSweep(gradient.stops, center, start, covering: bounds(), cancellation)
        } else {
          setMesh(gradient.stops, center, start, covering: bounds())
        }
      }
    }
  }

  private func setPattern(_ pattern: OpaquePointer?, _ stops: [GradientStop]) {
    guard let first = stops.first, let last = stops.last else { return setColor(.clear) }
    func add(_ color: Color.Resolved, at location: CGFloat) {
      cairo_pattern_add_color_stop_rgba(
        pattern, location, color.red, color.green, color.blue, color.opacity)
    }
    // Cairo's documents lose a first stop that does not lie at the start.
    if first.location > 0 { add(first.color, at: 0) }
    for stop in stops { add(stop.color, at: stop.location) }
    if last.location < 1 { add(last.color, at: 1) }
    // Beyond its ends a gradient has the colours that it ends with.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(raw, pattern)
    cairo_pattern_destroy(pattern)
  }

  // MARK: - Around a point

  /// A document's own form of such a gradient: patches whose colours change across them.
  private func setMesh(
    _ stops: [GradientStop], _ center: CGPoint, _ start: Angle, covering bounds: CGRect
  ) {
    guard !bounds.isNull else { return setColor(.clear) }
    let widest: CGFloat = 1 / 64
    let sectors = GradientSectors(stops, center: center, start: start, levels: 255, widest: widest)
    let reach = sectors.reach(over: bounds, widest: widest)
    let mesh = cairo_pattern_create_mesh()
    for sector in sectors.sectors {
      let (a, b) = (
        sectors.point(sector.from, radius: reach), sectors.point(sector.to, radius: reach)
      )
      cairo_mesh_pattern_begin_patch(mesh)
      cairo_mesh_pattern_move_to(mesh, center.x, center.y)
      cairo_mesh_pattern_line_to(mesh, a.x, a.y)
      cairo_mesh_pattern_line_to(mesh, b.x, b.y)
      cairo_mesh_pattern_line_to(mesh, center.x, center.y)
      for (corner, color) in [sector.first, sector.first, sector.last, sector.last].enumerated() {
        cairo_mesh_pattern_set_corner_color_rgba(
          mesh, UInt32(corner), color.red, color.green, color.blue, color.opacity)
      }
      cairo_mesh_pattern_end_patch(mesh)
    }
    cairo_set_source(raw, mesh)
    cairo_pattern_destroy(mesh)
  }

  /// Each pixel's own colour, by the angle at which its middle lies: there are no seams.
  private func setSweep(
    _ stops: [GradientStop], _ center: CGPoint, _ start: Angle, covering bounds: CGRect,
    _ cancellation: RenderCancellation?
  ) throws(CairoError) {
    let pixels = visiblePixels(of: bounds)
    guard !pixels.isNull, pixels.width >= 1, pixels.height >= 1 else { return setColor(.clear) }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(raw, &matrix)
    let toPixels = CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0 - pixels.minX,
      ty: matrix.y0 - pixels.minY)
    let image = try CairoImage(
      width: Int(pixels.width), height: Int(pixels.height), hasAlpha: true)
    image.sweep(stops, center: center, start: start, from: toPixels.inverted(), cancellation)
    let pattern = cairo_pattern_create_for_surface(image.raw)
    matrix.x0 -= pixels.minX
    matrix.y0 -= pixels.minY
    cairo_pattern_set_matrix(pattern, &matrix)
    // The image has the canvas's own pixels: a filter would only blur them.
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    cairo_set_source(raw, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// The whole pixels of the surface that a box in the coordinates in force reaches and that are
  /// not clipped away; null if there are none.
  func visiblePixels(of bounds: CGRect) -> CGRect {
    guard !bounds.isNull else { return .null }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(raw, &matrix)
    let transform = CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    let box = bounds.applying(transform).insetBy(dx: -1, dy: -1)
    return box.overlap(with: clipBox).roundedOut
  }

  /// What the clip leaves of the surface, in its own units.
  var clipBox: CGRect {
    cairo_save(raw)
    defer { cairo_restore(raw) }
    cairo_identity_matrix(raw)
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(raw, &x0, &y0, &x1, &y1)
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}

extension CGRect {
  /// The least rectangle of whole numbers around this one; null for one of no finite numbers.
  var roundedOut: CGRect {
    guard !isNull, minX.isFinite, minY.isFinite, maxX.isFinite, maxY.isFinite else { return .null }
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(
      x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}

extension CairoImage {
  /// Colours each pixel by the angle of its middle.
  ///
  /// - Parameter transform: From pixels to the gradient's own coordinates.
  fileprivate func sweep(
    _ stops: [GradientStop], center: CGPoint, start: Angle, from transform: CGAffineTransform,
    _ cancellation: RenderCancellation?
  ) {
    let turn = 2 * CGFloat.pi
    let first = CGFloat(start.radians).truncatingRemainder(dividingBy: turn)
    withPixels { pixels, wordsPerRow in
      for row in 0..<height where !cancellation.isCancelled {
        for column in 0..<width {
          let point = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5).applying(transform)
          let angle = atan2(point.y - center.y, point.x - center.x) - first
          let part = angle / turn
          pixels[row * wordsPerRow + column] =
            stops.color(at: part - part.rounded(.down)).premultipliedWord
        }
      }
    }
  }
}
