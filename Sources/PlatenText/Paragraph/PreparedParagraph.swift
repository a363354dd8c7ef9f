internal import Foundation

/// A shaped text between two line ends, and the sizes that its runs are set in.
final class PreparedParagraph {
  let shaped: ShapedText
  /// Which of the text's runs the spans are of.
  let runs: [Int]
  private(set) lazy var breakable = BreakableText(self)
  /// Where the pen stands before the glyphs of each run that was cut.
  ///
  /// It is not lazy: a lazy array would be copied whenever one is added.
  private var pens: [[CGFloat]] = []
  let text: StyledText
  let library: FontLibrary

  init(shaped: ShapedText, runs: [Int], text: StyledText, library: FontLibrary) {
    self.shaped = shaped
    self.runs = runs
    self.text = text
    self.library = library
  }

  /// The whole paragraph on one line.
  private(set) lazy var line = BrokenLine(shaped.runs.map(part))

  /// The parts of a line that some of the text makes, by offsets in its UTF-8.
  func parts(of range: Range<Int>) throws(FontError) -> [BrokenLine.Part] {
    if range.isEmpty { return [] }
    var parts: [BrokenLine.Part] = []
    var i = firstRun(endingAfter: range.lowerBound)
    while i < shaped.runs.count, shaped.runs[i].range.lowerBound < range.upperBound {
      parts.append(part(try cut(i, to: shaped.runs[i].range.clamped(to: range))))
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
    guard styled.tracking != 0, styled.font.size > 0, !run.script.isCursive else { return 0 }
    let space = styled.tracking / styled.font.size
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
  private func cut(_ i: Int, to range: Range<Int>) throws(FontError) -> GlyphRun {
    let run = shaped.runs[i]
    if range == run.range { return run }
    if pens.isEmpty { pens = Array(repeating: [], count: shaped.runs.count) }
    if pens[i].isEmpty { pens[i] = run.pens }
    guard let kept = run.safeStretch(of: range) else { return try reshaped(run, to: range) }
    if kept == range { return run.slice(range, pens: pens[i]) }
    var parts: [GlyphRun] = []
    if range.lowerBound < kept.lowerBound {
      parts.append(try reshaped(run, to: range.lowerBound..<kept.lowerBound))
    }
    parts.append(run.slice(kept, pens: pens[i]))
    if kept.upperBound < range.upperBound {
      parts.append(try reshaped(run, to: kept.upperBound..<range.upperBound))
    }
    return GlyphRun(joining: parts)
  }

  private func reshaped(_ run: GlyphRun, to range: Range<Int>) throws(FontError) -> GlyphRun {
    let span = shaped.request.span(run.styledRun)
    let language = span.language ?? shaped.request.language
    return try library.withWorkspace { (workspace) throws(FontError) in
      workspace.shaper.reshaped(
        run, to: range, features: span.font.features, language: language)
    }
  }
}
