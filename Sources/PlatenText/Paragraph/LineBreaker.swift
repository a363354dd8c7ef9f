internal import Foundation

/// Breaks a text into the fewest lines that a width holds, and truncates what a limit leaves over.
///
/// Lines break after spaces and hyphens and around ideographs; a word that is wider than a line
/// breaks between its clusters. Only a single cluster can be wider than its line.
struct LineBreaker {
  let library: FontLibrary
  let text: StyledText
  /// The width of a line in points.
  let width: CGFloat
  var truncation = ParagraphStyle.Truncation.tail

  private static let ellipsis = "…"
  private static let tolerance: CGFloat = 0.001

  /// The lines, `limit` at most, and whether some of the text was left out.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func lines(limit: Int) throws(FontError) -> (lines: [BrokenLine], isTruncated: Bool) {
    var lines: [BrokenLine] = []
    let paragraphs = paragraphs()
    for (i, paragraph) in paragraphs.enumerated() {
      let isLast = i + 1 == paragraphs.count
      let whole = try line(of: paragraph)
      if fits(whole.width), isLast || lines.count + 1 < limit {
        lines.append(whole)
        continue
      }
      let breakable = BreakableText(paragraph, line: whole) { text.runs[$0].font.size }
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

  private func fits(_ width: CGFloat) -> Bool { width <= self.width + Self.tolerance }

  /// The text between line ends, each with a slice at least.
  private func paragraphs() -> [[RunSlice]] {
    var paragraphs: [[RunSlice]] = [[]]
    for (i, run) in text.runs.enumerated() {
      let pieces = run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (j, piece) in pieces.enumerated() {
        if j > 0 { paragraphs.append([]) }
        paragraphs[paragraphs.count - 1].append(RunSlice(run: i, text: String(piece)))
      }
    }
    return paragraphs
  }

  private func line(of slices: [RunSlice]) throws(FontError) -> BrokenLine {
    var line = BrokenLine()
    for slice in slices {
      let run = text.runs[slice.run]
      let shaped = try run.shaped(slice.text, by: library)
      line.append(shaped, run: slice.run, size: run.font.size)
    }
    return line
  }
}

// MARK: - Breaking

extension LineBreaker {
  /// The next line and the cluster that it ends before.
  ///
  /// A line that is shaped by itself may be wider than its part of the paragraph, where letters at
  /// its ends joined: then it ends earlier.
  private func nextLine(
    of text: BreakableText, from start: Int
  ) throws(FontError) -> (line: BrokenLine, end: Int) {
    var end = lineEnd(in: text, from: start)
    while true {
      let line = try line(of: text.line(of: start..<end))
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
  /// As much of the text as fits beside an ellipsis.
  private func truncatedLine(
    of text: BreakableText, from start: Int
  ) throws(FontError) -> BrokenLine {
    let clusters = start..<text.count
    let last = text.slices(of: clusters).last?.run ?? 0
    let ellipsis = try line(of: [RunSlice(run: last, text: Self.ellipsis)]).width
    var (head, tail) = kept(of: text, clusters, beside: ellipsis)
    // Kerning beside the ellipsis may add to the sum: then one cluster less.
    while true {
      var slices = head.isEmpty ? [] : text.slices(of: text.trimmed(head))
      let run = slices.last?.run ?? last
      slices.append(RunSlice(run: run, text: Self.ellipsis))
      if !tail.isEmpty { slices += text.slices(of: tail) }
      let line = try line(of: slices.joined)
      if fits(line.width) || head.isEmpty && tail.isEmpty { return line }
      if head.count > tail.count || tail.isEmpty {
        head = head.dropLast()
      } else {
        tail = tail.dropFirst()
      }
    }
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
      if truncation == .middle { isHeadNext.toggle() }
    }
    return (clusters.lowerBound..<low, high..<clusters.upperBound)
  }
}

extension [RunSlice] {
  /// The slices with neighbours of one run as one, so that they are shaped together.
  fileprivate var joined: [RunSlice] {
    reduce(into: []) { slices, slice in
      if let last = slices.last, last.run == slice.run {
        slices[slices.count - 1].text += slice.text
      } else {
        slices.append(slice)
      }
    }
  }
}
