package import Foundation

/// A paragraph's characters as glyphs, whatever its size and however its lines break.
///
/// Lengths are fractions of the em, y down. Shaping is what measuring costs, so a library keeps
/// these, every size of the same words uses the same one, and lines are cut out of it.
package final class ShapedText: Sendable {
  package let request: ShapingRequest
  /// The embedding level of the paragraph (UAX #9): odd if it is read from right to left.
  package let baseLevel: UInt8
  /// In the order of the text.
  package let runs: [GlyphRun]
  /// How far the text moves the pen, if all of it is of one size.
  package let width: CGFloat
  /// The metrics of the fonts that were asked for, one for each span of the request.
  package let spanMetrics: [FontMetrics]
  /// The clusters that no font has, and marks left out for that reason, each once, in the order of
  /// the text.
  package let missing: [MissingGlyph]

  init(
    request: ShapingRequest, baseLevel: UInt8, runs: [GlyphRun], spanMetrics: [FontMetrics],
    missing: [MissingGlyph]
  ) {
    self.request = request
    self.baseLevel = baseLevel
    self.runs = runs
    self.width = runs.reduce(0) { $0 + $1.width }
    self.spanMetrics = spanMetrics
    self.missing = missing
  }

  package var text: String { request.text }

  /// The metrics of the first font that was asked for.
  package var metrics: FontMetrics { spanMetrics[0] }

  /// The runs as they stand on one line, from left to right, and where the pen of each starts.
  package var lineRuns: [(run: GlyphRun, x: CGFloat)] {
    var pen: CGFloat = 0
    return BidiLevels.visualOrder(of: runs.map(\.level)).map { i in
      defer { pen += runs[i].width }
      return (runs[i], pen)
    }
  }

  /// The smallest box around what is drawn, from the start of the baseline; zero if nothing is.
  package var inkBounds: CGRect {
    let bounds = lineRuns.reduce(CGRect.null) {
      $0.union($1.run.inkBounds.offsetBy(dx: $1.x, dy: 0))
    }
    return bounds.isNull ? .zero : bounds
  }

  /// How many bytes of memory this takes, roughly.
  var byteCount: Int {
    let glyphs = runs.reduce(0) { $0 + $1.glyphs.capacity }
    return 256 + request.text.utf8.count + runs.count * MemoryLayout<GlyphRun>.stride
      + glyphs * MemoryLayout<Glyph>.stride
  }
}

// MARK: - Cache

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
    if byteCount + cost > budget { removeAll() }
    texts[text.request] = text
    byteCount += cost
  }

  /// Lets all go.
  mutating func removeAll() {
    texts.removeAll()
    byteCount = 0
  }
}
