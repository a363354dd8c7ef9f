/// A prefix code for a deflate block, made from how often each symbol occurs.
final class HuffmanCode {
  /// The bits of each symbol's code; 0 for a symbol that does not occur.
  let lengths: UnsafeMutablePointer<UInt8>

  /// Each symbol's code, its bits in the order in which they are written.
  let codes: UnsafeMutablePointer<UInt16>

  let symbolCount: Int
  private let limit: Int
  private let work: UnsafeMutablePointer<UInt32>
  private var order: [UInt32] = []

  /// A code without lengths for `symbolCount` symbols, at most `limit` bits each.
  init(symbolCount: Int, limit: Int) {
    self.symbolCount = symbolCount
    self.limit = limit
    lengths = .allocate(capacity: symbolCount)
    lengths.initialize(repeating: 0, count: symbolCount)
    codes = .allocate(capacity: symbolCount)
    codes.initialize(repeating: 0, count: symbolCount)
    work = .allocate(capacity: symbolCount)
    work.initialize(repeating: 0, count: symbolCount)
    order.reserveCapacity(symbolCount)
  }

  deinit {
    lengths.deallocate()
    codes.deallocate()
    work.deallocate()
  }

  /// Makes the code whose lengths fit `frequencies` best, each below 2^22.
  ///
  /// At least two symbols get a code, as some decoders demand.
  func fit(_ frequencies: UnsafeMutablePointer<UInt32>) {
    lengths.update(repeating: 0, count: symbolCount)
    sortUsed(frequencies)
    let used = order.count
    for (index, key) in order.enumerated() { work[index] = key >> 10 }
    makeDepths(used)
    assignLengths(used)
    assignCodes()
  }

  /// The bits that symbols of these frequencies take.
  func cost(_ frequencies: UnsafeMutablePointer<UInt32>) -> Int {
    (0..<symbolCount).reduce(0) { $0 + Int(frequencies[$1]) * Int(lengths[$1]) }
  }

  /// Numbers the codes from the lengths, as RFC 1951 section 3.2.2 has it.
  func assignCodes() {
    // First the counts, each one place higher; then the first code of each length.
    var next = [UInt32](repeating: 0, count: limit + 2)
    for symbol in 0..<symbolCount where lengths[symbol] > 0 { next[Int(lengths[symbol]) + 1] += 1 }
    for bits in 1..<next.count { next[bits] = (next[bits] + next[bits - 1]) << 1 }
    for symbol in 0..<symbolCount where lengths[symbol] > 0 {
      let length = Int(lengths[symbol])
      // Codes are packed from their highest bit, other numbers from their lowest (RFC 1951, 3.1.1).
      codes[symbol] = Self.reversed(next[length], bits: length)
      next[length] += 1
    }
  }

  private static func reversed(_ code: UInt32, bits: Int) -> UInt16 {
    var rest = code
    var result: UInt32 = 0
    for _ in 0..<bits {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return UInt16(truncatingIfNeeded: result)
  }
}

// MARK: - Fitting

extension HuffmanCode {
  /// Fills `order` with the used symbols, the rarest first: the frequency above ten bits of symbol.
  private func sortUsed(_ frequencies: UnsafeMutablePointer<UInt32>) {
    order.removeAll(keepingCapacity: true)
    for symbol in 0..<symbolCount where frequencies[symbol] > 0 {
      order.append(frequencies[symbol] << 10 | UInt32(symbol))
    }
    var spare: UInt32 = 0
    while order.count < 2 {
      if spare >= UInt32(symbolCount) { break }
      if frequencies[Int(spare)] == 0 { order.append(1 << 10 | spare) }
      spare += 1
    }
    order.sort()
  }

