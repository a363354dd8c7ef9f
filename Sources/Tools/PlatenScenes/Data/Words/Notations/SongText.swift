/// Takes the names of its parts out of a song, `[Verse 2]`, `[Chorus]`, and the times of its lines (LRC):
/// `[00:12.00]`.
enum SongText {
  /// Returns whether two lines or more of a text name parts of a song.
  static func isOne(_ start: Substring) -> Bool {
    let lines = start.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let names = lines.indices.filter { isName($0, in: lines) }.map { lines[$0] }
    // Words alone may be titles of other texts: "Intro", "Outro".
    let marked = names.count { $0.last == ":" || $0.last == "]" || $0.contains(where: \.isNumber) }
    let sections = lines.split(whereSeparator: \.isEmpty).count
    return marked > 1 || names.count > 1 && names.count * 2 > sections
      || lines.count { timeEnd(of: $0) != nil } > 1
  }

  /// Returns what is sung.
  static func plainText(of text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.indices.filter { !isName($0, in: lines) && !isField(lines[$0]) }
      .map { withoutTimes(lines[$0]) }.joined(separator: "\n")
  }

  /// Returns where the time ends with which a line begins: `[00:12.00]`.
  private static func timeEnd(of line: Substring) -> Substring.Index? {
    guard line.first == "[", let end = line.firstIndex(of: "]") else { return nil }
    let parts = line[..<end].dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    let areNumbers = parts.count == 2 && Int(parts[0]) != nil && Double(parts[1]) != nil
    // Those of a chat have no hundredths.
    return areNumbers && parts[1].contains(".") ? line.index(after: end) : nil
  }

  private static func withoutTimes(_ line: Substring) -> Substring {
    var line = line
    while let end = timeEnd(of: line) { line = line[end...] }
    return line
  }

  /// Returns whether a line says who sings what: `[ti:River]`.
  private static func isField(_ line: Substring) -> Bool {
    ["[ti:", "[ar:", "[al:", "[au:", "[by:", "[re:", "[ve:", "[length:", "[offset:"]
      .contains { line.hasPrefix($0) } && line.last == "]"
  }

  /// Returns whether a line has nothing but the name of a part: in brackets, or above lines and behind none.
  private static func isName(_ index: Int, in lines: [Substring]) -> Bool {
    if isBracketedName(lines[index]) { return true }
    let line = lines[index].last == ":" ? lines[index].dropLast() : lines[index]
    let words = line.lowercased().split(separator: " ")
    guard let first = words.first, parts.contains(first.prefix(while: \.isLetter)[...]),
      words.count < 3,
      words.dropFirst().allSatisfy({ $0.allSatisfy(\.isNumber) })
    else { return false }
    let (before, behind) = (index - 1, index + 1)
    return (before < 0 || lines[before].isEmpty) && behind < lines.count && !lines[behind].isEmpty
  }

  private static func isBracketedName(_ line: Substring) -> Bool {
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
