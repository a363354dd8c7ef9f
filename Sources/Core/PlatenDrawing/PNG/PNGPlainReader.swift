internal import CDeflate

/// Reads the pixels of the most common PNGs with libdeflate, which takes less time than libpng: eight bits a sample,
/// colours with or without alpha, rows in their order, no gamma and no transparent colour.
///
/// What is unusual or damaged is left to libpng, which says why.
struct PNGPlainReader {
  private let png: PNGReader
  private let channels: Int

  /// The most pixels of a picture: its unpacked rows take up to five bytes each beside them.
  private static let mostPixels = 1 << 23
  /// The chunks that say nothing of how samples become colours.
  private static let plainChunks: Set = [
    "IHDR", "IDAT", "IEND", "sRGB", "pHYs", "tEXt", "zTXt", "iTXt", "tIME", "eXIf", "bKGD",
  ]

  /// Makes a reader; nil for a file that is not one of the most common.
  init?(_ png: PNGReader, _ header: PNGHeader) {
    let start = png.chunks[0].data.lowerBound
    let kinds = png.chunks.map(\.type)
    // Of compression, filter and interlacing, libpng knows 0 alone here; and the pixels follow one another.
    guard header.bitDepth == 8, png.file[(start + 10)..<(start + 13)].allSatisfy({ $0 == 0 }),
      kinds.count(where: { $0 == "IHDR" }) == 1, Self.isOneRun("IDAT", in: kinds),
      png.width * png.height <= Self.mostPixels, let channels = [2: 3, 6: 4][header.colorType],
      png.chunks.allSatisfy({ Self.plainChunks.contains($0.type) || $0.isPrivate })
    else { return nil }
    (self.png, self.channels) = (png, channels)
  }

  private static func isOneRun(_ kind: String, in kinds: [String]) -> Bool {
    guard let first = kinds.firstIndex(of: kind), let last = kinds.lastIndex(of: kind) else {
      return false
    }
    return kinds[first...last].allSatisfy { $0 == kind }
  }

