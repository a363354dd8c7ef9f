internal import Foundation
internal import PlatenBase

/// What of a text is no prose: the head of a mail, commands of LaTeX and RTF, the times of subtitles, the
/// names of JSON.
enum TextNotation {
  /// What of a text is to be read.
  struct Prose {
    var text: String
    /// What is to be said of the rest.
    var phrase: String
    /// Whether its lines may be those of a list.
    var mayBeList: Bool
    /// What cannot be read, as sentences.
    var lost: [String] = []

    init(_ text: String, _ phrase: String, mayBeList: Bool = true) {
      (self.text, self.phrase, self.mayBeList) = (text, phrase, mayBeList)
    }
  }

  /// Returns the prose of a text, and what is to be said of the rest, as a phrase; nil for prose alone.
  ///
  /// - Parameter name: The name of the text's file; nil for a text without one.
  static func prose(of text: String, named name: String?) -> Prose? {
    let start = text.prefix(4096)
    if MailText.isOne(text) { return MailText.prose(of: text) }
    if SubtitleText.isOne(start) {
      return Prose(
        SubtitleText.plainText(of: text), "the text of subtitles, without their times",
        mayBeList: false)
    }
    if LaTeXText.isOne(start) {
      return Prose(
        LaTeXText.plainText(of: text), "the text of LaTeX, without its commands and formulas")
    }
    if let found = record(text, start) { return found }
    if isNotebook(text), let texts = texts(ofNotebook: text) {
      return Prose(texts, "the text of a notebook, without its code", mayBeList: false)
    }
    if ProgramText.isJSON(start), let texts = texts(ofJSON: text) {
      return Prose(texts, "the texts of JSON, without the names of its fields")
    }
    if MarkdownText.isOne(text, named: name) {
      return Prose(
        MarkdownText.plainText(of: text), "the text of Markdown, without its code and properties")
    }
    guard MailText.isAnswer(start) else { return nil }
    let count = MailText.pastedHeadLines(in: text)
    let heads = count > 0 ? ", and without \(count) lines of headers" : ""
    return Prose(
      MailText.own(text), "the text of an email, without its quotes and signature" + heads)
  }

  /// Returns the prose of a text that a program wrote with fields or commands around it, or of a song; nil
  /// for another.
  private static func record(_ text: String, _ start: Substring) -> Prose? {
    if RTFText.isOne(start) { return RTFText.prose(of: text) }
    if CommitText.isOne(start) {
      return Prose(
        CommitText.plainText(of: text),
        "the messages of commits, without hashes, authors and dates",
        mayBeList: false)
    }
    if ChatText.isOne(start) { return ChatText.prose(of: text) }
    if let chat = ChatPaste(start) { return chat.prose(of: text) }
    if TranslationText.isOne(start) {
      return Prose(
        TranslationText.plainText(of: text),
        "the translations of a PO file, or the texts themselves where there are none",
        mayBeList: false)
    }
    if CalendarText.isOne(start) {
      return Prose(
        CalendarText.plainText(of: text), "the titles and descriptions of a calendar",
        mayBeList: false)
    }
    if SongText.isOne(start) {
      return Prose(
        SongText.plainText(of: text), "the lines of a song, without the names of its parts",
        mayBeList: false)
    }
    return TranscriptText(text)?.prose
  }

  /// Returns what is to be said of a text that is counted as it is, as phrases.
  ///
  /// - Parameter program: What of programs it seems to be.
  static func phrases(on text: String, _ program: ProgramText?) -> [String] {
    let count = emojiCount(in: text)
    return (program.map { ["the symbols and names of \($0.rawValue), too"] } ?? [])
      + (count > 0 ? ["without \(count) emoji"] : [])
  }
}

// MARK: - Terminals

extension TextNotation {
  /// Returns a text without the sequences that set the colours and the title of a terminal (ECMA-48).
  static func withoutEscapes(_ text: String) -> String {
    guard text.utf8.contains(0x1B) else { return text }
    var (plain, rest) = ("", text.unicodeScalars[...])
    while let start = rest.firstIndex(of: "\u{1B}") {
      plain.unicodeScalars += rest[..<start]
      rest = rest[start...].dropFirst()
      if rest.first == "[" {
        rest = rest.dropFirst().drop { ("\u{20}"..."\u{3F}").contains($0) }.dropFirst()
      } else if rest.first == "]" {
        // One without an end goes no further than its line.
        rest = rest.drop { $0 != "\u{7}" && $0 != "\u{1B}" && $0 != "\n" && $0 != "\r" }
        if rest.first == "\u{7}" {
          rest = rest.dropFirst()
        } else if rest.starts(with: "\u{1B}\\".unicodeScalars) {
          rest = rest.dropFirst(2)
        }
      } else {
        plain += "\u{1B}"
      }
    }
    plain.unicodeScalars += rest
    return plain
  }
}

// MARK: - JSON

extension TextNotation {
  /// Returns whether a text begins and ends as a notebook of Jupyter does.
  static func isNotebook(_ text: String) -> Bool {
    text.utf8.first { $0 > 0x20 } == UInt8(ascii: "{")
      && text.prefix(400).contains("\"cells\"") && text.suffix(400).contains("\"nbformat\"")
  }

  /// The Markdown in the cells of a notebook of Jupyter; nil for another text.
  private static func texts(ofNotebook text: String) -> String? {
    guard let notebook = try? JSONDecoder().decode(Notebook.self, from: Data(text.utf8)) else {
      return nil
    }
    let cells = notebook.cells.filter { $0.kind == "markdown" }.map(\.source)
    return cells.isEmpty
      ? nil : cells.map(MarkdownText.plainText).joined(separator: "\n\n")
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
    reader.limits.bytes = text.utf8.count
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

/// A notebook of Jupyter (nbformat 4).
private struct Notebook: Decodable {
  struct Cell: Decodable {
    let kind: String
    let source: String

    private enum Key: String, CodingKey {
      case kind = "cell_type"
      case source
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      kind = try fields.decode(String.self, forKey: .kind)
      let lines = try? fields.decode([String].self, forKey: .source)
      source = try lines?.joined() ?? fields.decode(String.self, forKey: .source)
    }
  }

  let cells: [Cell]
}

// MARK: - What is only told

extension TextNotation {
  private static func emojiCount(in text: String) -> Int {
    guard text.utf8.contains(where: { $0 == 0xF0 || $0 == 0xE2 }) else { return 0 }
    return text.count { character in
      guard let first = character.unicodeScalars.first, first.value > 0xFF else { return false }
      return first.properties.isEmojiPresentation
        || first.properties.isEmoji && character.unicodeScalars.contains("\u{FE0F}")
    }
  }
}
