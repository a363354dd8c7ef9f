internal import PlatenBase

/// Compresses the filtered rows of a picture into the zlib stream of a PNG.
protocol RowCompressor: AnyObject {
  /// Compresses the next bytes.
  func append(_ bytes: UnsafeBufferPointer<UInt8>, to chunks: PNGChunkWriter) throws(OutputError)

  /// Ends the stream. Nothing can be appended afterwards.
  func finish(to chunks: PNGChunkWriter) throws(OutputError)
}
