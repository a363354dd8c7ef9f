package import Foundation

/// Glyphs of one face on one baseline, of one script and in one direction.
///
/// Lengths are fractions of the em.
package struct GlyphRun: Hashable, Sendable {
  package var face: FontFace
  /// The embedding level (UAX #9): odd for what is read from right to left.
  package var level: UInt8 = 0
  package var script = Script.common
  /// The language by whose rules it was shaped, as a BCP 47 tag; nil for a symbol.
  package var language: String?
  /// Whether boxes stand for clusters that no font has.
  package var isMissing = false
  /// Whether marks are left out that no font has: text that is set elsewhere, with other fonts at
  /// hand, would not look so.
  package var isIncomplete = false
  /// Which of the text's styled runs it is of.
  package var styledRun = 0
  /// The whole text that the run is of, which all of its runs share; empty for a symbol.
  package var text: String
  /// The part of the text that the run draws, as offsets in its UTF-8.
  package var range: Range<Int>
  /// The glyphs from left to right.
  package var glyphs: [Glyph]
  /// How far the run moves the pen.
  package var width: CGFloat
  /// The OpenType features that are set, in order.
  package var features: [FontFeature] = []
  /// Whether the clusters stand further from each other, or closer, than the face has them.
  package var isTracked = false

  package var isRightToLeft: Bool { level & 1 == 1 }

  /// The characters that the run draws.
  package var characters: String { String(decoding: text.utf8Bytes(in: range), as: UTF8.self) }

  /// The smallest box around what is drawn, from the start of the run, y down; null if nothing is.
  package var inkBounds: CGRect {
    glyphs.reduce(.null) { bounds, glyph in
      guard let ink = face.inkBounds(ofGlyph: glyph.id) else { return bounds }
      return bounds.union(ink.offsetBy(dx: glyph.position.x, dy: glyph.position.y))
    }
  }
}

extension String {
  /// Some of the UTF-8 bytes, by their offsets.
  func utf8Bytes(in range: Range<Int>) -> Substring.UTF8View {
    utf8[
      utf8.index(
        startIndex, offsetBy: range.lowerBound)..<utf8.index(
          startIndex, offsetBy: range.upperBound)]
  }
}

// MARK: - Glyphs

/// A drawn glyph of a run.
///
/// Lengths are fractions of the em, y down.
package struct Glyph: Hashable, Sendable {
  /// The glyph's number in its face.
  package var id: UInt32
  /// Whether the glyphs would be others if a line ended before this one's cluster.
  package var isUnsafeToBreak = false
  /// The offset in the text's UTF-8 of the cluster that the glyph belongs to.
  package var cluster: Int
  /// The glyph's origin from the start of its run on the baseline.
  package var position: CGPoint
  /// How far the glyph moves the pen.
  package var advance: CGFloat
}

// MARK: - Cutting

extension GlyphRun {
  /// The largest stretch of a part of the run that can be cut out of it without being shaped again;
  /// nil if there is none.
  ///
  /// - Complexity: O(*m*), where *m* is the length of the part.
  func safeStretch(of part: Range<Int>) -> Range<Int>? {
    let start = safeBreak(atOrAfter: part.lowerBound, before: part.upperBound)
    guard let start, let end = safeBreak(atOrBefore: part.upperBound, after: start) else {
      return nil
    }
    return start..<end
  }

  /// The first place from an offset on, and before a limit, at which the run can be cut.
  private func safeBreak(atOrAfter offset: Int, before limit: Int) -> Int? {
    if offset <= range.lowerBound { return range.lowerBound }
    let step = isRightToLeft ? -1 : 1
    var i = isRightToLeft ? index { $0 < offset } - 1 : index { $0 >= offset }
    while glyphs.indices.contains(i), glyphs[i].cluster < limit {
      if !glyphs[i].isUnsafeToBreak { return glyphs[i].cluster }
      i += step
    }
    return nil
  }

  /// The last place up to an offset, and after a limit, at which the run can be cut.
  private func safeBreak(atOrBefore offset: Int, after limit: Int) -> Int? {
    if offset >= range.upperBound { return range.upperBound }
    let step = isRightToLeft ? 1 : -1
    var i = isRightToLeft ? index { $0 <= offset } : index { $0 > offset } - 1
    while glyphs.indices.contains(i), glyphs[i].cluster > limit {
      if !glyphs[i].isUnsafeToBreak { return glyphs[i].cluster }
      i += step
    }
    return nil
  }

  /// The position of the first glyph whose cluster passes a test that all after it pass too.
  private func index(where passes: (Int) -> Bool) -> Int {
    var low = 0
    var high = glyphs.count
    while low < high {
      let middle = (low + high) / 2
      if passes(glyphs[middle].cluster) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Where the pen stands before each glyph, and at the end, in em from the run's start.
  package var pens: [CGFloat] {
    glyphs.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.advance) }
  }

  /// The run cut at each of its clusters, from left to right, and where each begins, in em from the run's start.
  package var clusters: [(start: CGFloat, run: GlyphRun)] {
    let pens = pens
    let starts = Set(glyphs.map(\.cluster)).sorted()
    let parts = starts.indices.map { i in
      starts[i]..<(i + 1 < starts.count ? starts[i + 1] : range.upperBound)
    }
    var start: CGFloat = 0
    return (isRightToLeft ? parts.reversed() : parts).map { part in
      let run = slice(part, pens: pens)
      defer { start += run.width }
      return (start, run)
    }
  }

  /// The run as it is of a text that has nothing else.
  package var alone: GlyphRun {
    var run = self
    run.text = characters
    run.range = 0..<range.count
    for i in glyphs.indices { run.glyphs[i].cluster -= range.lowerBound }
    return run
  }

  /// The glyphs of a part of the run, between places where it can be cut.
  ///
  /// - Parameter pens: The run's ``pens``.
  func slice(_ part: Range<Int>, pens: [CGFloat]) -> GlyphRun {
    let start =
      isRightToLeft ? index { $0 < part.upperBound } : index { $0 >= part.lowerBound }
    let end = isRightToLeft ? index { $0 < part.lowerBound } : index { $0 >= part.upperBound }
    var run = self
    run.range = part
    run.glyphs = glyphs[start..<end].map { glyph in
      var glyph = glyph
      glyph.position.x -= pens[start]
      return glyph
    }
    run.width = pens[end] - pens[start]
    return run
  }

  /// Parts of one run in the order of the text, as one again.
  init(joining parts: [GlyphRun]) {
    self = parts[0]
    range = parts[0].range.lowerBound..<parts[parts.count - 1].range.upperBound
    glyphs = []
    width = 0
    for part in isRightToLeft ? parts.reversed() : parts {
      for var glyph in part.glyphs {
        glyph.position.x += width
        glyphs.append(glyph)
      }
      width += part.width
    }
  }

  /// The run with more space after each of its clusters, in em.
  func tracked(by space: CGFloat) -> GlyphRun {
    guard space != 0 else { return self }
    var run = self
    run.isTracked = true
    var cluster: Int?
    // Text that goes to the left has its space to the left of each letter.
    var shift = isRightToLeft ? space : 0
    for i in glyphs.indices {
      if glyphs[i].cluster != cluster {
        if cluster != nil { shift += space }
        run.glyphs[i].advance += space
        run.width += space
        cluster = glyphs[i].cluster
      }
      run.glyphs[i].position.x += shift
    }
    return run
  }
}
