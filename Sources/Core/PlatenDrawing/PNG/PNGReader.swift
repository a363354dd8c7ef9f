internal import CPNG

/// Reads the pixels of a PNG file of any kind.
///
/// walk over the chunks → check what the header states → let libpng read the pixels
///
/// No memory is taken for the pixels of a file that states too many, or more than its bytes can hold.
package struct PNGReader {
  /// The sides that the header states, in pixels.
  package let width: Int
  package let height: Int
  let bitsPerPixel: Int
  /// All chunks up to the last of a PNG.
  let chunks: [PNGChunk]
  let file: [UInt8]
  /// Whether libpng reads the file wrongly: see ``PNGDeinterlacer``.
  private let isInterlacedDeep: Bool
  private let header: PNGHeader

  /// The most pixels of a side that libpng reads.
  private static let maximumSide = 1_000_000
  /// The most bytes that a byte of deflate's can become: a match of 258 takes two bits at least.
  private static let largestExpansion = 1032

  /// Walks over the chunks of a file.
  ///
  /// - Parameters:
  ///   - file: The whole file.
  ///   - maximumPixels: The most pixels that it may have, four bytes of memory each; a quarter of
  ///     them where sixteen bits a sample are interlaced.
  /// - Throws: ``PixelReadingError`` where it is no PNG, has a size that is not read, ends early, or
  ///   holds less than a picture of its size can be packed into.
  package init(_ file: [UInt8], maximumPixels: Int) throws(PixelReadingError) {
    var reader = try PNGChunkReader(file)
    let first = try reader.next()
    guard let first, let header = PNGHeader(first, of: file) else {
      throw PixelReadingError(
        .damaged, "a PNG that begins with \(first?.type ?? "nothing"), expected its header")
    }
    (self.header, isInterlacedDeep) = (header, header.isInterlacedDeep)
    try Self.check(header, maximumPixels: header.mostPixels(of: maximumPixels))
    var chunks = [first]
    while let chunk = try reader.next() { chunks.append(chunk) }

    self.file = file
    self.chunks = chunks
    (width, height) = (header.width, header.height)
    // What the header says wrongly besides is libpng's to find.
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][header.colorType] ?? 1
    bitsPerPixel = channels * header.bitDepth
    let packedBytes = chunks.reduce(0) { $0 + ($1.type == "IDAT" ? $1.data.count : 0) }
    let rowBytes = 1 + (width * bitsPerPixel + 7) / 8
    guard packedBytes * Self.largestExpansion >= rowBytes * height else {
      throw PixelReadingError(
        .truncated,
        "\(packedBytes) bytes of compressed pixels, too few for \(width) x \(height) pixels")
    }
  }

  private static func check(
    _ header: PNGHeader, maximumPixels: Int
  ) throws(PixelReadingError) {
    let (width, height) = (header.width, header.height)
    let size = "a picture of \(width) x \(height) pixels"
    guard width > 0, height > 0 else { throw PixelReadingError(.damaged, size) }
    guard max(width, height) <= maximumSide else {
      throw PixelReadingError(.tooLarge, "\(size), expected sides of \(maximumSide) at most")
    }
    guard width * height <= maximumPixels else {
      throw PixelReadingError(.tooLarge, "\(size), expected \(maximumPixels) pixels at most")
    }
  }

  /// Returns words of alpha, red, green and blue from the highest byte down, the colours not
  /// multiplied by alpha.
  ///
  /// Files that state a gamma of their own are turned into sRGB's; those that state none hold sRGB,
  /// those of sixteen bits as well.
  package func pixels() throws(PixelReadingError) -> [UInt32] {
    if let pixels = PNGPlainReader(self, header)?.pixels() { return pixels }
    let file = isInterlacedDeep ? try PNGDeinterlacer(self).rewritten() : file
    var image = PNGImage()
    return try image.read(file, width: width, height: height)
  }
}

// MARK: - libpng

/// libpng's reader, which is freed whatever happens.
private struct PNGImage: ~Copyable {
  private var image: png_image

  /// What libpng says of bytes that follow the pixels, and harm none of them.
  private static let harmless = ["IDAT: Extra compressed data", "IDAT: Too much image data"]

  init() {
    image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
  }

  deinit {
    var image = image
    png_image_free(&image)
  }

  mutating func read(
    _ file: [UInt8], width: Int, height: Int
  ) throws(PixelReadingError) -> [UInt32] {
    var isRead = false
    let pixels = file.withUnsafeBytes { file -> [UInt32] in
      guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0,
        Int(image.width) == width, Int(image.height) == height
      else { return [] }
      let order = 1.littleEndian == 1 ? PNG_FORMAT_FLAG_BGR : PNG_FORMAT_FLAG_AFIRST
      // libpng keeps only the first warning: one about another chunk would hide one about the
      // pixels.
      image.warning_or_error = 0
      image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | order)
      image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
      return [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
        let stride = png_int_32(4 * width)
        isRead = png_image_finish_read(&image, nil, target.baseAddress, stride, nil) != 0
        count = isRead ? width * height : 0
      }
    }
    // Of pixels whose checksum is wrong at the very end libpng merely warns.
    let isDoubtful = message.hasPrefix("IDAT") && !Self.harmless.contains(message)
    guard isRead, !isDoubtful else { throw failure }
    return pixels
  }

  /// What libpng said first of the pixels, or of the file if it did not come to them.
  private var message: String {
    guard image.warning_or_error != 0 else { return "" }
    return withUnsafeBytes(of: image.message) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private var failure: PixelReadingError {
    let message = message
    if message.contains("CRC error") || message.contains("incorrect data check") {
      return PixelReadingError(.checksum, "a wrong checksum (\(message))")
    }
    if message.contains("Not enough image data") {
      return PixelReadingError(.truncated, "a PNG whose pixels end early")
    }
    return PixelReadingError(.damaged, "a damaged PNG (\(message))")
  }
}
