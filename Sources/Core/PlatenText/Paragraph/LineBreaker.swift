internal import Foundation
internal import PlatenBase

/// Breaks a text into the fewest lines that a width holds, and truncates what a limit leaves over.
///
/// Lines break where Unicode's line breaking (UAX #14) allows it; a word that is wider than a line
/// breaks between its clusters. Only a single cluster can be wider than its line.
struct LineBreaker {
  let text: PreparedText
  /// The width of a line in points.
  let width: CGFloat
  var truncation: ParagraphStyle.Truncation
  /// What ends the breaking of a long text early.
  private let cancellation: RenderCancellation?

  private static let ellipsis = "…"
  static let tolerance: CGFloat = 0.001

  init(
    text: PreparedText, width: CGFloat, truncation: ParagraphStyle.Truncation = .tail,
    cancellation: RenderCancellation? = nil
  ) {
    self.text = text
    self.width = width
    self.truncation = truncation
    self.cancellation = cancellation
  }

  /// The lines, `limit` at most, and whether some of the text was left out.
  ///
  /// There are fewer once the render is cancelled.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func lines(limit: Int) throws(FontError) -> (lines: [BrokenLine], isTruncated: Bool) {
    var lines: [BrokenLine] = []
    for (i, paragraph) in text.paragraphs.enumerated() where !cancellation.isCancelled {
      let isLast = i + 1 == text.paragraphs.count
      if fits(paragraph.line.width), isLast || lines.count + 1 < limit {
        lines.append(paragraph.line)
        continue
      }
      var start = 0
      repeat {
        var (line, end) = try nextLine(of: paragraph, from: start)
        if lines.count + 1 == limit, !(end == paragraph.breakable(cancellation).count && isLast) {
          lines.append(try truncatedLine(of: paragraph, from: start))
          return (lines, true)
        }
        line.endsInWord = paragraph.breakable(cancellation).breaksWord(before: end)
        lines.append(line)
        start = end
      } while start < paragraph.breakable(cancellation).count && !cancellation.isCancelled
    }
    return (lines, false)
  }

  private func fits(_ width: CGFloat) -> Bool { width <= self.width + Self.tolerance }
}

// MARK: - Breaking

extension LineBreaker {
  /// The next line and the cluster that it ends before.
  ///
  /// A line may be wider than its part of the paragraph, where letters at its ends joined, or for
  /// its hyphen: then it ends earlier.
  private func nextLine(
    of paragraph: PreparedParagraph, from start: Int
  ) throws(FontError) -> (line: BrokenLine, end: Int) {
    let clusters = paragraph.breakable(cancellation)
    var end = lineEnd(in: clusters, from: start, paragraph.tabStops)
    while true {
      let line = try line(of: paragraph, start..<end)
      if fits(line.width) || end <= start + 1 || cancellation.isCancelled { return (line, end) }
      end = (start + 1..<end).last { clusters.mayBreak(before: $0) } ?? end - 1
    }
  }

  /// The line that some clusters make, with a hyphen where a soft one breaks it.
  private func line(
    of paragraph: PreparedParagraph, _ clusters: Range<Int>
  ) throws(FontError) -> BrokenLine {
    let breakable = paragraph.breakable(cancellation)
    var shown = breakable.trimmed(clusters)
    // A soft hyphen shows at the end of a line alone (UAX #14, section 5.4).
    guard breakable.isHyphenated(before: shown.upperBound), shown.count > 0 else {
      return paragraph.line(
        of: try paragraph.parts(of: breakable.bytes(of: shown), cancellation: cancellation))
    }
    shown = shown.dropLast()
    let bytes = breakable.bytes(of: shown)
    let parts = try paragraph.parts(of: bytes, cancellation: cancellation)
    // The hyphen is at the end of the word, in the word's direction.
    let level = parts.last?.glyphs.level ?? paragraph.shaped.baseLevel
    let span = paragraph.span(at: bytes.upperBound)
    return paragraph.line(of: parts + (try paragraph.sign("-", span: span, level: level)))
  }

