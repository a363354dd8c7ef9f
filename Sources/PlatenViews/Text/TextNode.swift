internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenReports
internal import PlatenText

/// A text's place in the picture.
final class TextNode: Node {
  /// What a run's glyphs and the lines under and through it are painted with.
  struct Look {
    var paint: _StylePaint
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var background: Color?
  }

  let text: StyledText
  let looks: [Look]
  let isTrimmedToInk: Bool
  let typesetter: Typesetter
  let environment: EnvironmentValues
  private let pass: RenderPass
  private var prepared: PreparedText?
  private var last: (proposal: ProposedViewSize, paragraph: Paragraph)?

  init(_ text: Text, in context: _ViewContext) {
    environment = context.environment
    pass = context.pass
    isTrimmedToInk = text.isTrimmedToInk
    var style = environment.paragraph
    if let language = environment.typesettingLanguage { style.language = language }
    style.isRightToLeft = environment.layoutDirection == .rightToLeft
    if style.isRightToLeft { style.alignment = style.alignment.mirrored }
    typesetter = Typesetter(
      library: context.pass.library, grid: PixelGrid(scale: environment.displayScale),
      style: style)
    let parts = text.parts(in: environment)
    self.text = StyledText(runs: parts.map { $0.run(in: context) })
    looks = parts.map { $0.look(in: context.environment) }
  }

  /// The text's lines for a proposal; none, and a report, if it could not be set.
  func paragraph(for proposal: ProposedViewSize) -> Paragraph {
    if let last, last.proposal == proposal { return last.paragraph }
    guard pass.goesOn else { return .empty(text) }
    let paragraph: Paragraph
    do {
      paragraph = try typesetter.set(
        prepare(), width: proposal.width, height: proposal.height)
      // What is cut short has lines that do not go together.
      guard pass.goesOn else { return .empty(text) }
    } catch {
      pass.report(error)
      paragraph = .empty(text)
    }
    last = (proposal, paragraph)
    return paragraph
  }

  /// The text's glyphs, shaped when they are first needed.
  private func prepare() throws(FontError) -> PreparedText {
    if let prepared { return prepared }
    let made = try typesetter.prepare(text)
    prepared = made
    return made
  }

  override var kind: String? { "text" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let paragraph = paragraph(for: proposal)
    return isTrimmedToInk ? paragraph.inkBounds.size : paragraph.size
  }

  override var layoutSpacing: ViewSpacing {
    let fonts = text.runs.map(\.font)
    let largest = fonts.reduce(fonts[0]) { $1.size > $0.size ? $1 : $0 }
    guard let metrics = try? typesetter.library.face(for: largest).metrics else { return .leaf }
    return .text(
      ascent: metrics.ascent * largest.size, descent: metrics.descent * largest.size,
      capHeight: metrics.capHeight * largest.size, leading: metrics.leading * largest.size,
      pixelLength: 1 / typesetter.grid.scale)
  }

  override func explicitAlignment(
    of guide: AlignmentKey, in proposal: ProposedViewSize
  ) -> CGFloat? {
    guard case .vertical(let guide) = guide else { return nil }
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
    if let prepared { drawing.report(prepared.missing) }
    if let record = drawing.fit {
      var fit = fit(at: origin)
      fit.id = nearestMark?.id ?? ""
      record.texts.append(fit)
    }
    if environment.isRedacted {
      drawBars(for: paragraph, into: &drawing, at: origin)
    } else {
      draw(
        paragraph, into: &drawing, at: corner(of: paragraph, at: origin, on: drawing.grid),
        bounds: CGRect(origin: origin, size: size))
    }
  }

  /// How the text fits where its corner is at a point of the picture.
  func fit(at origin: CGPoint) -> TextFit {
    let paragraph = paragraph(for: proposal)
    return TextFit(
      text: text.text, lines: paragraph.lines.map(\.text),
      frame: CGRect(origin: origin, size: size), fontSize: paragraph.fontSize,
      scaleFactor: text.size > 0 ? paragraph.fontSize / text.size : 1,
      isTruncated: paragraph.isTruncated)
  }

  /// Texts stand on whole pixels, unless they are centred by their ink.
  private func corner(
    of paragraph: Paragraph, at origin: CGPoint, on grid: PixelGrid
  ) -> CGPoint {
    guard isTrimmedToInk else {
      return grid.nearest(origin)
    }
    let ink = paragraph.inkBounds
    return CGPoint(x: origin.x - ink.minX, y: origin.y - ink.minY)
  }
}

extension ParagraphStyle.Alignment {
  /// The other end, for reading from right to left.
  fileprivate var mirrored: Self {
    switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }
}

extension TextPart {
  /// The part as the typesetter takes it; a symbol that does not exist fails the render.
  fileprivate func run(in context: _ViewContext) -> StyledText.Run {
    let environment = context.environment
    let font = attributes.font(environment.font ?? .body)
      .resolved(for: environment.dynamicTypeSize)
    var run = StyledText.Run(text: "", font: font)
    run.tracking = attributes.letterSpacing
    if attributes.breaksLigatures {
      run.font.features = FontFeature.noLigatures + run.font.features
    }
    run.rise = attributes.rise
    run.language = attributes.language?.tag
    switch content {
    case .characters(let characters): run.text = characters
    case .image(let image):
      run.symbol = image.symbol(font: font, in: context)
      run.text = run.symbol == nil ? "" : StyledText.symbolCharacter
    }
    return run
  }

  fileprivate func look(in environment: EnvironmentValues) -> TextNode.Look {
    TextNode.Look(
      paint: attributes.foreground?.style._paint(in: _StyleContext(environment))
        ?? environment.foregroundPaint,
      underline: attributes.underline ?? nil, strikethrough: attributes.strikethrough ?? nil,
      background: attributes.background)
  }
}
