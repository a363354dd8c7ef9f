internal import Foundation

/// A gradient around a point, which SVG 1.1 has no name for.
struct GradientSweep {
  let sectors: GradientSectors
  let isOpaque: Bool
  static let widest: CGFloat = 1 / 16

  /// Nil for a gradient that SVG knows.
  init?(_ gradient: GradientPaint) {
    guard case .angular(let center, let start) = gradient.geometry else { return nil }
    // Steps of three levels cannot be told apart.
    sectors = GradientSectors(
      gradient.stops, center: center, start: start, levels: 3, widest: Self.widest)
    isOpaque = gradient.isOpaque
  }
}

// Thin triangles in one colour each, cut to what is painted: all renderers draw them alike, which
// cannot be said of pictures that are enlarged.
//
// Opaque ones reach under their successors, so that nothing shows through at their sides. Where
// something should show through, that would be seen twice, and the sides are drawn without smooth
// edges instead: then each pixel belongs to one triangle alone.

extension SVGCanvas {
  mutating func fill(_ path: Path, _ style: FillStyle, with sweep: GradientSweep) {
    let id = definitions.clip(path, style)
    body.append("<g clip-path=\"")
    body.append(reference: id)
    body.append("\"")
    append(sweep, over: path.boundingRect)
  }

  mutating func stroke(
    _ path: Path, _ style: StrokeStyle, with sweep: GradientSweep, bounds: CGRect
  ) {
    let white = Paint.color(Color.Resolved(red: 1, green: 1, blue: 1))
    let elements = collected { $0.appendStroke(path, style, white) }
    body.append("<g mask=\"")
    body.append(reference: definitions.mask(elements, bounds: bounds))
    body.append("\"")
    append(sweep, over: bounds)
  }

  /// Returns what `draw` writes of a shape, which says nothing.
  mutating func collectedShape(_ draw: (inout SVGCanvas) throws -> Void) throws -> SVGText {
    let outer = isShape
    isShape = true
    defer { isShape = outer }
    return try collected(draw)
  }

  /// Returns what `draw` writes, not into the document's body but on its own.
  mutating func collected<E: Error>(
    _ draw: (inout SVGCanvas) throws(E) -> Void
  ) throws(E) -> SVGText {
    var outer = SVGText()
    let outerBackdrop = backdrop
    swap(&outer, &body)
    backdrop = SVGBackdrop()
    try draw(&self)
    backdrop = outerBackdrop
    swap(&outer, &body)
    return outer
  }

  private mutating func append(_ sweep: GradientSweep, over bounds: CGRect) {
    if !sweep.isOpaque { body.append(" shape-rendering=\"crispEdges\"") }
    body.append(">")
    let sectors = sweep.sectors.sectors
    let reach = sweep.sectors.reach(over: bounds, widest: GradientSweep.widest)
    if sweep.isOpaque, let last = sectors.last {
      // The last colour is below the first edge.
      append(sweep, last, from: last.from - 1, to: (sectors.first?.to ?? 0), reach: reach)
    }
    for (i, sector) in sectors.enumerated() {
      let isLast = i + 1 == sectors.count
      let end = sweep.isOpaque && !isLast ? sectors[i + 1].to : sector.to
      append(sweep, sector, from: sector.from, to: end, reach: reach)
    }
    body.append("</g>")
  }

  private mutating func append(
    _ sweep: GradientSweep, _ sector: GradientSectors.Sector, from: CGFloat, to: CGFloat,
    reach: CGFloat
  ) {
    // Two sectors together bend at their middle, or a wide one would not reach the edge.
    var path = Path()
    path.addLines([
      sweep.sectors.center, sweep.sectors.point(from, radius: reach),
      sweep.sectors.point((from + to) / 2, radius: reach), sweep.sectors.point(to, radius: reach),
    ])
    path.closeSubpath()
    appendShape(path)
    appendFill(.color(sector.first.mixed(with: sector.last, by: 0.5)))
    body.append("/>")
  }
}
