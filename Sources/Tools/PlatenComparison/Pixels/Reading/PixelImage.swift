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
  /// Whether both have the same size and the same words.
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
  /// - Throws: ``PixelImageError``; no memory is taken for pixels of a file that states too many, or
  ///   more than its bytes can hold.
  package init(
    png bytes: [UInt8], maximumPixels: Int = PixelImage.maximumPixels
  ) throws(PixelImageError) {
    let outline = try PNGOutline(bytes, maximumPixels: maximumPixels)
    let file = outline.isInterlacedDeep ? try PNGDeinterlacer(bytes, outline).rewritten() : bytes
    let pixels = file.withUnsafeBytes { file in
      Result<[UInt32], PixelImageError> { () throws(PixelImageError) in
        var reader = PNGReader()
        return try reader.read(file, outline)
      }
    }
    self.init(width: outline.width, height: outline.height, pixels: try pixels.get())
  }
}

// MARK: - Errors

/// Why a PNG's pixels could not be read.
package struct PixelImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// The file is no PNG.
    case format
    /// The file ends before the picture does.
    case truncated
    /// A checksum is not that of the bytes before it.
    case checksum
    /// The picture has more pixels than are read.
    case tooLarge
    /// The bytes are not what they should be.
    case damaged
  }

  /// What went wrong.
  package var code: Code
  /// What was found and, where that helps, what was expected.
  package var description: String

  package init(_ code: Code, _ description: String) {
    (self.code, self.description) = (code, description)
  }
}

// MARK: - Equality

extension UnsafeRawBufferPointer {
  /// Whether both hold the same bytes.
  func hasBytes(of other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let start = baseAddress, let otherStart = other.baseAddress else { return true }
    return memcmp(start, otherStart, count) == 0
  }
}

extension PixelImageError {
  /// What `body` returns, or throws as an error of the picture.
  static func mapping<Result>(
    _ body: () throws(PNGChunkError) -> Result
  ) throws(PixelImageError) -> Result {
    do throws(PNGChunkError) {
      return try body()
    } catch {
      let code: Code =
        switch error.code {
        case .format: .format
        case .truncated: .truncated
        case .checksum: .checksum
        case .damaged: .damaged
        }
      throw PixelImageError(code, error.description)
    }
  }
}
