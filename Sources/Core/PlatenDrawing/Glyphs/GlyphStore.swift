internal import CCairo
internal import Foundation
internal import PlatenText

/// A cache that outlives a render: bitmaps of glyphs, Cairo's font faces, a band, outlines and
/// fonts of documents.
///
/// One render has it at a time; the library keeps as many as there were renders at once.
final class GlyphStore {
  /// How many bytes of bitmaps are kept before all are let go.
  private static let capacity = 8 << 20
  /// What a bitmap costs beside its pixels, in bytes: most glyphs are smaller than that.
  private static let costOfBitmap = 160

  /// The fonts that SVGs bring with them.
  let svgFonts = SVGFontStore()
  let svgOutlines = SVGOutlineStore()
  /// Where PNGs are compressed, one at a time.
  let pngWorkspace = PNGWorkspace()

  private var openRasterizer: GlyphRasterizer?
  private var bitmaps: [StrikeKey: GlyphStrike] = [:]
  private var pictures: [GlyphImageKey: CairoImage] = [:]
  private var fontFaces: [ObjectIdentifier: CairoFontFace] = [:]
  private var bands: [Band] = []
  private var size = 0

  /// Pixels that a part of a picture is drawn on, and their memory.
  private struct Band {
    private var image: CairoImage?
    private let memory = ScratchBuffer()

    mutating func image(
      width: Int, height: Int, hasAlpha: Bool
    ) throws(CairoError) -> CairoImage {
      // What failed once is not drawn on again.
      if let image, image.width == width, image.height == height, image.hasAlpha == hasAlpha,
        cairo_surface_status(image.raw) == CAIRO_STATUS_SUCCESS
      {
        return image
      }
      image = nil
      let made = try CairoImage(width: width, height: height, hasAlpha: hasAlpha, in: memory)
      image = made
      return made
    }
  }

  private struct StrikeKey: Hashable {
    var face: ObjectIdentifier
    var pixels: CGFloat
  }

  private struct GlyphImageKey: Hashable {
    var face: ObjectIdentifier
    var glyph: UInt32
  }

  /// Returns what draws glyphs, opened when a picture or a PDF first needs it.
  private func rasterizer() throws(FontError) -> GlyphRasterizer {
    if let openRasterizer { return openRasterizer }
    let opened = try GlyphRasterizer()
    openRasterizer = opened
    return opened
  }

  /// Pixels to draw on, whatever is on them, in the memory of the last ones, which are no more.
  func bands(
    _ count: Int, width: Int, height: Int, hasAlpha: Bool
  ) throws(CairoError) -> [CairoImage] {
    while bands.count < count { bands.append(Band()) }
    var images: [CairoImage] = []
    for number in 0..<count {
      try images.append(bands[number].image(width: width, height: height, hasAlpha: hasAlpha))
    }
    return images
  }

  /// The bitmaps of a face whose em is `pixels` pixels.
  func strike(of face: FontFace, pixels: CGFloat) -> GlyphStrike {
    let key = StrikeKey(face: ObjectIdentifier(face), pixels: pixels)
    if let known = bitmaps[key] { return known }
    let strike = GlyphStrike(face: face, pixels: pixels)
    bitmaps[key] = strike
    return strike
  }

  /// The coverage of a glyph at a quarter of a pixel.
  func coverage(
    ofGlyph glyph: UInt32, in strike: GlyphStrike, quarters: (x: Int, y: Int)
  ) throws(FontError) -> GlyphBitmap {
    let key = GlyphStrike.Key(glyph: glyph, quarters: quarters)
    if let known = strike.bitmaps[key] { return known }
    let bitmap = try rasterizer().bitmap(
      ofGlyph: glyph, face: strike.face, pixels: strike.pixels,
      offset: CGPoint(x: CGFloat(quarters.x) / 4, y: CGFloat(quarters.y) / 4))
    strike.bitmaps[key] = bitmap
    keep(bitmap.coverage.count)
    return bitmap
  }

  /// The picture that a colour font has for a glyph; nil if it has none.
  ///
  /// - Throws: ``PictureError`` for one that cannot be read, and ``CairoError``.
  func picture(ofGlyph glyph: UInt32, face: FontFace) throws -> CairoImage? {
    let key = GlyphImageKey(face: ObjectIdentifier(face), glyph: glyph)
    if let known = pictures[key] { return known }
    guard let file = face.picture(ofGlyph: glyph) else { return nil }
    let picture = try CairoImage(RasterImage(file: file).bitmap)
    pictures[key] = picture
    keep(picture.stride * picture.height)
    return picture
  }

  /// A glyph's picture at a size in pixels.
  func scaled(
    _ picture: CairoImage, ofGlyph glyph: UInt32, in strike: GlyphStrike, width: CGFloat,
    height: CGFloat
  ) throws(CairoError) -> CairoImage {
    if let known = strike.pictures[glyph] { return known }
    let scaled = try picture.scaled(width: width, height: height)
    strike.pictures[glyph] = scaled
    keep(scaled.stride * scaled.height)
    return scaled
  }

  /// Cairo's font face over FreeType's, for outlines and documents.
  func fontFace(for face: FontFace) throws -> CairoFontFace {
    if let known = fontFaces[ObjectIdentifier(face)] { return known }
    let made = try CairoFontFace(face, rasterizer: rasterizer())
    fontFaces[ObjectIdentifier(face)] = made
    return made
  }

  private func keep(_ bytes: Int) {
    size += Self.costOfBitmap + bytes
    guard size > Self.capacity else { return }
    bitmaps.removeAll()
    pictures.removeAll()
    size = 0
  }
}

// MARK: - Bitmaps of one size

/// The bitmaps of one face at one size.
final class GlyphStrike {
  /// A glyph at a quarter of a pixel.
  struct Key: Hashable {
    private var value: UInt64

    init(glyph: UInt32, quarters: (x: Int, y: Int)) {
      value = UInt64(glyph) << 4 | UInt64(quarters.y & 3) << 2 | UInt64(quarters.x & 3)
    }
  }

  // The face stays in memory, so that no other face gets its identity.
  let face: FontFace
  let pixels: CGFloat
  var bitmaps: [Key: GlyphBitmap] = [:]
  var pictures: [UInt32: CairoImage] = [:]

  init(face: FontFace, pixels: CGFloat) {
    self.face = face
    self.pixels = pixels
  }
}
