/// Writes what a log holds so that no client can write lines of its own into it.
enum LogText {
  /// A text in quotation marks, with escapes as JSON has them.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isDangerous(scalar): result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A text as it is if it is one plain word, else in quotation marks.
  static func word(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C }
    return isPlain ? text : quoted(text)
  }

  /// A line of words, with quotation marks only where it has to be changed.
  static func phrase(_ text: String) -> String {
    text.unicodeScalars.contains(where: isDangerous) ? quoted(text) : text
  }

  /// Whether a terminal or a reader of lines would take it for a command: control characters, line
  /// separators, and marks that turn the direction of what follows.
  private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
