extension String {
  /// The most code points of one character that are shown: some have very many.
  private static let mostMarks = 16

  /// This text in quotes on one line, cut off after some characters.
  package func quoted(upTo limit: Int = 40) -> String {
    let start = prefix(limit)
    return "\"" + String(start).printable + (start.endIndex < endIndex ? "…\"" : "\"")
  }

  /// This text without anything that could disturb a terminal.
  package var printable: String {
    var line = ""
    for character in self {
      for scalar in character.unicodeScalars.prefix(Self.mostMarks) {
        line.unicodeScalars.append(scalar.disturbsTerminals ? " " : scalar)
      }
    }
    return line
  }
}

/// A text of a file as messages show it: in quotation marks, and cut if it is long.
///
/// What is in it stays as it is: whoever prints the message makes it harmless there.
package struct Quotation: CustomStringConvertible, Hashable, Sendable {
  /// The text between its quotation marks.
  package let description: String

  /// Quotes a text.
  package init(_ text: some StringProtocol) {
    description = "\"\(Self.cut(text))\""
  }

  /// The first forty characters.
  package static func cut(_ text: some StringProtocol) -> String {
    // Scalars, because one character can go on for a whole file.
    let start = text.unicodeScalars.prefix(41)
    return start.count > 40
      ? String(String.UnicodeScalarView(start.dropLast())) + "…" : String(text)
  }
}

// MARK: - Single characters

extension Unicode.Scalar {
  /// The code point as Unicode writes it, such as `U+00E9`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Whether the character could move a terminal's cursor, begin a line, or turn or hide what stands
  /// around it: controls, line ends, marks of direction, and invisible marks of other uses.
  package var disturbsTerminals: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF,
      0xFFF9...0xFFFB:
      true
    default: false
    }
  }
}
