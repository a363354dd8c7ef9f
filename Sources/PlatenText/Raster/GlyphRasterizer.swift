package import CFreeType
package import Foundation

/// Draws glyphs with FreeType: unhinted, at any place between the pixels.
///
/// It has faces of its own, which nothing else sets a size on. One render uses it at a time.
package final class GlyphRasterizer {
  private let library: FT_Library
  private var faces: [ObjectIdentifier: RasterFace] = [:]
  // Cairo sets sizes on these, so they are not the ones that bitmaps are drawn with.
  private var cairoFaces: [ObjectIdentifier: RasterFace] = [:]

  package init() throws(FontError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw FontError(code: .rasterizer, places: ["FreeType"])
    }
    self.library = library
  }

  deinit {
    // The faces belong to the library and go first.
    faces.removeAll()
    cairoFaces.removeAll()
    FT_Done_FreeType(library)
  }

  /// The coverage of a glyph whose em is `pixels` pixels, its pen `offset` pixels right of and below
  /// a pixel's corner.
  package func bitmap(
    ofGlyph glyph: UInt32, face: FontFace, pixels: CGFloat, offset: CGPoint
  ) throws(FontError) -> GlyphBitmap {
    try rasterFace(for: face, in: &faces).bitmap(ofGlyph: glyph, pixels: pixels, offset: offset)
  }

  /// FreeType's face for Cairo's vector surfaces, at the place on the axes that `face` has.
  ///
  /// It lives as long as this rasterizer.
  package func freeTypeFace(for face: FontFace) throws(FontError) -> FT_Face {
    try rasterFace(for: face, in: &cairoFaces).face
  }

  private func rasterFace(
    for face: FontFace, in faces: inout [ObjectIdentifier: RasterFace]
  ) throws(FontError) -> RasterFace {
    if let known = faces[ObjectIdentifier(face)] { return known }
    let opened = try RasterFace(face, library: library)
    faces[ObjectIdentifier(face)] = opened
    return opened
  }
}
