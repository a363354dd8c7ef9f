internal import Foundation
internal import PlatenBase

/// A text that was shaped, and can be set in any space without being shaped again.
///
/// It belongs to one thread at a time.
package final class PreparedText {
  package let text: StyledText
  /// The text between line ends, one at least.
  let paragraphs: [PreparedParagraph]
  /// The metrics of the fonts of the text's runs.
  package let metrics: [FontMetrics]
  let library: FontLibrary

  /// Shapes a text.
  ///
  /// - Throws: ``FontError`` if the library has no font to shape it with.
  package init(
    _ text: StyledText, style: ParagraphStyle, library: FontLibrary
  ) throws(FontError) {
    var paragraphs: [PreparedParagraph] = []
    let requests = text.requests(style)
    let cancellation = RenderCancellation.current(over: requests.count)
    for (request, runs) in requests {
      if !paragraphs.isEmpty, cancellation.isCancelled { break }
      paragraphs.append(
        PreparedParagraph(
          shaped: try library.shape(request), runs: runs, text: text, tabs: style.tabStops,
          library: library))
    }
    self.text = text
    self.paragraphs = paragraphs
    self.library = library
    metrics = Self.metrics(of: paragraphs, count: text.runs.count)
  }

  private init(_ text: StyledText, shapedAs other: PreparedText) {
    self.text = text
    library = other.library
    metrics = other.metrics
    paragraphs = other.paragraphs.map {
      PreparedParagraph(
        shaped: $0.shaped, runs: $0.runs, text: text, tabs: $0.tabs, library: other.library)
    }
  }

  /// The same glyphs, with the largest type of another size in points and the rest in proportion.
  func sized(_ size: CGFloat) -> PreparedText {
    PreparedText(text.sized(size), shapedAs: self)
  }

  /// The same glyphs, closer together by a part of each one's em.
  func tightened(by part: CGFloat) -> PreparedText {
    var text = text
    for i in text.runs.indices { text.runs[i].tracking -= part * text.runs[i].font.size }
    return PreparedText(text, shapedAs: self)
  }

  /// Whether no character of the text ends a line.
  package var isOneParagraph: Bool { paragraphs.count == 1 }

  /// The clusters that no font has, in order.
  package var missing: [MissingGlyph] {
    paragraphs.count == 1 ? paragraphs[0].shaped.missing : paragraphs.flatMap(\.shaped.missing)
  }

  private static func metrics(
    of paragraphs: [PreparedParagraph], count: Int
  ) -> [FontMetrics] {
    if count == 1 { return [paragraphs[0].shaped.metrics] }
    var metrics: [FontMetrics] = []
    for paragraph in paragraphs {
      for (span, run) in paragraph.runs.enumerated() where run == metrics.count {
        metrics.append(paragraph.shaped.spanMetrics[span])
      }
    }
    return metrics
  }
}

extension StyledText {
  /// Returns what has to be shaped: a request for each paragraph, and which of the text's runs its
  /// spans are of.
  fileprivate func requests(
    _ style: ParagraphStyle
  ) -> [(request: ShapingRequest, runs: [Int])] {
    if runs.count == 1, runs[0].symbol == nil, !runs[0].text.hasLineEnds {
      let request = ShapingRequest(
        runs[0].text, font: runs[0].font, language: runs[0].language ?? style.language,
        direction: style.direction)
      return [(request, [0])]
    }
    var paragraphs: [(text: String, spans: [ShapingRequest.Span], runs: [Int])] = [("", [], [])]
    for (i, run) in runs.enumerated() {
      let pieces = run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (j, piece) in pieces.enumerated() {
        if j > 0 { paragraphs.append(("", [], [])) }
        let last = paragraphs.count - 1
        paragraphs[last].text += piece
        paragraphs[last].spans.append(
          ShapingRequest.Span(
            end: paragraphs[last].text.utf8.count, font: run.font.sized(1),
            language: run.language, isSymbol: run.symbol != nil))
        paragraphs[last].runs.append(i)
      }
    }
    return paragraphs.map { paragraph in
      let request = ShapingRequest(
        text: paragraph.text, first: paragraph.spans[0],
        others: Array(paragraph.spans.dropFirst()), language: style.language,
        direction: style.direction)
      return (request, paragraph.runs)
    }
  }
}

extension String {
  /// Whether a character of the text ends a line.
  fileprivate var hasLineEnds: Bool {
    var previous: UInt8 = 0
    for byte in utf8 {
      switch byte {
      // The mandatory breaks of UAX #14 (rules LB4 and LB5), which `Character.isNewline` has, too.
      case 0x0A...0x0D: return true
      // U+0085, U+2028 and U+2029 end so, and few other characters do.
      case 0x85 where previous == 0xC2, 0xA8 where previous == 0x80, 0xA9 where previous == 0x80:
        return contains(where: \.isNewline)
      default: previous = byte
      }
    }
    return false
  }
}

// MARK: - Paragraphs

/// A shaped text between two line ends, and the sizes that its runs are set in.
final class PreparedParagraph {
  let shaped: ShapedText
  /// Which of the text's runs the spans are of.
  let runs: [Int]
  /// The text's clusters, found when lines are first broken.
  private var breakable: BreakableText?
  /// Where the pen stands before the glyphs of each run that was cut.
  ///
  /// It is not lazy: a lazy array would be copied whenever one is added.
  private var pens: [[CGFloat]] = []
  let text: StyledText
  /// The stops of tabs that are set, in points.
  let tabs: [CGFloat]
  let library: FontLibrary

