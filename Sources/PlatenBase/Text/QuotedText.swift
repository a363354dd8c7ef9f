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
