/// What of a text is no prose, and is counted as it is.
enum TextNotation {
  /// Returns what is to be said of it, as phrases.
  static func phrases(on text: String) -> [String] {
    var phrases: [String] = []
    if let name = name(of: text) { phrases.append("the signs and names of \(name), too") }
    let count = emojiCount(in: text)
    if count > 0 { phrases.append("without \(count) emoji") }
    return phrases
  }

  private static func name(of text: String) -> String? {
    let start = text.prefix(4096)
    if isJSON(start) { return "JSON" }
    if ["\\documentclass", "\\begin{", "\\section{"].contains(where: start.contains) {
      return "LaTeX"
    }
    if start.contains("quoted-printable") || isQuotedPrintable(start) {
      return "quoted-printable mail"
    }
    return isLog(start) ? "a log" : nil
  }

  private static func isJSON(_ start: Substring) -> Bool {
    guard let first = start.first(where: { !$0.isWhitespace }), first == "{" || first == "[" else {
      return false
    }
    return start.contains("\":")
  }

  /// Whether there are three bytes or more that are written as digits, as `=C3=A4`.
  private static func isQuotedPrintable(_ start: Substring) -> Bool {
    start.split(separator: "=").dropFirst().count { part in
      let digits = part.prefix(2)
      return digits.count == 2
        && digits.allSatisfy { $0.isASCII && $0.isHexDigit && !$0.isLowercase }
    } >= 3
  }

  /// Whether there are two lines or more, most of which begin with a date or time.
  private static func isLog(_ start: Substring) -> Bool {
    let lines = start.split(whereSeparator: \.isNewline)
    return lines.count > 1
      && lines.count { line in
        let words = line.drop { $0 == "[" }.prefix { $0 != " " && $0 != "]" }
        return words.count >= 8 && words.count { $0 == ":" || $0 == "-" } >= 2
          && words.count(where: \.isNumber) >= 6
      } * 2 > lines.count
  }

  private static func emojiCount(in text: String) -> Int {
    guard text.utf8.contains(where: { $0 == 0xF0 || $0 == 0xE2 }) else { return 0 }
    return text.count { character in
      guard let first = character.unicodeScalars.first, first.value > 0xFF else { return false }
      return first.properties.isEmojiPresentation
        || first.properties.isEmoji && character.unicodeScalars.contains("\u{FE0F}")
    }
  }
}
