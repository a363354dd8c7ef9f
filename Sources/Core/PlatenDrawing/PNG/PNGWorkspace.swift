internal import PlatenBase

/// The memory in which pictures are compressed as PNG, kept for the next one.
///
/// It has one picture at a time: a second encoder that works in it spoils what the first one writes.
package final class PNGWorkspace {
  /// The compressed bytes that wait for their chunk to be full.
  let chunks = ScratchBuffer()
  /// The rows that are filtered.
  let rows = ScratchBuffer()
  private var fast: FastCompressor?

  package init() {}

  /// Returns what compresses the next picture, or the next frame of one.
  ///
  /// The picture or frame has `height` rows of `width` pixels.
  func compressor(
    for compression: PNGCompression, bytesPerPixel: Int, width: Int, height: Int
  ) throws(OutputError) -> any RowCompressor {
    switch compression {
    case .small: return try ZlibCompressor()
    case .fast:
      let compressor = fast ?? FastCompressor()
      fast = compressor
      let (length, isHuge) = (1 + width * bytesPerPixel).multipliedReportingOverflow(by: height)
      compressor.begin(bytesPerPixel: bytesPerPixel, length: isHuge ? .max : length)
      return compressor
    }
  }
}

/// Bytes that are used again and again, so that the system need not find and clear pages each time.
///
/// They are freed with their last owner.
final class ScratchBuffer {
  /// More than so many bytes stay only for what needs at least half of them.
  private static let keptBytes = 1 << 23

  private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  deinit {
    memory.deallocate()
  }

  /// At least `count` bytes of any contents, which are others than those of the calls before.
  ///
  /// Those of the calls before may be no longer there.
  func reserve(_ count: Int) -> UnsafeMutableRawPointer {
    let isRoomy = memory.count > Self.keptBytes && memory.count / 2 > count
    if memory.count < count || isRoomy || memory.baseAddress == nil {
      memory.deallocate()
      memory = .allocate(byteCount: max(count, 1), alignment: 64)
    }
    guard let start = memory.baseAddress else { preconditionFailure("memory without an address") }
    return start
  }
}
