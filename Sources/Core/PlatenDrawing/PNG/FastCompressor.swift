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
  private let places: UnsafeMutablePointer<UInt64>
  private let block = DeflateBlock()
  private var finder: MatchFinder
  private var checksum = Adler32(low: 1)
  private var rowSum = Adler32()

  /// Up to where the buffer is compressed.
  private var position = 0
  private var isStarted = false

  /// The places that the last stream may have left reach up to here.
  private var lastPlace = Int(UInt32.max)

  /// A compressor that ``begin(bytesPerPixel:length:)`` makes ready.
  init() {
    buffer = .allocate(capacity: Self.bufferSize + Self.slack)
    places = .allocate(capacity: 1 << MatchFinder.hashBits)
    finder = MatchFinder(bytes: UnsafeRawPointer(buffer), places: places, bytesPerPixel: 1)
  }

  deinit {
    buffer.deallocate()
    places.deallocate()
  }

  /// Begins a stream of `length` bytes, whatever has become of the last one.
  ///
  /// Its places follow those of the last: what that has left behind is before the first byte, and so
  /// never looked at. Only where numbers would run out are all places forgotten.
  func begin(bytesPerPixel: Int, length: Int) {
    let (end, isBeyond) = (lastPlace + 1).addingReportingOverflow(length)
    let isFull = isBeyond || end > UInt32.max / 2
    if isFull { places.update(repeating: 0, count: 1 << MatchFinder.hashBits) }
    finder.slid = isFull ? 0 : UInt32(lastPlace + 1)
    // Up to four bytes after the last are remembered.
    lastPlace = min(isFull ? length : end, Int(UInt32.max) - 8) + 8
    finder.bytesPerPixel = bytesPerPixel
    finder.filled = 0
    position = 0
    isStarted = false
    checksum = Adler32(low: 1)
    block.begin()
  }

  func append(_ row: FilteredRow, to chunks: PNGChunkWriter) throws(OutputError) {
    guard var source = row.bytes.baseAddress else { return }
    var left = row.bytes.count
    if !row.isRepeated {
      rowSum = Adler32()
      rowSum.update(source, count: left)
    }
    checksum.append(rowSum, count: left)
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
    // Copies: the fields could be changed by every store through a pointer.
    let (finder, buffer) = (finder, buffer)
    var tokens = block.tokens
    var index = position
    while index < limit {
      if tokens.isFull {
        block.tokens = tokens
        try writeBlock(isLast: false, to: chunks)
        tokens = block.tokens
      }
      let match = finder.match(at: index)
      guard match.length >= MatchFinder.shortest else {
        tokens.addLiteral(buffer[index])
        index &+= 1
        continue
      }
      tokens.addMatch(length: match.length, distance: match.distance)
      for skipped in 1...Self.rememberedBytes { finder.remember(index &+ skipped) }
      index &+= match.length
    }
    block.tokens = tokens
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
