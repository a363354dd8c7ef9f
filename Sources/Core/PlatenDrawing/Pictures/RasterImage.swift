internal import Foundation
internal import PlatenBase

/// A picture of pixels, and the file that it was read from.
///
/// It never changes; its identity lets a render keep what it makes of it.
package final class RasterImage: Sendable {
  /// The pixels.
  package let bitmap: Bitmap
  /// A file that shows the same pixels wherever it is put.
  let file: File?

  /// A picture's file.
  struct File: Sendable, Equatable {
    var type: FileType
    var bytes: [UInt8]
  }

  /// The formats of files that are read.
  enum FileType: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"

    /// The type by the bytes that a file begins with; nil for others.
    init?(_ bytes: [UInt8]) {
      if bytes.starts(with: PNGChunk.signature) {
        self = .png
      } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
        self = .jpeg
      } else {
        return nil
      }
    }
  }

  /// The most pixels of a picture that is read: what it states is checked before they are made.
  package static let maximumPixels = 64_000_000
  /// The most pixels of a side.
  package static let maximumSide = 32_767

  /// A picture of pixels alone.
  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    file = nil
  }

  /// The picture of a PNG or JPEG file.
  ///
  /// - Parameter maximumPixels: The most pixels that it may have.
  /// - Throws: ``PictureError`` for other files, for those that are damaged or end early, and for
  ///   more pixels than it may have.
  package init(
    file bytes: [UInt8], maximumPixels: Int = RasterImage.maximumPixels
  ) throws(PictureError) {
    switch FileType(bytes) {
    case .png:
      bitmap = try PNGDecoder(bytes, maximumPixels: maximumPixels).decode()
      file = File(type: .png, bytes: bytes)
    case .jpeg:
      let decoder = try JPEGDecoder(bytes, maximumPixels: maximumPixels)
      bitmap = try decoder.decode()
      file = decoder.isPlain ? File(type: .jpeg, bytes: bytes) : nil
    case nil:
      throw PictureError(
        code: .format, description: "neither a PNG nor a JPEG, of \(bytes.count) bytes")
    }
  }

  /// Returns how many pixels a file states that it has; none of them is decoded.
  ///
  /// - Throws: As ``init(file:maximumPixels:)``.
  package static func pixelCount(
    of bytes: [UInt8], maximumPixels: Int = RasterImage.maximumPixels
  ) throws(PictureError) -> Int {
    switch FileType(bytes) {
    case .png: return try PNGDecoder(bytes, maximumPixels: maximumPixels).pixelCount
    case .jpeg: return try JPEGDecoder(bytes, maximumPixels: maximumPixels).pixelCount
    case nil:
      throw PictureError(
        code: .format, description: "neither a PNG nor a JPEG, of \(bytes.count) bytes")
    }
  }

  /// Throws unless a picture of a size is read.
  static func check(
    width: Int, height: Int, maximumPixels: Int
  ) throws(PictureError) {
    guard width > 0, height > 0 else {
      throw PictureError(code: .damaged, description: "a picture of \(width) x \(height) pixels")
    }
    guard max(width, height) <= maximumSide, width * height <= maximumPixels else {
      throw PictureError(
        code: .tooManyPixels, found: "a picture of \(width) x \(height) pixels",
        expected: "sides of \(maximumSide) and \(max(maximumPixels, 0)) pixels at most")
    }
  }

  /// Returns whether two pictures show the same.
  func hasContents(of other: RasterImage) -> Bool {
    self === other || bitmap == other.bitmap && file == other.file
  }
}

// MARK: - PNG

/// Reads PNG files.
private struct PNGDecoder {
  private let bytes: [UInt8]
  let pixelCount: Int

  /// Checks the size that a file states.
  init(_ bytes: [UInt8], maximumPixels: Int) throws(PictureError) {
    guard let header = PNGHeader(of: bytes) else {
      throw PictureError(
        code: .damaged, description: "a PNG of \(bytes.count) bytes without a header")
    }
    try RasterImage.check(
      width: header.width, height: header.height, maximumPixels: maximumPixels)
    self.bytes = bytes
    pixelCount = header.width * header.height
  }

  /// The pixels, which fail if the reading is cancelled before it begins.
  func decode() throws(PictureError) -> Bitmap {
    do throws(PixelReadingError) {
      if RenderCancellation.current.isCancelled { throw .cancelled }
      let reader = try PNGReader(bytes, maximumPixels: pixelCount)
      var pixels = try reader.pixels()
      pixels.withUnsafeMutableBufferPointer { pixels in
        for i in pixels.indices { pixels[i] = Self.multiplied(pixels[i]) }
      }
      return Bitmap(width: reader.width, height: reader.height, pixels: pixels)
    } catch {
      throw PictureError(code: .damaged, description: error.description)
    }
  }

  /// Returns a word with alpha's part in its colours, rounded to the nearest.
  private static func multiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    // A division by 255, exact for products of two bytes.
    func channel(_ shift: UInt32) -> UInt32 {
      let product = (pixel >> shift & 255) * alpha + 128
      return ((product + product >> 8) >> 8) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
