internal import CZlib
internal import PlatenBase

/// Frames bytes as PNG chunks on their way to a sink.
///
/// Compressors write their output into ``space`` and report it; it leaves as IDAT chunks, or as
/// fdAT chunks for the frames of an animation after the first.
final class PNGChunkWriter {
  /// Room for a chunk's length, its type and the number of an fdAT chunk before its data.
  private static let headerSize = 12

  /// The data of a full IDAT chunk, in bytes.
  private static let fullChunk = 1 << 16

  private let sink: any ByteSink
  private let memory: ScratchBuffer
  private let storage: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  private var pending = 0

  /// Whether the compressed bytes are of a frame after the first.
  var isFrameData = false

  /// The number of the next chunk of an animation.
  private var nextNumber: UInt32 = 0

  /// - Parameters:
  ///   - room: The most bytes that a compressor writes before it reports them.
  ///   - memory: Where bytes wait; the writer has it to itself.
  init(sink: any ByteSink, room: Int, memory: ScratchBuffer) {
    self.sink = sink
    self.memory = memory
    capacity = Self.fullChunk + room
    let count = Self.headerSize + capacity + 4
    storage = memory.reserve(count).bindMemory(to: UInt8.self, capacity: count)
  }

  /// Free memory for compressed bytes, at least the promised room.
  var space: UnsafeMutableBufferPointer<UInt8> {
    UnsafeMutableBufferPointer(
      start: storage + Self.headerSize + pending, count: capacity - pending)
  }

  /// Takes over the first `count` bytes of ``space``.
  func advance(_ count: Int) throws(OutputError) {
    pending += count
    if pending >= Self.fullChunk { try flush() }
  }

  /// Writes the compressed bytes that wait as a chunk.
  func flush() throws(OutputError) {
    guard pending > 0 else { return }
    let count = pending
    pending = 0
    guard isFrameData else { return try finishChunk("IDAT", at: storage + 4, count: count) }
    Self.store(takeNumber(), at: storage + 8)
    try finishChunk("fdAT", at: storage, count: count + 4)
  }

  /// The number of the next chunk of an animation, which is used up.
  func takeNumber() -> UInt32 {
    defer { nextNumber += 1 }
    return nextNumber
  }

  /// Writes the PNG signature.
  func writeSignature() throws(OutputError) {
    try sink.write(PNGChunk.signature)
  }

  /// Writes a small chunk.
  func writeChunk(_ type: StaticString, _ data: [UInt8]) throws(OutputError) {
    try flush()
    for (index, byte) in data.enumerated() { storage[Self.headerSize + index] = byte }
    try finishChunk(type, at: storage + 4, count: data.count)
  }

  /// Completes the chunk at `start`, whose data of `count` bytes is in place, and writes it.
  private func finishChunk(
    _ type: StaticString, at start: UnsafeMutablePointer<UInt8>, count: Int
  ) throws(OutputError) {
    Self.store(UInt32(count), at: start)
    (start + 4).update(from: type.utf8Start, count: 4)
    let checksum = crc32(0, start + 4, UInt32(count + 4))
    Self.store(UInt32(checksum), at: start + 8 + count)
    try sink.write(UnsafeRawBufferPointer(start: start, count: 8 + count + 4))
  }

  private static func store(_ value: UInt32, at target: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(target).storeBytes(of: value.bigEndian, as: UInt32.self)
  }
}
