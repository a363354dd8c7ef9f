/// The checksum of a zlib stream (RFC 1950): that of no bytes yet if `low` is 1, and a part of one that
/// others go before if it is 0.
struct Adler32 {
  private static let base: UInt32 = 65521

  /// The most vectors whose sums stay below 2^16: a byte counts up to 22 times, 253 times in all.
  private static let mostVectors = 22

  private(set) var low: UInt32 = 0
  private(set) var high: UInt32 = 0

  init(low: UInt32 = 0) { self.low = low }

  var value: UInt32 { high << 16 | low }

  /// Adds what `count` bytes sum up to by themselves.
  mutating func append(_ part: Adler32, count: Int) {
    let length = UInt64(count) % UInt64(Self.base)
    high = UInt32((UInt64(high) + length * UInt64(low) + UInt64(part.high)) % UInt64(Self.base))
    low = (low + part.low) % Self.base
  }

  /// Adds bytes.
  mutating func update(_ bytes: UnsafeRawPointer, count: Int) {
    var start = bytes
    var vectors = count / 16
    while vectors > 0 {
      let part = min(vectors, Self.mostVectors)
      update(start, vectors: part)
      start += 16 &* part
      vectors &-= part
    }
    for index in 0..<count & 15 {
      low = low &+ UInt32(start.load(fromByteOffset: index, as: UInt8.self))
      high = high &+ low
    }
    low %= Self.base
    high %= Self.base
  }

  /// Sixteen sums side by side, each second byte's in one vector: after n vectors, a byte in lane l
  /// of vector v counts 16 * (n - v) - l times, which `behind` (16 times what came before) and the
  /// lane numbers give.
  private mutating func update(_ bytes: UnsafeRawPointer, vectors: Int) {
    var first = SIMD8<UInt16>.zero
    var second = SIMD8<UInt16>.zero
    var firstBehind = SIMD8<UInt16>.zero
    var secondBehind = SIMD8<UInt16>.zero
    for index in 0..<vectors {
      let vector = bytes.loadUnaligned(fromByteOffset: index &* 16, as: SIMD8<UInt16>.self)
      first &+= vector & 0xFF
      second &+= vector &>> 8
      firstBehind &+= first
      secondBehind &+= second
    }
    #if _endian(big)
      swap(&first, &second)
    #endif
    let sums = SIMD8<UInt32>(truncatingIfNeeded: first &+ second)
    let behind =
      SIMD8<UInt32>(truncatingIfNeeded: firstBehind)
      &+ SIMD8<UInt32>(truncatingIfNeeded: secondBehind)
    // The first bytes are in lanes 0, 2, …, 14, the second ones each a lane further.
    let weighted = behind &<< 4 &- sums &* SIMD8<UInt32>(0, 2, 4, 6, 8, 10, 12, 14)
    let odd = SIMD8<UInt32>(truncatingIfNeeded: second).wrappedSum()
    let before = low &* UInt32(truncatingIfNeeded: vectors &* 16)
    high = (high &+ before &+ weighted.wrappedSum() &- odd) % Self.base
    low = (low &+ sums.wrappedSum()) % Self.base
  }
}
