internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenReports
internal import PlatenText

/// A text's place in the picture.
final class TextNode: Node {
  private let label: TextLabel
  private let looks: [TextLook]
  private let isTrimmedToInk: Bool
  /// Whether somebody asked for the weight of the letters.
  private let isWeightAsked: Bool
  private let setting: TextEnvironment
  private let pass: RenderPass
  /// The names of characters that are parts of their own; nil where the text is one.
  private let characterNames: CharacterNames?
  /// The lines for the last proposal that takes others than the ideal size.
  private var fitted: Fitted?

  /// Lines for a proposal, on the heap, as most texts are set at their ideal size.
  private final class Fitted {
    let proposal: ProposedViewSize
    let paragraph: Paragraph

    init(_ proposal: ProposedViewSize, _ paragraph: Paragraph) {
      (self.proposal, self.paragraph) = (proposal, paragraph)
    }
  }

  init(_ text: Text, in context: _ViewContext) {
    let environment = context.environment
    let pass = context.pass
    let setting = environment.textSetting(library: pass.library)
    self.pass = pass
    self.setting = setting
    isTrimmedToInk = text.isTrimmedToInk
    isWeightAsked = !text.isWeightSuggested || text.setsWeight(inside: environment.textAttributes)
    characterNames = CharacterNames(in: context)
    if let characters = text.soleCharacters(in: environment) {
      let attributes = text.attributes(inside: environment.textAttributes)
      label = setting.label(characters, attributes, in: environment)
      looks = setting.looks(attributes, in: environment)
    } else {
      let parts = text.parts(in: environment) { pass.report($0) }
      label = TextLabel(StyledText(runs: parts.map { $0.run(in: context) }))
      looks = parts.map { TextLook($0.attributes, in: environment) }
    }
  }

  var text: StyledText { label.text }

  private var typesetter: Typesetter { setting.typesetter }

  /// The text's lines for a proposal; none, and a report, if it could not be set.
  func paragraph(for proposal: ProposedViewSize) -> Paragraph {
    if let known = label.known(for: proposal, setting) { return known }
    if let fitted, fitted.proposal == proposal { return fitted.paragraph }
    guard pass.canContinue else { return .empty(text) }
    let paragraph: Paragraph
    do {
      paragraph = try label.set(for: proposal, setting) { pass.canContinue }
      // What is cut short has lines that do not go together.
      guard pass.canContinue else { return .empty(text) }
      if label.known(for: proposal, setting) != nil { return paragraph }
    } catch {
      pass.report(error)
      paragraph = .empty(text)
    }
    fitted = Fitted(proposal, paragraph)
    return paragraph
  }

  override var kind: String? { "text" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let paragraph = paragraph(for: proposal)
    return isTrimmedToInk ? paragraph.inkBounds.size : paragraph.size
  }

  override func layoutValueIfSet<K: LayoutValueKey>(for key: K.Type) -> K.Value? {
    guard key == LaidOutTextKey.self, !setting.isRedacted else { return nil }
    // A paragraph's ink does not include underlines and strikethroughs.
    for look in looks where look.lines != nil { return nil }
    let paragraph = paragraph(for: .unspecified)
    let corner = corner(of: paragraph, at: .zero, on: typesetter.grid)
    return LaidOutText(paragraph: paragraph, corner: corner) as? K.Value
  }

  override var layoutSpacing: ViewSpacing {
    var run = text.runs[0]
    for other in text.runs.dropFirst() where other.font.size > run.font.size { run = other }
    let largest = run.font
    if run.hasSystemLines {
      return .text(
        ascent: SystemLines.ascent * largest.size, descent: SystemLines.descent * largest.size,
        capHeight: SystemLines.capHeight * largest.size, leading: run.systemGap,
        pixelLength: 1 / typesetter.grid.scale)
    }
    guard let metrics = try? typesetter.library.face(for: largest).metrics else { return .leaf }
    return .text(
      ascent: metrics.ascent * largest.size, descent: metrics.descent * largest.size,
      capHeight: metrics.capHeight * largest.size, leading: metrics.leading * largest.size,
      pixelLength: 1 / typesetter.grid.scale)
  }

