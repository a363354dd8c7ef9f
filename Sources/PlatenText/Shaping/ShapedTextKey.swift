internal import Glibc

/// What a shaped text depends on; its size is not of it.
struct ShapedTextKey: Hashable {
  private let text: String
  private let family: ResolvedFont.Family
  private let weight: Font.Weight
  private let isItalic: Bool
  private let features: [FontFeature]
  private let variations: [FontVariation]

  init(text: String, font: ResolvedFont) {
    self.text = text
    self.family = font.family
    self.weight = font.weight
    self.isItalic = font.isItalic
    self.features = font.features
    self.variations = font.variations
  }

  /// Compares texts byte for byte: to Swift é and e with an accent are one, but their glyphs lie at
  /// other offsets.
  static func == (a: ShapedTextKey, b: ShapedTextKey) -> Bool {
    a.hasText(of: b) && a.family == b.family && a.weight == b.weight && a.isItalic == b.isItalic
      && a.features == b.features && a.variations == b.variations
  }

  private func hasText(of other: ShapedTextKey) -> Bool {
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

  /// Hashes the text's bytes with the rest.
  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(family)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(features)
    hasher.combine(variations)
  }
}
