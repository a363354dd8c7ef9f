/// Collects literals and matches and writes them as one deflate block (RFC 1951).
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

  /// Literals as themselves; matches with the length above 16 bits of distance less one.
  private let tokens: UnsafeMutablePointer<UInt32>
  private let literalFrequencies: UnsafeMutablePointer<UInt32>
  private let distanceFrequencies: UnsafeMutablePointer<UInt32>
  private let literalCode = HuffmanCode(symbolCount: 286, limit: 15)
  private let distanceCode = HuffmanCode(symbolCount: 30, limit: 15)
  private let lengthCode = HuffmanCode(symbolCount: 19, limit: 7)
  private let fixedLiteralCode = HuffmanCode(symbolCount: 288, limit: 9)
  private let fixedDistanceCode = HuffmanCode(symbolCount: 30, limit: 5)
  private(set) var count = 0
  private var rest = BitWriter.Rest()

  init() {
    tokens = .allocate(capacity: Self.capacity)
    literalFrequencies = .allocate(capacity: 288)
    distanceFrequencies = .allocate(capacity: 30)
    literalFrequencies.initialize(repeating: 0, count: 288)
    distanceFrequencies.initialize(repeating: 0, count: 30)
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
    distanceFrequencies.deallocate()
  }

  @inline(__always)
  var isFull: Bool { count == Self.capacity }

  @inline(__always)
  func addLiteral(_ byte: UInt8) {
    tokens[count] = UInt32(byte)
    literalFrequencies[Int(byte)] &+= 1
    count &+= 1
  }

  /// Adds a repetition of 3 to 258 bytes from 1 to 32768 bytes back.
  @inline(__always)
  func addMatch(length: Int, distance: Int) {
    tokens[count] = UInt32(truncatingIfNeeded: length &<< 16 | distance &- 1)
    literalFrequencies[DeflateRanges.length(length).symbol] &+= 1
    distanceFrequencies[DeflateRanges.distance(distance).symbol] &+= 1
    count &+= 1
  }

  /// Writes the zlib header, before the first block: deflate, a window of 32 KiB, fastest.
  func writeHeader(to target: UnsafeMutablePointer<UInt8>) -> Int {
    target[0] = 0x78
    target[1] = 0x01
    return 2
  }

  /// Writes the block, which is empty afterwards; returns the bytes stored.
  ///
  /// - Parameter checksum: The checksum that ends the stream; nil when more blocks follow.
  func write(to target: UnsafeMutablePointer<UInt8>, checksum: UInt32?) -> Int {
    literalFrequencies[Self.endOfBlock] = 1
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
      writer.put(UInt64(checksum.byteSwapped), 32)
      writer.drain()
    }
    let (byteCount, rest) = writer.finished()
    self.rest = rest
    reset()
    return byteCount
  }

  private func reset() {
    count = 0
    literalFrequencies.update(repeating: 0, count: 288)
    distanceFrequencies.update(repeating: 0, count: 30)
  }
}

// MARK: - Writing

extension DeflateBlock {
  /// How many lengths of the length code have to be written.
  private func lengthCodeCount() -> Int {
    var count = 19
    while count > 4 && lengthCode.lengths[Self.lengthCodeOrder[count - 1]] == 0 { count -= 1 }
    return count
  }

  private func writeCodes(
    _ header: CodeLengths, lengthCodeCount: Int, to writer: inout BitWriter
  ) {
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
    // Copies: the fields could be changed by every store through a pointer.
    var output = writer
    let (literalCodes, literalLengths) = (literals.codes, literals.lengths)
    let (distanceCodes, distanceLengths) = (distances.codes, distances.lengths)
    let (tokens, count) = (tokens, count)
    for index in 0..<count {
      let token = tokens[index]
      let length = Int(token &>> 16)
      if length == 0 {
        let symbol = Int(token)
        output.put(UInt64(literalCodes[symbol]), UInt64(literalLengths[symbol]))
      } else {
        let size = DeflateRanges.length(length)
        output.put(UInt64(literalCodes[size.symbol]), UInt64(literalLengths[size.symbol]))
        output.put(size.extra, size.extraBits)
        let back = DeflateRanges.distance(Int(token & 0xFFFF) &+ 1)
        output.put(UInt64(distanceCodes[back.symbol]), UInt64(distanceLengths[back.symbol]))
        output.put(back.extra, back.extraBits)
      }
      output.drain()
    }
    output.put(UInt64(literalCodes[Self.endOfBlock]), UInt64(literalLengths[Self.endOfBlock]))
    output.drain()
    writer = output
  }
}

// MARK: - Lengths and distances

/// Which symbol stands for a match's length or distance, and what follows it (RFC 1951, 3.2.5).
///
/// Symbols are arithmetic: a length has four, a distance two, for each power of two.
private enum DeflateRanges {
  /// A symbol, and the bits that tell the numbers apart for which it stands.
  struct Place {
    var symbol: Int
    var extra: UInt64 = 0
    var extraBits: UInt64 = 0
  }

  /// The place of a length of 3 to 258 bytes.
  @inline(__always)
  static func length(_ length: Int) -> Place {
    let offset = length &- 3
    if offset < 8 { return Place(symbol: 257 &+ offset) }
    // The greatest length has a symbol of its own.
    if length == 258 { return Place(symbol: 285) }
    let bits = exponent(offset) &- 2
    return Place(
      symbol: 261 &+ bits &<< 2 &+ (offset &>> bits) & 3, extra: low(offset, bits),
      extraBits: UInt64(truncatingIfNeeded: bits))
  }

  /// The place of a distance of 1 to 32768 bytes.
  @inline(__always)
  static func distance(_ distance: Int) -> Place {
    let offset = distance &- 1
    if offset < 4 { return Place(symbol: offset) }
    let bits = exponent(offset) &- 1
    return Place(
      symbol: (bits &+ 1) &<< 1 | (offset &>> bits) & 1, extra: low(offset, bits),
      extraBits: UInt64(truncatingIfNeeded: bits))
  }

  @inline(__always)
  private static func exponent(_ number: Int) -> Int {
    Int.bitWidth &- 1 &- number.leadingZeroBitCount
  }

  @inline(__always)
  private static func low(_ number: Int, _ bits: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: number & (1 &<< bits &- 1))
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
