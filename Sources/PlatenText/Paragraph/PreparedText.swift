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
          shaped: try library.shape(request), runs: runs, text: text, library: library))
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
      PreparedParagraph(shaped: $0.shaped, runs: $0.runs, text: text, library: other.library)
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

  /// The clusters that no font has, in order.
  package var missing: [MissingGlyph] { paragraphs.flatMap(\.shaped.missing) }

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
  /// What has to be shaped: a request for each paragraph, and which of the text's runs its spans
  /// are of.
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
