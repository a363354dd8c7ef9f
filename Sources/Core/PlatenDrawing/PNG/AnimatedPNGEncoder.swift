internal import PlatenBase

/// Writes an animated PNG (PNG, third edition) from the pixels of its frames.
///
/// Viewers that know nothing of animations show the first frame.
struct AnimatedPNGEncoder {
  private let workspace = PNGWorkspace()
  private let chunks: PNGChunkWriter
  private let format: PNGFormat
  private let filter: PNGFilter
  private let compression: PNGCompression

  /// Writes the header of an animation of `frameCount` frames, which all have to follow.
  ///
  /// - Parameter loops: How often the frames are shown; 0 for ever.
  init(
    size: PixelRect, frameCount: Int, loops: Int, format: PNGFormat, filter: PNGFilter,
    compression: PNGCompression, pixelsPerPoint: Double, sink: any ByteSink
  ) throws(OutputError) {
    (self.format, self.filter, self.compression) = (format, filter, compression)
    chunks = PNGChunkWriter(
      sink: sink, room: FastCompressor.outputRoom, memory: workspace.chunks)
    try chunks.writeSignature()
    try chunks.writeChunk(
      "IHDR",
      PNGEncoder.header(width: size.width, height: size.height, colorType: format.colorType))
    if let density = PNGEncoder.density(pixelsPerPoint) { try chunks.writeChunk("pHYs", density) }
    // PNG, third edition, 11.3.6 (acTL, fcTL, fdAT): acTL stands before the first IDAT.
    try chunks.writeChunk("acTL", PNGChunk.bytes(of: frameCount) + PNGChunk.bytes(of: loops))
  }

  /// Writes a frame: the part of it that differs from the one before, which for the first is all.
  ///
  /// - Parameters:
  ///   - pixels: The whole frame, as Cairo has it.
  ///   - stride: Bytes from one row to the next.
  ///   - part: What is written of it.
  ///   - milliseconds: How long the frame is shown, 65,535 at most.
  func write(
    _ pixels: UnsafeRawBufferPointer, stride: Int, part: PixelRect, milliseconds: Int
  ) throws(OutputError) {
    guard let base = pixels.baseAddress,
      pixels.count >= (part.y + part.height - 1) * stride + 4 * (part.x + part.width)
    else { throw OutputError(.rows, message: "\(pixels.count) bytes are too few for a frame") }
    try chunks.writeChunk("fcTL", control(of: part, milliseconds: milliseconds))
    let compressor = try workspace.compressor(
      for: compression, bytesPerPixel: format.bytesPerPixel, width: part.width,
      height: part.height)
    let rows = RowFilter(
      width: part.width, format: format, filter: filter, memory: workspace.rows)
    for row in 0..<part.height {
      let source = base + (part.y + row) * stride + 4 * part.x
      let above = row > 0 ? source - stride : nil
      try compressor.append(rows.filtered(source, below: above), to: chunks)
    }
    try compressor.finish(to: chunks)
    try chunks.flush()
    chunks.isFrameData = true
  }

  func finish() throws(OutputError) {
    try chunks.writeChunk("IEND", [])
  }

  /// Delays are thousandths.
  ///
  /// Nothing is disposed of, and the part's pixels replace what was there, transparent ones too.
  private func control(of part: PixelRect, milliseconds: Int) -> [UInt8] {
    let delay = min(max(milliseconds, 0), Int(UInt16.max))
    // fcTL: sequence number, size, offset, delay as a fraction, dispose operation, blend operation.
    return PNGChunk.bytes(of: Int(chunks.takeNumber()))
      + [part.width, part.height, part.x, part.y].flatMap(PNGChunk.bytes(of:))
      + [UInt8(delay >> 8), UInt8(delay & 0xFF), 0x03, 0xE8, 0, 0]
  }
}

// MARK: - Parts of a frame

/// A rectangle of whole pixels.
struct PixelRect: Equatable {
  var x = 0
  var y = 0
  var width: Int
  var height: Int

  /// The smallest rectangle that holds every pixel in which two pictures differ; nil if none does.
  ///
  /// Both are `width` by `height` words without gaps between their rows.
  static func changed(
    from old: UnsafePointer<UInt32>, to new: UnsafePointer<UInt32>, width: Int, height: Int
  ) -> PixelRect? {
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      let (old, new) = (old + y * width, new + y * width)
      guard let first = (0..<width).first(where: { old[$0] != new[$0] }) else { continue }
      top = min(top, y)
      bottom = y
      left = min(left, first)
      var last = width - 1
      while last > right, old[last] == new[last] { last -= 1 }
      right = max(right, last)
    }
    guard bottom >= 0 else { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
