/// Reads JSON as RFC 8259 has it, and nothing else.
///
/// Numbers, true, false and null become plain scalars as they are spelled.
struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The byte that comes next.
  var next = 0
  /// The line of that byte, from 1, and where it begins.
  var line = 1
  var lineStart = 0
  /// The bytes of the line that continue a character.
  var continuations = 0
  var builder: SourceBuilder

  static func read(_ text: SceneText, limits: SourceLimits) throws(SceneFileError) -> SourceNode {
    var utf8 = text.text
    let result = utf8.withUTF8 { bytes in
      Result { () throws(SceneFileError) in
        var reader = JSONReader(
          bytes: bytes, builder: SourceBuilder(limits: limits, firstLine: text.firstLine))
        return try reader.readFile(text)
      }
    }
    return try result.get()
  }

  private mutating func readFile(_ text: SceneText) throws(SceneFileError) -> SourceNode {
    var errors: [SceneError] = []
    do throws(SceneError) {
      try readValues()
      skipSpace()
      if next < bytes.count { throw behindEnd }
    } catch {
      errors = [error]
    }
    errors = builder.errors + errors
    guard errors.isEmpty, let root = builder.root else {
      throw SceneFileError(of: text, errors)
    }
    return root
  }
}

// MARK: - Structure

extension JSONReader {
  /// Reads the file's value with all that is in it.
  private mutating func readValues() throws(SceneError) {
    var open: [UInt8] = []
    repeat {
      skipSpace()
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let closing = bytes[next] + 2
        try builder.open(mapping: closing == UInt8(ascii: "}"), at: position)
        next += 1
        skipSpace()
        if byte != closing {
          open.append(closing)
          if closing == UInt8(ascii: "}") { try readName(isFirst: true) }
          continue
        }
        next += 1
        try builder.close()
      case UInt8(ascii: "\""):
        let position = position
        try builder.add(SourceNode.Scalar(text: readString(), isPlain: false), at: position)
      default: try readWord()
      }
      try readEnds(&open)
    } while !open.isEmpty
  }

  /// Reads what may follow a value: the ends of what it is in, and a comma.
  private mutating func readEnds(_ open: inout [UInt8]) throws(SceneError) {
    while let closing = open.last {
      skipSpace()
      switch byte {
      case closing:
        next += 1
        try builder.close()
        open.removeLast()
      case UInt8(ascii: ","):
        let comma = position
        next += 1
        skipSpace()
        if byte == closing { throw trailing(comma: comma) }
        if closing == UInt8(ascii: "}") { try readName(isFirst: false) }
        return
      default: throw behindValue(closing: closing)
      }
    }
  }

  /// Reads a name and its colon.
  private mutating func readName(isFirst: Bool) throws(SceneError) {
    guard byte == UInt8(ascii: "\"") else { throw noName(isFirst: isFirst) }
    let position = position
    try builder.name(readString(), at: position)
    skipSpace()
    guard byte == UInt8(ascii: ":") else { throw unexpected("a colon after the name") }
    next += 1
  }

  mutating func skipSpace() {
    while next < bytes.count {
      switch bytes[next] {
      // RFC 8259, section 2: white space is these four characters.
      case 0x20, 0x09: next += 1
      case 0x0A:
        next += 1
        beginLine()
      case 0x0D:
        next += 1
        if byte == 0x0A { next += 1 }
        beginLine()
      default: return
      }
    }
  }

  private mutating func beginLine() {
    line += 1
    lineStart = next
    continuations = 0
  }

  /// The next byte; 0, which no JSON holds, at the end.
  var byte: UInt8 { next < bytes.count ? bytes[next] : 0 }

  var position: SourcePosition {
    SourcePosition(line: line, column: next - lineStart - continuations + 1)
  }
}

// MARK: - Words

extension JSONReader {
  private static func isNotFinite(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    ["NaN", "Infinity", "-Infinity"].contains { word.elementsEqual($0.utf8) }
  }

  /// Reads a number, true, false or null.
  private mutating func readWord() throws(SceneError) {
    let start = next
    let end = wordEnd
    let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
    if builder.limits.takesNotFinite, Self.isNotFinite(word) {
      let text = String(decoding: word, as: UTF8.self)
      try builder.add(SourceNode.Scalar(text: text, isPlain: false), at: position)
      next = end
      return
    }
    switch word.first ?? 0 {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      guard Self.isNumber(word) else { throw noNumber(word) }
    default:
      guard
        word.elementsEqual("true".utf8) || word.elementsEqual("false".utf8)
          || word.elementsEqual("null".utf8)
      else { throw noValue(word) }
    }
    let text = String(decoding: word, as: UTF8.self)
    try builder.add(SourceNode.Scalar(text: text, isPlain: true), at: position)
    next = end
  }

  /// Where the letters, digits and signs end that begin at the next byte.
  var wordEnd: Int {
    var end = next
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "$"):
        end += 1
      default: return end
      }
    }
    return end
  }

  /// Returns whether a word is `-? ( 0 | [1-9] [0-9]* ) ( \. [0-9]+ )? ( [eE] [-+]? [0-9]+ )?`.
  private static func isNumber(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    var i = 0
    func byte() -> UInt8 { i < word.count ? word[i] : 0 }
    func digits() -> Bool {
      let start = i
      while UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte() { i += 1 }
      return i > start
    }
    if byte() == UInt8(ascii: "-") { i += 1 }
    if byte() == UInt8(ascii: "0") {
      i += 1
    } else if !digits() {
      return false
    }
    if byte() == UInt8(ascii: ".") {
      i += 1
      guard digits() else { return false }
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      i += 1
      if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { i += 1 }
      guard digits() else { return false }
    }
    return i == word.count
  }
}

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
      // RFC 8259, section 7: controls have to be escaped.
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
