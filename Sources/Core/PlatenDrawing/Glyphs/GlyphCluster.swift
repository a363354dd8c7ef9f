internal import Foundation
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

  /// Whether the letters stand so far from each other that readers of documents would see a space
  /// between any two: by over a tenth of an em, as poppler has it.
  var isWide: Bool {
    guard isTracked, !isRightToLeft, let first = glyphs.first else { return false }
    return first.advance - face.advance(ofGlyph: first.id) > 0.1
  }

  /// The clusters from left to right, those of a word as one: a document says what they are together.
  var clustersOfWords: [GlyphCluster] {
    let bytes = text.utf8
    func isSpace(_ cluster: GlyphCluster) -> Bool {
      bytes[bytes.index(bytes.startIndex, offsetBy: cluster.text.lowerBound)] <= UInt8(ascii: " ")
    }
    return clustersFromLeft.reduce(into: []) { words, cluster in
      guard let last = words.last, !isSpace(last), !isSpace(cluster) else {
        return words.append(cluster)
      }
      words[words.count - 1].glyphs = last.glyphs.lowerBound..<cluster.glyphs.upperBound
      words[words.count - 1].text = last.text.lowerBound..<cluster.text.upperBound
    }
  }

  /// Returns the glyphs of a cluster one by one, where each is what the face has for one of the
  /// cluster's characters, in their order, and stands at the pen; else the cluster as it is.
  ///
  /// Readers see the marks of Latin letters as such wherever they stand, and a gap before others that
  /// do not stand at the pen.
  ///
  /// - Parameter pens: The run's ``pens``.
  func divided(_ cluster: GlyphCluster, pens: [CGFloat]) -> [GlyphCluster] {
    guard cluster.glyphs.count > 1, !isRightToLeft else { return [cluster] }
    func standsAtPen(_ i: Int) -> Bool {
      abs(glyphs[i].position.x - pens[i]) < 0.02 && abs(glyphs[i].position.y) < 0.02
    }
    var parts: [GlyphCluster] = []
    var offset = cluster.text.lowerBound
    for (i, scalar) in zip(cluster.glyphs, text.unicodeScalars(in: cluster.text)) {
      guard face.glyph(for: scalar) == glyphs[i].id,
        0x300..<0x370 ~= scalar.value || standsAtPen(i)
      else { return [cluster] }
      let end = offset + UTF8.width(scalar)
      parts.append(GlyphCluster(glyphs: i..<i + 1, text: offset..<end))
      offset = end
    }
    let isWhole = offset == cluster.text.upperBound && parts.count == cluster.glyphs.count
    return isWhole ? parts : [cluster]
  }
}

// MARK: - What a cluster says

/// A part of a text as documents carry it, for those who select, search or hear it.
///
/// A document's text has no use for controls, and XML no way to write them: a tab is a space where
/// nobody knows it, and what else is no character of a line is left out. So are marks that set a
/// direction from one place to another, as each run of glyphs has a direction of its own.
struct ReadableText {
  private(set) var utf8: [UInt8] = []
  /// What stands for a tab.
  var tab = UInt8(ascii: " ")

  /// Adds a part of a text by its offsets in UTF-8, and returns how many bytes came of it.
  @discardableResult
  mutating func append(_ part: Range<Int>, of text: String) -> Int {
    let start = utf8.count
    let bytes = text.utf8
    let low = bytes.index(bytes.startIndex, offsetBy: part.lowerBound)
    let high = bytes.index(low, offsetBy: part.count)
    for scalar in text.unicodeScalars[low..<high] { append(scalar) }
    return utf8.count - start
  }

  /// Returns some bytes of the text.
  func part(_ bytes: Range<Int>) -> ReadableText {
    var part = self
    part.utf8 = Array(utf8[bytes])
    return part
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09: utf8.append(tab)
    case 0x20..<0x7F: utf8.append(UInt8(scalar.value))
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: break
    case let value where value & 0xFFFE == 0xFFFE: break
    default: utf8.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
