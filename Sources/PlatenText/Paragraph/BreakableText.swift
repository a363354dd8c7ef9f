internal import Foundation

/// A paragraph's clusters, with what has to be known to break it into lines.
struct BreakableText {
  private let text: String
  /// Where each cluster starts, and the end of the text.
  private let indices: [String.Index]
  /// How far the clusters before each one, and before the end, move the pen, in points.
  private let pens: [CGFloat]
  private let classes: [LineBreakClass]
  /// Where each run's slice ends, as offsets in the text's UTF-8.
  private let ends: [(run: Int, offset: Int)]

  /// - Parameters:
  ///   - line: The whole paragraph as one line.
  ///   - slices: What the line was made of.
  ///   - sizes: The sizes in points of the text's runs.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ slices: [RunSlice], line: BrokenLine, size: (Int) -> CGFloat) {
    let text = slices.count == 1 ? slices[0].text : slices.reduce("") { $0 + $1.text }
    self.text = text
    indices = Array(text.indices) + [text.endIndex]
    classes = text.map(LineBreakClass.init)
    var offset = 0
    ends = slices.map { slice in
      offset += slice.text.utf8.count
      return (slice.run, offset)
    }
    pens = Self.pens(of: text, line, starts: [0] + ends.dropLast().map(\.offset), size: size)
  }

  /// The number of clusters.
  var count: Int { classes.count }

  /// How far some of the clusters move the pen, in points.
  func width(of clusters: Range<Int>) -> CGFloat {
    pens[clusters.upperBound] - pens[clusters.lowerBound]
  }

  func isSpace(_ cluster: Int) -> Bool { classes[cluster] == .space }

  /// Whether a line may end before a cluster.
  func mayBreak(before cluster: Int) -> Bool {
    cluster > 0
      && LineBreakClass.mayBreak(
        between: classes[cluster - 1], classes[cluster],
        after: cluster > 1 ? classes[cluster - 2] : nil)
  }

  /// The line that some clusters make: without the spaces at its end, which hang in the margin, and
  /// with a hyphen where a soft one breaks it.
  func line(of clusters: Range<Int>) -> [RunSlice] {
    let clusters = trimmed(clusters)
    let end = indices[clusters.upperBound]
    var line = slices(of: clusters)
    let isHyphenated =
      end > indices[clusters.lowerBound] && end < text.endIndex
      && text[text.index(before: end)] == "\u{AD}"
    if isHyphenated, !line.isEmpty {
      line[line.count - 1].text.removeLast()
      line[line.count - 1].text += "-"
    }
    return line
  }

  /// Some clusters without the spaces at their end.
  func trimmed(_ clusters: Range<Int>) -> Range<Int> {
    var end = clusters.upperBound
    while end > clusters.lowerBound, isSpace(end - 1) { end -= 1 }
    return clusters.lowerBound..<end
  }

  /// The characters of some clusters, run by run.
  func slices(of clusters: Range<Int>) -> [RunSlice] {
    var start = indices[clusters.lowerBound]
    let end = indices[clusters.upperBound]
    if ends.count == 1 { return [RunSlice(run: ends[0].run, text: String(text[start..<end]))] }
    var slices: [RunSlice] = []
    for (run, offset) in ends {
      let border = text.utf8.index(text.startIndex, offsetBy: offset)
      if border <= start { continue }
      if start >= end { break }
      let stop = min(border, end)
      slices.append(RunSlice(run: run, text: String(text[start..<stop])))
      start = stop
    }
    return slices
  }

  /// Glyphs belong to the clusters in which they start; the clusters of a ligature share its width.
  private static func pens(
    of text: String, _ line: BrokenLine, starts: [Int], size: (Int) -> CGFloat
  ) -> [CGFloat] {
    var advances = [CGFloat?](repeating: nil, count: text.utf8.count)
    for (part, start) in zip(line.parts, starts) {
      let size = size(part.run)
      // A symbol's glyph moves the pen as far as its box is wide.
      if part.text.text == StyledText.symbolCharacter {
        advances[start] = part.text.width * size
        continue
      }
      for run in part.text.runs {
        for glyph in run.glyphs {
          advances[start + glyph.cluster] =
            (advances[start + glyph.cluster] ?? 0) + glyph.advance * size
        }
      }
    }
    return pens(of: text, advances: advances)
  }

  private static func pens(of text: String, advances: [CGFloat?]) -> [CGFloat] {
    var widths: [CGFloat] = []
    var ligature = 0
    var offset = 0
    for character in text {
      let range = offset..<offset + character.utf8.count
      offset = range.upperBound
      let own = advances[range].lazy.compactMap { $0 }
      if !own.isEmpty { ligature = widths.count }
      widths.append(own.reduce(0, +))
      let isLast = offset == advances.count || advances[offset] != nil
      if isLast, widths.count - ligature > 1 {
        let share = widths[ligature] / CGFloat(widths.count - ligature)
        for i in ligature..<widths.count { widths[i] = share }
      }
    }
    return widths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }
}
