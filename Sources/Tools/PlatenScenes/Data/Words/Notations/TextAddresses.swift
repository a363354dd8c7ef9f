/// Finds the addresses, mail addresses and paths of files in a text.
///
/// They stand between spaces, brackets and quotation marks, and are told by what they have:
///
/// - `://` behind letters, or `www.` or `mailto:` at their beginning;
/// - an `@` with letters before it and a name with a point behind;
/// - a slash at the beginning, behind `~` or points, or behind a name that ends in a point and letters
///   somewhere: `/usr/bin`, `docs/guide.md`, `example.org/a`; one of DOS, with a letter and a colon.
enum TextAddresses {
  /// The bytes of the addresses of a text, in their order.
  static func ranges(in utf8: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while start < utf8.count {
      guard !isEnd(utf8[start]) else {
        start += 1
        continue
      }
      let end = end(from: start, in: utf8)
      if isAddress(utf8[start..<end]) { ranges.append(start..<end) }
      start = end
    }
    return ranges
  }

  /// Returns where what may be an address ends: at a bracket, unless it opens in one with a scheme, as
  /// `https://example.org/Rose_(flower)`, and closes there.
  private static func end(from start: Int, in utf8: UnsafeBufferPointer<UInt8>) -> Int {
    var end = utf8[start...].firstIndex(where: isEnd) ?? utf8.count
    guard end < utf8.count, utf8[end] == UInt8(ascii: "("),
      String(decoding: utf8[start..<end], as: UTF8.self).contains("://")
    else { return end }
    while end < utf8.count, utf8[end] == UInt8(ascii: "("),
      let close = utf8[(end + 1)...].firstIndex(where: isEnd), utf8[close] == UInt8(ascii: ")")
    {
      end = utf8[(close + 1)...].firstIndex(where: isEnd) ?? utf8.count
    }
    return end
  }

  /// Returns whether all of a text is an address.
  static func isOne(_ text: Substring) -> Bool {
    var text = text
    return text.withUTF8 { ranges(in: $0) == [0..<$0.count] }
  }

  /// Returns whether a byte is a space, a bracket or a quotation mark.
  private static func isEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "\""), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
      UInt8(ascii: ";"):
      true
    default: false
    }
  }

  private static func isAddress(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let slash = UInt8(ascii: "/")
    guard
      text.contains(where: {
        $0 == slash || $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
      })
    else { return false }
    let word = String(decoding: text, as: UTF8.self)
    if word.hasPrefix("www.") || word.hasPrefix("mailto:") { return true }
    if let scheme = word.firstRange(of: "://") { return scheme.lowerBound > word.startIndex }
    if let at = word.firstIndex(of: "@"), at > word.startIndex {
      return endsInPoint(word[at...].dropFirst())
    }
    if word.dropFirst().hasPrefix(":\\") { return true }
    guard word.contains("/") else { return false }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    // A slash of its own, or one with a line of others, says nothing.
    guard parts.contains(where: { $0.contains(where: \.isLetter) }), parts.count > 1 else {
      return false
    }
    return parts[0].isEmpty || parts[0].allSatisfy { $0 == "." || $0 == "~" }
      || parts.contains(where: endsInPoint)
  }

  /// Returns whether a part of an address has a point with at least two letters or digits behind it,
  /// and a letter or digit before.
  private static func endsInPoint(_ part: Substring) -> Bool {
    var part = part
    while let last = part.last, !last.isLetter, !last.isNumber { part = part.dropLast() }
    guard let point = part.lastIndex(of: "."), point > part.startIndex else { return false }
    let ending = part[point...].dropFirst()
    return ending.count >= 2 && ending.allSatisfy { $0.isLetter || $0.isNumber }
      && part[..<point].contains { $0.isLetter || $0.isNumber }
  }
}
