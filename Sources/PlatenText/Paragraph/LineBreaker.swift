internal import Foundation

/// Breaks a text into the fewest lines that a width holds, and truncates what a limit leaves over.
///
/// Lines break after spaces and hyphens and around ideographs; a word that is wider than a line
/// breaks between its clusters.
struct LineBreaker {
  let library: FontLibrary
  let font: ResolvedFont
  /// The width of a line in points.
  let width: CGFloat

  private static let ellipsis = "…"
  private static let tolerance: CGFloat = 0.001

  /// The lines, `limit` at most, and whether some of the text was left out.
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
      let advances = ClusterAdvances(shaped)
      var start = Place(index: paragraph.startIndex, offset: 0)
      repeat {
        let next = breakPlace(in: paragraph, from: start, advances)
        let isEnd = next.index == paragraph.endIndex
        if lines.count + 1 == limit, !(isEnd && isLast) {
          lines.append(try truncated(paragraph, from: start, advances))
          return (lines, true)
        }
        let line = Self.trimmed(paragraph[start.index..<next.index])
        lines.append(try library.shape(line, font: font))
        start = next
      } while start.index < paragraph.endIndex
    }
    return (lines, false)
  }

  /// A place in a text and its distance from the text's start in UTF-8.
  private struct Place {
    var index: Substring.Index
    var offset: Int
  }

  private func fits(_ width: CGFloat) -> Bool { width * font.size <= self.width + Self.tolerance }

  /// A line without the spaces at its end, which hang in the margin.
  private static func trimmed(_ line: Substring) -> String {
    var line = line
    while let last = line.last, last.isWhitespace { line.removeLast() }
    return String(line)
  }
}

// MARK: - Breaking

extension LineBreaker {
  /// The start of the next line: after the last opportunity that fits, or else after the last
  /// cluster that does, one at least.
  private func breakPlace(
    in text: Substring, from start: Place, _ advances: ClusterAdvances
  ) -> Place {
    var pen: CGFloat = 0
    var opportunity: Place?
    var previous: Character?
    var place = start
    while place.index < text.endIndex {
      let character = text[place.index]
      if let previous, Self.mayBreak(between: previous, character) { opportunity = place }
      let end = place.offset + character.utf8.count
      pen += advances.sum(in: place.offset..<end)
      if !fits(pen), !character.isWhitespace, place.index > start.index {
        return opportunity ?? place
      }
      previous = character
      place = Place(index: text.index(after: place.index), offset: end)
    }
    return place
  }

  private static func mayBreak(between a: Character, _ b: Character) -> Bool {
    if b.isWhitespace { return false }
    if a.isWhitespace && a != "\u{A0}" && a != "\u{202F}" { return true }
    if a == "-" || a == "\u{2010}" || a == "\u{AD}" || a == "\u{200B}" { return b.isLetter }
    if closing.contains(b) || opening.contains(a) { return false }
    return isIdeographic(a) || isIdeographic(b)
  }

  private static let closing: Set<Character> = [
    "、", "。", "，", "．", "」", "』", "）", "】", "〉", "》", "ー", "っ", "ッ", "ゃ", "ゅ", "ょ",
    "ャ", "ュ", "ョ", "！", "？", "・", ",", ".", "!", "?", ")", "]", "}", ":", ";",
  ]
  private static let opening: Set<Character> = ["「", "『", "（", "【", "〈", "《", "(", "[", "{"]

  private static func isIdeographic(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value, value >= 0x2E80 else { return false }
    return (0x2E80...0x9FFF).contains(value) || (0xF900...0xFAFF).contains(value)
      || (0xFF00...0xFFEF).contains(value) || (0x20000...0x3FFFF).contains(value)
  }
}

// MARK: - Truncation

extension LineBreaker {
  /// As much of the text as fits before an ellipsis.
  private func truncated(
    _ text: Substring, from start: Place, _ advances: ClusterAdvances
  ) throws(FontError) -> ShapedText {
    let ellipsis = try library.shape(Self.ellipsis, font: font)
    var pen = ellipsis.width
    var end = start.index
    var offset = start.offset
    while end < text.endIndex {
      let bytes = text[end].utf8.count
      pen += advances.sum(in: offset..<offset + bytes)
      if !fits(pen) { break }
      offset += bytes
      end = text.index(after: end)
    }
    // Kerning before the ellipsis may add to the sum: then one cluster less.
    while true {
      let line = try library.shape(Self.trimmed(text[start.index..<end]) + Self.ellipsis, font: font)
      if fits(line.width) || end == start.index { return line }
      end = text.index(before: end)
    }
  }
}

/// How far each cluster of a shaped text moves the pen.
private struct ClusterAdvances {
  /// The sum of the advances before each byte of the text, in em.
  private let sums: [CGFloat]

  init(_ text: ShapedText) {
    var sums = [CGFloat](repeating: 0, count: text.text.utf8.count + 1)
    for glyph in text.runs.lazy.flatMap(\.glyphs) { sums[glyph.cluster + 1] += glyph.advance }
    for i in sums.indices.dropFirst() { sums[i] += sums[i - 1] }
    self.sums = sums
  }

  func sum(in bytes: Range<Int>) -> CGFloat { sums[bytes.upperBound] - sums[bytes.lowerBound] }
}
