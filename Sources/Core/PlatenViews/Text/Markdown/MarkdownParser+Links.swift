internal import Foundation

extension MarkdownParser {
  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\n"
  }

  /// Returns where a bracket that was closed before a place leads to, and the place after that.
  func destination(after start: Int, of kind: Bracket.Kind) -> (text: String, end: Int)? {
    guard scalar(start) == "(" else { return nil }
    if kind == .attributes {
      let end = end(from: start + 1) { $0 != "(" && $0 != ")" && $0 != "\n" }
      return scalar(end) == ")" ? (text(start + 1..<end), end + 1) : nil
    }
    let first = end(from: start + 1, while: isSpace)
    guard let (range, next) = scalar(first) == "<" ? bracketed(first) : bare(first) else {
      return nil
    }
    var end = end(from: next, while: isSpace)
    if end > next, let title = titleEnd(end) { end = self.end(from: title, while: isSpace) }
    return scalar(end) == ")" ? (unescaped(range), end + 1) : nil
  }

  private func bracketed(_ start: Int) -> (Range<Int>, Int)? {
    var end = start + 1
    while end < tokens.count {
      switch scalar(end) {
      case ">": return (start + 1..<end, end + 1)
      case "<", "\n": return nil
      case "\\": end += isEscape(end) ? 2 : 1
      default: end += 1
      }
    }
    return nil
  }

  /// An address without spaces, whose parentheses come in pairs and not deeper than 32.
  private func bare(_ start: Int) -> (Range<Int>, Int)? {
    var end = start
    var depth = 0
    scan: while end < tokens.count {
      switch scalar(end) {
      case "(":
        depth += 1
        if depth > 32 { return nil }
      case ")":
        if depth == 0 { break scan }
        depth -= 1
      case "\\" where isEscape(end): end += 1
      case let scalar? where scalar.value <= 0x20 || scalar.value == 0x7F: break scan
      default: break
      }
      end += 1
    }
    return depth == 0 ? (start..<end, end) : nil
  }

  /// The place after a title, if one is there.
  private func titleEnd(_ start: Int) -> Int? {
    guard let open = scalar(start), open == "\"" || open == "'" || open == "(" else { return nil }
    let close: Unicode.Scalar = open == "(" ? ")" : open
    var end = start + 1
    while end < tokens.count {
      let scalar = scalar(end)
      if scalar == close { return end + 1 }
      if open == "(", scalar == open { return nil }
      end += isEscape(end) ? 2 : 1
    }
    return nil
  }

  private func isEscape(_ position: Int) -> Bool {
    scalar(position) == "\\" && scalar(position + 1)?.isASCIIPunctuation ?? false
  }

  private func unescaped(_ range: Range<Int>) -> String {
    var text = ""
    var position = range.lowerBound
    while position < range.upperBound {
      if isEscape(position) {
        text += self.text(position + 1..<position + 2)
        position += 2
      } else if let (character, end) = entity(at: position) {
        text += character
        position = end
      } else {
        text += self.text(position..<position + 1)
        position += 1
      }
    }
    return text
  }
}

// MARK: - Entities

extension MarkdownParser {
  /// HTML's names of characters that texts are likely to use; HTML has two thousand.
  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}",
    "copy": "©", "reg": "®", "trade": "™", "deg": "°", "middot": "·", "bull": "•", "hellip": "…",
    "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "laquo": "«", "raquo": "»", "times": "×", "divide": "÷", "plusmn": "±", "minus": "−",
    "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "sect": "§", "para": "¶", "frac12": "½",
    "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "infin": "∞", "ensp": "\u{2002}",
    "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwj": "\u{200D}", "zwnj": "\u{200C}",
  ]

  /// The character that is named at a place, and the place after the name; nil if none is.
  func entity(at start: Int) -> (text: String, end: Int)? {
    guard scalar(start) == "&" else { return nil }
    guard scalar(start + 1) == "#" else {
      let end = nameEnd(start + 1, limit: 8) { $0.isASCIILetterOrDigit }
      guard scalar(end) == ";", let text = Self.names[text(start + 1..<end)] else { return nil }
      return (text, end + 1)
    }
    let isHexadecimal = scalar(start + 2).map { $0 == "x" || $0 == "X" } ?? false
    let first = isHexadecimal ? start + 3 : start + 2
    let end = nameEnd(first, limit: isHexadecimal ? 6 : 7) { $0.properties.isASCIIHexDigit }
    guard scalar(end) == ";",
      let value = UInt32(text(first..<end), radix: isHexadecimal ? 16 : 10)
    else { return nil }
    let character = value == 0 ? nil : Unicode.Scalar(value)
    return (String(character ?? "\u{FFFD}"), end + 1)
  }

  private func nameEnd(
    _ start: Int, limit: Int, while isPart: (Unicode.Scalar) -> Bool
  ) -> Int {
    var end = start
    while end < start + limit, let scalar = scalar(end), isPart(scalar) { end += 1 }
    return end
  }
}
