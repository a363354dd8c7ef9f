/// Literals and matches in their order, and how often what they are made of occurs.
///
/// A value of pointers and a number, so that a loop can hold it in registers; the block that it
/// belongs to frees the memory.
struct DeflateTokens {
  /// What comes before a token's distance: 256 literals, then 256 lengths.
  static let startCount = 512
  /// The least token that is a match.
  static let firstMatch = 256 << 16

  /// The start of each above 16 bits of distance less one.
  let tokens: UnsafeMutablePointer<UInt32>
  let startFrequencies: UnsafeMutablePointer<UInt32>
  let distanceFrequencies: UnsafeMutablePointer<UInt32>
  private(set) var count = 0

  init() {
    tokens = .allocate(capacity: DeflateBlock.capacity)
    startFrequencies = .allocate(capacity: Self.startCount)
    distanceFrequencies = .allocate(capacity: 30)
    startFrequencies.initialize(repeating: 0, count: Self.startCount)
    distanceFrequencies.initialize(repeating: 0, count: 30)
  }

  func deallocate() {
    tokens.deallocate()
    startFrequencies.deallocate()
    distanceFrequencies.deallocate()
  }

  /// The start of a match of 3 to 258 bytes.
  @inline(__always)
  static func start(ofLength length: Int) -> Int { length &+ 253 }

  @inline(__always)
  var isFull: Bool { count == DeflateBlock.capacity }

  @inline(__always)
  mutating func addLiteral(_ byte: UInt8) {
    tokens[count] = UInt32(byte) &<< 16
    startFrequencies[Int(byte)] &+= 1
    count &+= 1
  }

  /// Adds a repetition of 3 to 258 bytes from 1 to 32768 bytes back.
  @inline(__always)
  mutating func addMatch(length: Int, distance: Int) {
    let start = Self.start(ofLength: length)
    tokens[count] = UInt32(truncatingIfNeeded: start &<< 16 | distance &- 1)
    startFrequencies[start] &+= 1
    distanceFrequencies[DeflateRanges.distance(distance).symbol] &+= 1
    count &+= 1
  }

  mutating func removeAll() {
    count = 0
    startFrequencies.update(repeating: 0, count: Self.startCount)
    distanceFrequencies.update(repeating: 0, count: 30)
  }
}

// MARK: - Lengths and distances

/// The symbols of a match's length and distance, and their extra bits (RFC 1951, 3.2.5).
///
/// Symbols are arithmetic: a length has four, a distance two, for each power of two.
enum DeflateRanges {
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
