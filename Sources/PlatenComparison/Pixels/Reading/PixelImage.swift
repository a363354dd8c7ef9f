package import PlatenDrawing

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
  /// Whether both have the same size and the same words.
  func isIdentical(to other: PixelImage) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return pixels.withUnsafeBytes { first in
      other.pixels.withUnsafeBytes { second in first.hasBytes(of: second) }
    }
  }
}
