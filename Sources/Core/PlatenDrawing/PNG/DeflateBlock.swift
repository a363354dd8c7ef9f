/// Writes literals and matches as one deflate block (RFC 1951).
final class DeflateBlock {
  /// The most literals and matches of a block.
  static let capacity = 1 << 15

  /// The most bytes that a block takes: 48 bits a match, and its codes.
  static let largestSize = capacity * 6 + 1024

  private static let endOfBlock = 256

  /// The order in which the lengths of the length code are written.
  private static let lengthCodeOrder: [Int] = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// What is written next.
  var tokens = DeflateTokens()
  private let literalFrequencies: UnsafeMutablePointer<UInt32>
  /// By a token without its distance, its bits below eight bits of how many they are.
  private let starts: UnsafeMutablePointer<UInt32>
  private let literalCode = HuffmanCode(symbolCount: 286, limit: 15)
  private let distanceCode = HuffmanCode(symbolCount: 30, limit: 15)
  private let lengthCode = HuffmanCode(symbolCount: 19, limit: 7)
  private let fixedLiteralCode = HuffmanCode(symbolCount: 288, limit: 9)
  private let fixedDistanceCode = HuffmanCode(symbolCount: 30, limit: 5)
  private var rest = BitWriter.Rest()

  init() {
    literalFrequencies = .allocate(capacity: 288)
    literalFrequencies.initialize(repeating: 0, count: 288)
    starts = .allocate(capacity: DeflateTokens.startCount)
    starts.initialize(repeating: 0, count: DeflateTokens.startCount)
    // The lengths of the fixed codes (RFC 1951, 3.2.6).
    for symbol in 0..<288 {
      fixedLiteralCode.lengths[symbol] =
        symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8
    }
    fixedDistanceCode.lengths.update(repeating: 5, count: 30)
    fixedLiteralCode.assignCodes()
    fixedDistanceCode.assignCodes()
  }

  deinit {
    tokens.deallocate()
    literalFrequencies.deallocate()
    starts.deallocate()
  }

  /// Writes the zlib header, before the first block: deflate, a window of 32 KiB, fastest.
  func writeHeader(to target: UnsafeMutablePointer<UInt8>) -> Int {
    // RFC 1950, 2.2: deflate with a window of 32 KB, the fastest level, no dictionary.
    target[0] = 0x78
    target[1] = 0x01
    return 2
  }

  /// Writes the block, which is empty afterwards; returns the bytes stored.
  ///
  /// - Parameter checksum: The checksum that ends the stream; nil when more blocks follow.
  func write(to target: UnsafeMutablePointer<UInt8>, checksum: UInt32?) -> Int {
    let distanceFrequencies = tokens.distanceFrequencies
    countLiterals()
    var writer = BitWriter(target: target, after: rest)
    literalCode.fit(literalFrequencies)
    distanceCode.fit(distanceFrequencies)
    let header = CodeLengths(literalCode, distanceCode)
    lengthCode.fit(header.frequencies)
    let lengthCodeCount = lengthCodeCount()
    let ownCost =
      14 + 3 * lengthCodeCount + header.extraBits + lengthCode.cost(header.frequencies)
      + literalCode.cost(literalFrequencies) + distanceCode.cost(distanceFrequencies)
    let fixedCost =
      fixedLiteralCode.cost(literalFrequencies) + fixedDistanceCode.cost(distanceFrequencies)
    // BFINAL and BTYPE (RFC 1951, 3.2.3): 2 is for codes of its own, 1 for the fixed ones.
    writer.put(checksum == nil ? 0 : 1, 1)
    if ownCost < fixedCost {
      writer.put(2, 2)
      writeCodes(header, lengthCodeCount: lengthCodeCount, to: &writer)
      writeTokens(literalCode, distanceCode, to: &writer)
    } else {
      writer.put(1, 2)
      writeTokens(fixedLiteralCode, fixedDistanceCode, to: &writer)
    }
    if let checksum {
      writer.align()
      // ADLER32 is stored with its highest byte first (RFC 1950, 2.2).
      writer.put(UInt64(checksum.byteSwapped), 32)
      writer.drain()
    }
    let (byteCount, rest) = writer.finished()
    self.rest = rest
    tokens.removeAll()
    return byteCount
  }

  /// Discards the collected tokens and the output.
  func begin() {
    rest = BitWriter.Rest()
    tokens.removeAll()
  }

  /// Sums up how often each symbol of literals and lengths occurs, the block's end among them.
  private func countLiterals() {
    literalFrequencies.update(from: tokens.startFrequencies, count: 256)
    (literalFrequencies + 256).update(repeating: 0, count: 32)
    literalFrequencies[Self.endOfBlock] = 1
    for length in 3...258 {
      literalFrequencies[DeflateRanges.length(length).symbol] +=
        tokens.startFrequencies[DeflateTokens.start(ofLength: length)]
    }
  }
}

