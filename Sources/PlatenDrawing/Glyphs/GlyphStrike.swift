internal import Foundation
internal import PlatenText

/// The bitmaps of one face at one size.
final class GlyphStrike {
  /// A glyph at a quarter of a pixel.
  struct Key: Hashable {
    private var value: UInt64

    init(glyph: UInt32, quarters: (x: Int, y: Int)) {
      value = UInt64(glyph) << 4 | UInt64(quarters.y & 3) << 2 | UInt64(quarters.x & 3)
    }
  }

  // The face is kept so that its identity stays its own.
  let face: FontFace
  let pixels: CGFloat
  var bitmaps: [Key: GlyphBitmap] = [:]
  var pictures: [UInt32: CairoImage] = [:]

  init(face: FontFace, pixels: CGFloat) {
    self.face = face
    self.pixels = pixels
  }
}
