internal import Foundation

/// Reads the words of path data: letters, numbers and flags.
struct SVGPathScanner {
  private let bytes: [UInt8]
  private let largestNumber: CGFloat
  private var position = 0

  init(_ text: String, largestNumber: CGFloat) {
    bytes = Array(text.utf8)
    self.largestNumber = largestNumber
  }

  /// The byte at the current place.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The bytes that are not read yet.
  var rest: String { String(decoding: bytes[position...], as: UTF8.self) }

  /// Returns what is wrong at the current place.
  func error(expected: String) -> SVGPathError {
    let before = String(decoding: bytes[..<position], as: UTF8.self)
    return SVGPathError(
      offset: before.count, found: rest.first.map { "\"\($0)\"" } ?? "the end", expected: expected)
  }

  mutating func skip() { position += 1 }

  mutating func skipSpace() {
    while let next, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(next) { skip() }
  }

  /// Skips space with a comma at most; true if there was a comma.
  mutating func skipComma() -> Bool {
    skipSpace()
    guard next == UInt8(ascii: ",") else { return false }
    skip()
    skipSpace()
    return true
  }

  /// Whether a number begins at the current place.
  var isAtNumber: Bool {
    guard let next else { return false }
    return next.isDigit || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(next)
  }

  /// A number no larger than is read.
  mutating func number() throws(SVGPathError) -> CGFloat {
    let start = position
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { skip() }
    var digits = skipDigits()
    if next == UInt8(ascii: "."), position + 1 < bytes.count, bytes[position + 1].isDigit {
      skip()
      digits += skipDigits()
    }
    guard digits > 0 else {
      position = start
      throw error(expected: "a number")
    }
    skipExponent()
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), abs(number) <= largestNumber else {
      let limit = Int(min(largestNumber, 1e15))
      throw SVGPathError(
        offset: start, found: text, expected: "a number from -\(limit) to \(limit)")
    }
    return CGFloat(number)
  }

  /// A flag of an arc, which needs no space after it.
  mutating func flag() throws(SVGPathError) -> Bool {
    // A flag is one digit, and needs no separator after it (SVG 2, 9.3.9).
    guard let next, next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else {
      throw error(expected: "a flag: 0 or 1")
    }
    skip()
    return next == UInt8(ascii: "1")
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let next, next.isDigit { skip() }
    return position - start
  }

  private mutating func skipExponent() {
    let start = position
    guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return }
    skip()
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { skip() }
    if skipDigits() == 0 { position = start }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
