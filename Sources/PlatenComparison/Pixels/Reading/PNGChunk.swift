internal import CZlib

/// A chunk of a PNG (PNG specification, third edition, section 5.3).
struct PNGChunk: Hashable {
  /// Four letters.
  var type: String
  var data: [UInt8]

  /// What every PNG begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The chunk with its length before and its checksum behind it.
  var bytes: [UInt8] {
    let body = Array(type.utf8) + data
    return Self.bytes(of: UInt32(data.count)) + body + Self.bytes(of: Self.checksum(body[...]))
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { UInt32(crc32(0, $0.baseAddress, UInt32($0.count))) }
  }

  /// A number as PNGs have it, the highest byte first.
  static func bytes(of number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }
}

extension PNGChunk {
  /// The end of the picture's head in a PNG, where further chunks may begin; nil for what is no PNG.
  static func endOfHead(of file: [UInt8]) -> Int? {
    file.starts(with: signature) ? head(in: file, at: signature.count, "IHDR")?.upperBound : nil
  }

  /// The chunks of some types that stand before the picture's data.
  ///
  /// Those with a wrong checksum are left out, and whatever follows what is no chunk.
  static func all(of types: Set<String>, in file: [UInt8]) -> [PNGChunk] {
    guard var place = endOfHead(of: file) else { return [] }
    var chunks: [PNGChunk] = []
    while let range = head(in: file, at: place, nil) {
      let type = String(decoding: file[range.lowerBound + 4..<range.lowerBound + 8], as: UTF8.self)
      if type == "IDAT" { break }
      if types.contains(type) {
        let body = file[range.lowerBound + 4..<range.upperBound - 4]
        if number(in: file, at: range.upperBound - 4) == checksum(body) {
          chunks.append(PNGChunk(type: type, data: Array(body.dropFirst(4))))
        }
      }
      place = range.upperBound
    }
    return chunks
  }

  /// Where a chunk lies that begins at a place; nil if it is cut off, or of another type.
  private static func head(in file: [UInt8], at place: Int, _ type: String?) -> Range<Int>? {
    guard file.count - place >= 12 else { return nil }
    let length = Int(number(in: file, at: place))
    guard length <= file.count - place - 12 else { return nil }
    if let type, !file[(place + 4)...].starts(with: type.utf8) { return nil }
    return place..<place + 12 + length
  }

  private static func number(in file: [UInt8], at place: Int) -> UInt32 {
    file[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
