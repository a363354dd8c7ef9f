internal import Foundation

/// Reads PNG files.
struct PNGDecoder {
  private let bytes: [UInt8]

  /// Checks the size that a file states.
  init(_ bytes: [UInt8], maximumPixels: Int) throws(PictureError) {
    func number(at offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8) else {
      throw PictureError(
        code: .damaged, description: "a PNG of \(bytes.count) bytes without a header")
    }
    try Picture.check(
      width: number(at: 16), height: number(at: 20), maximumPixels: maximumPixels)
    self.bytes = bytes
  }

  func decode() throws(PictureError) -> Bitmap {
    do {
      guard let bitmap = try CairoImage(png: bytes).bitmap else {
        throw CairoError.unexpectedPixels
      }
      return bitmap
    } catch {
      throw PictureError(code: .damaged, description: "a damaged PNG (\(error))")
    }
  }
}
