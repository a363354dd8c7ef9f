internal import CJPEG

/// Writes the pixels of a picture as a JPEG.
///
/// It owns libjpeg-turbo's encoder, and frees it with its last owner. The bytes depend on pixels and quality
/// alone: the accurate transform is the same on every processor.
final class JPEGEncoder {
  /// The quality of pictures that are written anew for documents.
  static let documentQuality = 90

  private let raw: tjhandle

  init() throws(PictureError) {
    guard let raw = tjInitCompress() else {
      throw PictureError(code: .damaged, description: "the JPEG encoder did not start")
    }
    self.raw = raw
  }

  deinit { tjDestroy(raw) }

  /// The samples of a pixel.
  enum Samples {
    /// A word of alpha, which counts for nothing, red, green and blue from the highest byte down.
    case word
    /// A byte each of red, green and blue.
    case bytes
  }

  /// The bytes of a file; colours are as sharp as light from a quality of 90 on.
  func file(
    _ pixels: UnsafeRawPointer, _ samples: Samples, width: Int, height: Int, quality: Int
  ) throws(PictureError) -> [UInt8] {
    let format =
      switch samples {
      case .word: 1.littleEndian == 1 ? TJPF_BGRX : TJPF_XRGB
      case .bytes: TJPF_RGB
      }
    let sampling = quality >= 90 ? TJSAMP_444 : TJSAMP_420
    var buffer: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    defer { tjFree(buffer) }
    let status = tjCompress2(
      raw, pixels.assumingMemoryBound(to: UInt8.self), Int32(width), 0, Int32(height),
      format.rawValue, &buffer, &size, Int32(sampling.rawValue), Int32(quality),
      TJFLAG_ACCURATEDCT)
    guard status == 0, let buffer else {
      throw PictureError(code: .damaged, description: String(cString: tjGetErrorStr2(raw)))
    }
    return Array(UnsafeBufferPointer(start: buffer, count: Int(size)))
  }
}
