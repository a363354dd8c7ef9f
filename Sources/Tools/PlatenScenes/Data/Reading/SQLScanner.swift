/// Reads the words, names and values of SQL one after another.
struct SQLScanner {
  private let bytes: [UInt8]
  /// Whether backslashes are escapes in all texts, as MySQL has them.
  private let hasEscapes: Bool
  private var place = 0
  /// The line of the place, and up to where line ends were counted.
  private var lines = (number: 1, place: 0)

  init(_ bytes: [UInt8], hasEscapes: Bool) {
    (self.bytes, self.hasEscapes) = (bytes, hasEscapes)
  }

  /// The number of the line that is read, from 1.
  var line: Int {
    mutating get {
      lines.number += bytes[lines.place..<place].count { $0 == UInt8(ascii: "\n") }
      lines.place = place
      return lines.number
    }
  }

  /// Whether no byte is left.
  var hasNoMore: Bool { place == bytes.count }

  private func byte(_ offset: Int = 0) -> UInt8? {
    place + offset < bytes.count ? bytes[place + offset] : nil
  }

  private func isNext(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  /// Whether only spaces and comments are left; passes over those that are next.
  mutating func isAtEnd() -> Bool {
    while let next = byte() {
      if next <= 0x20 {
        place += 1
      } else if isNext("--") || next == UInt8(ascii: "#") {
        skipLine()
      } else if isNext("/*") {
        place += 2
        while byte() != nil, !isNext("*/") { place += 1 }
        place = min(place + 2, bytes.count)
      } else {
        return false
      }
    }
    return true
  }

  /// Passes over a sign; whether it is the next one.
  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard !isAtEnd(), byte() == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  /// Passes over the rest of a line.
  mutating func skipLine() { _ = takeLine() }

  /// The rest of the line, behind which the next one begins.
  mutating func takeLine() -> ArraySlice<UInt8> {
    let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    defer { place = min(end + 1, bytes.count) }
    return bytes[place..<end].last == UInt8(ascii: "\r")
      ? bytes[place..<(end - 1)] : bytes[place..<end]
  }

  /// The next word in capital letters; nil where there is none.
  mutating func word() -> String? {
    guard !isAtEnd() else { return nil }
    let word = bytes[place...].prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 == 0x5F }
    place = word.endIndex
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self).uppercased()
  }

  /// The next name, without those of what it is in: `tags` of `public."tags"`; nil where there is none.
  mutating func name() -> String? {
    var name: String?
    repeat {
      guard !isAtEnd(), let first = byte() else { return nil }
      if first == UInt8(ascii: "[") {
        place += 1
        name = quoted(to: UInt8(ascii: "]"), hasEscapes: false)
      } else if Self.isQuote(first) {
        place += 1
        name = quoted(to: first, hasEscapes: false)
      } else {
        let part = bytes[place...].prefix {
          $0 >= 0x80 || $0.isASCIIDigit || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 == 0x5F
            || $0 == UInt8(ascii: "$")
        }
        place = part.endIndex
        name = part.isEmpty ? nil : String(decoding: part, as: UTF8.self)
      }
    } while name != nil && skip(".")
    return name
  }

  /// The names between parentheses, with what stands behind each passed over; nil where there are none.
  mutating func names() -> [String]? {
    guard skip("(") else { return nil }
    var names: [String] = []
    repeat {
      guard let name = name() else { return nil }
      names.append(name)
      skipRest()
    } while skip(",")
    return skip(")") ? names : nil
  }

  /// The next value, as JSON; nil where there is none.
  mutating func value() -> String? {
    guard !isAtEnd() else { return nil }
    let start = place
    // Letters before a text say of which kind it is: N'tea', E'tea', _utf8mb4 'tea'.
    let prefix = bytes[place...].prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 == 0x5F }
    let isNamed = prefix.count == 1 || prefix.first == 0x5F
    if isNamed { place = prefix.endIndex }
    if prefix.first == 0x5F { _ = isAtEnd() }
    if byte() == UInt8(ascii: "'") || !isNamed && byte() == UInt8(ascii: "\"") {
      guard let quote = byte() else { return nil }
      place += 1
      let isEscaped = hasEscapes || prefix.first.map { $0 | 0x20 } == UInt8(ascii: "e")
      guard let text = quoted(to: quote, hasEscapes: isEscaped) else { return nil }
      skipRest()
      return Self.json(text)
    }
    place = start
    skipRest()
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    let plain = TextListReader.trimmed(text[...])
    if plain.isEmpty { return nil }
    if plain.uppercased() == "NULL" { return "null" }
    return DataNumber(spelling: String(plain)) == nil ? Self.json(String(plain)) : String(plain)
  }

  /// Passes over what is left of a value or of the declaration of a column.
  private mutating func skipRest() {
    var depth = 0
    while let next = byte() {
      if isNext("--") || isNext("/*") {
        _ = isAtEnd()
        continue
      }
      if Self.isQuote(next) {
        place += 1
        if quoted(to: next, hasEscapes: hasEscapes) == nil { return }
        continue
      }
      if depth == 0, [UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: ";")].contains(next) {
        return
      }
      if next == UInt8(ascii: "(") { depth += 1 }
      if next == UInt8(ascii: ")") { depth -= 1 }
      place += 1
    }
  }

  /// Passes over a statement: up to its semicolon, or to a line that begins with another one, as those of
  /// SQL Server have no semicolons.
  mutating func skipStatement() {
    while let next = byte() {
      let isLineStart = place > 0 && bytes[place - 1] == UInt8(ascii: "\n")
      if isLineStart, isNext("INSERT ") || isNext("GO\n") || isNext("GO\r") { return }
      if isNext("--") || isNext("/*") {
        _ = isAtEnd()
        continue
      }
      place += 1
      if next == UInt8(ascii: ";") { return }
      if Self.isQuote(next), quoted(to: next, hasEscapes: hasEscapes) == nil { return }
    }
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`")
  }

  /// The text up to a quotation mark, which stands twice for one in the text; nil where it does not end.
  private mutating func quoted(to quote: UInt8, hasEscapes: Bool) -> String? {
    var text: [UInt8] = []
    while let next = byte() {
      place += 1
      if hasEscapes, next == UInt8(ascii: "\\"), let escaped = byte() {
        text.append(Self.escapes[escaped] ?? escaped)
        place += 1
      } else if next != quote {
        text.append(next)
      } else if byte() == quote {
        text.append(quote)
        place += 1
      } else {
        return String(decoding: text, as: UTF8.self)
      }
    }
    return nil
  }

  /// What stands behind a backslash for a sign that is not written.
  static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  /// The text as JSON.
  static func json(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": json += "\\\(scalar)"
      case "\n": json += "\\n"
      case "\t": json += "\\t"
      case _ where scalar.value < 0x20: json += " "
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}
