/// Takes the names of its parts out of a song: `[Verse 2]`, `[Chorus]`.
enum SongText {
  /// Returns whether two lines or more of a text name parts of a song.
  static func isOne(_ start: Substring) -> Bool {
    start.split(whereSeparator: \.isNewline).count(where: isName) > 1
  }

  /// Returns what is sung.
  static func plainText(of text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .filter { !isName($0) }.joined(separator: "\n")
  }

  /// Returns whether a line has nothing but the name of a part in brackets.
  private static func isName(_ line: Substring) -> Bool {
    let line = line.drop(while: \.isWhitespace)
    guard line.first == "[", let end = line.firstIndex(of: "]"),
      line[end...].dropFirst().allSatisfy(\.isWhitespace)
    else { return false }
    let words = line[..<end].lowercased().split { !$0.isLetter }
    return words.first.map(parts.contains) ?? false
  }

  /// What the parts of songs are called, in English and the Romance languages.
  ///
  /// Each is the first word of a line in brackets.
  private static let parts: Set<Substring> = [
    "break", "bridge", "chorus", "coro", "couplet", "estribillo", "estrofa", "hook", "interlude",
    "intro", "outro", "pont", "post", "pre", "refrain", "refrão", "ritornello", "solo", "strofa",
    "strophe", "verse", "verso",
  ]
}
