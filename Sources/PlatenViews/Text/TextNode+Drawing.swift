internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenText

extension TextNode {
  /// Draws the glyphs and the lines; gradients go over the whole of the text's bounds.
  func draw(
    _ paragraph: Paragraph, into drawing: inout Drawing, at corner: CGPoint, bounds: CGRect
  ) {
    if looks.contains(where: { $0.background != nil }) {
      drawBackgrounds(of: paragraph, into: &drawing, at: corner)
    }
    for glyphs in paragraph.glyphs {
      let paint = looks[glyphs.textRun].paint
      guard paint.isVisible else { continue }
      let start = CGPoint(x: corner.x + glyphs.origin.x, y: corner.y + glyphs.origin.y)
      drawing.add(
        .glyphs(
          DisplayGlyphs(
            run: glyphs.run, size: glyphs.size, origin: start, paint: paint.paint(in: bounds))))
    }
    guard looks.contains(where: { $0.underline != nil || $0.strikethrough != nil }) else { return }
    for line in paragraph.lines {
      for stretch in line.line.stretches {
        drawLines(of: stretch, in: line, of: paragraph, into: &drawing, at: corner, bounds: bounds)
      }
    }
  }

  /// Boxes behind the stretches that have a colour there, as high as their own fonts' lines and
  /// brought to whole pixels, so that neighbours meet.
  private func drawBackgrounds(
    of paragraph: Paragraph, into drawing: inout Drawing, at corner: CGPoint
  ) {
    for line in paragraph.lines {
      for stretch in line.line.stretches {
        guard let color = looks[stretch.run].background else { continue }
        let run = paragraph.text.runs[stretch.run]
        let metrics = paragraph.metrics[stretch.run]
        let box = CGRect(
          x: corner.x + line.origin.x + stretch.x,
          y: corner.y + line.origin.y - run.rise - metrics.ascent * run.font.size,
          width: stretch.width, height: (metrics.ascent + metrics.descent) * run.font.size)
        let paint = _StylePaint(environment.resolve(color))
        let snapped = drawing.grid.nearest(box)
        guard paint.isVisible, snapped.width > 0, snapped.height > 0 else { continue }
        drawing.add(.fill(Path(snapped), paint.paint(in: snapped)))
      }
    }
  }

  /// The lines under and through a stretch, where its font has them.
  private func drawLines(
    of stretch: BrokenLine.Stretch, in line: Paragraph.Line, of paragraph: Paragraph,
    into drawing: inout Drawing, at corner: CGPoint, bounds: CGRect
  ) {
    let run = paragraph.text.runs[stretch.run]
    let look = looks[stretch.run]
    let start = CGPoint(
      x: corner.x + line.origin.x + stretch.x, y: corner.y + line.origin.y - run.rise)
    let size = run.font.size
    let width = stretch.width
    func draw(_ style: Text.LineStyle, _ place: FontMetrics.Line) {
      let paint = style.color.map { _StylePaint(environment.resolve($0)) } ?? look.paint
      guard paint.isVisible, width > 0 else { return }
      let box = CGRect(
        x: start.x, y: start.y + place.top * size, width: width, height: place.thickness * size)
      drawing.addLine(in: box, dashes: style.pattern.dashes, paint.paint(in: bounds))
    }
    if let underline = look.underline { draw(underline, paragraph.metrics[stretch.run].underline) }
    if let strikethrough = look.strikethrough {
      draw(strikethrough, paragraph.metrics[stretch.run].strikethrough)
    }
  }

  /// Bars in place of lines, as high as their capitals and as wide as the lines.
  func drawBars(for paragraph: Paragraph, into drawing: inout Drawing, at origin: CGPoint) {
    for line in paragraph.lines {
      guard let part = line.line.parts.first, line.line.width > 0 else { continue }
      let height = paragraph.metrics[part.run].capHeight * paragraph.text.runs[part.run].font.size
      let bar = CGRect(
        x: origin.x + line.origin.x, y: origin.y + line.origin.y - height, width: line.line.width,
        height: height)
      let paint = looks[part.run].paint
      guard paint.isVisible, height > 0 else { continue }
      drawing.add(
        .fill(
          Path(
            roundedRect: drawing.grid.nearest(bar), cornerRadius: min(height / 4, 4),
            style: .continuous),
          paint.multiplied(by: 0.2).paint(in: bar)))
    }
  }
}

extension Drawing {
  /// Draws a line that fills a box, brought to whole pixels so that it is crisp, and one thick at
  /// least; dashes are in thicknesses.
  fileprivate mutating func addLine(in box: CGRect, dashes: [Int], _ paint: Paint) {
    let pixel = 1 / grid.scale
    let thickness = max(grid.nearest(box.height), pixel)
    let start = grid.nearest(box.origin)
    let end = grid.nearest(CGPoint(x: box.maxX, y: box.minY)).x
    var path = Path()
    path.move(to: CGPoint(x: start.x, y: start.y + thickness / 2))
    path.addLine(to: CGPoint(x: max(end, start.x + pixel), y: start.y + thickness / 2))
    let stroke = StrokeStyle(lineWidth: thickness, dash: dashes.map { CGFloat($0) * thickness })
    add(.stroke(path, stroke, paint))
  }
}
