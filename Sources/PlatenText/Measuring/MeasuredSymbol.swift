package import Foundation

/// A symbol's glyph and the size it takes beside text. Lengths are points, y down.
package struct MeasuredSymbol: Sendable {
  /// The symbol's one glyph.
  package var run: GlyphRun
  /// The size in which the icon font is set.
  package var fontSize: CGFloat
  /// The start of the glyph's baseline in the symbol's box.
  package var origin: CGPoint
  /// The box that layout sees, unrounded.
  package var box: CGSize
  /// The baseline of the text beside it, from the top of the box.
  package var baseline: CGFloat

  /// The box on a grid of pixels: the width rounded up to a pixel, the height to a point.
  package func size(on grid: PixelGrid) -> CGSize {
    CGSize(width: grid.up(box.width), height: (box.height - 1e-6).rounded(.up))
  }
}

extension FontLibrary {
  /// The part of the icon font's em that its drawings fill: 20 of 24 units.
  private static let liveArea: CGFloat = 20.0 / 24

  /// Measures a symbol by its SF Symbols name, so that its drawing is a little taller than the
  /// font's capitals and stands centred on them.
  ///
  /// - Throws: ``FontError`` with the nearest names if there is no such symbol.
  package func symbol(
    named name: String, font: ResolvedFont
  ) throws(FontError) -> MeasuredSymbol {
    guard let scalar = SymbolTable.bundled.codePoint(for: name) else {
      let nearest = SymbolTable.bundled.nearestNames(to: name, limit: 3)
      throw FontError(code: .unknownSymbol(name), places: nearest)
    }
    let text = try face(for: font).metrics
    var icons = font
    icons.family = .symbols
    icons.features = []
    let face = try face(for: icons)
    guard let glyph = face.glyph(for: scalar) else {
      throw FontError(code: .unknownSymbol(name), places: [])
    }
    let capHeight = text.capHeight * font.size
    let fontSize = capHeight * 1.2 / Self.liveArea
    let box = CGSize(
      width: face.advance(ofGlyph: glyph) * fontSize,
      height: (text.ascent + text.descent) * font.size)
    // The em's middle stands at half of the capitals' height.
    let middle = (face.metrics.ascent - face.metrics.descent) / 2 * fontSize
    let baseline = text.ascent * font.size
    let origin = CGPoint(x: 0, y: baseline - capHeight / 2 + middle)
    let run = GlyphRun(
      face: face, isRightToLeft: false, range: 0..<0,
      glyphs: [
        Glyph(
          id: glyph, cluster: 0, position: .zero, advance: face.advance(ofGlyph: glyph))
      ])
    return MeasuredSymbol(
      run: run, fontSize: fontSize, origin: origin, box: box, baseline: baseline)
  }
}
