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

  /// - Throws: ``FontError`` if FreeType does not start.
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

  /// The coverage of a glyph whose em is `pixels` pixels, its pen `offset` pixels right of and
  /// below a pixel's corner.
  ///
  /// - Throws: ``FontError`` if FreeType cannot open the face or draw the glyph.
  package func bitmap(
    ofGlyph glyph: UInt32, face: FontFace, pixels: CGFloat, offset: CGPoint
  ) throws(FontError) -> GlyphBitmap {
    try rasterFace(for: face, in: &faces).bitmap(ofGlyph: glyph, pixels: pixels, offset: offset)
  }

  /// FreeType's face for Cairo's vector surfaces, at the place on the axes that `face` has.
  ///
  /// It lives as long as this rasterizer.
  ///
  /// - Throws: ``FontError`` if FreeType cannot open the face.
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

/// FreeType's view of a face, over the same bytes that HarfBuzz reads.
private final class RasterFace {
  let face: FT_Face
  // The bytes are the font face's; it must not go before FreeType's.
  private let source: FontFace
  private var pixels: CGFloat = 0

  init(_ source: FontFace, library: FT_Library) throws(FontError) {
    var face: FT_Face?
    let status = source.withFileBytes { bytes in
      FT_New_Memory_Face(library, bytes.baseAddress, bytes.count, source.index, &face)
    }
    guard status == 0, let face else {
      throw FontError(code: .rasterizer, places: [source.file])
    }
    self.face = face
    self.source = source
    if !source.variations.isEmpty { try setVariations(library: library) }
  }

  deinit { FT_Done_Face(face) }

  func bitmap(
    ofGlyph glyph: UInt32, pixels: CGFloat, offset: CGPoint
  ) throws(FontError) -> GlyphBitmap {
    try setSize(pixels)
    let flags = Int32(FT_LOAD_NO_HINTING) | Int32(FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph else {
      throw failure
    }
    FT_Outline_Translate(
      &slot.pointee.outline, Int((offset.x * 64).rounded()), -Int((offset.y * 64).rounded()))
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { throw failure }
    return Self.bitmap(of: slot)
  }

  private static func bitmap(of slot: FT_GlyphSlot) -> GlyphBitmap {
    let drawn = slot.pointee.bitmap
    let width = Int(drawn.width)
    let height = Int(drawn.rows)
    // An array of no capacity is the one that all threads share, and would be written to.
    let coverage =
      width * height == 0
      ? []
      : [UInt8](unsafeUninitializedCapacity: width * height) { bytes, count in
        for y in 0..<height where width > 0 {
          guard let row = drawn.buffer?.advanced(by: y * Int(drawn.pitch)) else { break }
          for x in 0..<width { bytes[y * width + x] = row[x] }
          count += width
        }
      }
    return GlyphBitmap(
      left: Int(slot.pointee.bitmap_left), top: -Int(slot.pointee.bitmap_top), width: width,
      height: height, coverage: coverage)
  }

  private func setSize(_ pixels: CGFloat) throws(FontError) {
    if pixels == self.pixels { return }
    // FreeType's sizes are 26.6 fixed-point numbers; at 72 dots an inch a point is a pixel.
    let size = Int((pixels * 64).rounded())
    guard FT_Set_Char_Size(face, size, size, 72, 72) == 0 else { throw failure }
    self.pixels = pixels
  }

  private func setVariations(library: FT_Library) throws(FontError) {
    var axes: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &axes) == 0, let axes else { throw failure }
    defer { FT_Done_MM_Var(library, axes) }
    var coordinates = (0..<Int(axes.pointee.num_axis)).map { i in
      let axis = axes.pointee.axis[i]
      let set = source.variations.first { Self.tag($0.tag) == axis.tag }
      // Coordinates are 16.16 fixed-point numbers:
      // https://freetype.org/freetype2/docs/reference/ft2-multiple_masters.html
      return set.map { FT_Fixed(($0.value * 65536).rounded()) } ?? axis.def
    }
    let count = FT_UInt(coordinates.count)
    guard FT_Set_Var_Design_Coordinates(face, count, &coordinates) == 0 else { throw failure }
  }

  private static func tag(_ name: String) -> FT_ULong {
    name.utf8.reduce(0) { $0 << 8 | FT_ULong($1) }
  }

  private var failure: FontError { FontError(code: .rasterizer, places: [source.file]) }
}

/// The coverage of a glyph's pixels, 0 to 255.
package struct GlyphBitmap: Sendable {
  /// The first column's distance from the pen, in pixels to the right.
  package var left: Int
  /// The first row's distance from the baseline, in pixels down.
  package var top: Int
  /// The columns, in pixels.
  package var width: Int
  /// The rows, in pixels.
  package var height: Int
  /// The rows from the top, `width` bytes each.
  package var coverage: [UInt8]
}
