/// A part of a text as documents carry it, for those who select, search or hear it.
///
/// A document's text has no use for controls, and XML no way to write them: a tab is a space, and
/// what else is no character of a line is left out. So are marks that set a direction from one place
/// to another, as each run of glyphs has a direction of its own.
struct ReadableText {
  private(set) var utf8: [UInt8] = []

  /// Adds a part of a text by its offsets in UTF-8, and returns how many bytes came of it.
  @discardableResult
  mutating func append(_ part: Range<Int>, of text: String) -> Int {
    let start = utf8.count
    let bytes = text.utf8
    let low = bytes.index(bytes.startIndex, offsetBy: part.lowerBound)
    let high = bytes.index(low, offsetBy: part.count)
    for scalar in text.unicodeScalars[low..<high] { append(scalar) }
    return utf8.count - start
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09: utf8.append(UInt8(ascii: " "))
    case 0x20..<0x7F: utf8.append(UInt8(scalar.value))
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: break
    case let value where value & 0xFFFE == 0xFFFE: break
    default: utf8.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
