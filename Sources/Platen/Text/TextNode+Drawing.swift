internal import Foundation
internal import PlatenDrawing
internal import PlatenText

extension TextNode {
  /// Draws the glyphs and the lines; gradients go over the whole of the text's bounds.
  func draw(
    _ paragraph: Paragraph, into drawing: inout Drawing, at corner: CGPoint, bounds: CGRect
  ) {
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
      for part in line.line.parts {
        drawLines(of: part, in: line, of: paragraph, into: &drawing, at: corner, bounds: bounds)
      }
    }
  }

  /// The lines under and through a part: a fourteenth of the type's size thick, a ninth of it under
  /// the baseline, and through the middle of small letters.
  private func drawLines(
    of part: BrokenLine.Part, in line: Paragraph.Line, of paragraph: Paragraph,
    into drawing: inout Drawing, at corner: CGPoint, bounds: CGRect
  ) {
    let run = paragraph.text.runs[part.run]
    let look = looks[part.run]
    let thickness = max(run.font.size / 14, 1 / drawing.grid.scale)
    let start = CGPoint(
      x: corner.x + line.origin.x + part.x, y: corner.y + line.origin.y - run.rise)
    let width = part.width
    func draw(_ style: Text.LineStyle, at y: CGFloat) {
      let paint = style.color.map { _StylePaint(environment.resolve($0)) } ?? look.paint
      guard paint.isVisible, width > 0 else { return }
      var path = Path()
      path.move(to: CGPoint(x: start.x, y: start.y + y))
      path.addLine(to: CGPoint(x: start.x + width, y: start.y + y))
      let dashes = style.pattern.dashes.map { CGFloat($0) * thickness }
      let stroke = StrokeStyle(lineWidth: thickness, dash: dashes)
      drawing.add(.stroke(path, stroke, paint.paint(in: bounds)))
    }
    if let underline = look.underline { draw(underline, at: run.font.size / 9) }
    if let strikethrough = look.strikethrough {
      draw(strikethrough, at: -paragraph.metrics[part.run].xHeight * run.font.size / 2)
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
