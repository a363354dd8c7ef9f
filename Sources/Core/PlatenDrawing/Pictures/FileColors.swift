internal import CZlib

/// What a picture's file says of its colours.
enum FileColors {
  /// They are those of sRGB, or nothing is said.
  case sRGB
  /// They are others, which have to be converted.
  case other(ColorConversion)
  /// They are said in a way that is not understood, and taken for sRGB's.
  case unreadable

  /// What the finding of a picture with unreadable colours says.
  static let loss = "its colour profile cannot be read: it is drawn as sRGB"

  private init(_ conversion: ColorConversion?) {
    self = conversion.map { $0.isIdentity ? .sRGB : .other($0) } ?? .unreadable
  }

  /// The colours by an ICC profile; nil for a file without one.
  ///
  /// - Parameter isGray: Whether the file has shades of grey alone, as it must have for a profile of such.
  init(icc profile: [UInt8]?, isGray: Bool) {
    guard let profile else {
      self = .sRGB
      return
    }
    let conversion = ColorConversion(icc: profile)
    self.init(conversion?.isGray == true && !isGray ? nil : conversion)
  }

  /// The colours by a PNG's chunk cICP: the numbers of primaries, curve and matrix, and 1 for samples of
  /// the full range (PNG, third edition, 11.3.2.6).
  private init(cICP data: ArraySlice<UInt8>) {
    let numbers = Array(data)
    guard numbers.count == 4, numbers[2...] == [0, 1],
      let primaries = ColorPrimaries(number: numbers[0]), let curve = ColorCurve(number: numbers[1])
    else {
      self = .unreadable
      return
    }
    self.init(ColorConversion(primaries, curve))
  }

  /// The colours that a PNG's chunks say; of several that contradict each other cICP comes first, then a
  /// profile, then the chunk sRGB (PNG, third edition, 4.3).
  ///
  /// The curve of a chunk gAMA is none of it: that is libpng's to undo.
  init(of png: PNGReader) {
    if let chunk = png.chunk("cICP") {
      self.init(cICP: png.file[chunk.data])
    } else if let chunk = png.chunk("iCCP") {
      self.init(icc: Self.profile(chunk, of: png.file), isGray: png.isGray)
    } else if png.chunk("sRGB") == nil, let chunk = png.chunk("cHRM") {
      self.init(ColorPrimaries(cHRM: png.file[chunk.data]).flatMap { ColorConversion($0) })
    } else {
      self = .sRGB
    }
  }

  /// The profile in a chunk: behind a name of up to 79 bytes, a zero, and the method of compression,
  /// which is zlib's (PNG, third edition, 11.3.2.3); empty for what is none.
  private static func profile(_ chunk: PNGChunk, of file: [UInt8]) -> [UInt8] {
    let data = file[chunk.data]
    guard (try? chunk.check(in: file)) != nil, let end = data.prefix(80).firstIndex(of: 0),
      data.endIndex - end > 2, data[end + 1] == 0
    else { return [] }
    let packed = data[(end + 2)...]
    return [UInt8](unsafeUninitializedCapacity: ColorConversion.mostBytes) { target, count in
      var length = uLong(ColorConversion.mostBytes)
      let status = packed.withUnsafeBufferPointer {
        uncompress(target.baseAddress, &length, $0.baseAddress, uLong($0.count))
      }
      count = status == Z_OK ? Int(length) : 0
    }
  }
}

// MARK: - PNG

extension PNGReader {
  /// The chunks that say which colours samples stand for.
  private static let colorChunks: Set = ["iCCP", "sRGB", "gAMA", "cHRM", "cICP"]

  /// The first chunk of a name before the pixels; nil if there is none.
  func chunk(_ type: String) -> PNGChunk? {
    chunks.prefix { $0.type != "IDAT" }.first { $0.type == type }
  }

  /// Whether the file has shades of grey alone (PNG, third edition, 11.2.1).
  var isGray: Bool {
    chunks.first.flatMap { PNGHeader($0, of: file) }.map { [0, 4].contains($0.colorType) } ?? false
  }

  /// Whether a chunk says more of the colours than libpng reads.
  var hasProfile: Bool { chunk("iCCP") != nil || chunk("cICP") != nil }

  /// Whether libpng changes samples by the curve that the file states: one that is not sRGB's, give or
  /// take a twentieth.
  var hasOtherCurve: Bool {
    guard chunk("sRGB") == nil, !hasProfile, let data = chunk("gAMA")?.data else {
      return false
    }
    // PNG, third edition, 11.3.2.2: the exponent in 100,000ths, which is 45,455 of sRGB.
    let exponent = file[data].reduce(0) { 256 * $0 + Double($1) }
    return exponent > 0 && abs(exponent / 45_455 - 1) > 0.05
  }

  /// The file without what it says of its colours.
  var fileWithoutColors: [UInt8] {
    PNGChunk.signature
      + chunks.filter { !Self.colorChunks.contains($0.type) }.flatMap { file[$0.range] }
  }
}
