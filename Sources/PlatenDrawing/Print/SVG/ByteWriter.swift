/// Bytes that are being read, borrowed from their owner.
typealias Bytes = UnsafeBufferPointer<UInt8>

/// Collects bytes. What was written last can be taken back.
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

  mutating func append(_ bytes: Bytes) {
    guard let source = bytes.baseAddress else { return }
    reserve(bytes.count)
    (base + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  mutating func append(_ text: String) {
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