  /// Turns the sorted frequencies in `work` into code lengths, the longest first, in place.
  ///
  /// Moffat and Katajainen, "In-place calculation of minimum-redundancy codes" (1995): join the two
  /// rarest, noting parents; turn parents into depths of inner nodes; count leaves at each depth.
  private func makeDepths(_ count: Int) {
    var root = 0
    var leaf = 0
    for next in 0..<count - 1 {
      var weight: UInt32 = 0
      for _ in 0..<2 {
        if leaf >= count || root < next && work[root] < work[leaf] {
          weight += work[root]
          work[root] = UInt32(next)
          root += 1
        } else {
          weight += work[leaf]
          leaf += 1
        }
      }
      work[next] = weight
    }
    work[count - 2] = 0
    for next in stride(from: count - 3, through: 0, by: -1) {
      work[next] = work[Int(work[next])] + 1
    }
    var available = 1
    var inner = 0
    var depth: UInt32 = 0
    root = count - 2
    var next = count - 1
    while available > 0 {
      while root >= 0 && work[root] == depth {
        inner += 1
        root -= 1
      }
      while available > inner {
        work[next] = depth
        next -= 1
        available -= 1
      }
      available = 2 * inner
      depth += 1
      inner = 0
    }
  }

  /// Gives the depths to the symbols, none deeper than the limit.
  private func assignLengths(_ count: Int) {
    var counts = [Int](repeating: 0, count: limit + 1)
    for index in 0..<count { counts[min(Int(work[index]), limit)] += 1 }
    // Cut codes are too short: in units of the longest code, the space must sum to 2^limit.
    var space = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
    while space > 1 << limit {
      var bits = limit - 1
      while counts[bits] == 0 { bits -= 1 }
      // A leaf of `bits` goes down beside one of the longest, which halves in two places.
      counts[bits] -= 1
      counts[bits + 1] += 2
      counts[limit] -= 1
      space -= 1
    }
    var index = 0
    for bits in stride(from: limit, to: 0, by: -1) {
      for _ in 0..<counts[bits] {
        lengths[Int(order[index] & 1023)] = UInt8(bits)
        index += 1
      }
    }
  }
}

// MARK: - Codes as they are written

/// A block's two codes in the run-length form in which deflate writes them (RFC 1951, 3.2.7).
final class CodeLengths {
  /// A symbol of the length code and what follows it.
  struct Item {
    var symbol: UInt8
    var extra: UInt8 = 0
  }

  /// The lengths of the literal code that are written, at least 257.
  let literalCount: Int

  /// The lengths of the distance code that are written, at least 1.
  let distanceCount: Int

  private(set) var items: [Item] = []
  let frequencies: UnsafeMutablePointer<UInt32>

  init(_ literals: HuffmanCode, _ distances: HuffmanCode) {
    literalCount = Self.usedCount(literals, atLeast: 257)
    distanceCount = Self.usedCount(distances, atLeast: 1)
    frequencies = .allocate(capacity: 19)
    frequencies.initialize(repeating: 0, count: 19)
    var lengths = Array(UnsafeBufferPointer(start: literals.lengths, count: literalCount))
    lengths += UnsafeBufferPointer(start: distances.lengths, count: distanceCount)
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      let run = lengths[index...].prefix { $0 == length }.count
      addRun(of: length, count: run)
      index += run
    }
    for item in items { frequencies[Int(item.symbol)] += 1 }
  }

  deinit {
    frequencies.deallocate()
  }

  /// The bits that follow the symbols.
  var extraBits: Int {
    items.reduce(0) { $0 + Self.extraBits($1.symbol) }
  }

  static func extraBits(_ symbol: UInt8) -> Int {
    switch symbol {
    case 16: 2
    case 17: 3
    case 18: 7
    default: 0
    }
  }

  private static func usedCount(_ code: HuffmanCode, atLeast least: Int) -> Int {
    var count = code.symbolCount
    while count > least && code.lengths[count - 1] == 0 { count -= 1 }
    return count
  }

  private func addRun(of length: UInt8, count: Int) {
    var left = count
    if length == 0 {
      while left >= 3 {
        let part = min(left, 138)
        items.append(
          // Code 17 repeats a zero 3 to 10 times, code 18 11 to 138 times (RFC 1951, 3.2.7).
          part > 10
            ? Item(symbol: 18, extra: UInt8(part - 11)) : Item(symbol: 17, extra: UInt8(part - 3)))
        left -= part
      }
    } else {
      items.append(Item(symbol: length))
      left -= 1
      while left >= 3 {
        // Code 16 repeats the length before it 3 to 6 times.
        let part = min(left, 6)
        items.append(Item(symbol: 16, extra: UInt8(part - 3)))
        left -= part
      }
    }
    for _ in 0..<left { items.append(Item(symbol: length)) }
  }
}
