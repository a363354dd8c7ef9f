/// Takes the times, numbers and tags of subtitles away (SubRip, WebVTT, Advanced SubStation, TTML).
enum SubtitleText {
  /// Returns whether a text begins as subtitles do.
  static func isOne(_ start: Substring) -> Bool {
    let lines = start.split(whereSeparator: \.isNewline).prefix(10)
    if isTimedText(start) || isScript(start) { return true }
    return start.drop { $0 == "\u{FEFF}" }.hasPrefix("WEBVTT") && lines.contains(where: isTime)
      || lines.prefix(2).contains(where: isTime)
  }

  /// Returns whether a line says from when to when: `00:00:05,500 --> 00:00:08,000`.
  private static func isTime(_ line: Substring) -> Bool {
    guard let arrow = line.firstRange(of: "-->") else { return false }
    let start = line[..<arrow.lowerBound]
    return start.contains(":") && start.allSatisfy { $0.isNumber || ":,. ".contains($0) }
  }

  private static func isTimedText(_ start: Substring) -> Bool {
    start.contains("\"http://www.w3.org/ns/ttml")
  }

  private static func isScript(_ start: Substring) -> Bool {
    start.drop { $0 == "\u{FEFF}" }.hasPrefix("[Script Info]")
  }

  /// Returns what is said.
  static func plainText(of text: String) -> String {
    if isTimedText(text.prefix(4096)) { return MarkupText.plainText(of: text) }
    if isScript(text[...]) {
      // Behind the name of a line are nine fields; only the last one may have commas.
      return text.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("Dialogue:") }
        .compactMap {
          $0.split(separator: ",", maxSplits: 9, omittingEmptySubsequences: false).dropFirst(9)
            .first
        }
        .map(withoutTags).joined(separator: "\n")
    }
    // Blocks have blank lines between them; what stands above the time of one is its name.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let blocks = lines.split { $0.allSatisfy(\.isWhitespace) }.compactMap { block in
      block.firstIndex(where: isTime).map { block[($0 + 1)...].joined(separator: "\n") }
    }
    return withoutSpeakers(blocks).map { withoutTags($0[...]) }.joined(separator: "\n")
  }

  /// Returns blocks without the names of speakers, if nearly all begin with one, as those of meetings do.
  ///
  /// `Ada Lovelace: Good morning.` has one.
  private static func withoutSpeakers(_ blocks: [String]) -> [String] {
    func end(of name: String) -> String.Index? {
      guard let colon = name.firstRange(of: ": "), name.first?.isLowercase == false else {
        return nil
      }
      let words = name[..<colon.lowerBound].split(separator: " ")
      return words.count <= 4 && words.allSatisfy { $0.first?.isLetter == true }
        ? colon.upperBound : nil
    }
    guard blocks.count > 2, blocks.count(where: { end(of: $0) != nil }) * 5 >= blocks.count * 4
    else { return blocks }
    return blocks.map { block in end(of: block).map { String(block[$0...]) } ?? block }
  }

  /// Returns a text without what stands in tags and in braces with a backslash: `<i>`, `{\an8}`.
  private static func withoutTags(_ text: Substring) -> String {
    var (plain, rest) = ("", text)
    while let sign = rest.firstIndex(where: { $0 == "<" || $0 == "{" }) {
      plain += rest[..<sign]
      let isTag = rest[sign] == "<" || rest[sign...].hasPrefix("{\\")
      let end = rest[sign...].firstIndex(of: rest[sign] == "<" ? ">" : "}")
      if !isTag || end == nil { plain.append(rest[sign]) }
      rest = rest[(isTag ? end ?? sign : sign)...].dropFirst()
    }
    return (plain + rest).replacing("\\N", with: "\n")
  }
}
