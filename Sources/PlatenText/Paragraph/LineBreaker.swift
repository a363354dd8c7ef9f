internal import Foundation

/// Breaks a text into the fewest lines that a width holds, and truncates what a limit leaves over.
///
/// Lines break after spaces and hyphens and around ideographs; a word that is wider than a line
/// breaks between its clusters. Only a single cluster can be wider than its line.
struct LineBreaker {
  let library: FontLibrary
  let font: ResolvedFont
  /// The width of a line in points.
  let width: CGFloat

  private static let ellipsis = "…"
  private static let tolerance: CGFloat = 0.001

  /// The lines, `limit` at most, and whether some of the text was left out.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func lines(
    of text: String, limit: Int
  ) throws(FontError) -> (lines: [ShapedText], isTruncated: Bool) {
    var lines: [ShapedText] = []
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (i, paragraph) in paragraphs.enumerated() {
      let isLast = i + 1 == paragraphs.count
      let shaped = try library.shape(String(paragraph), font: font)
      if fits(shaped.width), isLast || lines.count + 1 < limit {
        lines.append(shaped)
        continue
      }
      let breakable = BreakableText(paragraph, shaped: shaped)
      var start = 0
      repeat {
        let (line, end) = try nextLine(of: breakable, from: start)
        if lines.count + 1 == limit, !(end == breakable.count && isLast) {
          lines.append(try truncatedLine(of: breakable, from: start))
          return (lines, true)
        }
        lines.append(line)
        start = end
      } while start < breakable.count
    }
    return (lines, false)
  }

  private func fits(_ width: CGFloat) -> Bool { width * font.size <= self.width + Self.tolerance }
}

// MARK: - Breaking

extension LineBreaker {
  /// The next line and the cluster that it ends before.
  ///
  /// A line that is shaped by itself may be wider than its part of the paragraph, where letters at
  /// its ends joined: then it ends earlier.
  private func nextLine(
    of text: BreakableText, from start: Int
  ) throws(FontError) -> (line: ShapedText, end: Int) {
    var end = lineEnd(in: text, from: start)
    while true {
      let line = try library.shape(text.line(of: start..<end), font: font)
      if fits(line.width) || end <= start + 1 { return (line, end) }
      end = (start + 1..<end).last { text.mayBreak(before: $0) } ?? end - 1
    }
  }

  /// The last opportunity that fits, or else the end of the last cluster that does, one at least.
  private func lineEnd(in text: BreakableText, from start: Int) -> Int {
    var opportunity: Int?
    for cluster in start..<text.count where cluster > start {
      if text.mayBreak(before: cluster) { opportunity = cluster }
      let isWide = !text.isSpace(cluster) && !fits(text.width(of: start..<cluster + 1))
      if isWide, text.width(of: start..<cluster) > 0 { return opportunity ?? cluster }
    }
    return text.count
  }
}

// MARK: - Truncation

extension LineBreaker {
  /// As much of the text as fits before an ellipsis.
  private func truncatedLine(
    of text: BreakableText, from start: Int
  ) throws(FontError) -> ShapedText {
    let ellipsis = try library.shape(Self.ellipsis, font: font)
    var end = start
    while end < text.count, fits(text.width(of: start..<end + 1) + ellipsis.width) { end += 1 }
    // Kerning before the ellipsis may add to the sum: then one cluster less.
    while true {
      let line = try library.shape(text.trimmed(start..<end) + Self.ellipsis, font: font)
      if fits(line.width) || end == start { return line }
      end -= 1
    }
  }
}
