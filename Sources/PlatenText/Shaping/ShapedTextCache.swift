/// Shaped texts that may be asked for again, up to a budget of memory.
struct ShapedTextCache {
  /// How many bytes are kept, roughly, before all are let go.
  static let capacity = 16 << 20

  private var texts: [ShapedTextKey: ShapedText] = [:]
  private(set) var byteCount = 0

  subscript(key: ShapedTextKey) -> ShapedText? { texts[key] }

  /// Keeps a text; one that is larger than the whole budget is not kept.
  mutating func keep(_ text: ShapedText, for key: ShapedTextKey) {
    let cost = Self.cost(of: text)
    // Another thread may have been quicker.
    guard cost <= Self.capacity, texts[key] == nil else { return }
    if byteCount + cost > Self.capacity {
      texts.removeAll()
      byteCount = 0
    }
    texts[key] = text
    byteCount += cost
  }

  private static func cost(of text: ShapedText) -> Int {
    let glyphs = text.runs.reduce(0) { $0 + $1.glyphs.capacity }
    return MemoryLayout<ShapedTextKey>.size + MemoryLayout<ShapedText>.size + text.text.utf8.count
      + text.runs.count * MemoryLayout<GlyphRun>.size + glyphs * MemoryLayout<Glyph>.size
  }
}
