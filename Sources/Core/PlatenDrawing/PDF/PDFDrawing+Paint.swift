internal import Foundation
internal import PlatenBase

extension PDFDrawing {
  /// Fills a path in the coordinates of the moment.
  mutating func fill(_ path: Path, _ style: FillStyle) throws(PictureError) {
    let figure = path.applying(state.transform)
    try add(try items(filling: figure, style, with: state.fill, state.fillOpacity))
  }

  /// Strokes a path in the coordinates of the moment.
  mutating func stroke(_ path: Path) throws(PictureError) {
    let (transform, opacity) = (state.transform, state.strokeOpacity)
    var style = state.style
    // The thinnest line that can be drawn.
    if style.lineWidth == 0 { style.lineWidth = 0.5 / max(transform.largestScale, 1e-6) }
    guard case .color(let color) = state.stroke else {
      let outline = path.strokedPath(style).applying(transform)
      return try add(try items(filling: outline, FillStyle(), with: state.stroke, opacity))
    }
    let paint = Paint.color(color.multiplied(by: opacity))
    if let scale = transform.uniformScale {
      style.lineWidth *= scale
      style.dash = style.dash.map { $0 * scale }
      style.dashPhase *= scale
      try add([.stroke(path.applying(transform), style, paint)])
    } else if transform.keepsArea {
      var group = DisplayGroup(items: [.stroke(path, style, paint)])
      group.transform = transform
      try add([.group(group)])
    }
  }

  /// The items that fill a figure of the picture.
  private mutating func items(
    filling figure: Path, _ style: FillStyle, with ink: PDFState.Ink, _ opacity: Double
  ) throws(PictureError) -> [DisplayItem] {
    switch ink {
    case .color(let color): return [.fill(figure, .color(color.multiplied(by: opacity)), style)]
    case .pattern(let object, let color):
      let values = file.resolved(object).dictionary ?? [:]
      let matrix = file.numbers(values["Matrix"]).transform ?? .identity
      let transform = matrix.concatenating(base)
      switch file.resolved(values["PatternType"]).integer {
      case 1: return try tiles(object, color, transform, filling: figure, style, opacity)
      case 2:
        guard let shading = try shading(values["Shading"]) else { return [] }
        let items = shading.paint(transform, opacity: opacity).items(style, filling: figure)
        guard let background = shading.background else { return items }
        return [.fill(figure, .color(background.multiplied(by: opacity)), style)] + items
      default:
        losses.note("a pattern that is missing is not drawn")
        return []
      }
    }
  }

  private mutating func shading(_ object: PDFObject?) throws(PictureError) -> PDFShading? {
    let shading: PDFShading
    do throws(PDFShading.Loss) {
      shading = try PDFShading(object, resources, &colors)
    } catch {
      losses.note(error.phrase)
      return nil
    }
    if let loss = shading.loss { losses.note(loss) }
    // Before its colours are found.
    try spend(100 + shading.cost / 16)
    return shading
  }

  /// Fills all that is seen with a gradient.
  mutating func shade(_ object: PDFObject?) throws(PictureError) {
    guard let shading = try shading(object) else { return }
    let box = shading.box.map { Path($0).applying(state.transform) }
    try add(
      shading.paint(state.transform, opacity: state.fillOpacity)
        .items(FillStyle(), filling: box ?? Path(extent)))
  }

  // MARK: - Tiles

  /// A figure that is filled with a cell again and again.
  private mutating func tiles(
    _ object: PDFObject, _ color: Color.Resolved, _ transform: CGAffineTransform,
    filling figure: Path, _ style: FillStyle, _ opacity: Double
  ) throws(PictureError) -> [DisplayItem] {
    guard let stream = file.resolved(object).stream, transform.keepsArea,
      let box = file.numbers(stream.dictionary["BBox"]).rectangle,
      let across = file.resolved(stream.dictionary["XStep"]).number.map({ CGFloat(abs($0)) }),
      let down = file.resolved(stream.dictionary["YStep"]).number.map({ CGFloat(abs($0)) }),
      across > 0, down > 0
    else {
      losses.note("a pattern that cannot be read is not drawn")
      return []
    }
    let cell = try collected { drawing throws(PictureError) in
      // The form's matrix is the pattern's.
      drawing.state = PDFState(transform: drawing.base)
      (drawing.state.fill, drawing.state.stroke) = (.color(color), .color(color))
      try drawing.runForm(object, stream)
    }
    let paint = PlacedPaint.tiles(
      of: cell, box, CGSize(width: across, height: down), transform,
      covering: figure.boundingRect.overlap(with: extent), opacity: opacity)
    guard let paint else {
      losses.note("a pattern with too many tiles is not drawn")
      return []
    }
    try spend((paint.tiles?.count ?? 0) * cell.deepCount)
    return paint.items(style, filling: figure)
  }
}

extension CGAffineTransform {
  /// How many times longer a length gets, where that is the same in all directions; nil where it is not.
  fileprivate var uniformScale: CGFloat? {
    let (x, y) = (hypot(a, b), hypot(c, d))
    guard x > 0, abs(x - y) <= 1e-4 * x, abs(a * c + b * d) <= 1e-4 * x * y else { return nil }
    return (x + y) / 2
  }

  /// How many times longer a length may get.
  fileprivate var largestScale: CGFloat { max(hypot(a, b), hypot(c, d)) }
}
