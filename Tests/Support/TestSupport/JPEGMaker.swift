internal import CJPEG

/// Makes JPEG files of pixels.
public enum JPEGMaker {
  /// A JPEG of the best quality.
  ///
  /// - Parameters:
  ///   - pixels: Red, green and blue, three bytes a pixel, in rows from the top.
  ///   - orientation: The number that Exif has for how the camera was held; nil for no Exif.
  public static func jpeg(width: Int, height: Int, pixels: [UInt8], orientation: UInt8? = nil)
    -> [UInt8]
  {
    var file = file(width: width, height: height, pixels: pixels, TJPF_RGB)
    if let orientation, !file.isEmpty { file.insert(contentsOf: exif(orientation), at: 2) }
    return file
  }

  /// A JPEG of four inks, of which each pixel has what is left of the light, a byte for each.
  public static func inks(width: Int, height: Int, pixels: [UInt8]) -> [UInt8] {
    file(width: width, height: height, pixels: pixels, TJPF_CMYK)
  }

  private static func file(width: Int, height: Int, pixels: [UInt8], _ format: TJPF) -> [UInt8] {
    guard let raw = tjInitCompress() else { return [] }
    defer { tjDestroy(raw) }
    var buffer: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    let status = tjCompress2(
      raw, pixels, Int32(width), 0, Int32(height), format.rawValue, &buffer, &size,
      Int32(TJSAMP_444.rawValue), 100, TJFLAG_ACCURATEDCT)
    defer { tjFree(buffer) }
    guard status == 0, let buffer else { return [] }
    return Array(UnsafeBufferPointer(start: buffer, count: Int(size)))
  }

  /// A segment with one tag: 0x0112, one short number.
  private static func exif(_ orientation: UInt8) -> [UInt8] {
    let tag: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let tiff = Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 1] + tag + [0, 0, 0, 0]
    let content = Array("Exif\0\0".utf8) + tiff
    return [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
  }
}
