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
  private let budget: PrintBudget
  private let outlines: OutlinePainter

  init(store: GlyphStore, image: CairoImage, budget: PrintBudget) {
    self.store = store
    self.image = image
    self.budget = budget
    outlines = OutlinePainter(store: store, budget: budget)
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
    for glyph in glyphs.run.glyphs {
      try budget.check()
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
      try budget.check()
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

// MARK: - Blending

/// Lays a colour over premultiplied pixels, as much as a bitmap covers them.
private struct PixelBlend {
  private let image: CairoImage
  /// The colour's premultiplied word, alpha first.
  private let source: UInt32

  init(color: Color.Resolved, image: CairoImage) {
    self.image = image
    source = color.premultipliedWord
  }

  /// Lays the colour over the pixels that the bitmap covers, its corner at a pixel.
  func add(_ bitmap: GlyphBitmap, x: Int, y: Int) {
    let columns = visible(x, bitmap.width, in: image.width)
    let rows = visible(y, bitmap.height, in: image.height)
    bitmap.coverage.withUnsafeBufferPointer { coverage in
      guard let coverage = coverage.baseAddress else { return }
      image.withPixels { pixels, wordsPerRow in
        for row in rows {
          let from = coverage + row * bitmap.width
          let to = pixels + ((y + row) * wordsPerRow + x)
          for column in columns {
            let amount = UInt32(from[column])
            if amount == 0 { continue }
            to[column] = Self.over(to[column], Self.scaled(source, by: amount))
          }
        }
      }
    }
  }

  /// Lays a picture over the pixels, as opaque as the colour is.
  func add(_ picture: CairoImage, x: Int, y: Int) {
    let columns = visible(x, picture.width, in: image.width)
    let rows = visible(y, picture.height, in: image.height)
    let opacity = source >> 24
    picture.withPixels { from, wordsPerPictureRow in
      image.withPixels { to, wordsPerRow in
        for row in rows {
          let from = from + row * wordsPerPictureRow
          let to = to + ((y + row) * wordsPerRow + x)
          for column in columns {
            let pixel = from[column]
            // Most of a picture is either clear or opaque.
            if pixel == 0 { continue }
            to[column] = Self.over(to[column], Self.scaled(pixel, by: opacity))
          }
        }
      }
    }
  }

  /// The part of `extent` pixels from `start` that lies within `limit`, counted from the start.
  private func visible(_ start: Int, _ extent: Int, in limit: Int) -> Range<Int> {
    let first = max(0, -start)
    return first..<max(first, min(extent, limit - start))
  }

  /// A premultiplied word times 0 to 255 over 255, each byte rounded to the nearest.
  @inline(__always)
  private static func scaled(_ word: UInt32, by amount: UInt32) -> UInt32 {
    if amount == 255 { return word }
    var odd = (word >> 8 & 0xFF00FF) &* amount &+ 0x800080
    var even = (word & 0xFF00FF) &* amount &+ 0x800080
    odd = (odd &+ (odd >> 8 & 0xFF00FF)) & 0xFF00_FF00
    even = (even &+ (even >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF
    return odd | even
  }

  /// Premultiplied source over premultiplied destination.
  @inline(__always)
  private static func over(_ destination: UInt32, _ source: UInt32) -> UInt32 {
    if source >= 0xFF00_0000 { return source }
    return source &+ scaled(destination, by: 255 &- source >> 24)
  }
}
