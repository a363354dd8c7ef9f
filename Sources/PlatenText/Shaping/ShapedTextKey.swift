/// What a shaped text depends on; its size is not of it.
struct ShapedTextKey: Hashable {
  private let text: String
  private let family: ResolvedFont.Family
  private let weight: Font.Weight
  private let isItalic: Bool
  private let features: [FontFeature]

  init(text: String, font: ResolvedFont) {
    self.text = text
    self.family = font.family
    self.weight = font.weight
    self.isItalic = font.isItalic
    self.features = font.features
  }

  /// Compares texts byte for byte: to Swift é and e with an accent are one, but their glyphs lie at
  /// other offsets.
  static func == (a: ShapedTextKey, b: ShapedTextKey) -> Bool {
    a.text.utf8.elementsEqual(b.text.utf8) && a.family == b.family && a.weight == b.weight
      && a.isItalic == b.isItalic && a.features == b.features
  }

  /// Hashes the text as Swift does, which gives one value to texts that mean the same.
  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(family)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(features)
  }
}
