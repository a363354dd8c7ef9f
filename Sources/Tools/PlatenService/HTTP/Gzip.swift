internal import CZlib
internal import NIOCore

/// Compresses answers as RFC 1952 says, the same bytes for the same bytes.
enum Gzip {
  /// The bytes compressed.
  ///
  /// - Throws: ``GzipError``, which only a lack of memory can bring about.
  static func compress(_ bytes: ByteBuffer) throws(GzipError) -> ByteBuffer {
    var stream = z_stream()
    // 16 more bits of window ask for gzip's header, which holds no name and no time.
    // https://www.zlib.net/manual.html#Advanced
    let status = deflateInit2_(
      &stream, 6, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { throw GzipError(status: status) }
    defer { deflateEnd(&stream) }
    let bound = Int(deflateBound(&stream, UInt(bytes.readableBytes)))
    var result = ByteBuffer()
    var end: Int32 = Z_OK
    result.writeWithUnsafeMutableBytes(minimumWritableBytes: bound) { space in
      bytes.withUnsafeReadableBytes { source in
        let source = source.bindMemory(to: UInt8.self)
        stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
        stream.avail_in = UInt32(source.count)
        stream.next_out = space.bindMemory(to: UInt8.self).baseAddress
        stream.avail_out = UInt32(space.count)
        end = deflate(&stream, Z_FINISH)
        return space.count - Int(stream.avail_out)
      }
    }
    guard end == Z_STREAM_END else { throw GzipError(status: end) }
    // What is kept must not hold the room that bytes which do not get smaller would have needed.
    return ByteBuffer(bytes: result.readableBytesView)
  }
}

/// Why zlib could not compress.
struct GzipError: Error {
  /// What zlib returned, such as `Z_MEM_ERROR`.
  let status: Int32
}
