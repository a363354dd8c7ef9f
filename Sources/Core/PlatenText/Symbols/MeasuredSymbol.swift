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
  /// What is seen of the symbol, from the top left of the box.
  package var ink: CGRect
  /// The size of a resizable symbol, which has nothing around it: what is seen of Apple's.
  package var stretched: CGSize
  /// The baseline of the text beside it, from the top of the box.
  package var baseline: CGFloat

  /// The box on a grid of pixels, rounded up.
  package func size(on grid: PixelGrid) -> CGSize {
    CGSize(width: grid.up(box.width), height: grid.up(box.height))
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
  /// Measures a symbol by its SF Symbols name: as wide as Apple's, drawn as large, and centred on the font's capitals.
  ///
  /// - Parameter tellsNearest: Whether the nearest names are looked for where there is no such symbol,
  ///   which takes a hundredth of a second.
  /// - Throws: ``FontError`` with the nearest names if there is no such symbol, and another if the
  ///   library lacks the icon font.
  package func symbol(
    named name: String, font: ResolvedFont, scale: CGFloat = 1, tellsNearest: Bool = true
  ) throws(FontError) -> MeasuredSymbol {
    let request = SymbolRequest(name: name, font: font, scale: scale)
    return try symbol(request) { () throws(FontError) in
      try measuredSymbol(request, tellsNearest)
    }
  }

  private func measuredSymbol(
    _ request: SymbolRequest, _ tellsNearest: Bool
  ) throws(FontError) -> MeasuredSymbol {
    let (name, font) = (request.name, request.font)
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
    let drawn = Glyph(
      id: glyph, cluster: 0, position: .zero, advance: face.advance(ofGlyph: glyph))
    let run = GlyphRun(face: face, text: "", range: 0..<0, glyphs: [drawn], width: drawn.advance)
    let extent = SymbolTable.bundled.extent(of: name) ?? SymbolExtent(ofDrawing: ink.size)
    return MeasuredSymbol(
      run, ink: ink, extent.inWeight(font.weight.value),
      beside: try self.face(for: font).metrics, request)
  }
}

extension MeasuredSymbol {
  /// A symbol in the middle of its box.
  ///
  /// - Parameters:
  ///   - ink: What is drawn in a size of one point.
  ///   - extent: How large it is to be.
  ///   - text: The metrics of the text beside it.
  fileprivate init(
    _ run: GlyphRun, ink: CGRect, _ extent: SymbolExtent, beside text: FontMetrics,
    _ request: SymbolRequest
  ) {
    let (size, em) = (request.font.size, request.font.size * request.scale)
    self.run = run
    fontSize = extent.size(ofDrawing: ink.size) * em
    box = CGSize(width: extent.width * em, height: extent.height * em)
    baseline = box.height / 2 - extent.offset.y * em + text.capHeight * size / 2
    stretched = CGSize(width: extent.ink.width * em, height: extent.ink.height * em)
    let middle = CGPoint(
      x: box.width / 2 + extent.offset.x * em, y: box.height / 2)
    origin = CGPoint(x: middle.x - ink.midX * fontSize, y: middle.y - ink.midY * fontSize)
    self.ink = CGRect(
      x: origin.x + ink.minX * fontSize, y: origin.y + ink.minY * fontSize,
      width: ink.width * fontSize, height: ink.height * fontSize)
  }
}
