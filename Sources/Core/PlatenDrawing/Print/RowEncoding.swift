internal import PlatenBase

/// Encodes a picture's rows on a thread of its own, while the next ones are drawn.
enum RowEncoding {
  /// The encoder, which is the thread's alone until that has ended.
  private final class Holder {
    var encoder: PNGEncoder?

    init(_ encoder: consuming PNGEncoder) { self.encoder = consume encoder }
  }

  /// Encodes the rows that `draw` hands over from the top, and ends the picture.
  ///
  /// - Throws: What `draw` throws, and what encoding throws: from the next rows on, or at the end.
  static func run(
    _ encoder: consuming PNGEncoder, _ cancellation: RenderCancellation?,
    start: ((EncodingThread<PNGPrinter.Rows>) -> Bool)? = nil,
    _ draw: ((PNGPrinter.Rows) throws -> Void) throws -> Void
  ) throws {
    let holder = Holder(encoder)
    try EncodingThread.run(start: start, { try holder.encoder?.write($0, cancellation) }, draw)
    try holder.encoder.take()?.finish()
  }
}

extension PNGEncoder {
  /// The pixels that are compressed between two looks at whether the render was cancelled.
  private static let pixelsAtOnce = 1 << 16

  /// Encodes rows of the picture, a few at a time.
  mutating func write(_ rows: PNGPrinter.Rows, _ cancellation: RenderCancellation?) throws {
    let rowsAtOnce = max(4 * Self.pixelsAtOnce / rows.stride, 1)
    for row in Swift.stride(from: 0, to: rows.count, by: rowsAtOnce) {
      try cancellation.check()
      try write(
        UnsafeRawBufferPointer(rebasing: rows.pixels.dropFirst(row * rows.stride)),
        stride: rows.stride, rows: min(rowsAtOnce, rows.count - row))
    }
  }
}
