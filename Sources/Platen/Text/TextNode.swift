internal import Foundation

/// A text's place in the picture.
final class TextNode: Node {
  private let text: String
  private let isTrimmedToInk: Bool
  private let font: ResolvedFont
  private let typesetter: Typesetter
  private let paint: _StylePaint
  private let pass: RenderPass
  private var last: (proposal: ProposedViewSize, paragraph: Paragraph)?

  init(
    _ text: Text, font: ResolvedFont, typesetter: Typesetter, paint: _StylePaint,
    pass: RenderPass
  ) {
    self.text = text.content
    isTrimmedToInk = text.isTrimmedToInk
    self.font = font
    self.typesetter = typesetter
    self.paint = paint
    self.pass = pass
  }

  /// The text's lines for a proposal; none, and a report, if it could not be set.
  private func paragraph(for proposal: ProposedViewSize) -> Paragraph {
    if let last, last.proposal == proposal { return last.paragraph }
    let paragraph: Paragraph
    do {
      paragraph = try typesetter.set(
        text, font: font, width: proposal.width, height: proposal.height)
    } catch {
      pass.report(error)
      paragraph = .empty(fontSize: font.size)
    }
    last = (proposal, paragraph)
    return paragraph
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let paragraph = paragraph(for: proposal)
    return isTrimmedToInk ? paragraph.inkBounds.size : paragraph.size
  }

  override var layoutSpacing: ViewSpacing {
    guard let metrics = try? typesetter.library.face(for: font).metrics else { return .leaf }
    return .text(
      ascent: metrics.ascent * font.size, descent: metrics.descent * font.size,
      capHeight: metrics.capHeight * font.size, leading: metrics.leading * font.size,
      pixelLength: 1 / typesetter.grid.scale)
  }

  override func explicitAlignment(
    of guide: VerticalAlignment, in proposal: ProposedViewSize
  ) -> CGFloat? {
    let paragraph = paragraph(for: proposal)
    let top = isTrimmedToInk ? paragraph.inkBounds.minY : 0
    switch guide {
    case .firstTextBaseline: return paragraph.firstBaseline - top
    case .lastTextBaseline: return paragraph.lastBaseline - top
    default: return nil
    }
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    let paragraph = paragraph(for: proposal)
    report(paragraph, at: origin, to: &drawing)
    guard paint.isVisible else { return }
    let paint = self.paint.paint(in: CGRect(origin: origin, size: size))
    let corner = self.corner(of: paragraph, at: origin, on: drawing.grid)
    for line in paragraph.lines {
      let start = CGPoint(x: corner.x + line.origin.x, y: corner.y + line.origin.y)
      for run in line.text.runs {
        drawing.add(
          .glyphs(
            DisplayGlyphs(run: run, size: paragraph.fontSize, origin: start, paint: paint)))
      }
    }
  }

  private func report(_ paragraph: Paragraph, at origin: CGPoint, to drawing: inout Drawing) {
    for line in paragraph.lines { drawing.report(line.text.missing) }
    drawing.report {
      TextFit(
        text: text, lines: paragraph.lines.map(\.text.text),
        frame: CGRect(origin: origin, size: size), fontSize: paragraph.fontSize,
        scaleFactor: font.size > 0 ? paragraph.fontSize / font.size : 1,
        isTruncated: paragraph.isTruncated)
    }
  }

  /// Texts stand on whole pixels, unless they are centred by their ink.
  private func corner(
    of paragraph: Paragraph, at origin: CGPoint, on grid: PixelGrid
  ) -> CGPoint {
    guard isTrimmedToInk else {
      return CGPoint(x: grid.nearest(origin.x), y: grid.nearest(origin.y))
    }
    let ink = paragraph.inkBounds
    return CGPoint(x: origin.x - ink.minX, y: origin.y - ink.minY)
  }
}

extension Paragraph {
  /// The smallest box around what is drawn, in the paragraph's coordinates; zero if nothing is.
  var inkBounds: CGRect {
    let bounds = lines.reduce(CGRect.null) { bounds, line in
      let ink = MeasuredLabel(shaped: line.text, size: fontSize).inkBounds
      return ink.isEmpty ? bounds : bounds.union(ink.offsetBy(dx: line.origin.x, dy: line.origin.y))
    }
    return bounds.isNull ? .zero : bounds
  }
}
