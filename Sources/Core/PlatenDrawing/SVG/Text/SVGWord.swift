internal import Foundation
internal import PlatenText

/// A stretch of a run's text that a viewer sets from a place of its own.
///
/// Words are as long as a viewer's own shaping comes to the same glyphs at the same places, and
/// short enough that its rounding is not seen: whatever joins, kerns or changes order does so
/// within.
struct SVGWord: Hashable {
  /// Where the pen starts, in em from the run's origin: the left end, or the right one of what is
  /// read from right to left.
  var start: CGFloat
  /// Offsets in the UTF-8 of the run's text.
  var text: Range<Int>
}

extension GlyphRun {
  /// The run's words in the order of the text, each with the spaces and tabs after it; those before
  /// the first are one by themselves.
  var words: [SVGWord] {
    var words: [SVGWord] = []
    var isSpace = true
    text.utf8.withBytes { bytes in
      for cluster in clusters {
        let wasSpace = isSpace
        isSpace = [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(bytes[cluster.text.lowerBound])
        // Letters that look at those before them stay with them.
        let isApart = isTracked || wasSpace && !isUnsafeToBreak(before: cluster)
        if words.isEmpty || isApart && !isSpace {
          words.append(SVGWord(start: pen(of: cluster), text: cluster.text))
        } else {
          let last = words[words.count - 1].text
          words[words.count - 1].text = last.lowerBound..<cluster.text.upperBound
        }
      }
    }
    return words
  }

  private func isUnsafeToBreak(before cluster: GlyphCluster) -> Bool {
    glyphs[cluster.glyphs].contains(where: \.isUnsafeToBreak)
  }

  /// Returns where the pen stands before a cluster, whose marks may hang over it.
  private func pen(of cluster: GlyphCluster) -> CGFloat {
    let drawn = glyphs[cluster.glyphs]
    if isRightToLeft {
      guard let glyph = drawn.last(where: { $0.advance != 0 }) ?? drawn.last else { return 0 }
      return glyph.position.x + (isTracked ? face.advance(ofGlyph: glyph.id) : glyph.advance)
    }
    return (drawn.first { $0.advance != 0 } ?? drawn.first)?.position.x ?? 0
  }

  /// Whether the text has to be kept from turning around: letters that are read from right to left
  /// where it is set the other way.
  var isOverridden: Bool {
    !isRightToLeft && text.utf8.withBytes { $0[range].contains { $0 >= 0xD6 } }
      && text.unicodeScalars(in: range).contains(where: \.isRightToLeft)
  }
}

extension Unicode.Scalar {
  /// Whether the character is in one of the blocks that are set aside for what is read from right
  /// to left.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x590..<0x900, 0xFB1D..<0xFE00, 0xFE70..<0xFF00, 0x10800..<0x11000, 0x1E800..<0x1F000: true
    default: false
    }
  }
}

extension String {
  func unicodeScalars(in range: Range<Int>) -> Substring.UnicodeScalarView {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return unicodeScalars[start..<utf8.index(start, offsetBy: range.count)]
  }
}

extension String.UTF8View {
  /// Calls `body` with the bytes, copied only if they do not lie next to each other.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withContiguousStorageIfAvailable(body) ?? Array(self).withUnsafeBufferPointer(body)
  }
}
