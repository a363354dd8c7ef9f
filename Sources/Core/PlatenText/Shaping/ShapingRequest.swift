internal import Foundation

/// A request to shape a text, with all that its glyphs depend on: the characters, their fonts but
/// for the sizes, the language and the direction.
package struct ShapingRequest: Hashable, Sendable {
  /// Characters that are set alike.
  package struct Span: Hashable, Sendable {
    /// Where the span ends, as an offset in the text's UTF-8.
    package var end: Int
    /// The font, of one point.
    package var font: ResolvedFont
    /// The span's language as a BCP 47 tag; nil for the whole text's.
    package var language: String?
    /// Whether a symbol stands in place of the characters.
    package var isSymbol = false
  }

  package let text: String
  /// The first span; nearly always the only one.
  package let first: Span
  /// The spans after the first, in order.
  package let others: [Span]
  /// A BCP 47 tag.
  package let language: String
  package let direction: BaseDirection

  /// A request for a text of one font.
  package init(
    _ text: String, font: ResolvedFont, language: String = "en",
    direction: BaseDirection = .firstStrongElseLeftToRight
  ) {
    self.init(
      text: text, first: Span(end: text.utf8.count, font: font.sized(1)), others: [],
      language: language, direction: direction)
  }

  init(
    text: String, first: Span, others: [Span], language: String, direction: BaseDirection
  ) {
    self.text = text
    self.first = first
    self.others = others
    self.language = language
    self.direction = direction
  }

  package var spans: [Span] { [first] + others }

  func span(_ i: Int) -> Span { i == 0 ? first : others[i - 1] }

  /// Compares texts byte for byte: to Swift é and e with an accent are one, but their glyphs lie at
  /// other offsets.
  package static func == (a: ShapingRequest, b: ShapingRequest) -> Bool {
    a.hasText(of: b) && a.first == b.first && a.others == b.others && a.direction == b.direction
      && a.language == b.language
  }

  private func hasText(of other: ShapingRequest) -> Bool {
    var (text, other) = (text, other.text)
    return text.withUTF8 { bytes in
      other.withUTF8 { others in
        guard let start = bytes.baseAddress, let otherStart = others.baseAddress else {
          return bytes.count == others.count
        }
        return bytes.count == others.count && memcmp(start, otherStart, bytes.count) == 0
      }
    }
  }

  /// Hashes the text's bytes and the weight: what tells most requests apart.
  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(first.font.weight)
    hasher.combine(others.count)
  }
}
