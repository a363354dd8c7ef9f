package import PlatenBase

/// Writes a PNG from bands of Cairo's pixels, holding a few rows whatever the picture's height.
///
/// ```swift
/// var encoder = try PNGEncoder(
///   width: 2, height: 1, format: .rgb, filter: .none, compression: .fast, pixelsPerPoint: 1,
///   sink: sink)
/// try [0xFF00_0000, 0xFFFF_FFFF as UInt32].withUnsafeBytes {
///   try encoder.write($0, stride: 8, rows: 1)
/// }
/// try encoder.finish()
/// ```
///
/// The bytes depend on the pixels alone: not on the bands, the machine or the time.
package struct PNGEncoder: ~Copyable {
  /// The greatest width and height that a PNG can have, in pixels.
  package static let sizeLimit = Int(Int32.max)

  private let width: Int
  private let chunks: PNGChunkWriter
  private let filter: RowFilter
  private let compressor: any RowCompressor

  /// The rows that are still to come.
  private var rowsLeft: Int

  /// Writes the header of a picture of `width` by `height` pixels.
  ///
  /// - Parameters:
  ///   - pixelsPerPoint: The scale that the file states, 1 for 72 pixels an inch; a scale that is
  ///     not finite and positive, or too large to be stated, is left out.
  ///   - workspace: The memory of an encoder before, which is done; no other may have it meanwhile.
  /// - Throws: ``OutputError`` when a side is not in 1...``sizeLimit``, or the sink fails.
  package init(
    width: Int, height: Int, format: PNGFormat, filter: PNGFilter, compression: PNGCompression,
    pixelsPerPoint: Double, workspace: PNGWorkspace = PNGWorkspace(), sink: any ByteSink
  ) throws(OutputError) {
    guard 1...Self.sizeLimit ~= width, 1...Self.sizeLimit ~= height else {
      throw OutputError(
        .size,
        message: "a PNG of \(width) x \(height) pixels, expected sides of 1 to \(Self.sizeLimit)")
    }
    let chunks = PNGChunkWriter(
      sink: sink, room: FastCompressor.outputRoom, memory: workspace.chunks)
    try chunks.writeSignature()
    try chunks.writeChunk(
      "IHDR", Self.header(width: width, height: height, colorType: format.colorType))
    if let density = Self.density(pixelsPerPoint) { try chunks.writeChunk("pHYs", density) }
    // A struct that cannot be copied cannot be half made either: all that throws comes first.
    compressor = try workspace.compressor(
      for: compression, bytesPerPixel: format.bytesPerPixel, width: width, height: height)
    self.filter = RowFilter(width: width, format: format, filter: filter, memory: workspace.rows)
    self.chunks = chunks
    self.width = width
    rowsLeft = height
  }

  /// Encodes the next rows of the picture, from the top.
  ///
  /// - Parameters:
  ///   - pixels: The rows, `stride` bytes apart: 32-bit words of the machine's byte order as
  ///     Cairo's ARGB32 (premultiplied) and RGB24 surfaces have them.
  ///   - count: How many rows there are; 0 does nothing.
  /// - Throws: ``OutputError`` when the rows are more than the picture has or `pixels` is too
  ///   short for them, or the sink fails.
  /// - Complexity: O(*n*), where *n* is the number of pixels.
  package mutating func write(
    _ pixels: UnsafeRawBufferPointer, stride: Int, rows count: Int
  ) throws(OutputError) {
    guard 0...rowsLeft ~= count else {
      throw OutputError(.rows, message: "\(count) rows, expected at most \(rowsLeft)")
    }
    guard count > 0 else { return }
    let (start, isTooFar) = stride.multipliedReportingOverflow(by: count - 1)
    guard let base = pixels.baseAddress, stride >= 4 * width, !isTooFar,
      pixels.count >= 4 * width, pixels.count - 4 * width >= start
    else {
      throw OutputError(
        .rows,
        message: "\(pixels.count) bytes with \(stride) per row, expected \(count) rows of"
          + " \(width) pixels")
    }
    rowsLeft -= count
    for row in 0..<count {
      let source = base + row * stride
      let above = row > 0 ? source - stride : nil
      try compressor.append(filter.filtered(source, below: above), to: chunks)
    }
  }

  /// Ends the picture, all of whose bytes the sink has then.
  ///
  /// - Throws: ``OutputError`` when rows are missing, or the sink fails.
  package consuming func finish() throws(OutputError) {
    guard rowsLeft == 0 else {
      throw OutputError(.rows, message: "the picture ends \(rowsLeft) rows early")
    }
    // The zlib stream may be cut into IDAT chunks anywhere (PNG, third edition, 11.2.3).
    try compressor.finish(to: chunks)
    try chunks.flush()
    try chunks.writeChunk("IEND", [])
  }
}

// MARK: - Chunks

extension PNGEncoder {
  static func header(width: Int, height: Int, colorType: UInt8) -> [UInt8] {
    // PNG, third edition, 11.2.1: bit depth, colour type, compression, filter and interlace
    // methods.
    PNGChunk.bytes(of: width) + PNGChunk.bytes(of: height) + [8, colorType, 0, 0, 0]
  }

  /// The pixels a metre, across and down, and the unit.
  static func density(_ pixelsPerPoint: Double) -> [UInt8]? {
    // PNG, third edition, 11.3.4.3 (pHYs): unit 1 is the metre. A point is 1/72 inch, an inch 25.4
    // mm.
    let pixelsPerMetre = (pixelsPerPoint * 72 / 0.0254).rounded()
    guard 1...Double(Int32.max) ~= pixelsPerMetre else { return nil }
    let bytes = PNGChunk.bytes(of: Int(pixelsPerMetre))
    return bytes + bytes + [1]
  }
}

// MARK: - Formats

/// The layout of a PNG's pixels, eight bits a channel.
package enum PNGFormat: Equatable, Sendable, CaseIterable {
  /// One grey byte; the caller guarantees opaque pixels whose channels are equal.
  case gray
  /// Red, green and blue; the caller guarantees opaque pixels.
  case rgb
  /// Red, green, blue and alpha, not premultiplied; transparent pixels are four zeros.
  case rgba

  /// The bytes of one pixel.
  var bytesPerPixel: Int {
    switch self {
    case .gray: 1
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// The color type of the PNG header.
  var colorType: UInt8 {
    switch self {
    // Colour types of PNG, third edition, 11.2.1; 3 would be a palette, 4 grey with alpha.
    case .gray: 0
    case .rgb: 2
    case .rgba: 6
    }
  }
}

/// The prediction of a row's bytes from their neighbours before they are compressed.
package enum PNGFilter: Equatable, Sendable, CaseIterable {
  /// Bytes as they are: best for text and flat shapes, whose repetitions the compressor finds.
  case none
  /// Row by row as the colours tell: best for pictures and gradients.
  ///
  /// Where colours are new, differences from the neighbours; where they come again, as for `none`.
  case adaptive
}

/// The goal of a PNG's compression.
package enum PNGCompression: Equatable, Sendable, CaseIterable {
  /// Time first.
  case fast
  /// The fewest bytes, at several times the time.
  case small
}
