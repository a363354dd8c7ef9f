internal import PlatenBase

/// Encodes the frames of one file in one format.
protocol FrameEncoder: AnyObject {
  /// Encodes what has changed in a frame.
  ///
  /// - Parameter delay: How long the frame is shown, in the format's unit.
  func write(_ frame: ComposedFrame, delay: Int, _ cancellation: RenderCancellation?) throws

  /// Ends the file, all of whose bytes the sink has then.
  func finish() throws
}

// MARK: - PNG

/// Frames of a PNG, whose pixels are colours, or numbers of a palette's.
final class PNGFrameEncoder: FrameEncoder {
  /// The pixels that are compressed between two looks at whether the render was cancelled.
  private static let pixelsAtOnce = 1 << 16

  private let encoder: AnimatedPNGEncoder
  private let index: PaletteIndex?

  /// - Parameter index: Finds the colours of the palette that the encoder has.
  init(_ encoder: AnimatedPNGEncoder, index: PaletteIndex?) {
    (self.encoder, self.index) = (encoder, index)
  }

  func write(_ frame: ComposedFrame, delay: Int, _ cancellation: RenderCancellation?) throws {
    let part = frame.part
    try encoder.beginFrame(part, milliseconds: delay)
    let rowsAtOnce = max(Self.pixelsAtOnce / part.width, 1)
    for top in stride(from: 0, to: part.height, by: rowsAtOnce) {
      try cancellation.check()
      let rows = top..<min(top + rowsAtOnce, part.height)
      if let index { try write(rows, of: frame, index) } else { try write(rows, of: frame) }
    }
    try encoder.endFrame()
  }

  private func write(_ rows: Range<Int>, of frame: ComposedFrame) throws {
    let words = (rows.count - 1) * frame.width + frame.part.width
    try encoder.write(
      UnsafeRawBufferPointer(start: frame.row(rows.lowerBound), count: 4 * words),
      stride: 4 * frame.width, rows: rows.count)
  }

  private func write(_ rows: Range<Int>, of frame: ComposedFrame, _ index: PaletteIndex) throws {
    let width = frame.part.width
    try withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { numbers in
      for y in rows {
        let row = frame.row(y)
        for x in 0..<width { numbers[x] = UInt32(index.number(of: row[x])) }
        try encoder.write(UnsafeRawBufferPointer(numbers), stride: 4 * width, rows: 1)
      }
    }
  }

  func finish() throws { try encoder.finish() }
}

// MARK: - WebP

/// Frames of a WebP: of opaque ones, what has not changed is clear and stays as it was.
final class WebPFrameEncoder: FrameEncoder {
  private let encoder: AnimatedWebPEncoder
  /// Whether pixels that stay as they are need not be written.
  private let leavesSame: Bool

  init(_ encoder: AnimatedWebPEncoder, leavesSame: Bool) {
    (self.encoder, self.leavesSame) = (encoder, leavesSame)
  }

  func write(_ frame: ComposedFrame, delay: Int, _ cancellation: RenderCancellation?) throws {
    var frame = frame
    frame.part = frame.part.withEvenOrigin
    let (width, leavesSame) = (frame.part.width, leavesSame)
    try encoder.writeFrame(
      frame.part, milliseconds: delay, isLaidOver: leavesSame, cancellation
    ) { y, words in
      let (row, last) = (frame.row(y), frame.lastRow(y))
      for x in 0..<width {
        words[x] = leavesSame && row[x] == last[x] ? 0 : PixelRow.straight(row[x])
      }
    }
  }

  func finish() throws { try encoder.finish() }
}

extension PixelRect {
  /// The rectangle, made larger to the left and the top where these are odd.
  fileprivate var withEvenOrigin: PixelRect {
    PixelRect(
      x: x & ~1, y: y & ~1, width: width + (x & 1), height: height + (y & 1))
  }
}

// MARK: - GIF

/// Frames of a GIF: of opaque ones, what has not changed is clear and stays as it was.
final class GIFFrameEncoder: FrameEncoder {
  private let encoder: GIFEncoder
  private let index: PaletteIndex
  /// Whether each frame follows the one before, and not a clear one.
  private let leavesSame: Bool

  init(_ encoder: GIFEncoder, index: PaletteIndex, leavesSame: Bool) {
    (self.encoder, self.index, self.leavesSame) = (encoder, index, leavesSame)
  }

  func write(_ frame: ComposedFrame, delay: Int, _ cancellation: RenderCancellation?) throws {
    try cancellation.check()
    let (index, clear, leavesSame) = (index, encoder.clear, leavesSame)
    try encoder.writeFrame(frame.part, hundredths: delay, isRemoved: !leavesSame) { y, numbers in
      let (row, last) = (frame.row(y), frame.lastRow(y))
      for x in 0..<frame.part.width {
        let isClear = row[x] == 0 || leavesSame && row[x] == last[x]
        numbers[x] = isClear ? clear : index.number(of: row[x])
      }
    }
  }

  func finish() throws { try encoder.finish() }
}
