internal import CZlib

/// Reads the chunks of a PNG file one after the other (PNG, third edition, section 5).
///
/// It goes by their lengths and names, copies nothing, and believes no more than there are bytes.
package struct PNGChunkReader {
  private let file: [UInt8]
  private var position = PNGChunk.signature.count
  private var chunksLeft: Int
  private var isAtEnd = false

  /// A reader of a file that begins as PNGs do.
  ///
  /// - Parameter mostChunks: How many chunks are read; a file of more is taken for a hostile one.
  /// - Throws: ``PixelReadingError`` for what is no PNG, and for one that ends within its signature.
  package init(_ file: [UInt8], mostChunks: Int = 1 << 20) throws(PixelReadingError) {
    guard file.starts(with: PNGChunk.signature) else {
      if !file.isEmpty, PNGChunk.signature.starts(with: file) {
        throw PixelReadingError(.truncated, "a PNG that ends after \(file.count) bytes")
      }
      throw PixelReadingError(
        .format, file.isEmpty ? "an empty file, expected a PNG" : "not a PNG: \(Self.start(file))")
    }
    self.file = file
    chunksLeft = mostChunks
  }

  /// The next chunk; nil after the last one of a PNG, whatever follows it.
  ///
  /// - Throws: ``PixelReadingError`` where the file ends early, or no chunk follows.
  package mutating func next() throws(PixelReadingError) -> PNGChunk? {
    if isAtEnd { return nil }
    guard position + 8 <= file.count else {
      throw PixelReadingError(.truncated, "a PNG that ends after \(file.count) bytes")
    }
    let count = PNGChunk.number(in: file, at: position)
    // A chunk is length, type, data and CRC; a type is four ASCII letters (PNG, third edition,
    // 5.3).
    let name = file[position + 4..<position + 8]
    guard name.allSatisfy({ 65...90 ~= $0 || 97...122 ~= $0 }) else {
      throw PixelReadingError(.damaged, "no chunk at byte \(position)")
    }
    let type = String(decoding: name, as: UTF8.self)
    // The specification's limit of a length: 2³¹ - 1 bytes.
    guard count <= Int(Int32.max) else {
      throw PixelReadingError(.damaged, "a chunk \(type) of \(count) bytes at byte \(position)")
    }
    let chunk = PNGChunk(type: type, data: position + 8..<position + 8 + count)
    guard chunk.range.upperBound <= file.count else {
      throw PixelReadingError(
        .truncated, "a PNG that ends after \(file.count) bytes, within its chunk \(type)")
    }
    guard chunksLeft > 0 else {
      throw PixelReadingError(
        .damaged, "a PNG with too many chunks, up to byte \(position)")
    }
    chunksLeft -= 1
    position = chunk.range.upperBound
    isAtEnd = type == "IEND"
    return chunk
  }

  /// Returns how a file begins, for people.
  private static func start(_ file: [UInt8]) -> String {
    let digits = file.prefix(PNGChunk.signature.count).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "it begins with \(digits.joined(separator: " "))"
  }
}

// MARK: - Chunks

/// The position of a chunk of a PNG in its file.
package struct PNGChunk: Hashable, Sendable {
  /// The name, four letters.
  package let type: String
  /// Where the data is, in bytes from the start of the file.
  package let data: Range<Int>

  /// What every PNG begins with.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The whole chunk, from its length to its checksum, in bytes from the start of the file.
  package var range: Range<Int> { data.lowerBound - 8..<data.upperBound + 4 }

  /// Compares the chunk's checksum with its name and data.
  ///
  /// - Parameter file: The file that the chunk was read from.
  /// - Throws: ``PixelReadingError`` if the checksum is another.
  package func check(in file: [UInt8]) throws(PixelReadingError) {
    // The CRC is over type and data, not over the length (PNG, third edition, 5.3).
    let body = file[data.lowerBound - 4..<data.upperBound]
    guard Self.checksum(of: body) == Self.number(in: file, at: data.upperBound) else {
      throw PixelReadingError(.checksum, "a wrong checksum (\(type))")
    }
  }

  /// The bytes of a chunk: the length, the name, the data and the checksum.
  package static func bytes(_ type: String, _ data: some Collection<UInt8>) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bytes(of: data.count) + body + bytes(of: checksum(of: body[...]))
  }

  /// A number as PNGs have it: four bytes, the highest first.
  package static func bytes(of number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The number that four bytes of a file are.
  static func number(in file: [UInt8], at offset: Int) -> Int {
    file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  fileprivate static func checksum(of bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { Int(crc32_z(0, $0.baseAddress, $0.count)) }
  }
}

// MARK: - Header

/// The header of a PNG.
package struct PNGHeader: Hashable, Sendable {
  /// The sides in pixels.
  package let width: Int
  package let height: Int
  /// The bits of a sample.
  package let bitDepth: Int
  /// What samples a pixel has: 0 and 4 for grey, 2 and 6 for colours, 3 for a palette.
  package let colorType: Int
  /// Whether the rows are in Adam7's order.
  package let isInterlaced: Bool

  /// Whether rows in Adam7's order have sixteen bits a sample.
  var isInterlacedDeep: Bool { isInterlaced && bitDepth == 16 }

  /// Returns the most pixels that are read where so many are allowed, at four bytes of memory each.
  ///
  /// Rows that are put in order take up to forty bytes a pixel meanwhile, where four times three are
  /// allowed for.
  func mostPixels(of maximum: Int) -> Int { isInterlacedDeep ? (maximum + 3) / 4 : maximum }

  /// Reads a file's first chunk; nil if that is no header.
  package init?(_ chunk: PNGChunk, of file: [UInt8]) {
    guard chunk.type == "IHDR", chunk.data.count == 13 else { return nil }
    let start = chunk.data.lowerBound
    width = PNGChunk.number(in: file, at: start)
    height = PNGChunk.number(in: file, at: start + 4)
    bitDepth = Int(file[start + 8])
    colorType = Int(file[start + 9])
    isInterlaced = file[start + 12] == 1
  }

  /// The header of a file; nil for what is no PNG.
  package init?(of file: [UInt8]) {
    guard var reader = try? PNGChunkReader(file), let chunk = try? reader.next() else { return nil }
    self.init(chunk, of: file)
  }
}
