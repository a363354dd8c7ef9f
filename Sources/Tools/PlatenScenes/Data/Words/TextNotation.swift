internal import PlatenBase

/// What of a text is no prose: the head of a mail, commands of LaTeX, the times of subtitles, the names of
/// JSON.
enum TextNotation {
  /// Returns the prose of a text, and what is to be said of the rest, as a phrase; nil for prose alone.
  static func prose(of text: String) -> (text: String, phrase: String)? {
    let start = text.prefix(4096)
    if MailText.isOne(start) {
      return (
        MailText.plainText(of: text),
        "the body of a mail, without its headers, quotes and signature"
      )
    }
    if SubtitleText.isOne(start) {
      return (SubtitleText.plainText(of: text), "the text of subtitles, without their times")
    }
    if LaTeXText.isOne(start) {
      return (
        LaTeXText.plainText(of: text), "the text of LaTeX, without its commands and formulas"
      )
    }
    if isJSON(start), let texts = texts(ofJSON: text) {
      return (texts, "the texts of JSON, without the names of its fields")
    }
    guard text.hasPrefix("---\n") || start.contains("```") else { return nil }
    return withoutMatter(text).map {
      ($0, "the text of Markdown, without its code and properties")
    }
  }

  /// Returns what is to be said of a text that is counted as it is, as phrases.
  static func phrases(on text: String) -> [String] {
    let start = text.prefix(4096)
    let name =
      isJSON(start) ? "JSON" : isLog(start) ? "a log" : isSourceCode(start) ? "source code" : nil
    let count = emojiCount(in: text)
    return (name.map { ["the signs and names of \($0), too"] } ?? [])
      + (count > 0 ? ["without \(count) emoji"] : [])
  }
}

// MARK: - JSON

extension TextNotation {
  private static func isJSON(_ start: Substring) -> Bool {
    guard let first = start.first(where: { !$0.isWhitespace }), first == "{" || first == "[" else {
      return false
    }
    return start.contains("\":")
  }

  /// The texts of a value, or of one in each line; nil for what is no JSON, or has no texts.
  private static func texts(ofJSON text: String) -> String? {
    var texts: [String] = []
    func add(_ node: SourceNode) {
      switch node.content {
      case .scalar(let scalar): if case .text(let text) = scalar.value { texts.append(text) }
      case .sequence(let nodes): for node in nodes { add(node) }
      case .mapping(let entries): for entry in entries { add(entry.value) }
      }
    }
    var reader = SourceReader()
    reader.limits.bytes = DataLimits().bytes
    reader.limits.nodes = 4_000_000
    if let value = try? reader.read(SceneText(name: "", text: text), as: .json) {
      add(value)
    } else {
      for line in text.split(whereSeparator: \.isNewline) {
        guard let value = try? reader.read(SceneText(name: "", text: String(line)), as: .json)
        else { return nil }
        add(value)
      }
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
  }
}

// MARK: - Markdown

extension TextNotation {
  /// A text without the properties above it, between two lines of hyphens, and without blocks of code
  /// between lines of accents; nil for one that has neither.
  private static func withoutMatter(_ text: String) -> String? {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    let count = lines.count
    if lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---"),
      lines[1..<end].contains(where: { $0.contains(": ") })
    {
      lines = lines[(end + 1)...]
    }
    var (kept, isCode): ([Substring], Bool) = ([], false)
    let fences = lines.count(where: isFence)
    for line in lines {
      if fences > 0, fences % 2 == 0, isFence(line) {
        isCode.toggle()
      } else if !isCode {
        kept.append(line)
      }
    }
    return kept.count < count ? kept.joined(separator: "\n") : nil
  }

  private static func isFence(_ line: Substring) -> Bool {
    line.drop { $0 == " " }.hasPrefix("```")
  }
}

// MARK: - What is only told

extension TextNotation {
  /// Whether there are two lines or more, most of which begin with a date or time.
  private static func isLog(_ start: Substring) -> Bool {
    let lines = start.split(whereSeparator: \.isNewline)
    return lines.count > 1
      && lines.count { line in
        let words = line.drop { $0 == "[" }.prefix { $0 != " " && $0 != "]" }
        return words.count >= 8 && words.count { $0 == ":" || $0 == "-" } >= 2
          && words.count(where: \.isNumber) >= 6
      } * 2 > lines.count
  }

  /// Whether more than a third of the lines end as statements and blocks of code do.
  private static func isSourceCode(_ start: Substring) -> Bool {
    let lines = start.split(whereSeparator: \.isNewline)
    return lines.count > 3
      && lines.count { $0.last.map { ";{}".contains($0) } ?? false } * 3 > lines.count
  }

  private static func emojiCount(in text: String) -> Int {
    guard text.utf8.contains(where: { $0 == 0xF0 || $0 == 0xE2 }) else { return 0 }
    return text.count { character in
      guard let first = character.unicodeScalars.first, first.value > 0xFF else { return false }
      return first.properties.isEmojiPresentation
        || first.properties.isEmoji && character.unicodeScalars.contains("\u{FE0F}")
    }
  }
}
