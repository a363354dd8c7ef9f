/// A chat whose messages begin otherwise than those of `ChatText`: as it is copied from a program, or exported by
/// KakaoTalk, LINE, WeChat or Zoom.
enum ChatPaste: CaseIterable {
  /// `Ada — 03/01/2024 10:12 AM`, `Ada — Today at 10:12 AM`, above the message.
  case discord
  /// A line with the name, and one with an indented time, above the message.
  case slack
  /// `10:12:33 From Ada to Everyone:`, above the message or before it.
  case zoom
  /// `[Ada] [10:12 AM] The tea`.
  case kakaoTalk
  /// A time, a name and the message, with tabs between them.
  case line
  /// `2024-03-01 10:12:33 Ada`, above the message.
  case weChat

  /// What a message begins with.
  private struct Head {
    var sender: Substring
    /// Nil for a message in the next lines.
    var message: Substring?
    /// Whether no other text has such a line, so that no sender needs to come again.
    var isSure = false
  }

  /// Nil for a text that begins otherwise.
  init?(_ start: Substring) {
    let lines = start.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    guard let found = Self.allCases.first(where: { $0.isForm(of: lines) }) else { return nil }
    self = found
  }

  private func isForm(of lines: [Substring]) -> Bool {
    let heads = lines.indices.compactMap { place in head(at: place, of: lines).map { (place, $0) } }
    guard let first = heads.first, heads.count > 1, first.0 <= mostLinesAbove else { return false }
    let places = Set(heads.map(\.0))
    let haveTexts = heads.allSatisfy { place, head in
      head.message != nil || place + headLength >= lines.count
        || !places.contains(place + headLength)
    }
    let senders = heads.map(\.1.sender)
    let comeAgain = Set(senders).count < senders.count
    return haveTexts && (comeAgain || heads.allSatisfy(\.1.isSure))
      && !senders.contains(where: ChatText.isLevel)
  }

  /// What people wrote.
  func prose(of text: String) -> TextNotation.Prose {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    var said: [Substring] = []
    var place = lines.indices.first { head(at: $0, of: lines) != nil } ?? 0
    while place < lines.count {
      let head = head(at: place, of: lines)
      let message = head.map(\.message) ?? (isNotice(lines[place]) ? nil : lines[place])
      if let message, !ChatText.isPlaceholder(message) { said.append(message) }
      place += head == nil ? 1 : headLength
    }
    return ChatText.prose(ofMessages: said)
  }

  /// How many lines an export has above the first message.
  private var mostLinesAbove: Int { self == .kakaoTalk || self == .line ? 5 : 0 }

  private var headLength: Int { self == .slack ? 2 : 1 }

  /// Returns whether a line between messages is a date, or a count of reactions: `:eyes: 2`.
  private func isNotice(_ line: Substring) -> Bool {
    let words = line.split(separator: " ")
    let isDate = line.count(where: \.isNumber) > 5 && words.count < 4
    let isReaction = words.count == 2 && words[0].first == ":" && words[0].last == ":"
    return line.hasPrefix("---") || isReaction || isDate && mostLinesAbove > 0
  }
}

// MARK: - Heads

extension ChatPaste {
  private func head(at place: Int, of lines: [Substring]) -> Head? {
    let line = lines[place]
    switch self {
    case .discord:
      guard let dash = line.firstRange(of: " — ") else { return nil }
      let time = line[dash.upperBound...]
      guard let start = Self.timeStart(in: time) else { return nil }
      return Head(sender: line[..<dash.lowerBound], isSure: start > time.startIndex)
    case .slack:
      guard line.first?.isWhitespace == false, line.split(separator: " ").count < 5,
        place + 1 < lines.count, lines[place + 1].first?.isWhitespace == true,
        Self.isTime(lines[place + 1].drop(while: \.isWhitespace))
      else { return nil }
      return Head(sender: line)
    case .zoom: return Self.zoomHead(line)
    case .kakaoTalk:
      guard line.first == "[", let middle = line.firstRange(of: "] ["),
        let end = line[middle.upperBound...].firstIndex(of: "]"),
        Self.timeStart(in: line[middle.upperBound..<end]) != nil,
        // Logs have seconds.
        line[middle.upperBound..<end].count(where: { $0 == ":" }) == 1
      else { return nil }
      return Head(
        sender: line[..<middle.lowerBound].dropFirst(), message: line[end...].dropFirst(2))
    case .line:
      let parts = line.split(separator: "\t", maxSplits: 2)
      guard parts.count == 3, Self.timeStart(in: parts[0]) != nil else { return nil }
      return Head(sender: parts[1], message: parts[2])
    case .weChat:
      guard ChatText.hasDate(line), let end = ChatText.timeEnd(of: line) else { return nil }
      let name = line[end...].dropFirst()
      guard (1...3).contains(name.split(separator: " ").count), !name.contains(":") else {
        return nil
      }
      return Head(sender: name)
    }
  }

  /// The older form has the message behind a colon with spaces around it.
  private static func zoomHead(_ line: Substring) -> Head? {
    guard let end = ChatText.timeEnd(of: line), line[..<end].count(where: { $0 == ":" }) == 2,
      line[end...].first?.isWhitespace == true
    else { return nil }
    let rest = line[end...].drop(while: \.isWhitespace)
    if let colon = rest.firstRange(of: " : ") {
      return Head(sender: rest[..<colon.lowerBound], message: rest[colon.upperBound...])
    }
    guard rest.last == ":" else { return nil }
    // Whom it is for is no part of the sender's name.
    return Head(sender: rest.firstRange(of: " to ").map { rest[..<$0.lowerBound] } ?? rest)
  }

  /// Returns where a time begins that ends a text, behind a day in up to three words: `Today at 10:12 AM`,
  /// `오전 10:12`; nil for other texts.
  private static func timeStart(in text: Substring) -> Substring.Index? {
    var rest = text
    for _ in 0...3 where !rest.isEmpty {
      if isTime(rest) { return ChatText.hasDate(rest) ? rest.endIndex : rest.startIndex }
      rest = rest.drop { !$0.isWhitespace }.drop(while: \.isWhitespace)
    }
    return nil
  }

  /// Returns whether a text is a time, with a date before it or none.
  private static func isTime(_ text: Substring) -> Bool {
    ChatText.timeEnd(of: text).map { text[$0...].allSatisfy(\.isWhitespace) } ?? false
  }
}