  /// Returns words of alpha, red, green and blue from the highest byte down; nil for damaged pixels.
  func pixels() -> [UInt32]? {
    guard var rows = unpacked() else { return nil }
    let (width, height, channels) = (png.width, png.height, channels)
    let stride = 1 + width * channels
    return rows.withUnsafeMutableBufferPointer { rows -> [UInt32]? in
      guard let start = rows.baseAddress else { return nil }
      var isWhole = true
      let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
        for y in 0..<height where isWhole {
          let row = start + y * stride
          isWhole = Self.undo(row, above: y == 0 ? nil : row - stride + 1, stride - 1, channels)
          guard let line = target.baseAddress.map({ $0 + y * width }) else { continue }
          Self.widen(row + 1, into: line, width, channels)
        }
        count = width * height
      }
      return isWhole ? pixels : nil
    }
  }

  /// The filtered rows.
  private func unpacked() -> [UInt8]? {
    var packed: [UInt8] = []
    for chunk in png.chunks where chunk.type != "IEND" {
      let body = png.file[(chunk.data.lowerBound - 4)..<chunk.data.upperBound]
      let sum = body.withUnsafeBufferPointer { libdeflate_crc32(0, $0.baseAddress, $0.count) }
      guard Int(sum) == PNGChunk.number(in: png.file, at: chunk.data.upperBound) else { return nil }
      if chunk.type == "IDAT" { packed += png.file[chunk.data] }
    }
    guard let unpacker = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(unpacker) }
    let length = (1 + png.width * channels) * png.height
    var isWhole = false
    let rows = [UInt8](unsafeUninitializedCapacity: length) { target, count in
      let status = libdeflate_zlib_decompress(
        unpacker, packed, packed.count, target.baseAddress, length, nil)
      isWhole = status == LIBDEFLATE_SUCCESS
      count = isWhole ? length : 0
    }
    return isWhole ? rows : nil
  }

  // MARK: - Rows

  /// Undoes the filter of a row (PNG, third edition, 9.2).
  ///
  /// - Returns: Whether the filter is a known one.
  private static func undo(
    _ row: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>?, _ count: Int,
    _ channels: Int
  ) -> Bool {
    let samples = row + 1
    switch (row[0], above) {
    case (0, _), (2, nil): return true
    case (1, _), (4, nil):
      for i in channels..<count { samples[i] &+= samples[i - channels] }
    case (2, let above?):
      for i in 0..<count { samples[i] &+= above[i] }
    case (3, let above):
      for i in 0..<count {
        let left = i < channels ? 0 : Int(samples[i - channels])
        samples[i] &+= UInt8((left + Int(above?[i] ?? 0)) / 2)
      }
    case (4, let above?):
      channels == 4 ? paeth4(samples, above, count) : paeth3(samples, above, count)
    default: return false
    }
    return true
  }

  private typealias Pixel = SIMD4<Int16>

  private static func paeth4(
    _ samples: UnsafeMutablePointer<UInt8>, _ above: UnsafeMutablePointer<UInt8>, _ count: Int
  ) {
    var (left, corner) = (Pixel(), Pixel())
    for i in stride(from: 0, to: count, by: 4) {
      let up = Pixel(truncatingIfNeeded: load(above + i))
      let sum = load(samples + i) &+ SIMD4<UInt8>(truncatingIfNeeded: nearest(left, up, corner))
      UnsafeMutableRawPointer(samples + i).storeBytes(of: sum, as: SIMD4<UInt8>.self)
      (left, corner) = (Pixel(truncatingIfNeeded: sum), up)
    }
  }

  private static func paeth3(
    _ samples: UnsafeMutablePointer<UInt8>, _ above: UnsafeMutablePointer<UInt8>, _ count: Int
  ) {
    var (left, corner) = (Pixel(), Pixel())
    for i in stride(from: 0, to: count, by: 3) {
      let up = Pixel(Int16(above[i]), Int16(above[i + 1]), Int16(above[i + 2]), 0)
      let guess = SIMD4<UInt8>(truncatingIfNeeded: nearest(left, up, corner))
      let sum = SIMD4(samples[i], samples[i + 1], samples[i + 2], 0) &+ guess
      (samples[i], samples[i + 1], samples[i + 2]) = (sum[0], sum[1], sum[2])
      (left, corner) = (Pixel(truncatingIfNeeded: sum), up)
    }
  }

  private static func load(_ bytes: UnsafeMutablePointer<UInt8>) -> SIMD4<UInt8> {
    UnsafeRawPointer(bytes).loadUnaligned(as: SIMD4<UInt8>.self)
  }

  /// Paeth's choice for each sample.
  private static func nearest(_ left: Pixel, _ up: Pixel, _ corner: Pixel) -> Pixel {
    let (overUp, overLeft) = (up &- corner, left &- corner)
    let (toLeft, toUp, toCorner) = (size(overUp), size(overLeft), size(overUp &+ overLeft))
    let other = corner.replacing(with: up, where: toUp .<= toCorner)
    return other.replacing(with: left, where: (toLeft .<= toUp) .& (toLeft .<= toCorner))
  }

  private static func size(_ value: Pixel) -> Pixel {
    value.replacing(with: 0 &- value, where: value .< 0)
  }

  /// Makes words of samples.
  private static func widen(
    _ samples: UnsafeMutablePointer<UInt8>, into line: UnsafeMutablePointer<UInt32>, _ width: Int,
    _ channels: Int
  ) {
    if channels == 4 {
      for x in 0..<width {
        let word = UnsafeRawPointer(samples + 4 * x).loadUnaligned(as: UInt32.self).bigEndian
        line[x] = word >> 8 | word << 24
      }
    } else {
      // Words reach over the first sample of the next pixel, which the last one does not have.
      let last = width - 1
      for x in 0..<last {
        let word = UnsafeRawPointer(samples + 3 &* x).loadUnaligned(as: UInt32.self).bigEndian
        line[x] = 0xFF00_0000 | word &>> 8
      }
      let (red, green, blue) = (samples[3 * last], samples[3 * last + 1], samples[3 * last + 2])
      line[last] = 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }
}

extension PNGChunk {
  /// Whether the chunk is somebody's own, which says nothing of the pixels to others (PNG, third edition, 5.4).
  fileprivate var isPrivate: Bool {
    let letters = Array(type.utf8)
    return letters[0] & 0x20 != 0 && letters[1] & 0x20 != 0
  }
}
