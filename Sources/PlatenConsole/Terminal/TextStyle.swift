/// How a part of a message looks on a terminal with colours.
package enum TextStyle: String {
  /// The head of an error.
  case error = "1;31"
  /// The head of a warning.
  case warning = "1;33"
  /// Names of files.
  case path = "1"
  /// What helps, and what may be passed over.
  case hint = "2"
  /// What is done of something.
  case done = "32"
}

extension Terminal {
  /// A text in a style, as far as the terminal has styles.
  package func styled(_ text: some StringProtocol, _ style: TextStyle) -> String {
    hasColor && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : String(text)
  }
}
