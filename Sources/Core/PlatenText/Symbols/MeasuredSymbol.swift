package import Foundation
package import PlatenBase

/// A symbol's glyph and the size it takes beside text.
///
/// Lengths are points, y down.
package struct MeasuredSymbol: Sendable {
  /// The symbol's one glyph.
  package var run: GlyphRun
  /// The size in which the icon font is set.
  package var fontSize: CGFloat
  /// The start of the glyph's baseline in the symbol's box.
  package var origin: CGPoint
  /// The box that layout sees, unrounded.
  package var box: CGSize
  /// What is seen of the symbol, from the top left of the box; a resizable symbol has nothing around it.
  package var ink: CGRect
  /// The baseline of the text beside it, from the top of the box.
  package var baseline: CGFloat

  /// The box on a grid of pixels: the width rounded up to a pixel, the height to a point.
  package func size(on grid: PixelGrid) -> CGSize {
    CGSize(width: grid.up(box.width), height: box.height.roundedUp)
  }
}

/// A request to measure a symbol.
struct SymbolRequest: Hashable, Sendable {
  /// The most symbols whose measures a library keeps.
  static let mostKept = 512

  var name: String
  var font: ResolvedFont
  var scale: CGFloat
}

extension FontLibrary {
  /// The icon font's size in capital heights: its strokes are then as heavy as the text's.
  private static let scale: CGFloat = 1.9
  /// The space on either side of a symbol's ink, in ems of the text.
  private static let bearing: CGFloat = 0.07

  /// Measures a symbol by its SF Symbols name, so that it stands centred on the font's capitals.
  ///
  /// At a scale the symbol is larger or smaller than is usual, and the height of its box is not.
  ///
  /// - Parameter tellsNearest: Whether the nearest names are looked for where there is no such symbol,
  ///   which takes a hundredth of a second.
  /// - Throws: ``FontError`` with the nearest names if there is no such symbol, and another if the
  ///   library lacks the icon font.
  package func symbol(
    named name: String, font: ResolvedFont, scale: CGFloat = 1, tellsNearest: Bool = true
  ) throws(FontError) -> MeasuredSymbol {
    try symbol(SymbolRequest(name: name, font: font, scale: scale)) { () throws(FontError) in
      try measuredSymbol(named: name, font: font, scale: scale, tellsNearest)
    }
  }

  private func measuredSymbol(
    named name: String, font: ResolvedFont, scale: CGFloat, _ tellsNearest: Bool
  ) throws(FontError) -> MeasuredSymbol {
    let weight: SymbolTable.Weight =
      font.weight.value <= 300 ? .light : font.weight.value >= 600 ? .bold : .regular
    guard let scalar = SymbolTable.bundled.codePoint(for: name, weight: weight) else {
      let nearest =
        tellsNearest ? SymbolTable.bundled.nearestNames(to: name, limit: 3) : []
      throw FontError(code: .unknownSymbol(name), places: nearest)
    }
    var icons = font
    icons.family = .symbols
    let face = try face(for: icons)
    guard let glyph = face.glyph(for: scalar), let ink = face.inkBounds(ofGlyph: glyph) else {
      throw FontError(code: .noSymbolFont, places: [folder])
    }
    let text = try self.face(for: font).metrics
    let drawn = Glyph(
      id: glyph, cluster: 0, position: .zero, advance: face.advance(ofGlyph: glyph))
    let run = GlyphRun(face: face, text: "", range: 0..<0, glyphs: [drawn], width: drawn.advance)
    return Self.measure(run, ink: ink, text: text, size: font.size, scale: scale)
  }

  private static func measure(
    _ run: GlyphRun, ink: CGRect, text: FontMetrics, size: CGFloat, scale: CGFloat
  ) -> MeasuredSymbol {
    let capHeight = text.capHeight * size
    let fontSize = capHeight * Self.scale * scale
    let bearing = bearing * size * scale
    let baseline = text.ascent * size
    // The em of the icon font stands on its baseline; its middle goes to the capitals' middle.
    let origin = CGPoint(
      x: bearing - ink.minX * fontSize, y: baseline + (fontSize - capHeight) / 2)
    let box = CGSize(
      width: ink.width * fontSize + 2 * bearing, height: (text.ascent + text.descent) * size)
    let seen = CGRect(
      x: bearing, y: origin.y + ink.minY * fontSize, width: ink.width * fontSize,
      height: ink.height * fontSize)
    return MeasuredSymbol(
      run: run, fontSize: fontSize, origin: origin, box: box, ink: seen, baseline: baseline)
  }
}
