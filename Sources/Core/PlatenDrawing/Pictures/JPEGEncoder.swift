internal import CJPEG

/// Writes the pixels of a picture as a JPEG.
///
/// It owns libjpeg-turbo's encoder, and frees it with its last owner. The bytes depend on pixels and quality
/// alone: the accurate transform is the same on every processor.
final class JPEGEncoder {
  /// The most pixels of a side that a JPEG can state.
  static let mostPixelsOfSide = 65_535
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

  /// The bytes of a file of words without alpha: colours as sharp as light from a quality of 90 on.
  func file(
    _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, quality: Int
  ) throws(PictureError) -> [UInt8] {
    let format = 1.littleEndian == 1 ? TJPF_BGRX : TJPF_XRGB
    let sampling = quality >= 90 ? TJSAMP_444 : TJSAMP_420
    var buffer: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    defer { tjFree(buffer) }
    let status = pixels.withMemoryRebound(to: UInt8.self, capacity: 4 * width * height) {
      tjCompress2(
        raw, $0, Int32(width), 0, Int32(height), format.rawValue, &buffer, &size,
        Int32(sampling.rawValue), Int32(quality), TJFLAG_ACCURATEDCT)
    }
    guard status == 0, let buffer else {
      throw PictureError(code: .damaged, description: String(cString: tjGetErrorStr2(raw)))
    }
    return Array(UnsafeBufferPointer(start: buffer, count: Int(size)))
  }
}
