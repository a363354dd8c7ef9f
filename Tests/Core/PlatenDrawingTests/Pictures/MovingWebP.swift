import PlatenDrawing
import TestSupport

/// The frames of an animated WebP as they are shown, read as RFC 9649 says (2.4 to 2.7), without the encoder's code.
struct MovingWebP {
  struct Frame {
    /// Where the frame's own pixels go.
    var x, y, width, height: Int
    var milliseconds: Int
    var isBlended: Bool
    /// The names of the chunks that its picture is in.
    var chunks: [String]
    /// All pixels while it is shown: words, premultiplied, alpha highest.
    var pixels: [UInt32]
  }

  struct Failure: Error {
    var reason: String
  }

  let width: Int
  let height: Int
  let features: UInt8
  let loops: Int
  private(set) var frames: [Frame] = []

  init(_ bytes: [UInt8]) throws {
    guard bytes[0..<4] == Array("RIFF".utf8)[...], bytes[8..<12] == Array("WEBP".utf8)[...],
      Self.number(bytes[4..<8]) == bytes.count - 8
    else { throw Failure(reason: "RIFF") }
    let chunks = Self.chunks(bytes[12...])
    guard chunks.count > 2, chunks[0].name == "VP8X", chunks[1].name == "ANIM" else {
      throw Failure(reason: "\(chunks.map(\.name))")
    }
    let header = Array(chunks[0].data)
    features = header[0]
    (width, height) = (Self.number(header[4..<7]) + 1, Self.number(header[7..<10]) + 1)
    loops = Self.number(chunks[1].data.suffix(2))
    var pixels = [UInt32](repeating: 0, count: width * height)
    for chunk in chunks.dropFirst(2) {
      guard chunk.name == "ANMF" else { throw Failure(reason: chunk.name) }
      try frames.append(Self.frame(Array(chunk.data), on: &pixels, width: width))
    }
  }

  private static func frame(
    _ data: [UInt8], on pixels: inout [UInt32], width: Int
  ) throws -> Frame {
    let numbers = [0, 3, 6, 9, 12].map { number(data[$0..<$0 + 3]) }
    var frame = Frame(
      x: 2 * numbers[0], y: 2 * numbers[1], width: numbers[2] + 1, height: numbers[3] + 1,
      milliseconds: numbers[4], isBlended: data[15] & 2 == 0,
      chunks: chunks(data[16...]).map(\.name), pixels: [])
    guard data[15] & 1 == 0 else { throw Failure(reason: "dispose") }
    // What libwebp reads is a file of one picture.
    let hasAlpha = frame.chunks.contains("ALPH")
    let head =
      hasAlpha
      ? Array("VP8X".utf8) + [10, 0, 0, 0, 0x10, 0, 0, 0] + data[6..<12] : []
    let file =
      Array("RIFF".utf8) + bytes(4 + head.count + data.count - 16) + Array("WEBP".utf8) + head
      + data[16...]
    let part = try RasterImage(file: file).bitmap
    guard part.width == frame.width, part.height == frame.height else {
      throw Failure(reason: "a picture of another size than its frame")
    }
    for (i, word) in part.pixels.enumerated() where !frame.isBlended || word != 0 {
      guard !frame.isBlended || word >> 24 == 255 else { throw Failure(reason: "translucent") }
      pixels[(frame.y + i / frame.width) * width + frame.x + i % frame.width] = word
    }
    frame.pixels = pixels
    return frame
  }

  private static func chunks(_ bytes: ArraySlice<UInt8>) -> [(
    name: String, data: ArraySlice<UInt8>
  )] {
    var chunks: [(name: String, data: ArraySlice<UInt8>)] = []
    var start = bytes.startIndex
    while start + 8 <= bytes.endIndex {
      let count = number(bytes[start + 4..<start + 8])
      chunks.append(
        (
          String(decoding: bytes[start..<start + 4], as: UTF8.self),
          bytes[start + 8..<start + 8 + count]
        ))
      start += 8 + count + count % 2
    }
    return chunks
  }

  /// The lowest byte comes first.
  private static func number(_ bytes: some BidirectionalCollection<UInt8>) -> Int {
    PNGFile.number(bytes.reversed())
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(number >> (8 * $0) & 255) }
  }
}
