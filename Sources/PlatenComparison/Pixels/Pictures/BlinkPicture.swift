internal import CZlib
internal import PlatenBase
internal import PlatenDrawing

/// Pictures of one size that are shown in turns for ever: an animated PNG (PNG, third edition).
///
/// Viewers that know nothing of animations show the first.
struct BlinkPicture {
  /// What is shown.
  let frames: [PictureRows]
  /// How long each is shown.
  let milliseconds: Int

  func png() throws(OutputError) -> [UInt8] {
    var bytes: [UInt8] = []
    var number = 0
    for (index, frame) in frames.enumerated() {
      let file = try frame.png()
      let chunks = Self.chunks(file)
      if index == 0 {
        bytes += file.prefix(8)
        for (type, data) in chunks where type == "IHDR" || type == "pHYs" {
          bytes += Self.chunk(type, data)
        }
        bytes += Self.chunk("acTL", Self.bytes(frames.count) + Self.bytes(0))
      }
      bytes += Self.chunk("fcTL", control(of: frame, number: number))
      number += 1
      for (type, data) in chunks where type == "IDAT" {
        if index == 0 {
          bytes += Self.chunk("IDAT", data)
        } else {
          bytes += Self.chunk("fdAT", Self.bytes(number) + data)
          number += 1
        }
      }
    }
    return bytes + Self.chunk("IEND", [])
  }

  /// A whole picture, shown for so many thousandths of a second, nothing disposed of or blended.
  private func control(of frame: PictureRows, number: Int) -> [UInt8] {
    let delay = [
      UInt8(truncatingIfNeeded: milliseconds >> 8), UInt8(truncatingIfNeeded: milliseconds),
    ]
    return [number, frame.width, frame.height, 0, 0].flatMap(Self.bytes) + delay + [3, 232, 0, 0]
  }

  /// The chunks of a file that was just written.
  private static func chunks(_ file: [UInt8]) -> [(type: String, data: ArraySlice<UInt8>)] {
    var chunks: [(String, ArraySlice<UInt8>)] = []
    var position = 8
    while position + 12 <= file.count {
      let count = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let data = position + 8..<position + 8 + count
      let type = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
      chunks.append((type, file[data]))
      position = data.upperBound + 4
    }
    return chunks
  }

  private static func chunk(_ type: String, _ data: some Collection<UInt8>) -> [UInt8] {
    let body = Array(type.utf8) + data
    let checksum = body.withUnsafeBytes { bytes in
      crc32(0, bytes.bindMemory(to: UInt8.self).baseAddress, UInt32(bytes.count))
    }
    return bytes(data.count) + body + bytes(Int(checksum))
  }

  private static func bytes(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
