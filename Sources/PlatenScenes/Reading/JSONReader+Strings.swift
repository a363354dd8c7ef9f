// MARK: - Strings

extension JSONReader {
  /// Reads a text with its quotation marks.
  mutating func readString() throws(SceneError) -> String {
    let opening = position
    next += 1
    let start = next
    skipCharacters()
    if byte == UInt8(ascii: "\"") {
      defer { next += 1 }
      return string(start..<next)
    }
    return try readEscaped(string(start..<next), opening)
  }

  /// Reads the rest of a text that holds an escape or an error, after what it begins with.
  private mutating func readEscaped(
    _ beginning: String, _ opening: SourcePosition
  ) throws(SceneError) -> String {
    var text = beginning
    while true {
      switch byte {
      case UInt8(ascii: "\""):
        next += 1
        return text
      case UInt8(ascii: "\\"): text.unicodeScalars.append(try readEscape())
      default: throw brokenString(opening)
      }
      let start = next
      skipCharacters()
      text += string(start..<next)
    }
  }

  /// Goes on to a quotation mark, a backslash, a control character or the end.
  private mutating func skipCharacters() {
    var i = next
    var continuing = 0
    while i < bytes.count {
      let byte = bytes[i]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      if byte & 0xC0 == 0x80 { continuing += 1 }
      i += 1
    }
    next = i
    continuations += continuing
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  private mutating func readEscape() throws(SceneError) -> Unicode.Scalar {
    let start = position
    next += 1
    let letter = byte
    next += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readCode(from: start)
    default: throw unknownEscape(start)
    }
  }

  /// Reads the digits of one code unit, or of two that make one character.
  private mutating func readCode(from start: SourcePosition) throws(SceneError) -> Unicode.Scalar {
    let unit = try readDigits(start)
    guard UTF16.isLeadSurrogate(unit) else {
      guard let scalar = Unicode.Scalar(UInt32(unit)) else { throw loneSurrogate(start) }
      return scalar
    }
    guard byte == UInt8(ascii: "\\"), next + 1 < bytes.count, bytes[next + 1] == UInt8(ascii: "u")
    else { throw loneSurrogate(start) }
    next += 2
    let trail = try readDigits(start)
    guard UTF16.isTrailSurrogate(trail) else { throw loneSurrogate(start) }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  private mutating func readDigits(_ start: SourcePosition) throws(SceneError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard next < bytes.count,
        let digit = Character(Unicode.Scalar(bytes[next])).hexDigitValue
      else { throw shortCode(start) }
      unit = unit << 4 | UInt16(digit)
      next += 1
    }
    return unit
  }
}
