internal import Foundation

extension Bytes {
  /// Whether these are the bytes of a text.
  @inline(__always)
  func isEqual(to text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && starts(with: text)
  }

  /// Whether these bytes begin with a text.
  @inline(__always)
  func starts(with text: StaticString) -> Bool {
    guard let baseAddress, count >= text.utf8CodeUnitCount else {
      return text.utf8CodeUnitCount == 0
    }
    return memcmp(baseAddress, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  /// Whether these are the same bytes as others.
  @inline(__always)
  func isEqual(to other: Bytes) -> Bool {
    guard count == other.count else { return false }
    guard let baseAddress, let start = other.baseAddress else { return true }
    return memcmp(baseAddress, start, count) == 0
  }

  /// Where a byte is first found at or after a position.
  @inline(__always)
  func position(of byte: UInt8, from start: Int = 0) -> Int? {
    guard let baseAddress, start < count,
      let found = memchr(baseAddress + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
  }

  /// Some of the bytes.
  @inline(__always)
  func part(_ range: Range<Int>) -> Bytes { Bytes(rebasing: self[range]) }

  /// The bytes without blanks around them.
  var trimmed: Bytes {
    var start = 0
    var end = count
    while start < end, self[start].isBlank { start += 1 }
    while end > start, self[end - 1].isBlank { end -= 1 }
    return part(start..<end)
  }

  /// The first `#id` after a parenthesis or a quotation mark: the bytes up to the id, the id, and
  /// the bytes after it.
  func firstReference() -> (head: Bytes, identifier: Bytes, rest: Bytes)? {
    var start = 0
    while let sign = position(of: UInt8(ascii: "#"), from: start) {
      start = sign + 1
      guard sign > 0, self[sign - 1].opensReference else { continue }
      var end = start
      while end < count, !self[end].closesReference { end += 1 }
      if end > start {
        return (part(0..<start), part(start..<end), part(end..<count))
      }
    }
    return nil
  }
}

extension UInt8 {
  /// Whether the byte is a blank of XML.
  @inline(__always)
  var isBlank: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }

  fileprivate var opensReference: Bool {
    self == UInt8(ascii: "\"") || self == UInt8(ascii: "(") || self == UInt8(ascii: "'")
  }

  fileprivate var closesReference: Bool {
    self == UInt8(ascii: "\"") || self == UInt8(ascii: ")") || self == UInt8(ascii: "'")
  }
}