  /// The last opportunity that fits, or else the end of the last cluster that does, one at least.
  private func lineEnd(in text: BreakableText, from start: Int, _ tabStops: TabStops?) -> Int {
    var opportunity: Int?
    // By how much tabs reach further than they are wide themselves.
    var reach: CGFloat = 0
    for cluster in start..<text.count {
      // A word that is too wide breaks anywhere, as with `overflow-wrap: anywhere` of CSS Text
      // Level 3.
      if cluster > start, text.mayBreak(before: cluster) { opportunity = cluster }
      let isWide = !text.isSpace(cluster) && !fits(text.width(of: start..<cluster + 1) + reach)
      let width = text.width(of: start..<cluster) + reach
      if isWide, width > 0 { return opportunity ?? cluster }
      if let tabStops, text.isTab(cluster) {
        reach = tabStops.next(after: width) - text.width(of: start..<cluster + 1)
      }
    }
    return text.count
  }
}

// MARK: - Truncation

extension LineBreaker {
  /// As much of the text as fits beside an ellipsis, which is set like the last cluster before it.
  private func truncatedLine(
    of paragraph: PreparedParagraph, from start: Int
  ) throws(FontError) -> BrokenLine {
    let breakable = paragraph.breakable(cancellation)
    let clusters = start..<breakable.count
    let last = paragraph.runs.count - 1
    let ellipsis = try paragraph.sign(
      Self.ellipsis, span: last, level: paragraph.shaped.baseLevel
    ).reduce(0) { $0 + $1.width }
    var (head, tail) = kept(of: breakable, clusters, beside: ellipsis)
    // Letters that are shaped again, or an ellipsis of a larger font, may add to the sum: then as
    // many clusters less as are about as wide as what is too much, one at least.
    while true {
      let line = try line(of: paragraph, head: breakable.trimmed(head), tail: tail)
      if fits(line.width) || head.isEmpty && tail.isEmpty || cancellation.isCancelled {
        return line
      }
      let aim = breakable.width(of: head) + breakable.width(of: tail) - (line.width - width)
      repeat {
        if head.count > tail.count || tail.isEmpty {
          head = head.dropLast()
        } else {
          tail = tail.dropFirst()
        }
      } while !(head.isEmpty && tail.isEmpty)
        && breakable.width(of: head) + breakable.width(of: tail) > aim + Self.tolerance
    }
  }

  /// Some clusters, an ellipsis and other clusters.
  private func line(
    of paragraph: PreparedParagraph, head: Range<Int>, tail: Range<Int>
  ) throws(FontError) -> BrokenLine {
    let breakable = paragraph.breakable(cancellation)
    let headBytes = breakable.bytes(of: head)
    let span =
      head.isEmpty ? paragraph.runs.count - 1 : paragraph.span(at: headBytes.upperBound - 1)
    let before = try paragraph.parts(of: headBytes, cancellation: cancellation)
    let after = try paragraph.parts(of: breakable.bytes(of: tail), cancellation: cancellation)
    // Between words of one direction, the ellipsis takes the position of the omitted words.
    let level = min(
      before.last?.glyphs.level ?? paragraph.shaped.baseLevel,
      after.first?.glyphs.level ?? paragraph.shaped.baseLevel)
    let sign = try paragraph.sign(Self.ellipsis, span: span, level: level)
    return paragraph.line(of: before + sign + after)
  }

  /// The clusters before and after the ellipsis.
  private func kept(
    of text: BreakableText, _ clusters: Range<Int>, beside ellipsis: CGFloat
  ) -> (head: Range<Int>, tail: Range<Int>) {
    var (low, high) = (clusters.lowerBound, clusters.upperBound)
    func width() -> CGFloat {
      text.width(of: clusters.lowerBound..<low) + text.width(of: high..<clusters.upperBound)
        + ellipsis
    }
    var isHeadNext = truncation != .head
    while low < high {
      if isHeadNext { low += 1 } else { high -= 1 }
      if !fits(width()) {
        if isHeadNext { low -= 1 } else { high += 1 }
        break
      }
      // As SwiftUI's `Text.TruncationMode.middle`:
      // https://developer.apple.com/documentation/swiftui/text/truncationmode
      if truncation == .middle { isHeadNext.toggle() }
    }
    return (clusters.lowerBound..<low, high..<clusters.upperBound)
  }
}
