package import PlatenDrawing

/// An estimate of the peak memory of a render, from what is known before: rather too much than too
/// little.
///
/// Measured with release builds on x86-64, as the peak of the whole process less the 33 MB that a
/// picture of one word takes:
///
/// - a colour in a frame 1.4 KB, a text of 7 bytes in a padding on a background 4.7 KB, a tag of a
///   cloud with all that its cell consists of 12.5 KB, a plain one less;
/// - a byte of a text of 1 MB in lines 0.16 KB, in lines of one letter 0.47 KB, of which an SVG or
///   a PNG's items are a part;
/// - a byte of a scene's own text 0.24 KB while it is read, where it is a list of digits, and next
///   to nothing where it is long texts;
/// - a picture file 4 bytes a pixel for what is kept, and as much again while it is read or
///   printed.
package enum RenderFootprint {
  private static let ofRender = 16 << 20
  private static let ofView = 14 << 10
  private static let ofModifier = 2 << 10
  private static let ofTextByte = 512
  private static let ofSourceByte = 256
  private static let ofImagePixel = 12
  private static let ofJPEGPixel = 8
  private static let ofWebPPixel = 48

  /// The bytes that reading, laying out and drawing a scene take, without the pixels of a PNG.
  ///
  /// - Parameters:
  ///   - views: How many views it has, tags counted as views.
  ///   - modifiers: How many modifiers these have.
  ///   - textBytes: How many bytes of UTF-8 its texts are.
  ///   - imagePixels: How many pixels its pictures have.
  package static func bytes(
    views: Int, modifiers: Int, textBytes: Int, imagePixels: Int
  ) -> Int {
    sum([
      (1, ofRender), (views, ofView), (modifiers, ofModifier), (textBytes, ofTextByte),
      (imagePixels, ofImagePixel),
    ])
  }

  /// The bytes that reading a scene of so many bytes of text takes, before anything of it is known.
  package static func bytes(sourceBytes: Int) -> Int {
    sum([(1, ofRender), (sourceBytes, ofSourceByte)])
  }

  /// The bytes that a picture in a scene takes, read and drawn.
  package static func bytes(imagePixels: Int) -> Int { sum([(imagePixels, ofImagePixel)]) }

  /// The bytes that printing a picture of a size in pixels takes beyond that.
  ///
  /// A PNG is drawn in bands, but its file is in memory as a whole, and is hardly ever larger than
  /// its pixels are; those of WebP and JPEG are encoded as a whole. Layers, such as those of groups
  /// and blurs, may have as many pixels as a picture may.
  ///
  /// - Parameter layerPixels: The most pixels that a picture may have; 0 if nothing in it is drawn
  ///   apart.
  package static func bytes(
    pixels: Int, as format: PictureFormat, layerPixels: Int = 0
  ) -> Int {
    let ofPixel =
      switch format {
      case .svg, .pdf: 0
      case .png: 4
      case .jpeg: ofJPEGPixel
      case .webp: ofWebPPixel
      }
    return sum([(pixels, ofPixel), (layerPixels, format == .svg ? 0 : 12)])
  }

  /// The sum of numbers of things of a size, or the largest number if it is more than that.
  private static func sum(_ parts: [(count: Int, size: Int)]) -> Int {
    parts.reduce(0) { sum, part in
      let (product, isLarge) = part.count.multipliedReportingOverflow(by: part.size)
      let (total, isLarger) = sum.addingReportingOverflow(product)
      return isLarge || isLarger ? .max : total
    }
  }
}
