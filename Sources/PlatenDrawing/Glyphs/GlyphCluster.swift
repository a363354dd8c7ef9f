internal import PlatenText

/// Glyphs of a run that draw a part of its text together: neither can be divided any further.
struct GlyphCluster: Hashable {
  /// Positions among the run's glyphs.
  var glyphs: Range<Int>
  /// Offsets in the UTF-8 of the run's text.
  var text: Range<Int>
}

extension GlyphRun {
  /// The clusters in the order of the text; none for a symbol, which has no text.
  ///
  /// Characters that no glyph draws belong to those before them.
  var clusters: [GlyphCluster] {
    guard !range.isEmpty, !glyphs.isEmpty else { return [] }
    var clusters: [GlyphCluster] = []
    clusters.reserveCapacity(glyphs.count)
    for (i, glyph) in glyphs.enumerated() {
      if let last = clusters.last, last.text.lowerBound == glyph.cluster {
        clusters[clusters.count - 1].glyphs = last.glyphs.lowerBound..<i + 1
      } else {
        let start = min(max(glyph.cluster, range.lowerBound), range.upperBound)
        clusters.append(GlyphCluster(glyphs: i..<i + 1, text: start..<start))
      }
    }
    if isRightToLeft { clusters.reverse() }
    clusters[0].text = range.lowerBound..<range.upperBound
    for i in clusters.indices.dropFirst() {
      let start = clusters[i].text.lowerBound
      guard start > clusters[i - 1].text.lowerBound else {
        // Out of order: what draws what cannot be told.
        return [GlyphCluster(glyphs: glyphs.indices, text: range)]
      }
      clusters[i - 1].text = clusters[i - 1].text.lowerBound..<start
      clusters[i].text = start..<range.upperBound
    }
    return clusters
  }

  /// The clusters from left to right.
  var clustersFromLeft: [GlyphCluster] { isRightToLeft ? clusters.reversed() : clusters }
}
