/// Reads numbers and words from an attribute.
package struct SVGScanner {
  private let bytes: [UInt8]
  private var index = 0

  package init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether everything has been read.
  package var isAtEnd: Bool { index == bytes.count }

  /// The next byte; nil at the end.
  package var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  package mutating func advance() { index = min(index + 1, bytes.count) }

  /// Passes over white space and commas.
  package mutating func skipSeparators() {
    while let byte = next, byte == 0x20 || byte == 0x2C || (0x09...0x0D).contains(byte) {
      index += 1
    }
  }

  /// The number that begins here, such as `-.5e3`; nil, and nothing is read, if none does.
  package mutating func number() -> Double? {
    let start = index
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { index += 1 }
    let whole = digits()
    var part = 0
    if next == UInt8(ascii: ".") {
      index += 1
      part = digits()
    }
    if whole + part == 0 {
      index = start
      return nil
    }
    readExponent()
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(text.hasSuffix(".") ? String(text.dropLast()) : text), value.isFinite
    else {
      index = start
      return nil
    }
    return value
  }

  /// Returns the text before the next white space, comma or parenthesis; it may be empty.
  package mutating func word() -> String {
    let start = index
    while let byte = next, byte > 0x20, byte != 0x2C, byte != 0x28, byte != 0x29 { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// The letters and `%` that begin here; may be empty.
  package mutating func unit() -> String {
    let start = index
    while let byte = next, byte == 0x25 || (0x41...0x5A).contains(byte & 0xDF) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() -> Int {
    let start = index
    while let byte = next, (0x30...0x39).contains(byte) { index += 1 }
    return index - start
  }

  /// Reads an exponent, unless the letter begins a unit such as `em`.
  private mutating func readExponent() {
    let start = index
    guard let byte = next, byte & 0xDF == 0x45 else { return }
    index += 1
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { index += 1 }
    if digits() == 0 { index = start }
  }
}

// MARK: - Tokens

/// A part of an attribute: a number with its unit, or a word.
package enum SVGToken: Hashable {
  case number(Double, unit: String)
  case word(String)

  /// What absolute lengths are in pixels (CSS Values and Units Level 3, 5.2).
  private static let pixels: [String: Double] = [
    "px": 1, "pt": 96 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
  ]

  /// The tokens of a text, without what separates them.
  package static func tokens(of text: String) -> [SVGToken] {
    var scanner = SVGScanner(text)
    var tokens: [SVGToken] = []
    while true {
      scanner.skipSeparators()
      guard let next = scanner.next else { return tokens }
      if let number = scanner.number() {
        let unit = scanner.unit()
        if let pixels = pixels[unit.lowercased()] {
          tokens.append(.number(number * pixels, unit: ""))
        } else {
          tokens.append(.number(number, unit: unit))
        }
        continue
      }
      let word = scanner.word()
      if word.isEmpty {
        scanner.advance()
        tokens.append(.word(String(UnicodeScalar(next))))
      } else {
        tokens.append(.word(word))
      }
    }
  }
}
