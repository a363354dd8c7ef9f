/// Bytes that are being read, borrowed from their owner.
typealias Bytes = UnsafeBufferPointer<UInt8>

/// Collects bytes, and takes back what was written last.
struct ByteWriter: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  /// What was written so far, valid until the next change.
  var bytes: Bytes { Bytes(start: base, count: count) }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    base[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    append(Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes a byte that there is room for.
  @inline(__always)
  mutating func appendUnchecked(_ byte: UInt8) {
    base[count] = byte
    count += 1
  }

  /// Writes a number's digits, `decimals` of them after a point; there is room for them.
  @inline(__always)
  mutating func appendUnchecked(digits value: UInt, decimals: Int) {
    var wholes = decimals == 0 ? 1 : 0
    var bound = UInt(SVGNumber.power(max(decimals, 1)))
    while value >= bound {
      wholes += 1
      bound &*= 10
    }
    var rest = value
    var end = base + count + wholes
    count += wholes
    if decimals > 0 {
      end.pointee = UInt8(ascii: ".")
      count += 1 + decimals
      for place in stride(from: decimals, to: 0, by: -1) {
        end[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
    }
    for _ in 0..<wholes {
      end -= 1
      end.pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  mutating func append(_ bytes: Bytes) {
    guard let source = bytes.baseAddress else { return }
    reserve(bytes.count)
    (base + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  // Labelled, as a literal without a type would be a String.
  mutating func append(utf8Of text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// Takes back what was written after there were `count` bytes.
  mutating func truncate(to count: Int) { self.count = min(count, self.count) }

  /// Room for some bytes more.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if count + more > capacity { grow(by: more) }
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }
}
