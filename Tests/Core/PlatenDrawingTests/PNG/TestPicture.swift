import PlatenBase
import PlatenDrawing
import TestSupport

/// Pixels in Cairo's form, and what a PNG of them has to contain.
struct TestPicture {
  let width: Int
  let height: Int

  /// The bytes from one row to the next; more than the pixels need.
  let stride: Int
  private(set) var words: [UInt32]

  init(width: Int, height: Int, pixel: (_ x: Int, _ y: Int) -> UInt32) {
    self.width = width
    self.height = height
    stride = 4 * (width + 3)
    words = []
    for y in 0..<height {
      words += (0..<width).map { pixel($0, y) }
      words += [0xDEAD_BEEF, 0xDEAD_BEEF, 0xDEAD_BEEF]
    }
  }

  /// Noise with flat parts, such as `format` allows it.
  static func noise(
    width: Int, height: Int, format: PNGFormat, using random: inout SeededGenerator
  ) -> TestPicture {
    var last: UInt32 = 0
    return TestPicture(width: width, height: height) { _, _ in
      let bits = random.next()
      guard bits >> 60 < 9 else { return last }
      switch format {
      case .gray: last = 0xFF00_0000 | UInt32(bits & 255) * 0x01_0101
      case .rgb: last = 0xFF00_0000 | UInt32(bits & 0xFF_FFFF)
      case .rgba:
        let alpha = [0, 255, UInt32(bits >> 8 & 255)][Int(bits >> 16 & 255) % 3]
        last = alpha << 24
        for shift: UInt32 in [0, 8, 16] {
          last |= (UInt32(bits >> (24 + UInt64(shift)) & 255) % (alpha + 1)) << shift
        }
      }
      return last
    }
  }

  /// Black strokes with soft edges on white, repeated here and there as letters are.
  static func text(width: Int, height: Int) -> TestPicture {
    var random = SeededGenerator(seed: 7)
    let letters = (0..<40).map { _ in (0..<20 * 12).map { _ in random.next() } }
    return TestPicture(width: width, height: height) { x, y in
      let letter = letters[(x / 12 * 7 + y / 30 * 11) % 40]
      guard y % 30 < 20 else { return 0xFFFF_FFFF }
      let bits = letter[y % 30 * 12 + x % 12]
      let gray = bits % 3 == 0 ? UInt32(bits >> 8 & 255) : bits % 3 == 1 ? 0 : 255
      return 0xFF00_0000 | gray * 0x01_0101
    }
  }

  /// The PNG's samples, by the definition of the formats.
  func samples(_ format: PNGFormat) -> [UInt8] {
    var result: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let word = words[y * stride / 4 + x]
        let channels = [word >> 16 & 255, word >> 8 & 255, word & 255].map(UInt8.init)
        switch format {
        case .gray: result.append(channels[0])
        case .rgb: result += channels
        case .rgba:
          let alpha = Double(word >> 24)
          result += channels.map {
            alpha == 0 ? 0 : UInt8((Double($0) * 255 / alpha).rounded(.toNearestOrAwayFromZero))
          }
          result.append(UInt8(word >> 24))
        }
      }
    }
    return result
  }

  /// Whether a PNG has these pixels; not a comparison of arrays, whose report would be very long.
  func matches(_ file: PNGFile, _ format: PNGFormat) -> Bool {
    file.width == width && file.height == height && file.pixels == samples(format)
  }

  /// The picture as a PNG, its rows given in bands of `band`.
  func encoded(
    _ format: PNGFormat, _ filter: PNGFilter = .none, _ compression: PNGCompression = .fast,
    band: Int = .max, pixelsPerPoint: Double = 1, in workspace: PNGWorkspace = PNGWorkspace()
  ) throws -> [UInt8] {
    let sink = MemorySink()
    var encoder = try PNGEncoder(
      width: width, height: height, format: format, filter: filter, compression: compression,
      pixelsPerPoint: pixelsPerPoint, workspace: workspace, sink: sink)
    try words.withUnsafeBytes { bytes in
      var row = 0
      while row < height {
        let count = min(band, height - row)
        try encoder.write(
          UnsafeRawBufferPointer(rebasing: bytes[(row * stride)...]), stride: stride, rows: count)
        row += count
      }
    }
    try encoder.finish()
    return sink.bytes
  }
}
