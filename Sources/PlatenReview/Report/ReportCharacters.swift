/// Texts as they may stand in reports.
enum ReportCharacters {
  /// A text of characters that XML 1.0 allows (section 2.2), with markup escaped, on one line.
  static func xml(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&apos;"
      case "\n", "\r", "\t": escaped += " "
      case _
      where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        || scalar.value & 0xFFFE == 0xFFFE:
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A text in a table's cell or a list of GitHub's Markdown, on one line.
  static func markdown(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\n", "\r", "\t": escaped += " "
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#":
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      // Nobody is to be called by a picture's text.
      case "@": escaped += "@\u{2060}"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