// MARK: - Writing

extension DeflateBlock {
  /// Returns how many lengths of the length code have to be written.
  private func lengthCodeCount() -> Int {
    var count = 19
    while count > 4 && lengthCode.lengths[Self.lengthCodeOrder[count - 1]] == 0 { count -= 1 }
    return count
  }

  private func writeCodes(
    _ header: CodeLengths, lengthCodeCount: Int, to writer: inout BitWriter
  ) {
    // HLIT, HDIST and HCLEN (RFC 1951, 3.2.7).
    writer.put(UInt64(header.literalCount - 257), 5)
    writer.put(UInt64(header.distanceCount - 1), 5)
    writer.put(UInt64(lengthCodeCount - 4), 4)
    writer.drain()
    for symbol in Self.lengthCodeOrder.prefix(lengthCodeCount) {
      writer.put(UInt64(lengthCode.lengths[symbol]), 3)
      writer.drain()
    }
    for item in header.items {
      let symbol = Int(item.symbol)
      writer.put(UInt64(lengthCode.codes[symbol]), UInt64(lengthCode.lengths[symbol]))
      writer.put(UInt64(item.extra), UInt64(CodeLengths.extraBits(item.symbol)))
      writer.drain()
    }
  }

  private func writeTokens(
    _ literals: HuffmanCode, _ distances: HuffmanCode, to writer: inout BitWriter
  ) {
    assignStarts(literals)
    // Copies: the fields could be changed by every store through a pointer.
    var output = writer
    let starts = starts
    let (distanceCodes, distanceLengths) = (distances.codes, distances.lengths)
    let (tokens, count) = (tokens.tokens, tokens.count)
    for index in 0..<count {
      let token = Int(tokens[index])
      let start = starts[token &>> 16]
      output.put(UInt64(start &>> 8), UInt64(start & 0xFF))
      if token >= DeflateTokens.firstMatch {
        let back = DeflateRanges.distance(token & 0xFFFF &+ 1)
        output.put(UInt64(distanceCodes[back.symbol]), UInt64(distanceLengths[back.symbol]))
        output.put(back.extra, back.extraBits)
      }
      output.drain()
    }
    output.put(
      UInt64(literals.codes[Self.endOfBlock]), UInt64(literals.lengths[Self.endOfBlock]))
    output.drain()
    writer = output
  }

  /// Puts together a length's code and the bits that follow it.
  private func assignStarts(_ literals: HuffmanCode) {
    for byte in 0..<256 {
      starts[byte] = UInt32(literals.codes[byte]) << 8 | UInt32(literals.lengths[byte])
    }
    for length in 3...258 {
      let size = DeflateRanges.length(length)
      let width = UInt32(literals.lengths[size.symbol])
      let bits = UInt32(literals.codes[size.symbol]) | UInt32(size.extra) << width
      starts[DeflateTokens.start(ofLength: length)] = bits << 8 | (width + UInt32(size.extraBits))
    }
  }
}

// MARK: - Bits

/// Writes bits into memory, the first into the lowest bit of a byte.
///
/// At most 56 bits may be put between two calls of ``drain()``.
private struct BitWriter {
  private var target: UnsafeMutableRawPointer
  private let start: UnsafeMutableRawPointer
  private var bits: UInt64
  private var count: UInt64

  /// The bits that do not fill a byte yet, to be taken up by the next writer.
  struct Rest {
    var bits: UInt64 = 0
    var count: UInt64 = 0
  }

  init(target: UnsafeMutablePointer<UInt8>, after rest: Rest) {
    self.target = UnsafeMutableRawPointer(target)
    start = self.target
    bits = rest.bits
    count = rest.count
  }

  @inline(__always)
  mutating func put(_ value: UInt64, _ width: UInt64) {
    bits |= value &<< count
    count &+= width
  }

  /// Stores the whole bytes, which needs eight bytes of room, and leaves at most seven bits.
  @inline(__always)
  mutating func drain() {
    target.storeBytes(of: bits.littleEndian, as: UInt64.self)
    let whole = count &>> 3
    target += Int(truncatingIfNeeded: whole)
    bits = bits &>> (whole &<< 3)
    count &= 7
  }

  /// Fills the last byte with zeros.
  mutating func align() {
    count = (count + 7) & ~7
    drain()
  }

  /// The bytes stored, and the bits that are left.
  func finished() -> (byteCount: Int, rest: Rest) {
    (target - start, Rest(bits: bits, count: count))
  }
}
