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

// MARK: - Outline

/// What a PNG file says of itself, before any memory is taken for its pixels.
struct PNGOutline: Equatable {
  /// A chunk of the file.
  struct Chunk: Equatable {
    var type: String
    /// Where its data is in the file.
    var data: Range<Int>
  }

  /// The sides that the header states, in pixels.
  private(set) var width = 0
  private(set) var height = 0
  private(set) var bitsPerPixel = 0
  /// Whether libpng reads the file wrongly: see ``PNGDeinterlacer``.
  private(set) var isInterlacedDeep = false
  /// All chunks up to the last of a PNG.
  private(set) var chunks: [Chunk] = []

  /// The most pixels of a side that libpng reads.
  private static let maximumSide = 1_000_000
  /// The most bytes that a byte of deflate's can become: a match of 258 takes two bits at least.
  private static let largestExpansion = 1032

  /// Walks over the chunks of a file.
  ///
  /// - Throws: ``PixelImageError`` where it is no PNG, has a size that is not read, ends early, or
  ///   holds less than a picture of its size can be packed into.
  init(_ bytes: UnsafeRawBufferPointer, maximumPixels: Int) throws(PixelImageError) {
    guard bytes.starts(with: PNGChunk.signature) else {
      if !bytes.isEmpty, PNGChunk.signature.starts(with: bytes) {
        throw PixelImageError(.truncated, "a PNG that ends after \(bytes.count) bytes")
      }
      throw PixelImageError(
        .format, bytes.isEmpty ? "an empty file, expected a PNG" : "not a PNG: \(Self.start(bytes))"
      )
    }
    var position = PNGChunk.signature.count
    var packedBytes = 0
    while true {
      let (type, data) = try Self.chunk(bytes, at: position)
      if position == PNGChunk.signature.count {
        guard type == "IHDR", data.count == 13 else {
          throw PixelImageError(.damaged, "a PNG that begins with \(type), expected its header")
        }
        try readHeader(bytes, at: data.lowerBound, maximumPixels: maximumPixels)
      }
      chunks.append(Chunk(type: type, data: data))
      if type == "IDAT" { packedBytes += data.count }
      if type == "IEND" { break }
      position = data.upperBound + 4
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
    _ bytes: UnsafeRawBufferPointer, at start: Int, maximumPixels: Int
  ) throws(PixelImageError) {
    width = Self.number(bytes, at: start)
    height = Self.number(bytes, at: start + 4)
    let size = "a picture of \(width) x \(height) pixels"
    guard width > 0, height > 0 else { throw PixelImageError(.damaged, size) }
    guard max(width, height) <= Self.maximumSide else {
      throw PixelImageError(.tooLarge, "\(size), expected sides of \(Self.maximumSide) at most")
    }
    guard width * height <= maximumPixels else {
      throw PixelImageError(.tooLarge, "\(size), expected \(maximumPixels) pixels at most")
    }
    // What the header says wrongly besides is libpng's to find.
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][bytes[start + 9]] ?? 1
    bitsPerPixel = channels * Int(bytes[start + 8])
    isInterlacedDeep = bytes[start + 8] == 16 && bytes[start + 12] == 1
  }

  /// The name of a chunk and where its data is.
  private static func chunk(
    _ bytes: UnsafeRawBufferPointer, at position: Int
  ) throws(PixelImageError) -> (type: String, data: Range<Int>) {
    guard position + 8 <= bytes.count else {
      throw PixelImageError(.truncated, "a PNG that ends after \(bytes.count) bytes")
    }
    let count = number(bytes, at: position)
    let name = bytes[position + 4..<position + 8]
    guard name.allSatisfy({ 65...90 ~= $0 || 97...122 ~= $0 }) else {
      throw PixelImageError(.damaged, "no chunk at byte \(position)")
    }
    let type = String(decoding: name, as: UTF8.self)
    guard count <= Int(Int32.max) else {
      throw PixelImageError(.damaged, "a chunk \(type) of \(count) bytes at byte \(position)")
    }
    let data = position + 8..<position + 8 + count
    guard data.upperBound + 4 <= bytes.count else {
      throw PixelImageError(
        .truncated, "a PNG that ends after \(bytes.count) bytes, within its chunk \(type)")
    }
    return (type, data)
  }

  private static func number(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// How a file begins, for people.
  private static func start(_ bytes: UnsafeRawBufferPointer) -> String {
    let digits = bytes.prefix(4).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "it begins with \(digits.joined(separator: " "))"
  }
}
