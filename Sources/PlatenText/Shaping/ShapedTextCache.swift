/// Shaped texts that may be asked for again, up to a budget of memory.
struct ShapedTextCache {
  /// How many bytes are kept, roughly, before all are let go.
  let budget: Int

  private var texts: [ShapingRequest: ShapedText] = [:]
  private(set) var byteCount = 0

  init(budget: Int) { self.budget = budget }

  subscript(request: ShapingRequest) -> ShapedText? { texts[request] }

  /// Keeps a text; one that is larger than the whole budget is not kept.
  mutating func keep(_ text: ShapedText) {
    let cost = text.byteCount
    // Another thread may have been quicker.
    guard cost <= budget, texts[text.request] == nil else { return }
    if byteCount + cost > budget {
      texts.removeAll()
      byteCount = 0
    }
    texts[text.request] = text
    byteCount += cost
  }
}