  override func explicitAlignment(
    of guide: AlignmentKey, in proposal: ProposedViewSize
  ) -> CGFloat? {
    guard case .vertical(let guide) = guide else {
      return guide == .horizontal(.listRowSeparatorLeading) ? 0 : nil
    }
    let paragraph = paragraph(for: proposal)
    let top = isTrimmedToInk ? paragraph.inkBounds.minY : 0
    switch guide {
    case .firstTextBaseline: return paragraph.firstBaseline - top
    case .lastTextBaseline: return paragraph.lastBaseline - top
    case .textTop: return 0
    case .textBottom: return layoutSize(in: proposal).height
    default: return nil
    }
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    let paragraph = paragraph(for: proposal)
    if let prepared = label.prepared { drawing.report(prepared.missing) }
    if let record = drawing.fit {
      var fit = fit(at: origin)
      if pass.hasMarks { fit.id = nearestMark?.id ?? "" }
      fit.missingFamilies = missingFamilies
      fit.ink = ink(of: paragraph, at: origin, in: drawing, record)
      if fit.ink != nil {
        fit.lineOverlap = record.lineOverlap(of: paragraph) { looks[$0.textRun].paint.isVisible }
        fit.brokenWord = paragraph.brokenWord
        fit.missingStyles = paragraph.missingStyles(in: typesetter.library)
          .filter { isWeightAsked || !$0.isWeight }
        fit.familyUses = paragraph.familyUses(in: typesetter.library)
      }
      record.add(fit, of: self)
    }
    if setting.isRedacted {
      drawBars(for: paragraph, into: &drawing, at: origin)
    } else {
      draw(
        paragraph, into: &drawing, at: corner(of: paragraph, at: origin, on: drawing.grid),
        bounds: CGRect(origin: origin, size: size))
    }
  }

  /// Returns how the text fits where its corner is at a point of the picture.
  func fit(at origin: CGPoint) -> TextFit {
    let paragraph = paragraph(for: proposal)
    return TextFit(
      text: text.text, lines: paragraph.lines.map(\.text),
      frame: CGRect(origin: origin, size: size), fontSize: paragraph.fontSize,
      scaleFactor: text.size > 0 ? paragraph.fontSize / text.size : 1,
      isTruncated: paragraph.isTruncated)
  }

