internal import PlatenBase

extension JSONReader {
  private func error(
    _ found: String, _ expected: String, at place: SourcePosition? = nil, suggestion: String? = nil
  ) -> SceneError {
    SceneError(
      at: place ?? position, path: "", found: found, expected: expected, suggestion: suggestion)
  }

  func unexpected(_ expected: String) -> SceneError {
    if let comment { return comment }
    return error(token, expected)
  }

  var behindEnd: SceneError {
    comment ?? error("\(token) after the value", "the end of the file")
  }

  func trailing(comma: SourcePosition) -> SceneError {
    error("a comma before \(token)", "no comma after the last value", at: comma)
  }

  func behindValue(closing: UInt8) -> SceneError {
    unexpected("a comma or \"\(Character(Unicode.Scalar(closing)))\"")
  }

  func noName(isFirst: Bool) -> SceneError {
    if let comment { return comment }
    if byte == UInt8(ascii: "'") { return singleQuotes }
    let end = wordEnd
    guard end > next else {
      return error(
        token, isFirst ? "a name in quotation marks or \"}\"" : "a name in quotation marks")
    }
    return error(
      "the name \(Self.shown(bytes[next..<end])) without quotation marks",
      "a name in quotation marks")
  }

  func noNumber(_ word: UnsafeBufferPointer<UInt8>) -> SceneError {
    let text = Self.shown(word[...])
    let digits = word.drop { $0 == UInt8(ascii: "-") }
    if digits.first == UInt8(ascii: "0"), digits.count > 1 {
      switch digits[digits.startIndex + 1] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        return error("the number \(text)", "a number without leading zeros")
      case UInt8(ascii: "x"), UInt8(ascii: "o"), UInt8(ascii: "b"):
        return error("the number \(text)", "a decimal one")
      default: break
      }
    }
    if digits.elementsEqual("Infinity".utf8) { return error(text, "a finite number") }
    return error("the number \(text)", "a number such as 12, -0.5 or 1e3")
  }

  func noValue(_ word: UnsafeBufferPointer<UInt8>) -> SceneError {
    if let comment { return comment }
    if byte == UInt8(ascii: "'") { return singleQuotes }
    guard let first = word.first else { return error(token, "a value") }
    let text = Self.shown(word[...])
    if first == UInt8(ascii: "+") {
      return error("the number \(text)", "a number without a plus sign")
    }
    if first == UInt8(ascii: ".") {
      return error("the number \(text)", "a number with a digit before the point")
    }
    switch text.lowercased() {
    case "\"nan\"", "\"infinity\"", "\"inf\"": return error(text, "a finite number")
    case "\"true\"", "\"yes\"", "\"on\"":
      return error(text, "a value", suggestion: "true")
    case "\"false\"", "\"no\"", "\"off\"":
      return error(text, "a value", suggestion: "false")
    case "\"null\"", "\"none\"", "\"nil\"", "\"undefined\"":
      return error(text, "a value", suggestion: "null")
    default: return error("\(text) without quotation marks", "a text in quotation marks")
    }
  }

  /// Returns what is wrong where a text neither goes on nor ends.
  func brokenString(_ opening: SourcePosition) -> SceneError {
    guard next < bytes.count else {
      return error(
        "an unmatched quotation mark", "a closing one at the end of the text", at: opening)
    }
    switch bytes[next] {
    case 0x0A, 0x0D:
      return error(
        "a line break inside a text", #"a quotation mark before it, or "\n" instead of it"#)
    case 0x09: return error("a tab inside a text", #""\t" instead of it"#)
    case let control:
      let code = Unicode.Scalar(control).codePoint
      return error("the character \(code) inside a text", #"its escape "\u" with four digits"#)
    }
  }

  func unknownEscape(_ start: SourcePosition) -> SceneError {
    error(
      "an escape sequence that JSON does not have",
      #"a valid one, or "\\" for a backslash"#, at: start)
  }

  func shortCode(_ start: SourcePosition) -> SceneError {
    error(#"an escape "\u" without its digits"#, "four hexadecimal digits", at: start)
  }

  func loneSurrogate(_ start: SourcePosition) -> SceneError {
    error("one half of a surrogate pair", "both halves", at: start)
  }

  private var singleQuotes: SceneError {
    error("a single quotation mark", "a double one")
  }

  /// The error that there is a comment; nil if there is none.
  private var comment: SceneError? {
    guard byte == UInt8(ascii: "#") || (byte == UInt8(ascii: "/") && next + 1 < bytes.count)
    else { return nil }
    return error("a comment", "no comment: JSON has none, but YAML does")
  }

  /// The word or sign at the next byte.
  private var token: String {
    guard next < bytes.count else { return "the end of the file" }
    let end = wordEnd
    if end > next { return Self.shown(bytes[next..<end]) }
    if byte == UInt8(ascii: "\"") { return "a text" }
    let text = String(decoding: bytes[next..<min(next + 4, bytes.count)], as: UTF8.self)
    return Quotation(String(text.unicodeScalars.prefix(1))).description
  }

  private static func shown(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    Quotation(String(decoding: bytes.prefix(164), as: UTF8.self)).description
  }
}
