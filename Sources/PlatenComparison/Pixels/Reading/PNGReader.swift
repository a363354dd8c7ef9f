internal import CPNG

/// Reads a PNG's pixels.
///
/// It owns libpng's reader and frees it whatever happens.
struct PNGReader: ~Copyable {
  private var image: png_image

  init() {
    image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
  }

  deinit {
    var image = image
    png_image_free(&image)
  }

  /// Words of alpha, red, green and blue from the highest byte down.
  ///
  /// Files that state a gamma of their own are turned into sRGB's; those that state none hold sRGB,
  /// those of sixteen bits as well.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - outline: What the file says of itself.
  mutating func read(
    _ bytes: UnsafeRawBufferPointer, _ outline: PNGOutline
  ) throws(PixelImageError) -> [UInt32] {
    guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0,
      Int(image.width) == outline.width, Int(image.height) == outline.height
    else { throw failure }
    let order = 1.littleEndian == 1 ? PNG_FORMAT_FLAG_BGR : PNG_FORMAT_FLAG_AFIRST
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | order)
    image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
    let total = outline.width * outline.height
    var isRead = false
    let pixels = [UInt32](unsafeUninitializedCapacity: total) { target, count in
      let stride = png_int_32(4 * outline.width)
      isRead = png_image_finish_read(&image, nil, target.baseAddress, stride, nil) != 0
      count = isRead ? total : 0
    }
    // Of pixels whose checksum is wrong at the very end libpng merely warns.
    guard isRead, !message.hasPrefix("IDAT") else { throw failure }
    return pixels
  }

  /// What libpng said last.
  private var message: String {
    guard image.warning_or_error != 0 else { return "" }
    return withUnsafeBytes(of: image.message) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private var failure: PixelImageError {
    let message = message
    if message.contains("CRC error") || message.contains("incorrect data check") {
      return PixelImageError(.checksum, "a wrong checksum (\(message))")
    }
    if message.contains("Not enough image data") {
      return PixelImageError(.truncated, "a PNG whose pixels end early")
    }
    return PixelImageError(.damaged, "a damaged PNG (\(message))")
  }
}
