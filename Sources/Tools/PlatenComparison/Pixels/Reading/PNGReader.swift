internal import CPNG
internal import Platen

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

// MARK: - Outline

/// What a PNG file says of itself, before any memory is taken for its pixels.
struct PNGOutline: Equatable {
  /// The sides that the header states, in pixels.
  private(set) var width = 0
  private(set) var height = 0
  private(set) var bitsPerPixel = 0
  /// Whether libpng reads the file wrongly: see ``PNGDeinterlacer``.
  private(set) var isInterlacedDeep = false
  /// All chunks up to the last of a PNG.
  private(set) var chunks: [PNGChunk] = []

  /// The most pixels of a side that libpng reads.
  private static let maximumSide = 1_000_000
  /// The most bytes that a byte of deflate's can become: a match of 258 takes two bits at least.
  private static let largestExpansion = 1032

  /// Walks over the chunks of a file.
  ///
  /// - Throws: ``PixelImageError`` where it is no PNG, has a size that is not read, ends early, or
  ///   holds less than a picture of its size can be packed into.
  init(_ file: [UInt8], maximumPixels: Int) throws(PixelImageError) {
    var reader = try PixelImageError.mapping { () throws(PNGChunkError) in
      try PNGChunkReader(file)
    }
    var packedBytes = 0
    while let chunk = try PixelImageError.mapping({ () throws(PNGChunkError) in try reader.next() })
    {
      if chunks.isEmpty {
        guard let header = PNGHeader(chunk, of: file) else {
          throw PixelImageError(
            .damaged, "a PNG that begins with \(chunk.type), expected its header")
        }
        try readHeader(header, maximumPixels: maximumPixels)
      }
      chunks.append(chunk)
      if chunk.type == "IDAT" { packedBytes += chunk.data.count }
    }
    let rowBytes = 1 + (width * bitsPerPixel + 7) / 8
    guard packedBytes * Self.largestExpansion >= rowBytes * height else {
      throw PixelImageError(
        .truncated,
        "\(packedBytes) bytes of packed pixels, too few for \(width) x \(height) pixels")
    }
  }

  /// Reads the size and how pixels are stored.
  private mutating func readHeader(
    _ header: PNGHeader, maximumPixels: Int
  ) throws(PixelImageError) {
    (width, height) = (header.width, header.height)
    let size = "a picture of \(width) x \(height) pixels"
    guard width > 0, height > 0 else { throw PixelImageError(.damaged, size) }
    guard max(width, height) <= Self.maximumSide else {
      throw PixelImageError(.tooLarge, "\(size), expected sides of \(Self.maximumSide) at most")
    }
    guard width * height <= maximumPixels else {
      throw PixelImageError(.tooLarge, "\(size), expected \(maximumPixels) pixels at most")
    }
    // What the header says wrongly besides is libpng's to find.
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][header.colorType] ?? 1
    bitsPerPixel = channels * header.bitDepth
    isInterlacedDeep = header.bitDepth == 16 && header.isInterlaced
  }
}
