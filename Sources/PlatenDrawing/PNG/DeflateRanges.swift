/// Which symbol stands for a match's length or distance, and what follows it (RFC 1951, 3.2.5).
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
