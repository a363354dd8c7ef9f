package import Foundation

extension Paragraph {
  /// The smallest box around what is drawn, in the paragraph's coordinates; zero if nothing is.
  package var inkBounds: CGRect {
    let bounds = glyphs.reduce(CGRect.null) { bounds, glyphs in
      let ink = glyphs.run.inkBounds
      if ink.isNull || ink.isEmpty { return bounds }
      return bounds.union(
        CGRect(
          x: glyphs.origin.x + ink.minX * glyphs.size, y: glyphs.origin.y + ink.minY * glyphs.size,
          width: ink.width * glyphs.size, height: ink.height * glyphs.size))
    }
    return bounds.isNull ? .zero : bounds
  }
}
