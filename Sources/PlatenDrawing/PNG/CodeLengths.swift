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
          part > 10
            ? Item(symbol: 18, extra: UInt8(part - 11)) : Item(symbol: 17, extra: UInt8(part - 3)))
        left -= part
      }
    } else {
      items.append(Item(symbol: length))
      left -= 1
      while left >= 3 {
        let part = min(left, 6)
        items.append(Item(symbol: 16, extra: UInt8(part - 3)))
        left -= part
      }
    }
    for _ in 0..<left { items.append(Item(symbol: length)) }
  }
}