  init(
    shaped: ShapedText, runs: [Int], text: StyledText, tabs: [CGFloat], library: FontLibrary
  ) {
    self.shaped = shaped
    self.runs = runs
    self.text = text
    self.tabs = tabs
    self.library = library
  }

  /// The whole paragraph on one line.
  private(set) lazy var line = line(of: shaped.runs.map(part))

  /// Where tabs lead; nil for a text without any.
  private(set) lazy var tabStops =
    shaped.text.hasTabs ? TabStops(of: text.runs[0].font, places: tabs, library: library) : nil

  /// The text's clusters, with what has to be known to break it into lines.
  func breakable(_ cancellation: RenderCancellation?) -> BreakableText {
    if let breakable { return breakable }
    let made = BreakableText(self, cancellation: cancellation)
    breakable = made
    return made
  }

  /// The parts of a line that some of the text makes, by offsets in its UTF-8.
  func parts(
    of range: Range<Int>, cancellation: RenderCancellation? = nil
  ) throws(FontError) -> [BrokenLine.Part] {
    if range.isEmpty { return [] }
    var parts: [BrokenLine.Part] = []
    var i = firstRun(endingAfter: range.lowerBound)
    while i < shaped.runs.count, shaped.runs[i].range.lowerBound < range.upperBound {
      parts.append(part(try cut(i, to: shaped.runs[i].range.clamped(to: range), cancellation)))
      i += 1
    }
    return parts
  }

  private func firstRun(endingAfter offset: Int) -> Int {
    var low = 0
    var high = shaped.runs.count
    while low < high {
      let middle = (low + high) / 2
      if shaped.runs[middle].range.upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// A text, such as an ellipsis, that is set like one of the spans.
  ///
  /// - Parameter level: Its embedding level, which says where it stands among the line's parts.
  func sign(_ sign: String, span: Int, level: UInt8) throws(FontError) -> [BrokenLine.Part] {
    let font = text.runs[runs[span]].font
    let shaped = try library.shape(
      ShapingRequest(
        sign, font: font, language: self.shaped.request.language, direction: .leftToRight))
    return shaped.runs.map { run in
      var run = run
      run.styledRun = span
      run.level = level
      return part(run)
    }
  }

  /// The span that a place in the text is in.
  func span(at offset: Int) -> Int {
    let request = shaped.request
    if offset < request.first.end { return 0 }
    return 1 + (request.others.firstIndex { offset < $0.end } ?? request.others.count - 1)
  }

  /// Space without measure, in em, would make sums of widths that are no numbers.
  private static let mostTracking: CGFloat = 1_000_000

  /// The additional space in em after each of a run's clusters.
  ///
  /// There is none in scripts whose letters hang together, as CSS Text recommends.
  func tracking(of run: GlyphRun) -> CGFloat {
    let styled = text.runs[runs[run.styledRun]]
    // CSS Text Level 3, "Cursive Scripts": letters that join are not spaced apart.
    guard styled.tracking != 0 || styled.imitatesSystemFont, styled.font.size > 0,
      !run.script.isCursive
    else { return 0 }
    var space = styled.tracking / styled.font.size
    if styled.imitatesSystemFont, styled.font.family == .design(.default),
      run.face.family == FontCascade.defaultFamily
    {
      space += SystemTracking.space(
        at: styled.font.size, weight: styled.font.weight.value)
    }
    return min(max(space, -Self.mostTracking), Self.mostTracking)
  }

  private func part(_ run: GlyphRun) -> BrokenLine.Part {
    let index = runs[run.styledRun]
    let styled = text.runs[index]
    if let symbol = styled.symbol, run.glyphs.isEmpty {
      var glyphs = symbol.run
      glyphs.level = run.level
      return BrokenLine.Part(
        run: index, glyphs: glyphs, symbol: symbol, width: symbol.box.width)
    }
    let glyphs = run.tracked(by: tracking(of: run))
    return BrokenLine.Part(run: index, glyphs: glyphs, width: glyphs.width * styled.font.size)
  }
}

// MARK: - Cutting

extension PreparedParagraph {
  /// A part of a run, shaped again only from a border that letters join over to where they do not.
  private func cut(
    _ i: Int, to range: Range<Int>, _ cancellation: RenderCancellation?
  ) throws(FontError) -> GlyphRun {
    let run = shaped.runs[i]
    if range == run.range { return run }
    if pens.isEmpty { pens = Array(repeating: [], count: shaped.runs.count) }
    if pens[i].isEmpty { pens[i] = run.pens }
    guard let kept = run.safeStretch(of: range) else {
      return try reshaped(run, to: range, cancellation)
    }
    if kept == range { return run.slice(range, pens: pens[i]) }
    var parts: [GlyphRun] = []
    if range.lowerBound < kept.lowerBound {
      parts.append(try reshaped(run, to: range.lowerBound..<kept.lowerBound, cancellation))
    }
    parts.append(run.slice(kept, pens: pens[i]))
    if kept.upperBound < range.upperBound {
      parts.append(try reshaped(run, to: kept.upperBound..<range.upperBound, cancellation))
    }
    return GlyphRun(joining: parts)
  }

  private func reshaped(
    _ run: GlyphRun, to range: Range<Int>, _ cancellation: RenderCancellation?
  ) throws(FontError) -> GlyphRun {
    let span = shaped.request.span(run.styledRun)
    let language = span.language ?? shaped.request.language
    return try library.withWorkspace { (workspace) throws(FontError) in
      workspace.shaper.reshaped(
        run, to: range, features: span.font.features, language: language,
        cancellation: cancellation)
    }
  }
}