  /// The fonts of the text's parts; see ``LayoutTree/font``.
  var fontNames: String? {
    var names: [String] = []
    var told: Set<Int> = []
    paragraph(for: proposal).forEachGlyphs { glyphs in
      guard told.insert(glyphs.textRun).inserted else { return }
      let name = text.runs[glyphs.textRun].font.name(inFamily: glyphs.run.face.family)
      if !names.contains(name) { names.append(name) }
    }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// Returns what is drawn of the text, where it ends up in the picture; nil if nothing of it can
  /// be seen.
  private func ink(
    of paragraph: Paragraph, at origin: CGPoint, in drawing: Drawing, _ record: FitRecord
  ) -> TextInk? {
    guard !setting.isRedacted, !record.place.isTransparent else { return nil }
    func isVisible(_ glyphs: Paragraph.Glyphs) -> Bool { looks[glyphs.textRun].paint.isVisible }
    guard let box = record.ink(of: paragraph, where: isVisible) else { return nil }
    let corner = corner(of: paragraph, at: origin, on: drawing.grid)
    return TextInk(
      box.offsetBy(dx: corner.x, dy: corner.y), fontSize: paragraph.fontSize,
      transform: record.place.transform, clip: record.place.clip
    ).map { record.outlined($0, of: paragraph, at: corner, where: isVisible) }
  }

  /// The families that were asked for and are not there, each once.
  private var missingFamilies: [MissingFamily] {
    var seen: Set<String> = []
    return text.runs.compactMap { run in
      guard case .named(let name) = run.font.family, seen.insert(name).inserted,
        !typesetter.library.hasFamily(name)
      else { return nil }
      let families = typesetter.library.families
      return MissingFamily(
        name: name, suggestion: NearestSpelling.of(name, among: families, limit: 1).first)
    }
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

// MARK: - Drawing

extension TextNode {
  /// Draws the glyphs and the lines; gradients go over the whole of the text's bounds.
  private func draw(
    _ paragraph: Paragraph, into drawing: inout Drawing, at corner: CGPoint, bounds: CGRect
  ) {
    if looks.contains(where: { $0.lines?.background != nil }) {
      drawBackgrounds(of: paragraph, into: &drawing, at: corner)
    }
    var names: [Int: String]?
    paragraph.forEachGlyphs { glyphs in
      let paint = looks[glyphs.textRun].paint
      guard paint.isVisible else { return }
      let start = CGPoint(x: corner.x + glyphs.origin.x, y: corner.y + glyphs.origin.y)
      var drawn = DisplayGlyphs(
        run: glyphs.run, size: glyphs.size, origin: start, paint: paint.paint(in: bounds))
      drawn.isPlacedByInk = isTrimmedToInk
      if let characterNames {
        let known = names ?? characterNames.names(of: drawn.run.text)
        names = known
        return CharacterNames.draw(drawn, known, into: &drawing) {
          $1.add(.glyphs($0), with: paint, in: bounds)
        }
      }
      let link = looks[glyphs.textRun].lines?.link.flatMap { meaning(of: $0, drawn, in: &drawing) }
      guard let link else { return drawing.add(.glyphs(drawn), with: paint, in: bounds) }
      drawing.group({ $0.meaning = link }) { $0.add(.glyphs(drawn), with: paint, in: bounds) }
    }
    guard looks.contains(where: \.hasLines) else { return }
    for line in paragraph.lines {
      for stretch in line.line.stretches {
        drawLines(of: stretch, in: line, of: paragraph, into: &drawing, at: corner, bounds: bounds)
      }
    }
  }

  /// Returns the meaning of glyphs that lead to an address, in a box as high as their font's lines;
  /// nil, and a report, if documents lead to none such.
  private func meaning(
    of link: URL, _ glyphs: DisplayGlyphs, in drawing: inout Drawing
  ) -> DisplayMeaning? {
    let subject = glyphs.run.characters.quoted(upTo: 24)
    if let problem = link.problemOfLink(of: subject, schemes: URL.schemesOfLinks) {
      drawing.pass.linkProblems.append(FitFinding(kind: .unusableLink, detail: problem))
      return nil
    }
    var meaning = DisplayMeaning()
    meaning.link = link.absoluteString
    let metrics = glyphs.run.face.metrics
    meaning.linkFrame = CGRect(
      x: glyphs.origin.x, y: glyphs.origin.y - metrics.ascent * glyphs.size,
      width: glyphs.run.width * glyphs.size,
      height: (metrics.ascent + metrics.descent) * glyphs.size)
    return meaning
  }

  /// Boxes behind the stretches that have a colour there, as high as their own fonts' lines and
  /// brought to whole pixels, so that neighbours meet.
  private func drawBackgrounds(
    of paragraph: Paragraph, into drawing: inout Drawing, at corner: CGPoint
  ) {
    for line in paragraph.lines {
      for stretch in line.line.stretches {
        guard let color = looks[stretch.run].lines?.background else { continue }
        let run = paragraph.text.runs[stretch.run]
        let metrics = paragraph.metrics[stretch.run]
        let box = CGRect(
          x: corner.x + line.origin.x + stretch.x,
          y: corner.y + line.origin.y - run.rise - metrics.ascent * run.font.size,
          width: stretch.width, height: (metrics.ascent + metrics.descent) * run.font.size)
        let paint = _StylePaint(color.resolved(in: setting.colorScheme))
        let snapped = drawing.grid.nearest(box)
        guard paint.isVisible, snapped.width > 0, snapped.height > 0 else { continue }
        drawing.add(.fill(Path(snapped), paint.paint(in: snapped)))
      }
    }
  }

  /// The lines under and through a stretch, where its font has them.
  private func drawLines(
    of stretch: BrokenLine.Stretch, in textLine: Paragraph.Line, of paragraph: Paragraph,
    into drawing: inout Drawing, at corner: CGPoint, bounds: CGRect
  ) {
    let run = paragraph.text.runs[stretch.run]
    let look = looks[stretch.run]
    let start = CGPoint(
      x: corner.x + textLine.origin.x + stretch.x, y: corner.y + textLine.origin.y - run.rise)
    let size = run.font.size
    let width = stretch.width
    func draw(_ style: TextLine, _ place: FontMetrics.Line, skipsInk: Bool) {
      let color = style.color.map { $0.resolved(in: setting.colorScheme) }
      let paint = color.map { _StylePaint($0) } ?? look.paint
      guard paint.isVisible, width > 0 else { return }
      let box = CGRect(
        x: start.x, y: start.y + place.top * size, width: width, height: place.thickness * size)
      let line = TextLineBox(box, on: drawing.grid)
      let gaps =
        skipsInk ? line.gaps(for: paragraph.glyphs(of: textLine), of: stretch.run, corner) : []
      drawing.add(line, gaps: gaps, dashes: style.dashes, paint.paint(in: bounds))
    }
    let metrics = paragraph.metrics[stretch.run]
    if let underline = look.lines?.underline { draw(underline, metrics.underline, skipsInk: true) }
    if let strikethrough = look.lines?.strikethrough {
      draw(strikethrough, metrics.strikethrough, skipsInk: false)
    }
  }

  /// Bars in place of lines, as high as their capitals and as wide as the lines.
  private func drawBars(for paragraph: Paragraph, into drawing: inout Drawing, at origin: CGPoint) {
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
