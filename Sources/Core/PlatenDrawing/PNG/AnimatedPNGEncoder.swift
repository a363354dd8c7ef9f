internal import Foundation
package import PlatenBase

/// Writes an animated PNG (PNG, third edition) from the rows of its frames.
///
/// ```swift
/// let encoder = try AnimatedPNGEncoder(
///   width: 2, height: 1, frameCount: 1, loops: 0, format: .rgb, filter: .none, compression: .fast,
///   pixelsPerPoint: 1, sink: sink)
/// try encoder.beginFrame(PixelRect(width: 2, height: 1), milliseconds: 700)
/// try [0xFF00_0000, 0xFFFF_FFFF as UInt32].withUnsafeBytes { try encoder.write($0, stride: 8, rows: 1) }
/// try encoder.endFrame()
/// try encoder.finish()
/// ```
///
/// It holds a few rows, whatever the frames' height. Viewers that know nothing of animations show the first frame.
package final class AnimatedPNGEncoder {
  /// The delays that a frame can have, in thousandths.
  static let delays = 0...Int(UInt16.max)
  /// The colour type of pixels that are numbers of a palette's colours (PNG, third edition, 11.2.1).
  private static let indexed: UInt8 = 3

  private let workspace: PNGWorkspace
  private let chunks: PNGChunkWriter
  private let format: PNGFormat
  private let filter: PNGFilter
  private let compression: PNGCompression
  /// What encodes the rows of the frame that was begun.
  private var frame: (rows: RowFilter, compressor: any RowCompressor, width: Int)?

  /// Writes the header of an animation of `frameCount` frames, which all have to follow.
  ///
  /// - Parameters:
  ///   - loops: How often the frames are shown; 0 for ever.
  ///   - palette: The colours that rows of ``PNGFormat/gray`` are numbers of; nil for rows of colours.
  package init(
    width: Int, height: Int, frameCount: Int, loops: Int, format: PNGFormat, filter: PNGFilter,
    compression: PNGCompression, pixelsPerPoint: Double, palette: ColorPalette? = nil,
    workspace: PNGWorkspace = PNGWorkspace(), sink: any ByteSink
  ) throws(OutputError) {
    (self.format, self.filter, self.compression) = (format, filter, compression)
    self.workspace = workspace
    chunks = PNGChunkWriter(
      sink: sink, room: FastCompressor.outputRoom, memory: workspace.chunks)
    try chunks.writeSignature()
    let colorType = palette == nil ? format.colorType : Self.indexed
    try chunks.writeChunk(
      "IHDR", PNGEncoder.header(width: width, height: height, colorType: colorType))
    if let density = PNGEncoder.density(pixelsPerPoint) { try chunks.writeChunk("pHYs", density) }
    if let palette {
      for (name, data) in Self.chunks(of: palette) { try chunks.writeChunk(name, data) }
    }
    // PNG, third edition, 11.3.6 (acTL, fcTL, fdAT): acTL stands before the first IDAT.
    try chunks.writeChunk("acTL", PNGChunk.bytes(of: frameCount) + PNGChunk.bytes(of: loops))
  }

  /// Begins a frame: the part of it that differs from the one before, which for the first is all.
  ///
  /// - Parameter milliseconds: How long the frame is shown, 65,535 at most.
  package func beginFrame(_ part: PixelRect, milliseconds: Int) throws(OutputError) {
    try chunks.writeChunk("fcTL", control(of: part, milliseconds: milliseconds))
    frame = (
      RowFilter(width: part.width, format: format, filter: filter, memory: workspace.rows),
      try workspace.compressor(
        for: compression, bytesPerPixel: format.bytesPerPixel, width: part.width,
        height: part.height), part.width
    )
  }

  /// Encodes the next rows of the frame's part.
  ///
  /// - Parameters:
  ///   - pixels: The rows, as Cairo has them, `stride` bytes apart.
  ///   - count: How many rows there are.
  package func write(
    _ pixels: UnsafeRawBufferPointer, stride: Int, rows count: Int
  ) throws(OutputError) {
    guard let frame, let base = pixels.baseAddress, count > 0,
      pixels.count >= (count - 1) * stride + 4 * frame.width
    else { throw OutputError(.rows, message: "\(pixels.count) bytes are too few for a frame") }
    for row in 0..<count {
      let source = base + row * stride
      let above = row > 0 ? source - stride : nil
      try frame.compressor.append(frame.rows.filtered(source, below: above), to: chunks)
    }
  }

  /// Ends the frame, all of whose rows have been written.
  package func endFrame() throws(OutputError) {
    try frame?.compressor.finish(to: chunks)
    try chunks.flush()
    chunks.isFrameData = true
    frame = nil
  }

  package func finish() throws(OutputError) {
    try chunks.writeChunk("IEND", [])
  }

  /// Delays are thousandths.
  ///
  /// Nothing is disposed of, and the part's pixels replace what was there, transparent ones too.
  private func control(of part: PixelRect, milliseconds: Int) -> [UInt8] {
    let delay = min(max(milliseconds, Self.delays.lowerBound), Self.delays.upperBound)
    // fcTL: sequence number, size, offset, delay as a fraction, dispose operation, blend operation.
    return PNGChunk.bytes(of: Int(chunks.takeNumber()))
      + [part.width, part.height, part.x, part.y].flatMap(PNGChunk.bytes(of:))
      + [UInt8(delay >> 8), UInt8(delay & 0xFF), 0x03, 0xE8, 0, 0]
  }
}

// MARK: - Palettes

extension AnimatedPNGEncoder {
  /// The colours and, up to the last that is not opaque, their alphas.
  private static func chunks(of palette: ColorPalette) -> [(name: StaticString, data: [UInt8])] {
    let colors = palette.colors.map { PixelRow.straight($0) }
    let components = colors.flatMap { color in
      [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
    // PNG, third edition, 11.3.1.1 (tRNS): colours without an alpha are opaque.
    let translucent = colors.prefix((colors.lastIndex { $0 < 0xFF00_0000 } ?? -1) + 1)
    let alphas = translucent.map { UInt8($0 >> 24) }
    return [("PLTE", components), ("tRNS", alphas)].filter { !$0.data.isEmpty }
  }
}

// MARK: - Parts of a frame

/// A rectangle of whole pixels.
package struct PixelRect: Equatable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int = 0, y: Int = 0, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The smallest rectangle that holds every pixel in which two pictures differ; nil if none does.
  ///
  /// Both are `width` by `height` words without gaps between their rows.
  static func changed(
    from old: UnsafePointer<UInt32>, to new: UnsafePointer<UInt32>, width: Int, height: Int
  ) -> PixelRect? {
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      let (old, new) = (old + y * width, new + y * width)
      // Most rows of a motion are as they were.
      guard memcmp(old, new, 4 * width) != 0 else { continue }
      top = min(top, y)
      bottom = y
      var first = 0
      while first < left, old[first] == new[first] { first += 1 }
      left = min(left, first)
      var last = width - 1
      while last > right, old[last] == new[last] { last -= 1 }
      right = max(right, last)
    }
    guard bottom >= 0 else { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
