/// Takes the names of the speakers out of a transcript, whose lines begin with them.
///
/// A few names stand before a colon at the beginnings of nearly all lines, or of most paragraphs. Each comes
/// again, and they take turns. What they say are sentences: settings, recipes and records have none.
struct TranscriptText {
  private var lines: [Substring]
  /// The names before what is said, in the order of their first turns.
  private let speakers: [Substring]
  /// How many lines stand above the first turn in a transcript that says it is one.
  private let headLines: Int

  /// Nil for another text.
  init?(_ text: String) {
    // Most texts have no such line at their beginning.
    guard
      text.split(whereSeparator: \.isNewline).lazy.prefix(Self.mostHeadLines + 1)
        .contains(where: { Self.turn($0) != nil })
    else { return nil }
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let start = lines.firstIndex { Self.turn($0) != nil } ?? 0
    let isTitled = lines[..<start].contains { Self.isTitle($0) }
    headLines = isTitled ? start : 0
    let body = lines[headLines...]
    var counts: [Substring: Int] = [:]
    var names: [Substring] = []
    for line in body {
      guard let name = Self.turn(line)?.name else { continue }
      if counts[name] == nil { names.append(name) }
      counts[name, default: 0] += 1
    }
    speakers = isTitled ? names : names.filter { counts[$0] ?? 0 > 1 }
    guard isWhole(body), isConversation(body, isTitled ? 2 : 4) else { return nil }
  }

  /// What is said, without the names.
  var prose: TextNotation.Prose {
    let said = lines[headLines...].map { line in
      Self.turn(line).flatMap { speakers.contains($0.name) ? $0.text : nil } ?? line
    }
    let shown = speakers.prefix(4).joined(separator: ", ") + (speakers.count > 4 ? ", …" : "")
    let head = headLines > 0 ? ", and without the \(headLines) lines above" : ""
    return TextNotation.Prose(
      said.joined(separator: "\n"),
      "the messages of a transcript, without the names of its speakers (\(shown))" + head,
      mayBeList: false)
  }

  // MARK: - Turns

  private static let mostHeadLines = 10

  /// The name and the text of a line with which a turn begins; nil for another line.
  private static func turn(_ line: Substring) -> (name: Substring, text: Substring)? {
    // No name is as long as this.
    guard let colon = line.prefix(60).firstIndex(where: { $0 == ":" || $0 == "：" }) else {
      return nil
    }
    let text = line[line.index(after: colon)...]
    let name = line[..<colon].drop(while: \.isWhitespace)
    guard line[colon] == "：" || text.first?.isWhitespace == true,
      text.contains(where: { !$0.isWhitespace }), isName(name)
    else { return nil }
    return (name, text.drop(while: \.isWhitespace))
  }

  /// Returns whether a text has one to three words, of which the first and the last begin with capitals:
  /// `INTERVIEWER`, `P1`, `Speaker 2`, `Maria de Souza`.
  private static func isName(_ text: Substring) -> Bool {
    let words = text.split(separator: " ")
    guard (1...3).contains(words.count), let first = words.first?.first,
      let last = words.last?.first,
      first.isLetter, !first.isLowercase, !last.isLowercase
    else { return false }
    return words.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || "-.'’".contains($0) } }
      && !ChatText.isLevel(text)
  }

  /// Returns whether a line says that a transcript follows, as that of a meeting does.
  private static func isTitle(_ line: Substring) -> Bool {
    let line = line.lowercased()
    return ["transcript", "transkript", "transcripción", "trascrizione", "transcrição"]
      .contains { line.contains($0) } && line.last != "."
  }

  // MARK: - Conditions

  private func isTurn(_ line: Substring) -> Bool {
    Self.turn(line).map { speakers.contains($0.name) } ?? false
  }

  /// Returns whether turns begin four of five lines, or two of three paragraphs.
  private func isWhole(_ body: ArraySlice<Substring>) -> Bool {
    let isBlank: (Substring) -> Bool = { $0.allSatisfy(\.isWhitespace) }
    let turns = body.count(where: isTurn)
    let paragraphs = body.split(whereSeparator: isBlank)
    let starts = paragraphs.count { $0.first.map(isTurn) ?? false }
    return turns * 5 >= body.count { !isBlank($0) } * 4
      || paragraphs.count > 3 && starts * 3 >= paragraphs.count * 2
  }

  /// Returns whether two speakers or more take turns, and half of what they say ends as sentences do.
  private func isConversation(_ body: ArraySlice<Substring>, _ least: Int) -> Bool {
    let starts = body.indices.filter { isTurn(body[$0]) }
    guard speakers.count > 1, starts.count >= least else { return false }
    let names = starts.map { Self.turn(body[$0])?.name }
    let changes = zip(names, names.dropFirst()).count { $0 != $1 }
    let sentences = zip(starts, starts.dropFirst() + [body.endIndex]).count { start, end in
      let last = body[start..<end].last { !$0.allSatisfy(\.isWhitespace) }
      return last?.last { !$0.isWhitespace && !"\"”»)".contains($0) }
        .map { ".!?…。！？".contains($0) } ?? false
    }
    return changes * 2 >= starts.count - 1 && sentences * 2 >= starts.count
  }
}
