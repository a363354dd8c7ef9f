internal import Foundation

/// Pixels in rows from the top left, each a word of alpha, red, green and blue from the highest
/// byte down, the colours multiplied by alpha.
package struct Bitmap: Equatable, Sendable {
  /// The columns, in pixels.
  package let width: Int
  /// The rows, in pixels.
  package let height: Int
  package let pixels: [UInt32]
  /// Whether every pixel is.
  package let isOpaque: Bool
  /// Whether every pixel is grey.
  package let isGray: Bool
  /// The same for the same pixels, and seldom for others.
  let checksum: UInt64

  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a bitmap has as many pixels as it says")
    self.width = width
    self.height = height
    self.pixels = pixels
    var alpha: UInt32 = 0xFF
    var difference: UInt32 = 0
    var checksum = UInt64(width)
    for pixel in pixels {
      alpha &= pixel >> 24
      difference |= (pixel ^ pixel >> 8) & 0xFFFF
      checksum = (checksum ^ UInt64(pixel)) &* 0x0000_0100_0000_01B3
    }
    isOpaque = alpha == 0xFF
    isGray = difference == 0
    self.checksum = checksum
  }

  /// The pixels of a part, which lies inside.
  package func cropped(x: Range<Int>, y: Range<Int>) -> Bitmap {
    var part: [UInt32] = []
    part.reserveCapacity(x.count * y.count)
    for row in y { part += pixels[row * width + x.lowerBound..<row * width + x.upperBound] }
    return Bitmap(width: x.count, height: y.count, pixels: part)
  }

  /// A colour wherever this has pixels, as opaque as they are.
  package func tinted(_ color: Color.Resolved) -> Bitmap {
    let table = (0...255).map { alpha in
      let opacity = Double(alpha) / 255 * color.opacity
      func component(_ value: Double) -> UInt32 { UInt32((value * opacity * 255).rounded()) }
      return UInt32((opacity * 255).rounded()) << 24 | component(color.red) << 16
        | component(color.green) << 8 | component(color.blue)
    }
    return Bitmap(width: width, height: height, pixels: pixels.map { table[Int($0 >> 24)] })
  }

  /// The picture turned as a camera says it has to be.
  func oriented(_ orientation: ExifOrientation) -> Bitmap {
    if orientation == .up { return self }
    let (width, height) =
      orientation.isTransposed ? (self.height, self.width) : (self.width, self.height)
    let turned = [UInt32](unsafeUninitializedCapacity: pixels.count) { target, count in
      for y in 0..<height {
        for x in 0..<width {
          let (column, row) = orientation.source(x: x, y: y, width: width, height: height)
          target[y * width + x] = pixels[row * self.width + column]
        }
      }
      count = pixels.count
    }
    return Bitmap(width: width, height: height, pixels: turned)
  }
}
