internal import PlatenBase

/// A deflate compressor for the rows of drawn pictures: text and shapes on flat ground.
///
/// fill the buffer → find matches → collect them → write blocks. It is greedy, and remembers only
/// the first bytes of what a match skips. It needs no instruction that not every machine has, and
/// works through full buffers only: the same bytes come out everywhere, however the rows are cut.
final class FastCompressor: RowCompressor {
  /// The most bytes that are written before they are handed on.
  static let outputRoom = DeflateBlock.largestSize + 16

  private static let bufferSize = MatchFinder.windowSize + 1 << 17

  /// Bytes after the last that may be read; what they are does not matter.
  private static let slack = 16

  /// How many of the bytes that a match skips are remembered.
  private static let rememberedBytes = 4

  private let buffer: UnsafeMutablePointer<UInt8>
  private let places: UnsafeMutablePointer<UInt32>
  private let block = DeflateBlock()
  private var finder: MatchFinder
  private var checksum = Adler32()

  /// Up to where the buffer is compressed.
  private var position = 0
  private var isStarted = false

  init(bytesPerPixel: Int) {
    buffer = .allocate(capacity: Self.bufferSize + Self.slack)
    buffer.initialize(repeating: 0, count: Self.bufferSize + Self.slack)
    places = .allocate(capacity: 2 << MatchFinder.hashBits)
    places.initialize(repeating: 0, count: 2 << MatchFinder.hashBits)
    finder = MatchFinder(
      bytes: UnsafeRawPointer(buffer), places: places, bytesPerPixel: bytesPerPixel)
  }

  deinit {
    buffer.deallocate()
    places.deallocate()
  }

  func append(_ bytes: UnsafeBufferPointer<UInt8>, to chunks: PNGChunkWriter) throws(OutputError) {
    guard var source = bytes.baseAddress else { return }
    var left = bytes.count
    checksum.update(source, count: left)
    while left > 0 {
      let count = min(left, Self.bufferSize - finder.filled)
      (buffer + finder.filled).update(from: source, count: count)
      finder.filled += count
      source += count
      left -= count
      if finder.filled == Self.bufferSize {
        try compress(upTo: Self.bufferSize - MatchFinder.longest, to: chunks)
        slide()
      }
    }
  }

  func finish(to chunks: PNGChunkWriter) throws(OutputError) {
    try compress(upTo: finder.filled, to: chunks)
    try writeBlock(isLast: true, to: chunks)
  }

  /// Compresses what lies before `limit`, and what a match that starts there has beyond it.
  private func compress(upTo limit: Int, to chunks: PNGChunkWriter) throws(OutputError) {
    let (finder, block, buffer) = (finder, block, buffer)
    var index = position
    while index < limit {
      if block.isFull { try writeBlock(isLast: false, to: chunks) }
      let match = finder.match(at: index)
      guard match.length >= MatchFinder.shortest else {
        block.addLiteral(buffer[index])
        index &+= 1
        continue
      }
      block.addMatch(length: match.length, distance: match.distance)
      for skipped in 1...Self.rememberedBytes { finder.remember(index &+ skipped) }
      index &+= match.length
    }
    position = index
  }

  /// Keeps the window before the position, and makes room behind what is there.
  private func slide() {
    let distance = position - MatchFinder.windowSize
    buffer.update(from: buffer + distance, count: finder.filled - distance)
    finder.filled -= distance
    finder.slid &+= UInt32(truncatingIfNeeded: distance)
    position -= distance
  }

  private func writeBlock(isLast: Bool, to chunks: PNGChunkWriter) throws(OutputError) {
    guard var target = chunks.space.baseAddress else { return }
    var count = 0
    if !isStarted {
      isStarted = true
      count = block.writeHeader(to: target)
      target += count
    }
    count += block.write(to: target, checksum: isLast ? checksum.value : nil)
    try chunks.advance(count)
  }
}

// MARK: - Checksum

/// The checksum of a zlib stream (RFC 1950).
private struct Adler32 {
  private static let base: UInt32 = 65521

  /// The most bytes that are summed before the sums have to be reduced.
  private static let part = 4096

  private var low: UInt32 = 1
  private var high: UInt32 = 0

  var value: UInt32 { high << 16 | low }

  mutating func update(_ bytes: UnsafeRawPointer, count: Int) {
    var start = bytes
    var left = count
    while left > 0 {
      let length = min(left, Self.part)
      updatePart(start, count: length)
      start += length
      left -= length
    }
  }

  /// Sixteen sums side by side: after n vectors, a byte in lane l of vector v counts
  /// 16 * (n - v) - l times, which `behind` (16 times what came before) and the lane numbers give.
  private mutating func updatePart(_ bytes: UnsafeRawPointer, count: Int) {
    let vectors = count / 16
    var sums = SIMD16<UInt32>.zero
    var behind = SIMD16<UInt32>.zero
    for index in 0..<vectors {
      let vector = bytes.loadUnaligned(fromByteOffset: index &* 16, as: SIMD16<UInt8>.self)
      sums &+= SIMD16<UInt32>(truncatingIfNeeded: vector)
      behind &+= sums
    }
    let lanes = SIMD16<UInt32>(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    let whole = UInt32(truncatingIfNeeded: vectors &* 16)
    high = (high &+ low &* whole) % Self.base
    let weighted = UInt64(behind.wrappedSum()) &* 16 &- UInt64((sums &* lanes).wrappedSum())
    high = UInt32((UInt64(high) &+ weighted) % UInt64(Self.base))
    low = (low &+ sums.wrappedSum()) % Self.base
    for index in vectors &* 16..<count {
      low = low &+ UInt32(bytes.load(fromByteOffset: index, as: UInt8.self))
      high = high &+ low
    }
    low %= Self.base
    high %= Self.base
  }
}
