internal import CWebP
internal import PlatenBase

/// Reads WebP files; of an animated one the first picture.
struct WebPDecoder {
  private let bytes: [UInt8]
  private let features: WebPBitstreamFeatures

  /// Checks the size that a file states.
  init(_ bytes: [UInt8], maximumPixels: Int) throws(PictureError) {
    var features = WebPBitstreamFeatures()
    guard WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK else {
      throw PictureError(code: .damaged, description: "a damaged WebP of \(bytes.count) bytes")
    }
    self.bytes = bytes
    self.features = features
    try RasterImage.check(width: width, height: height, maximumPixels: maximumPixels)
  }

  private var width: Int { Int(features.width) }
  private var height: Int { Int(features.height) }
  private var moves: Bool { features.has_animation != 0 }

  /// How many pixels the file states.
  var pixelCount: Int { width * height }

  /// The picture, upright and in sRGB.
  func decode() throws(PictureError) -> DecodedPicture {
    var pixels = try moves ? firstPixels() : pixels()
    let colors = FileColors(icc: chunk("ICCP").map { Array($0) }, isGray: false)
    if case .other(let conversion) = colors { try conversion.convert(&pixels, for: "WebP") }
    pixels.multiplyByAlpha()
    let bitmap = Bitmap(width: width, height: height, pixels: pixels)
    // Not all viewers of documents read the file itself.
    var picture = DecodedPicture(
      bitmap: bitmap.oriented(ExifOrientation(tiff: chunk("EXIF"))),
      isPhotograph: features.format == 1, isAnimated: moves)
    var losses = moves ? [GIFDecoder.loss] : []
    if case .unreadable = colors { losses.append(FileColors.loss) }
    picture.loss = losses.isEmpty ? nil : losses.joined(separator: "; ")
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
    guard isRead else { throw Self.damage }
    return pixels
  }

  /// The pixels of the first picture, and what is clear around it.
  private func firstPixels() throws(PictureError) -> [UInt32] {
    let pixels = bytes.withUnsafeBufferPointer { bytes -> [UInt32]? in
      var (data, options) = (
        WebPData(bytes: bytes.baseAddress, size: bytes.count), WebPAnimDecoderOptions()
      )
      guard WebPAnimDecoderOptionsInit(&options) != 0 else { return nil }
      options.color_mode = 1.littleEndian == 1 ? MODE_BGRA : MODE_ARGB
      guard let decoder = WebPAnimDecoderNew(&data, &options) else { return nil }
      defer { WebPAnimDecoderDelete(decoder) }
      var (first, time): (UnsafeMutablePointer<UInt8>?, Int32) = (nil, 0)
      guard WebPAnimDecoderGetNext(decoder, &first, &time) != 0, let first else { return nil }
      return first.withMemoryRebound(to: UInt32.self, capacity: pixelCount) {
        Array(UnsafeBufferPointer(start: $0, count: pixelCount))
      }
    }
    guard let pixels else { throw Self.damage }
    return pixels
  }

  private static var damage: PictureError {
    PictureError(code: .damaged, description: "a damaged WebP, or one that ends early")
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
