internal import Platen
internal import PlatenBase

/// An opaque picture that is drawn row by row as it is written, so that it is never in memory as a
/// whole.
struct StreamedPNG {
  /// The sides, in pixels.
  let width: Int
  let height: Int
  /// Draws a row into words that hold anything: opaque colours, red in the higher bytes.
  let draw: (_ y: Int, _ row: UnsafeMutablePointer<UInt32>) -> Void
  /// The filter that predicts its rows best.
  var filter = PNGFilter.adaptive

  /// The picture as a PNG file.
  func png() throws(OutputError) -> [UInt8] {
    let sink = MemorySink()
    var encoder = try PNGEncoder(
      width: width, height: height, format: .rgb, filter: filter, compression: .fast,
      pixelsPerPoint: 1, sink: sink)
    let row = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    defer { row.deallocate() }
    row.initialize(repeating: 0, count: width)
    let bytes = UnsafeRawBufferPointer(start: row, count: 4 * width)
    for y in 0..<height {
      draw(y, row)
      try encoder.write(bytes, stride: 4 * width, rows: 1)
    }
    try encoder.finish()
    return sink.bytes
  }

  /// Pictures beside each other, on a ground that shows around them.
  static func beside(_ pictures: [StreamedPNG], gap: Int, ground: UInt32) -> StreamedPNG {
    let width = pictures.reduce(gap) { $0 + $1.width + gap }
    let height = (pictures.map(\.height).max() ?? 0) + 2 * gap
    return StreamedPNG(width: width, height: height) { y, row in
      row.update(repeating: ground, count: width)
      var x = gap
      for picture in pictures {
        if gap..<gap + picture.height ~= y { picture.draw(y - gap, row + x) }
        x += picture.width + gap
      }
    }
  }
}

// MARK: - Animation

/// Pictures of one size that are shown in turns for ever: an animated PNG (PNG, third edition).
///
/// Viewers that know nothing of animations show the first.
struct AnimatedPNG {
  /// What is shown.
  let frames: [StreamedPNG]
  /// How long each is shown, in thousandths of a second.
  let milliseconds: Int

  /// The pictures as one PNG file.
  func png() throws(OutputError) -> [UInt8] {
    var bytes: [UInt8] = []
    var number = 0
    for (index, frame) in frames.enumerated() {
      let file = try frame.png()
      let chunks = Self.chunks(file)
      if index == 0 {
        bytes += file.prefix(8)
        for (type, data) in chunks where type == "IHDR" || type == "pHYs" {
          bytes += PNGChunk.bytes(type, data)
        }
        bytes += PNGChunk.bytes("acTL", PNGChunk.bytes(of: frames.count) + PNGChunk.bytes(of: 0))
      }
      bytes += PNGChunk.bytes("fcTL", control(of: frame, number: number))
      number += 1
      for (type, data) in chunks where type == "IDAT" {
        if index == 0 {
          bytes += PNGChunk.bytes("IDAT", data)
        } else {
          bytes += PNGChunk.bytes("fdAT", PNGChunk.bytes(of: number) + data)
          number += 1
        }
      }
    }
    return bytes + PNGChunk.bytes("IEND", [])
  }

  /// A whole picture, shown for so many thousandths of a second, nothing disposed of or blended.
  private func control(of frame: StreamedPNG, number: Int) -> [UInt8] {
    let delay = [
      UInt8(truncatingIfNeeded: milliseconds >> 8), UInt8(truncatingIfNeeded: milliseconds),
    ]
    return [number, frame.width, frame.height, 0, 0].flatMap(PNGChunk.bytes(of:)) + delay + [
      3, 232, 0, 0,
    ]
  }

  /// The chunks of a file that was just written.
  private static func chunks(_ file: [UInt8]) -> [(type: String, data: ArraySlice<UInt8>)] {
    var chunks: [(String, ArraySlice<UInt8>)] = []
    guard var reader = try? PNGChunkReader(file) else { return [] }
    while let chunk = try? reader.next() { chunks.append((chunk.type, file[chunk.data])) }
    return chunks
  }
}
