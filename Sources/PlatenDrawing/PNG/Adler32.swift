/// The checksum of a zlib stream (RFC 1950).
struct Adler32 {
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
