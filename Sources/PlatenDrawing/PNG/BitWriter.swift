/// Writes bits into memory, the first into the lowest bit of a byte.
///
/// At most 56 bits may be put between two calls of ``drain()``.
struct BitWriter {
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
