public import Foundation

/// A place for a cursor between two grapheme clusters of a label.
public struct Caret: Hashable, Sendable {
  /// The offset in the text's UTF-8 of the cluster that begins here.
  public var offset: Int
  /// The distance from the left end of the label in points, at the edge where the reading of the
  /// cluster begins: the left edge, or the right edge in right-to-left text.
  public var x: CGFloat
}

extension MeasuredLabel {
  /// The places for a cursor: before each grapheme cluster, in the order of the text, and at its
  /// end.
  ///
  /// Within a ligature, the font sets the places (OpenType's table GDEF), or else they have equal
  /// distances.
  public var carets: [Caret] {
    var runs = shaped.lineRuns
    runs.sort { $0.run.range.lowerBound < $1.run.range.lowerBound }
    var carets: [Caret] = []
    for (run, x) in runs {
      carets += run.carets.map { Caret(offset: $0.offset, x: (x + $0.x) * size) }
    }
    let isRightToLeft = shaped.baseLevel & 1 == 1
    carets.append(Caret(offset: text.utf8.count, x: isRightToLeft ? 0 : width))
    return carets
  }
}

extension GlyphRun {
  /// The carets before the run's grapheme clusters, in em from the run's start.
  fileprivate var carets: [Caret] {
    var carets: [Caret] = []
    let pens = pens
    var offset = range.lowerBound
    var starts: [Int] = []
    for cluster in characters {
      starts.append(offset)
      offset += cluster.utf8.count
    }
    var i = 0
    for group in glyphGroups {
      // The grapheme clusters of one group of glyphs.
      let first = i
      while i < starts.count, starts[i] < group.end { i += 1 }
      let inner = places(in: group.glyphs, count: i - first, pens: pens)
      for (start, x) in zip(starts[first..<i], inner) { carets.append(Caret(offset: start, x: x)) }
    }
    return carets
  }

  /// The glyphs of each of HarfBuzz's clusters, in the order of the text, and where that ends.
  private var glyphGroups: [(glyphs: Range<Int>, end: Int)] {
    var groups: [(glyphs: Range<Int>, end: Int)] = []
    var i = 0
    while i < glyphs.count {
      var end = i + 1
      while end < glyphs.count, glyphs[end].cluster == glyphs[i].cluster { end += 1 }
      groups.append((i..<end, glyphs[i].cluster))
      i = end
    }
    if isRightToLeft { groups.reverse() }
    for i in groups.indices {
      groups[i].end = i + 1 < groups.count ? groups[i + 1].end : range.upperBound
    }
    return groups
  }

  /// Returns where each of `count` grapheme clusters of some glyphs begins.
  private func places(in glyphs: Range<Int>, count: Int, pens: [CGFloat]) -> [CGFloat] {
    let (left, right) = (pens[glyphs.lowerBound], pens[glyphs.upperBound])
    guard count > 1 else { return [isRightToLeft ? right : left] }
    var borders = face.ligatureCarets(ofGlyph: self.glyphs[glyphs.lowerBound].id).map { left + $0 }
    if borders.count != count - 1 || glyphs.count > 1 {
      borders = (1..<count).map { left + (right - left) * CGFloat($0) / CGFloat(count) }
    }
    return isRightToLeft ? [right] + borders.reversed() : [left] + borders
  }
}
