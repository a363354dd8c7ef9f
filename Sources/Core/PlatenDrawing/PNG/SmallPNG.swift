internal import CDeflate
internal import PlatenBase

/// Writes all pixels of a picture in the fewest bytes that a PNG needs.
///
/// filter the rows in several ways → compress each quickly → compress the shortest thoroughly. The bytes depend on
/// the pixels and libdeflate's version alone.
struct SmallPNG {
  /// The most bytes of pixels: they are compressed at some six million a second.
  static let mostBytes = 1 << 25

  let width: Int
  let height: Int
  let format: PNGFormat
  /// The pixels as the format has them, in rows from the top.
  let pixels: [UInt8]
  private let quick: Deflater

  init(width: Int, height: Int, format: PNGFormat, pixels: [UInt8]) throws(OutputError) {
    (self.width, self.height, self.format, self.pixels) = (width, height, format, pixels)
    quick = try Deflater(level: 9)
  }

  /// The rows of a picture, each after the number of its filter, and what the file says of them.
  private struct Form {
    var colorType: UInt8
    /// Chunks before the rows.
    var palette: [UInt8] = []
    var rows: [UInt8]
  }

  /// Returns the bytes of a file.
  ///
  /// - Parameter filter: Whether it is worthwhile to try differences of neighbours.
  /// - Throws: ``OutputError`` if there is no memory, or the render is cancelled.
  func file(
    pixelsPerPoint: Double, filter: PNGFilter, _ cancellation: RenderCancellation?
  ) throws -> [UInt8] {
    var forms = [plain, indexed].compactMap(\.self)
    if filter == .adaptive { try forms.append(filteredByTrial(cancellation)) }
    try cancellation.check()
    let sizes = forms.map { $0.palette.count + quick.compressed($0.rows[...]).count }
    guard let best = forms.indices.min(by: { sizes[$0] < sizes[$1] }) else { return [] }
    let form = forms[best]
    try cancellation.check()
    let data = try Deflater(level: 12).compressed(form.rows[...])
    let header = PNGEncoder.header(width: width, height: height, colorType: form.colorType)
    let density = PNGEncoder.density(pixelsPerPoint)
    return PNGChunk.signature + PNGChunk.bytes("IHDR", header)
      + (density.map { PNGChunk.bytes("pHYs", $0) } ?? []) + form.palette
      + PNGChunk.bytes("IDAT", data) + PNGChunk.bytes("IEND", [])
  }
}

// MARK: - Forms

extension SmallPNG {
  private var rowBytes: Int { width * format.bytesPerPixel }

  /// The rows as they are.
  private var plain: Form {
    Form(colorType: format.colorType, rows: unfiltered(pixels, rowBytes))
  }

  private func unfiltered(_ bytes: [UInt8], _ rowBytes: Int) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity((rowBytes + 1) * height)
    for start in stride(from: 0, to: bytes.count, by: rowBytes) {
      rows.append(RowFilter.Kind.none.rawValue)
      rows += bytes[start..<start + rowBytes]
    }
    return rows
  }

  /// The rows as numbers of colours in the order in which these are first seen; nil for more than 256 colours.
  private var indexed: Form? {
    var numbers: [UInt32: UInt8] = [:]
    var colors: [UInt32] = []
    var indices: [UInt8] = []
    indices.reserveCapacity(width * height)
    var (last, number): (UInt32?, UInt8) = (nil, 0)
    for start in stride(from: 0, to: pixels.count, by: format.bytesPerPixel) {
      let color = color(at: start)
      if color != last {
        if let known = numbers[color] {
          number = known
        } else {
          guard let next = UInt8(exactly: colors.count) else { return nil }
          (numbers[color], number) = (next, next)
          colors.append(color)
        }
        last = color
      }
      indices.append(number)
    }
    let components = colors.flatMap {
      [UInt8($0 >> 24), UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255)]
    }
    // PNG, third edition, 11.3.1.1 (tRNS): colours without an alpha are opaque.
    let alphas = colors.prefix((colors.lastIndex { $0 & 255 < 255 } ?? -1) + 1).map {
      UInt8($0 & 255)
    }
    return Form(
      colorType: 3,
      palette: PNGChunk.bytes("PLTE", components)
        + (alphas.isEmpty ? [] : PNGChunk.bytes("tRNS", alphas)),
      rows: unfiltered(indices, width))
  }

  /// Red, green, blue and alpha, from the highest byte on.
  private func color(at start: Int) -> UInt32 {
    if format == .gray { return UInt32(pixels[start]) * 0x0101_0100 | 255 }
    let opaque =
      UInt32(pixels[start]) << 24 | UInt32(pixels[start + 1]) << 16 | UInt32(pixels[start + 2]) << 8
    return opaque | (format == .rgba ? UInt32(pixels[start + 3]) : 255)
  }

  /// The rows, each with that of the five filters that is shortest behind the three rows above.
  private func filteredByTrial(_ cancellation: RenderCancellation?) throws -> Form {
    let trial = try Deflater(level: 1)
    let size = rowBytes + 1
    var rows = [UInt8](repeating: 0, count: size * height)
    for y in 0..<height {
      try cancellation.check()
      let row = y * size..<(y + 1) * size
      let tried = rows[max(y - 3, 0) * size..<row.upperBound].indices
      let sizes = RowFilter.Kind.allCases.map { kind in
        filter(y, kind, into: &rows, at: row.lowerBound)
        return trial.compressed(rows[tried]).count
      }
      let best = RowFilter.Kind.allCases.indices.min { sizes[$0] < sizes[$1] } ?? 0
      filter(y, RowFilter.Kind.allCases[best], into: &rows, at: row.lowerBound)
    }
    return Form(colorType: format.colorType, rows: rows)
  }

  private func filter(_ y: Int, _ kind: RowFilter.Kind, into rows: inout [UInt8], at start: Int) {
    let (first, back) = (y * rowBytes, format.bytesPerPixel)
    rows[start] = kind.rawValue
    for x in 0..<rowBytes {
      let left = x >= back ? pixels[first + x - back] : 0
      let up = y > 0 ? pixels[first - rowBytes + x] : 0
      let corner = x >= back && y > 0 ? pixels[first - rowBytes + x - back] : 0
      rows[start + 1 + x] = pixels[first + x] &- kind.predicted(left: left, up: up, corner: corner)
    }
  }
}

// MARK: - libdeflate

/// A compressor of libdeflate's, which it frees.
private final class Deflater {
  private let compressor: OpaquePointer

  init(level: Int32) throws(OutputError) {
    guard let compressor = libdeflate_alloc_compressor(level) else {
      throw OutputError(.compression, message: "libdeflate has no memory")
    }
    self.compressor = compressor
  }

  deinit {
    libdeflate_free_compressor(compressor)
  }

  /// Returns the bytes as a zlib stream.
  func compressed(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.withUnsafeBytes { source in
      let bound = libdeflate_zlib_compress_bound(compressor, source.count)
      return [UInt8](unsafeUninitializedCapacity: bound) { target, count in
        count = libdeflate_zlib_compress(
          compressor, source.baseAddress, source.count, target.baseAddress, bound)
      }
    }
  }
}
