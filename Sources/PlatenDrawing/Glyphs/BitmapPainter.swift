internal import Foundation
internal import PlatenBase
internal import PlatenText

/// Blends kept bitmaps of glyphs into pixels, at quarters of a pixel.
///
/// What is turned, clipped or grouped is drawn by its outlines.
struct BitmapPainter: GlyphPainter {
  /// Larger glyphs are drawn by their outlines: there are few, and their bitmaps are big.
  private static let largestSize: CGFloat = 256

  let store: GlyphStore
  let image: CairoImage
  let outlines: OutlinePainter

  init(store: GlyphStore, image: CairoImage) {
    self.store = store
    self.image = image
    outlines = OutlinePainter(store: store)
  }

  func paint(
    _ glyphs: DisplayGlyphs, on context: CairoContext, transform: CGAffineTransform, isPlain: Bool
  ) throws {
    let scale = transform.a
    let pixels = glyphs.size * scale
    let isUpright = transform.b == 0 && transform.c == 0 && transform.d == scale && scale > 0
    guard isPlain, isUpright, pixels > 0, pixels <= Self.largestSize,
      case .color(let color) = glyphs.paint
    else {
      try outlines.paint(glyphs, on: context, transform: transform, isPlain: isPlain)
      return
    }
    let strike = store.strike(of: glyphs.run.face, pixels: pixels)
    if glyphs.run.face.hasColour {
      try paintPictures(glyphs, color, strike: strike, transform: transform)
    } else {
      try paintCoverage(glyphs, color, strike: strike, transform: transform)
    }
  }

  private func paintCoverage(
    _ glyphs: DisplayGlyphs, _ color: Color.Resolved, strike: GlyphStrike,
    transform: CGAffineTransform
  ) throws {
    let origin = glyphs.origin.applying(transform)
    let blend = PixelBlend(color: color, image: image)
    let cancellation = RenderCancellation.current(over: glyphs.run.glyphs.count)
    for glyph in glyphs.run.glyphs {
      try cancellation.check()
      let x = Quarters(origin.x + glyph.position.x * strike.pixels)
      let y = Quarters(origin.y + glyph.position.y * strike.pixels)
      // What lies far outside of the band need not be drawn.
      guard y.whole > -1024, y.whole < image.height + 1024 else { continue }
      let bitmap = try store.coverage(ofGlyph: glyph.id, in: strike, quarters: (x.rest, y.rest))
      blend.add(bitmap, x: x.whole + bitmap.left, y: y.whole + bitmap.top)
    }
  }

  private func paintPictures(
    _ glyphs: DisplayGlyphs, _ color: Color.Resolved, strike: GlyphStrike,
    transform: CGAffineTransform
  ) throws {
    for glyph in glyphs.run.glyphs {
      guard let ink = glyphs.ink(of: glyph),
        let picture = try store.picture(ofGlyph: glyph.id, face: glyphs.run.face)
      else { continue }
      // The size does not come from the place, as the kept picture serves every place.
      let scaled = try store.scaled(
        picture, ofGlyph: glyph.id, in: strike, width: ink.width * transform.a,
        height: ink.height * transform.d)
      let corner = ink.origin.applying(transform)
      PixelBlend(color: color, image: image).add(
        scaled, x: Quarters(corner.x.rounded()).whole, y: Quarters(corner.y.rounded()).whole)
    }
  }
}

/// A place in whole pixels and the quarters left over.
private struct Quarters {
  let whole: Int
  let rest: Int

  init(_ value: CGFloat) {
    // Beyond a billion pixels nothing is seen; the bound keeps the conversion from trapping.
    let quarters = Int((min(max(value, -1e9), 1e9) * 4).rounded())
    whole = quarters >> 2
    rest = quarters & 3
  }
}
