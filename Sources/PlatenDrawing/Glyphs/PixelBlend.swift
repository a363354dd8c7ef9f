internal import Foundation
internal import PlatenText

/// Lays a colour over premultiplied pixels, as much as a bitmap covers them.
struct PixelBlend {
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

extension Color.Resolved {
  /// The premultiplied word of a pixel, alpha first.
  var premultipliedWord: UInt32 {
    func byte(_ component: Double) -> UInt32 { UInt32((component * 255).rounded()) }
    return byte(opacity) << 24 | byte(red * opacity) << 16 | byte(green * opacity) << 8
      | byte(blue * opacity)
  }
}
