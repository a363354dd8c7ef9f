internal import CZlib

/// A PNG's chunks and pixels, read and checked without the encoder's code.
package struct PNGFile {
  package struct Failure: Error {
    package var reason: String
  }

  package struct Chunk {
    package var type: String
    package var data: [UInt8]

    package init(type: String, data: [UInt8]) {
      self.type = type
      self.data = data
    }
  }

  package let chunks: [Chunk]
  package let width: Int
  package let height: Int
  package let bytesPerPixel: Int
  /// The samples of all pixels, or of a palette's colours the numbers.
  package let pixels: [UInt8]

  package init(_ bytes: [UInt8]) throws {
    try self.init(chunks: Self.chunks(bytes))
  }

  /// The picture in the chunks `IHDR` and `IDAT`.
  package init(chunks: [Chunk]) throws {
    self.chunks = chunks
    guard let header = chunks.first, header.type == "IHDR", header.data.count == 13 else {
      throw Failure(reason: "no header")
    }
    width = Self.number(header.data[0..<4])
    height = Self.number(header.data[4..<8])
    guard header.data[8] == 8, header.data[10...] == [0, 0, 0] else {
      throw Failure(reason: "depth, compression, filter or interlace method")
    }
    guard let channels = [0: 1, 2: 3, 3: 1, 6: 4][header.data[9]] else {
      throw Failure(reason: "color type \(header.data[9])")
    }
    bytesPerPixel = channels
    let compressed = chunks.filter { $0.type == "IDAT" }.flatMap(\.data)
    let rows = try Self.inflate(compressed, count: (width * channels + 1) * height)
    pixels = try Self.unfiltered(rows, rowBytes: width * channels, bytesPerPixel: channels)
  }

  package static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func chunks(_ bytes: [UInt8]) throws -> [Chunk] {
    guard bytes.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) else {
      throw Failure(reason: "signature")
    }
    var result: [Chunk] = []
    var index = 8
    while index < bytes.count {
      guard index + 12 <= bytes.count else { throw Failure(reason: "chunk cut off") }
      let count = number(bytes[index..<index + 4])
      guard index + 12 + count <= bytes.count else { throw Failure(reason: "chunk too long") }
      let body = bytes[index + 4..<index + 8 + count]
      guard number(bytes[index + 8 + count..<index + 12 + count]) == crc(body) else {
        throw Failure(reason: "chunk checksum")
      }
      result.append(
        Chunk(
          type: String(decoding: body.prefix(4), as: UTF8.self), data: Array(body.dropFirst(4))))
      index += 12 + count
    }
    return result
  }

  /// The checksum bit by bit, as the PNG specification defines it.
  private static func crc(_ bytes: ArraySlice<UInt8>) -> Int {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
    return Int(~value)
  }

  /// zlib checks the stream's own checksum.
  private static func inflate(_ bytes: [UInt8], count: Int) throws -> [UInt8] {
    var output = [UInt8](repeating: 0, count: count + 1)
    var outputCount = uLongf(output.count)
    var inputCount = uLong(bytes.count)
    let status = uncompress2(&output, &outputCount, bytes, &inputCount)
    guard status == Z_OK, outputCount == uLongf(count), inputCount == uLong(bytes.count) else {
      throw Failure(reason: "zlib status \(status), \(outputCount) bytes, expected \(count)")
    }
    return Array(output.prefix(count))
  }

  private static func unfiltered(
    _ rows: [UInt8], rowBytes: Int, bytesPerPixel: Int
  ) throws -> [UInt8] {
    var result: [UInt8] = []
    var above = [UInt8](repeating: 0, count: rowBytes)
    for start in stride(from: 0, to: rows.count, by: rowBytes + 1) {
      var row = Array(rows[start + 1..<start + 1 + rowBytes])
      guard rows[start] <= 4 else { throw Failure(reason: "filter \(rows[start])") }
      let filter = rows[start]
      var index = -1
      while index + 1 < rowBytes {
        index += 1
        if filter == 0 { break }
        let left = index < bytesPerPixel ? 0 : Int(row[index - bytesPerPixel])
        let corner = index < bytesPerPixel ? 0 : Int(above[index - bytesPerPixel])
        let up = Int(above[index])
        let guess =
          switch filter {
          case 1: left
          case 2: up
          case 3: (left + up) / 2
          case 4: paeth(left, up, corner)
          default: 0
          }
        row[index] &+= UInt8(guess)
      }
      result += row
      above = row
    }
    return result
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let guess = left + up - corner
    let toLeft = left > guess ? left - guess : guess - left
    let toUp = up > guess ? up - guess : guess - up
    let toCorner = corner > guess ? corner - guess : guess - corner
    if toLeft <= toUp && toLeft <= toCorner { return left }
    return toUp <= toCorner ? up : corner
  }
}

extension PNGFile {
  /// The bytes of a row of pixels.
  package func row(_ y: Int) -> ArraySlice<UInt8> {
    pixels[y * width * bytesPerPixel..<(y + 1) * width * bytesPerPixel]
  }

  /// The red, green and blue of a pixel.
  package func color(_ x: Int, _ y: Int) -> [UInt8] {
    let bytes = pixel(x, y)
    return bytesPerPixel == 1 ? [bytes[0], bytes[0], bytes[0]] : Array(bytes.prefix(3))
  }

  /// The bytes of a pixel.
  package func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * width + x) * bytesPerPixel
    return Array(pixels[start..<start + bytesPerPixel])
  }

  /// Red, green and blue of every pixel, whatever the format; alpha is left out.
  package var colors: [UInt8] {
    switch bytesPerPixel {
    case 1: pixels.flatMap { [$0, $0, $0] }
    case 4: pixels.indices.compactMap { $0 % 4 == 3 ? nil : pixels[$0] }
    default: pixels
    }
  }
}
