internal import CZlib
internal import PlatenBase

/// Compresses the filtered rows of a picture into the zlib stream of a PNG.
protocol RowCompressor: AnyObject {
  /// Compresses the next row.
  func append(_ row: FilteredRow, to chunks: PNGChunkWriter) throws(OutputError)

  /// Ends the stream. Nothing can be appended afterwards.
  func finish(to chunks: PNGChunkWriter) throws(OutputError)
}

// MARK: - zlib

/// Compresses with zlib at its highest level, in 256 KiB whatever the picture's size.
final class ZlibCompressor: RowCompressor {
  private var stream = z_stream()

  init() throws(OutputError) {
    let status = deflateInit2_(
      &stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { throw Self.failure(status) }
  }

  deinit {
    deflateEnd(&stream)
  }

  func append(_ row: FilteredRow, to chunks: PNGChunkWriter) throws(OutputError) {
    var rest = row.bytes
    while !rest.isEmpty {
      // zlib counts in 32 bits, and a row may be longer.
      let part = UnsafeBufferPointer(rebasing: rest.prefix(1 << 30))
      try run(part, flush: Z_NO_FLUSH, to: chunks)
      rest = UnsafeBufferPointer(rebasing: rest.dropFirst(part.count))
    }
  }

  func finish(to chunks: PNGChunkWriter) throws(OutputError) {
    try run(UnsafeBufferPointer(start: nil, count: 0), flush: Z_FINISH, to: chunks)
  }

  private func run(
    _ bytes: UnsafeBufferPointer<UInt8>, flush: Int32, to chunks: PNGChunkWriter
  ) throws(OutputError) {
    stream.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
    stream.avail_in = UInt32(bytes.count)
    while true {
      let space = chunks.space
      stream.next_out = space.baseAddress
      stream.avail_out = UInt32(space.count)
      let status = deflate(&stream, flush)
      guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else {
        throw Self.failure(status)
      }
      let isDone = flush == Z_FINISH ? status == Z_STREAM_END : stream.avail_out > 0
      try chunks.advance(space.count - Int(stream.avail_out))
      if isDone { return }
    }
  }

  private static func failure(_ status: Int32) -> OutputError {
    OutputError(.compression, message: "zlib failed with status \(status)")
  }
}
