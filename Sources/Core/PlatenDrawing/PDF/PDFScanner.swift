internal import Foundation

/// Reads objects one after the other (ISO 32000-1, 7.2 and 7.3).
struct PDFScanner {
  let bytes: [UInt8]
  var index: Int
  /// Whether `1 0 R` refers to an object, as it does everywhere but in the content of a page.
  private let hasReferences: Bool

  /// How deep arrays and dictionaries are nested.
  private static let mostDepth = 64

  init(_ bytes: [UInt8], at index: Int = 0, hasReferences: Bool = true) {
    (self.bytes, self.hasReferences) = (bytes, hasReferences)
    self.index = min(max(index, 0), bytes.count)
  }

  /// The next byte; nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0 || (0x09...0x0D).contains(byte) && byte != 0x0B
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  /// Passes over white space and comments.
  mutating func skipSpace() {
    while let byte = next {
      if byte == UInt8(ascii: "%") {
        while let byte = next, byte != 0x0A, byte != 0x0D { index += 1 }
      } else if Self.isSpace(byte) {
        index += 1
      } else {
        return
      }
    }
  }

  /// Returns the next object; nil at the end.
  mutating func object(depth: Int = 0) -> PDFObject? {
    skipSpace()
    guard let byte = next else { return nil }
    switch byte {
    case UInt8(ascii: "/"):
      index += 1
      return .name(name())
    case UInt8(ascii: "("): return .string(literal())
    case UInt8(ascii: "<"):
      if index + 1 < bytes.count, bytes[index + 1] == byte {
        index += 2
        return dictionary(depth)
      }
      return .string(hexadecimal())
    case UInt8(ascii: "["):
      index += 1
      return .array(list(to: UInt8(ascii: "]"), depth))
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x30...0x39:
      return numberOrReference()
    default: return word()
    }
  }

  /// Returns the objects up to a bracket or, if there is none, up to the end.
  private mutating func list(to end: UInt8, _ depth: Int) -> [PDFObject] {
    var items: [PDFObject] = []
    guard depth < Self.mostDepth else {
      index = bytes.count
      return []
    }
    while true {
      skipSpace()
      guard let byte = next else { return items }
      if byte == end {
        index += 1
        return items
      }
      guard let item = object(depth: depth + 1) else { return items }
      // A list that is never closed ends with the object that it is in.
      if case .word("endobj") = item { return items }
      items.append(item)
    }
  }

  private mutating func dictionary(_ depth: Int) -> PDFObject {
    let items = list(to: UInt8(ascii: ">"), depth)
    if next == UInt8(ascii: ">") { index += 1 }
    var dictionary: [String: PDFObject] = [:]
    var place = 0
    while place + 1 < items.count {
      if let name = items[place].name {
        dictionary[name] = items[place + 1]
        place += 2
      } else {
        place += 1
      }
    }
    return .dictionary(dictionary)
  }

  // MARK: - Words and numbers

  private mutating func name() -> String {
    var name: [UInt8] = []
    while let byte = next, !Self.isSpace(byte), !Self.isDelimiter(byte) {
      index += 1
      if byte == UInt8(ascii: "#"), index + 1 < bytes.count, let high = Self.digit(bytes[index]),
        let low = Self.digit(bytes[index + 1])
      {
        name.append(high << 4 | low)
        index += 2
      } else {
        name.append(byte)
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func word() -> PDFObject {
    let start = index
    index += 1
    if !Self.isDelimiter(bytes[start]) {
      while let byte = next, !Self.isSpace(byte), !Self.isDelimiter(byte) { index += 1 }
    }
    switch String(decoding: bytes[start..<index], as: UTF8.self) {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case let word: return .word(word)
    }
  }

  private mutating func numberOrReference() -> PDFObject {
    let value = number()
    guard hasReferences, value >= 0, value < 1e7, value == value.rounded() else {
      return .number(value)
    }
    let end = index
    skipSpace()
    if let byte = next, (0x30...0x39).contains(byte) {
      _ = number()
      skipSpace()
      if next == UInt8(ascii: "R") {
        let after = index + 1 < bytes.count ? bytes[index + 1] : 0
        if Self.isSpace(after) || Self.isDelimiter(after) {
          index += 1
          return .reference(Int(value))
        }
      }
    }
    index = end
    return .number(value)
  }

  /// Returns a number, which has no exponent in a PDF; what else is in it counts for nothing.
  private mutating func number() -> Double {
    var (value, place) = (0.0, 0.0)
    var isNegative = false
    while let byte = next {
      switch byte {
      case 0x30...0x39:
        let digit = Double(byte - 0x30)
        if place > 0 {
          value += digit * place
          place /= 10
        } else {
          value = value * 10 + digit
        }
      case UInt8(ascii: "."): place = 0.1
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "+"): break
      default: return isNegative ? -value : value
      }
      index += 1
    }
    return isNegative ? -value : value
  }

  // MARK: - Strings

  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  private mutating func hexadecimal() -> [UInt8] {
    index += 1
    let start = index
    while let byte = next, byte != UInt8(ascii: ">") { index += 1 }
    let text = bytes[start..<index]
    index = min(index + 1, bytes.count)
    return Self.bytes(ofHexadecimal: text)
  }

  /// The bytes of pairs of digits; a digit that is missing at the end is a zero.
  static func bytes(ofHexadecimal text: ArraySlice<UInt8>) -> [UInt8] {
    let digits = text.compactMap(digit)
    return stride(from: 0, to: digits.count, by: 2).map {
      digits[$0] << 4 | ($0 + 1 < digits.count ? digits[$0 + 1] : 0)
    }
  }

  private mutating func literal() -> [UInt8] {
    index += 1
    var string: [UInt8] = []
    var depth = 1
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\\"): escape(&string)
      case UInt8(ascii: "("), UInt8(ascii: ")"):
        depth += byte == UInt8(ascii: "(") ? 1 : -1
        if depth == 0 { return string }
        string.append(byte)
      default: string.append(byte)
      }
    }
    return string
  }

  private mutating func escape(_ string: inout [UInt8]) {
    guard let byte = next else { return }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): string.append(0x0A)
    case UInt8(ascii: "r"): string.append(0x0D)
    case UInt8(ascii: "t"): string.append(0x09)
    case UInt8(ascii: "b"): string.append(0x08)
    case UInt8(ascii: "f"): string.append(0x0C)
    case 0x30...0x37:
      var code = Int(byte - 0x30)
      for _ in 0..<2 {
        guard let digit = next, (0x30...0x37).contains(digit) else { break }
        code = code * 8 + Int(digit - 0x30)
        index += 1
      }
      string.append(UInt8(truncatingIfNeeded: code))
    case 0x0D: if next == 0x0A { index += 1 }
    case 0x0A: break
    default: string.append(byte)
    }
  }
}
