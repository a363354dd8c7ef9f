internal import Foundation
package import Platen

/// A picture of straight colours, as PNG files hold them.
package struct PixelImage: Hashable, Sendable {
  /// How many pixels wide it is.
  package let width: Int
  /// How many pixels high it is.
  package let height: Int
  /// Rows from the top left, each pixel a word of alpha, red, green and blue from the highest byte
  /// down, the colours not multiplied by alpha.
  package let pixels: [UInt32]

  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a picture has as many pixels as it says")
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// The pixels of a drawn picture, as they are in the PNG that is written of it.
  package init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    pixels = bitmap.isOpaque ? bitmap.pixels : bitmap.pixels.map(Self.straight)
  }

  /// A word without alpha's part in its colours, rounded to the nearest; halves go up.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    func channel(_ shift: UInt32) -> UInt32 {
      min(((pixel >> shift & 255) * 255 + alpha / 2) / alpha, 255) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}

extension PixelImage {
  /// Returns whether both have the same size and the same words.
  func isIdentical(to other: PixelImage) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return pixels.withUnsafeBytes { first in
      other.pixels.withUnsafeBytes { second in first.hasBytes(of: second) }
    }
  }
}

// MARK: - Reading

extension PixelImage {
  /// The most pixels of a picture that is read, unless another number is asked for.
  package static let maximumPixels = 50_000_000

  /// The pixels of a PNG file of any kind.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - maximumPixels: The most pixels that it may have: four bytes of memory each.
  /// - Throws: ``PixelReadingError``; no memory is taken for pixels of a file that states too many, or
  ///   more than its bytes can hold.
  package init(
    png bytes: [UInt8], maximumPixels: Int = PixelImage.maximumPixels
  ) throws(PixelReadingError) {
    let reader = try PNGReader(bytes, maximumPixels: maximumPixels)
    self.init(width: reader.width, height: reader.height, pixels: try reader.pixels())
  }
}

// MARK: - Equality

extension UnsafeRawBufferPointer {
  /// Returns whether both hold the same bytes.
  func hasBytes(of other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let start = baseAddress, let otherStart = other.baseAddress else { return true }
    return memcmp(start, otherStart, count) == 0
  }
}
