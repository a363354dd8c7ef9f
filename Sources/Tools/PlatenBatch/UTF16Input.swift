/// Makes UTF-8 of what is read of an input in UTF-16, piece by piece.
struct UTF16Input {
  private let isBigEndian: Bool
  /// What of the last piece is no whole character yet.
  private var rest: [UInt8] = []

  /// - Returns: Nil for bytes that do not begin with a byte order mark of UTF-16.
  init?(markOf bytes: some Collection<UInt8>) {
    switch Array(bytes.prefix(2)) {
    case [0xFF, 0xFE]: isBigEndian = false
    case [0xFE, 0xFF]: isBigEndian = true
    default: return nil
    }
  }

  /// The characters of the next bytes in UTF-8; for half a character a byte that is none.
  mutating func utf8(of bytes: some Sequence<UInt8>, isLast: Bool = false) -> [UInt8] {
    rest += bytes
    var units = stride(from: 0, to: rest.count - 1, by: 2).map { i -> UInt16 in
      let (high, low) = isBigEndian ? (rest[i], rest[i + 1]) : (rest[i + 1], rest[i])
      return UInt16(high) << 8 | UInt16(low)
    }
    // The other half of the last character may come with the next bytes.
    if !isLast, let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
    rest.removeFirst(units.count * 2)
    var text: [UInt8] = []
    text.reserveCapacity(units.count)
    var decoder = UTF16()
    var iterator = units.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): text += UTF8.encode(scalar)?.map(\.self) ?? []
      case .error: text.append(0xFF)
      case .emptyInput:
        if isLast, !rest.isEmpty { text.append(0xFF) }
        return text
      }
    }
  }
}
