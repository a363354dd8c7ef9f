// Texts come from anyone: a tag's name may contain terminal commands, the end of a script or a
// quotation mark. This file has one function for each kind of output, which escapes a text so that
// it stays a text there.

extension String {
  /// This text between quotation marks as JSON has it (RFC 8259), on one line.
  ///
  /// What could disturb a terminal is escaped as well, so that the JSON may be printed anywhere; the
  /// line ends of JavaScript are among it.
  package var jsonQuoted: String {
    "\"" + escaped(unlike: [UInt8(ascii: "\""), UInt8(ascii: "\\")]) { $0.jsonEscape } + "\""
  }

  /// This text as XML 1.0 and HTML read it as itself, in an element or between an attribute's double
  /// quotes.
  ///
  /// Controls that are no white space, which HTML must not and XML mostly cannot hold (section 2.2),
  /// become replacement characters.
  package var markupEscaped: String {
    escaped(unlike: "&<>\"".utf8.map(\.self)) {
      $0.markupEntity ?? ($0.isForbiddenInMarkup ? "\u{FFFD}" : nil)
    }
  }

  /// This text in a cell of a table or in a list of GitHub's Markdown, on one line.
  package var markdownEscaped: String {
    var result = ""
    for scalar in onOneLine.unicodeScalars {
      switch scalar {
      case "&", "<", ">": result += scalar.markupEntity ?? ""
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#":
        result += "\\"
        result.unicodeScalars.append(scalar)
      // A picture's text must not mention a user.
      case "@": result += "@\u{2060}"
      default: result.unicodeScalars.append(scalar.isForbiddenInMarkup ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }

  /// This text as a part of an address (RFC 3986): all bytes but ASCII's letters and digits, and those
  /// of `others`, as a percent sign and two digits.
  package func percentEncoded(keeping others: String = "") -> String {
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        result.append(byte)
      case _ where others.utf8.contains(byte): result.append(byte)
      default: result += [UInt8(ascii: "%"), hexadecimal(byte >> 4), hexadecimal(byte & 15)]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// This text with signs for what could steer a terminal or turn the direction of its line: the
  /// control pictures of Unicode for the controls of ASCII, replacement characters for the rest.
  package var withVisibleControls: String {
    guard unicodeScalars.contains(where: \.disturbsTerminals) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map(\.visible)))
  }

  /// This text with spaces for its line ends and tabs.
  package var onOneLine: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { ["\n", "\r", "\t"].contains($0) ? " " : $0 }))
  }
}

extension String {
  /// This text with what stands for some of its characters; nil for those that stand for themselves.
  ///
  /// - Parameter special: The printable characters of ASCII that something stands for. The others are
  ///   not asked for, and copied as they follow each other: most of a long text is such.
  private func escaped(
    unlike special: [UInt8], _ escape: (Unicode.Scalar) -> String?
  ) -> String {
    var result = ""
    result.reserveCapacity(utf8.count + utf8.count / 16)
    var rest = self[...]
    while let i = rest.utf8.firstIndex(where: {
      $0 < 0x20 || $0 >= 0x7F || special.contains($0)
    }) {
      result += rest[..<i]
      let scalar = rest.unicodeScalars[i]
      if let text = escape(scalar) { result += text } else { result.unicodeScalars.append(scalar) }
      rest = rest[rest.unicodeScalars.index(after: i)...]
    }
    return result + rest
  }
}

private func hexadecimal(_ digit: UInt8) -> UInt8 {
  digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
}

extension Unicode.Scalar {
  /// What stands for a character between quotation marks of JSON; nil for any that needs nothing.
  fileprivate var jsonEscape: String? {
    switch self {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case _ where disturbsTerminals:
      let digits = String(value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return nil
    }
  }

  /// What stands for a character that is markup in XML and HTML; nil for any other.
  package var markupEntity: String? {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: nil
    }
  }

  /// Whether XML 1.0 or HTML has no place for the character: controls but for white space, and what
  /// Unicode calls no character.
  package var isForbiddenInMarkup: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }

  fileprivate var visible: Unicode.Scalar {
    switch value {
    case _ where !disturbsTerminals: self
    case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}
