/// Finds the hashtags of a text, as UAX #31 has them and social networks link them: a number sign with
/// letters, digits and low lines of any script behind it, of which not all are digits.
enum TextHashtags {
  /// The bytes of the hashtags of a well-formed text, in their order.
  static func ranges(in utf8: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var place = 0
    while let sign = utf8[place...].firstIndex(where: { $0 == 0x23 || $0 == 0xEF }) {
      let start = startOfTag(behind: sign, in: utf8)
      place = start ?? sign + 1
      guard let start, isFree(utf8, before: sign), let end = end(from: start, in: utf8) else {
        continue
      }
      ranges.append(sign..<end)
      place = end
    }
    return ranges
  }

  /// Returns the place behind a number sign, U+0023 or the one of full width, U+FF03; nil for none.
  private static func startOfTag(
    behind sign: Int, in utf8: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    if utf8[sign] == UInt8(ascii: "#") { return sign + 1 }
    return utf8[sign...].starts(with: [0xEF, 0xBC, 0x83]) ? sign + 3 : nil
  }

  /// Returns where the tag ends whose letters begin at a place; nil for none.
  private static func end(from start: Int, in utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    var end = start
    var hasLetter = false
    while end < utf8.count {
      let scalar = scalar(at: end, in: utf8)
      let properties = scalar.properties
      // What ICU's words have inside of them, too, such as a joiner of Persian.
      guard properties.isXIDContinue || scalar == "\u{200C}" || scalar == "\u{200D}" else { break }
      if properties.isAlphabetic { hasLetter = true }
      end += UTF8.width(scalar)
    }
    return hasLetter ? end : nil
  }

  /// Returns whether neither a letter or digit nor a sign of words stands before a place.
  private static func isFree(_ utf8: UnsafeBufferPointer<UInt8>, before place: Int) -> Bool {
    guard place > 0 else { return true }
    var start = place - 1
    while start > 0, utf8[start] & 0xC0 == 0x80 { start -= 1 }
    let scalar = scalar(at: start, in: utf8)
    return !scalar.properties.isXIDContinue && !"#@+/&".unicodeScalars.contains(scalar)
  }

  private static func scalar(
    at place: Int, in utf8: UnsafeBufferPointer<UInt8>
  ) -> Unicode.Scalar {
    if utf8[place] < 0x80 { return Unicode.Scalar(utf8[place]) }
    let bytes = utf8[place..<min(place + 4, utf8.count)]
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
  }
}
