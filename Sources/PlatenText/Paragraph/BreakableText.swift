internal import Foundation

/// A paragraph's clusters, with what has to be known to break it into lines.
struct BreakableText {
  let text: Substring
  /// Where each cluster starts, and the end of the text.
  private let indices: [Substring.Index]
  /// How far the clusters before each one, and before the end, move the pen, in em.
  private let pens: [CGFloat]
  private let classes: [LineBreakClass]

  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ text: Substring, shaped: ShapedText) {
    self.text = text
    indices = Array(text.indices) + [text.endIndex]
    classes = text.map(LineBreakClass.init)
    pens = Self.pens(of: text, shaped)
  }

  /// The number of clusters.
  var count: Int { classes.count }

  /// How far some of the clusters move the pen, in em.
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

  /// The text of some clusters without the spaces at its end, which hang in the margin.
  func trimmed(_ clusters: Range<Int>) -> Substring {
    var end = clusters.upperBound
    while end > clusters.lowerBound, isSpace(end - 1) { end -= 1 }
    return text[indices[clusters.lowerBound]..<indices[end]]
  }

  /// The line that some clusters make: trimmed, and with a hyphen where a soft one breaks it.
  func line(of clusters: Range<Int>) -> String {
    let line = trimmed(clusters)
    let isHyphenated = line.last == "\u{AD}" && line.endIndex < text.endIndex
    return isHyphenated ? line.dropLast() + "-" : String(line)
  }

  /// Glyphs belong to the clusters in which they start; the clusters of a ligature share its width.
  private static func pens(of text: Substring, _ shaped: ShapedText) -> [CGFloat] {
    var advances = [CGFloat?](repeating: nil, count: text.utf8.count)
    for run in shaped.runs {
      for glyph in run.glyphs {
        advances[glyph.cluster] = (advances[glyph.cluster] ?? 0) + glyph.advance
      }
    }
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
