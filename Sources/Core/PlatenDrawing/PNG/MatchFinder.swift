/// Looks for earlier copies of the bytes that come next.
///
/// A value of pointers and numbers, so that a loop can hold it in registers. Three places are
/// tried: the pixel before (flat ground), and the last two where four bytes had the same hash,
/// which finds what is above and what is alike.
struct MatchFinder {
  /// A repetition of earlier bytes; shorter than ``shortest`` when there is none.
  struct Match {
    var length = 0
    var distance = 0
  }

  static let windowSize = 1 << 15
  static let hashBits = 14
  static let shortest = 4
  static let longest = 258

  /// A match of this length is taken without looking for a longer one.
  private static let longEnough = 16

  /// The window, then the bytes to compress; eight bytes more may be read.
  let bytes: UnsafeRawPointer

  /// By the hash of four bytes, the last two places where they were, the last one in the lower half;
  /// a place counts from the start of the stream, modulo 2^32.
  let places: UnsafeMutablePointer<UInt64>

  var bytesPerPixel: Int

  /// How many bytes there are.
  var filled = 0

  /// How many bytes of the stream are before the first, modulo 2^32.
  var slid: UInt32 = 0

  /// The longest match found for the bytes at `index`, which are remembered.
  @inline(__always)
  func match(at index: Int) -> Match {
    let limit = min(Self.longest, filled &- index)
    var best = Match()
    guard limit >= Self.shortest else { return best }
    let word = load(index)
    if index >= bytesPerPixel && load(index &- bytesPerPixel) == word {
      best.distance = bytesPerPixel
      best.length = extent(index, index &- bytesPerPixel, limit)
    }
    let entry = places + Self.hash(word)
    let known = entry.pointee
    entry.pointee = known &<< 32 | UInt64(place(index))
    if best.length >= min(limit, Self.longEnough) { return best }
    consider(UInt32(truncatingIfNeeded: known), at: index, word, limit, &best)
    if best.length == limit { return best }
    consider(UInt32(truncatingIfNeeded: known &>> 32), at: index, word, limit, &best)
    return best
  }

  /// Remembers the bytes at `index` without looking for them.
  @inline(__always)
  func remember(_ index: Int) {
    let entry = places + Self.hash(load(index))
    entry.pointee = entry.pointee &<< 32 | UInt64(place(index))
  }

  @inline(__always)
  private func consider(
    _ candidate: UInt32, at index: Int, _ word: UInt32, _ limit: Int, _ best: inout Match
  ) {
    let distance = Int(place(index) &- candidate)
    guard distance > 0, distance <= min(Self.windowSize, index),
      load(index &- distance) == word
    else { return }
    // A longer one has the byte that ended the best so far.
    let end = index &+ best.length
    guard byte(end) == byte(end &- distance) else { return }
    let length = extent(index, index &- distance, limit)
    if length > best.length { best = Match(length: length, distance: distance) }
  }

  /// Returns how many bytes from `index` on are those from `earlier` on; the first four are.
  @inline(__always)
  private func extent(_ index: Int, _ earlier: Int, _ limit: Int) -> Int {
    var length = 4
    while length &+ 16 <= limit {
      let first = loadLong(index &+ length) ^ loadLong(earlier &+ length)
      let second = loadLong(index &+ length &+ 8) ^ loadLong(earlier &+ length &+ 8)
      if first | second != 0 { break }
      length &+= 16
    }
    while length < limit {
      let difference = loadLong(index &+ length) ^ loadLong(earlier &+ length)
      guard difference == 0 else {
        return min(length &+ difference.trailingZeroBitCount &>> 3, limit)
      }
      length &+= 8
    }
    return limit
  }

  @inline(__always)
  private func place(_ index: Int) -> UInt32 {
    slid &+ UInt32(truncatingIfNeeded: index)
  }

  @inline(__always)
  private func byte(_ index: Int) -> UInt8 {
    bytes.load(fromByteOffset: index, as: UInt8.self)
  }

  @inline(__always)
  private func load(_ index: Int) -> UInt32 {
    bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self).littleEndian
  }

  @inline(__always)
  private func loadLong(_ index: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
  }

  @inline(__always)
  private static func hash(_ word: UInt32) -> Int {
    Int((word &* 0x9E37_79B1) &>> UInt32(32 &- hashBits))
  }
}
