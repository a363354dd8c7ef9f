internal import CWebP
internal import PlatenBase

/// Reads WebP files of one picture.
struct WebPDecoder {
  private let bytes: [UInt8]
  private let features: WebPBitstreamFeatures

  /// Checks the size that a file states.
  init(_ bytes: [UInt8], maximumPixels: Int) throws(PictureError) {
    var features = WebPBitstreamFeatures()
    guard WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK else {
      throw PictureError(code: .damaged, description: "a damaged WebP of \(bytes.count) bytes")
    }
    guard features.has_animation == 0 else {
      throw PictureError(
        code: .format, found: "an animated WebP", expected: "a WebP of one picture")
    }
    self.bytes = bytes
    self.features = features
    try RasterImage.check(width: width, height: height, maximumPixels: maximumPixels)
  }

  private var width: Int { Int(features.width) }
  private var height: Int { Int(features.height) }

  /// How many pixels the file states.
  var pixelCount: Int { width * height }

  /// The picture, upright and in sRGB.
  func decode() throws(PictureError) -> DecodedPicture {
    var pixels = try pixels()
    let colors = FileColors(icc: chunk("ICCP").map { Array($0) }, isGray: false)
    if case .other(let conversion) = colors { try conversion.convert(&pixels, for: "WebP") }
    pixels.multiplyByAlpha()
    let bitmap = Bitmap(width: width, height: height, pixels: pixels)
    // Not all viewers of documents read the file itself.
    var picture = DecodedPicture(
      bitmap: bitmap.oriented(ExifOrientation(tiff: chunk("EXIF"))),
      isPhotograph: features.format == 1)
    if case .unreadable = colors { picture.loss = FileColors.loss }
    return picture
  }

  /// The pixels as the file has them.
  private func pixels() throws(PictureError) -> [UInt32] {
    if RenderCancellation.current.isCancelled {
      throw PictureError(code: .damaged, description: "a WebP whose reading was cancelled")
    }
    var isRead = false
    let count = pixelCount
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { target, length in
      guard let base = target.baseAddress else { return }
      isRead = base.withMemoryRebound(to: UInt8.self, capacity: 4 * count) {
        let stride = Int32(4 * width)
        return 1.littleEndian == 1
          ? WebPDecodeBGRAInto(bytes, bytes.count, $0, 4 * count, stride) != nil
          : WebPDecodeARGBInto(bytes, bytes.count, $0, 4 * count, stride) != nil
      }
      length = isRead ? count : 0
    }
    guard isRead else {
      throw PictureError(code: .damaged, description: "a damaged WebP, or one that ends early")
    }
    return pixels
  }

  /// The data of the first chunk of a name (RFC 9649, 2.3); nil if there is none.
  private func chunk(_ name: String) -> ArraySlice<UInt8>? {
    // Behind `RIFF`, the length and `WEBP`.
    var position = 12
    while position + 8 <= bytes.count {
      let length = bytes[position + 4..<position + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      let end = position + 8 + length
      guard end <= bytes.count else { return nil }
      if bytes[position..<position + 4].elementsEqual(name.utf8) {
        return bytes[position + 8..<end]
      }
      // Chunks of an odd length have a byte behind them.
      position = end + length % 2
    }
    return nil
  }
}
