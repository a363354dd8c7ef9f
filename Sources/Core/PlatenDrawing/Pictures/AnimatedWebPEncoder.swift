internal import PlatenBase

/// Writes a WebP that moves from the pixels of its frames, each of which libwebp encodes.
///
/// The container is written here: libwebpmux would keep all frames in memory, twice at the end.
final class AnimatedWebPEncoder {
  /// Delays are thousandths in 24 bits.
  static let delays = 0...0xFF_FFFF

  private let quality: Int?
  private let sink: any RewritableSink
  /// How many bytes have been written.
  private var count = 0

  /// Writes the header of an animation at the sink's beginning.
  ///
  /// - Parameters:
  ///   - hasAlpha: Whether a frame has pixels that are not opaque, or leaves some as they were.
  ///   - loops: How often the frames are shown, 65,535 at most; 0 for ever.
  ///   - quality: 0 to 100; nil for frames without any loss.
  init(
    width: Int, height: Int, hasAlpha: Bool, loops: Int, quality: Int?, sink: any RewritableSink
  ) throws(OutputError) {
    (self.quality, self.sink) = (quality, sink)
    // RFC 9649, 2.4 to 2.7: the file's length is written at the end.
    try write(Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8))
    let features: UInt8 = hasAlpha ? 0b1_0010 : 0b0010
    try writeChunk(
      "VP8X", [features, 0, 0, 0] + Self.bytes(width - 1, 3) + Self.bytes(height - 1, 3))
    // A clear background, which players may leave out of account.
    try writeChunk("ANIM", [0, 0, 0, 0] + Self.bytes(min(max(loops, 0), 0xFFFF), 2))
  }

  /// Writes the part of a frame that differs from the one before, whose `x` and `y` are even.
  ///
  /// - Parameters:
  ///   - isLaidOver: Whether clear pixels leave what is below, else they make it clear.
  ///   - row: Writes the words of a row, not premultiplied, from the part's top.
  func writeFrame(
    _ part: PixelRect, milliseconds: Int, isLaidOver: Bool, _ cancellation: RenderCancellation?,
    row: (_ y: Int, _ words: UnsafeMutablePointer<UInt32>) -> Void
  ) throws {
    var encoder = WebPEncoder()
    let file = try encoder.file(
      width: part.width, height: part.height, quality: quality, cancellation, row: row)
    // RFC 9649, 2.7.1.1 (ANMF).
    try writeChunk(
      "ANMF",
      [part.x / 2, part.y / 2, part.width - 1, part.height - 1, milliseconds].flatMap {
        Self.bytes($0, 3)
      } + [isLaidOver ? 0 : 0b10] + Self.pictureChunks(of: file))
  }

  /// Ends the file, all of whose bytes the sink has then.
  func finish() throws(OutputError) {
    guard count - 8 <= UInt32.max else {
      throw OutputError(.size, message: "a WebP of \(count) bytes, expected at most 4 GB")
    }
    try sink.rewrite(Self.bytes(count - 8, 4), at: 4)
  }

  private func writeChunk(_ name: StaticString, _ data: [UInt8]) throws(OutputError) {
    try write(Array("\(name)".utf8) + Self.bytes(data.count, 4) + data)
    if data.count % 2 == 1 { try write([0]) }
  }

  private func write(_ bytes: [UInt8]) throws(OutputError) {
    try sink.write(bytes)
    count += bytes.count
  }

  /// The chunks of a file with one picture that its pixels are in.
  private static func pictureChunks(of file: [UInt8]) -> ArraySlice<UInt8> {
    // VP8X, if it is there, stands first, and is of ten bytes.
    let isExtended = file.dropFirst(12).starts(with: Array("VP8X".utf8))
    return file.dropFirst(isExtended ? 30 : 12)
  }

  /// The lowest bytes of a number, the lowest first.
  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
