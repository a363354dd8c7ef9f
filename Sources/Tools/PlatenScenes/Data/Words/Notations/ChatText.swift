/// Takes the times, the senders and what a program wrote out of an exported chat or a transcript.
///
/// A message begins with its time, `12/31/23, 9:15 PM - Ada: ink` (WhatsApp), `2026-06-01 10:15 Ada: ink`
/// (Signal), `[10:15:33] Ada: ink` or `[10:15] <ada> ink`, or stands below a line with its time:
/// `[01-Jan-24 10:00 AM] ada` (Discord), `Ada 10:15 AM` (Slack). It goes on in lines without one.
enum ChatText {
  /// Returns whether a text begins as a chat does: two lines or more have the time of a message, and there is none
  /// above the first but a frame.
  static func isOne(_ start: Substring) -> Bool {
    let lines = messages(start.split(whereSeparator: \.isNewline)[...])
    guard let first = lines.first, isMessage(first) else { return false }
    let heads = lines.indices.filter { isMessage(lines[$0]) }
    // What is cut off tells nothing, nor do lines of times alone, as those of a bus.
    let messages = heads.count { message(lines[$0]) != nil }
    let areLines = messages == 0
    let hasTexts =
      !areLines || heads.allSatisfy { $0 + 1 == lines.count || !heads.contains($0 + 1) }
    // Where all lines have dates, a program may have written half of them: that someone joined.
    let isDated = heads.allSatisfy { hasDate(lines[$0]) }
    guard heads.count > 1, hasTexts,
      areLines || messages * (isDated ? 4 : 3) >= heads.count * 2
    else { return false }
    let senders = heads.compactMap { sender(lines[$0]) }
    return !senders.contains(where: isLevel) && arePeople(heads.map { lines[$0] })
  }

  /// Returns what people wrote.
  static func prose(of text: String) -> TextNotation.Prose {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    let said = messages(lines).compactMap { line -> Substring? in
      guard isMessage(line) || timeEnd(of: line) == line.endIndex else { return line }
      guard let message = message(line).map(withoutRemark), !isPlaceholder(message) else {
        return nil
      }
      return message
    }
    return prose(ofMessages: said)
  }

  static func prose(ofMessages messages: [Substring]) -> TextNotation.Prose {
    TextNotation.Prose(
      messages.joined(separator: "\n\n"),
      "the messages of a chat, without their times, senders and omitted media", mayBeList: false)
  }

  /// The lines without the frame that DiscordChatExporter writes above them.
  private static func messages(_ lines: ArraySlice<Substring>) -> ArraySlice<Substring> {
    guard lines.first?.hasPrefix("=====") == true,
      let end = lines.dropFirst().firstIndex(where: { $0.hasPrefix("=====") })
    else { return lines.drop { $0.allSatisfy(\.isWhitespace) } }
    return lines[(end + 1)...].drop { $0.allSatisfy(\.isWhitespace) }
  }

  /// Returns whether a line begins with the time of a message, or is a name with a time behind it.
  private static func isMessage(_ line: Substring) -> Bool {
    rest(behindTime: line) != nil || isNameWithTime(line)
  }

  /// What stands behind the sender's name in a line with a time; nil for nothing, and for what the program
  /// tells: that someone came.
  private static func message(_ line: Substring) -> Substring? {
    guard let rest = rest(behindTime: line) else { return nil }
    if rest.first == "<", let end = rest.firstRange(of: "> ") { return rest[end.upperBound...] }
    guard let colon = rest.firstRange(of: ": ") else { return nil }
    return rest[colon.upperBound...]
  }

  /// Returns whether a line has a name, two spaces and a time: `Speaker 1  0:01`.
  private static func isNameWithTime(_ line: Substring) -> Bool {
    guard let gap = line.firstRange(of: "  "), line.first?.isLetter == true else { return false }
    let time = line[gap.upperBound...].drop { $0 == " " }
    return timeEnd(of: time).map { line[$0...].allSatisfy(\.isWhitespace) } ?? false
  }

  /// What stands between the time and the colon, or in angle brackets, or the first word of a line with
  /// neither.
  private static func sender(_ line: Substring) -> Substring? {
    guard let rest = rest(behindTime: line) else { return nil }
    if rest.first == "<" { return rest.prefix { $0 != ">" } }
    return rest.firstRange(of: ": ").map { rest[..<$0.lowerBound] }
      ?? rest.prefix { !$0.isWhitespace }
  }

  /// Returns whether a sender is a level of a log, or has one beside other words: `production.ERROR`.
  static func isLevel(_ sender: Substring) -> Bool {
    let words = sender.split { !$0.isLetter }
    return words.contains { levels.contains($0) }
      || words.first.map { levels.contains($0.uppercased()[...]) } == true
  }

  private static let levels: Set<Substring> = [
    "ALERT", "CRITICAL", "DEBUG", "EMERGENCY", "ERROR", "FATAL", "INFO", "NOTICE", "SEVERE",
    "TRACE", "WARN", "WARNING",
  ]

  /// Returns whether the senders behind times of the clock alone are people: their names begin with no small
  /// letters, or are of one word each and come again.
  private static func arePeople(_ lines: [Substring]) -> Bool {
    let senders = lines.filter { $0.first == "[" && !hasDate($0.dropFirst()) && message($0) != nil }
      .compactMap(sender).filter { $0.first != "<" }
    let words = senders.map { $0.split(separator: " ") }
    let areNames = words.allSatisfy { $0.allSatisfy { $0.first?.isLowercase == false } }
    let comeAgain = words.allSatisfy { $0.count == 1 } && Set(senders).count < senders.count
    return areNames || comeAgain
  }
}

// MARK: - Times

extension ChatText {
  /// What stands behind the time with which a line begins, in brackets or with a hyphen behind it.
  private static func rest(behindTime line: Substring) -> Substring? {
    let line = line.drop { "\u{200E}\u{200F}\u{FEFF}".contains($0) }
    let isBracketed = line.first == "["
    let start = isBracketed ? line.dropFirst() : line
    // An agenda has times alone before its hyphens.
    guard let end = timeEnd(of: start), isBracketed || hasDate(start) else { return nil }
    let rest = start[end...]
    let sign = isBracketed ? "]" : " - "
    if rest.hasPrefix(sign) { return rest.dropFirst(sign.count).drop { $0 == " " } }
    // Signal writes the name at once: `2026-06-01 10:00 Ada: ink`. A level of a log is in capitals.
    guard !isBracketed, rest.first == " ", start[..<end].count(where: { $0 == ":" }) == 1,
      let colon = rest.firstRange(of: ": ")
    else { return nil }
    let name = rest[..<colon.lowerBound].split(separator: " ")
    return (1...3).contains(name.count) && name.allSatisfy(isName) ? rest.dropFirst() : nil
  }

  /// Returns whether a word may be that of a name: it begins with a capital, and has other letters.
  private static func isName(_ word: Substring) -> Bool {
    guard let first = word.first, first.isLetter, !first.isLowercase else { return false }
    return word.allSatisfy { $0.isLetter || "-.'’".contains($0) }
      && (!first.isUppercase || word.contains(where: \.isLowercase))
  }

  /// Returns whether a text that begins with a time begins with a date before it.
  static func hasDate(_ text: Substring) -> Bool {
    nextPart(text).map(isTime) == false
  }

  /// Returns where a time of the clock ends with which a text begins, behind a date or none.
  static func timeEnd(of text: Substring) -> Substring.Index? {
    var rest = text
    while let part = nextPart(rest), !isTime(part) {
      let isDate = part.contains(where: \.isNumber) && part.contains { "/.-".contains($0) }
      let isBehindDate = rest.startIndex > text.startIndex
      guard isDate || isBehindDate && joiners.contains(part.lowercased()) else { return nil }
      rest = rest[part.endIndex...].drop { ",،".contains($0) || $0.isWhitespace }
    }
    guard let time = nextPart(rest) else { return nil }
    let behind = rest[time.endIndex...].drop(while: \.isWhitespace)
    let half = nextPart(behind) ?? ""
    return halves.contains(half.lowercased()) ? half.endIndex : time.endIndex
  }

  /// Words between a date and a time in the languages of exports.
  private static let joiners: Set<String> = [
    "um", "at", "à", "às", "a", "las", "alle", "ore", "kl.", "klo", "om", "o", "в", "о",
  ]

  /// Words behind a time that tell the half of the day.
  private static let halves: Set<String> = [
    "am", "pm", "a.m.", "p.m.", "uhr", "ص", "م", "nm", "vm", "fm", "em",
  ]

  /// Returns whether a text is a time of the clock: `9:15`, `10:15:33`.
  private static func isTime(_ text: Substring) -> Bool {
    let sign: Character = text.contains(":") ? ":" : "."
    let parts = text.split(separator: sign, omittingEmptySubsequences: false)
    // A date has as many parts, and a year.
    if sign == ".", parts.count > 2 { return false }
    return (2...3).contains(parts.count) && parts.last?.count == 2
      && parts.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy(\.isNumber) }
  }

  /// The characters up to a space, a comma or a bracket; nil for none.
  private static func nextPart(_ text: Substring) -> Substring? {
    let part = text.prefix { !$0.isWhitespace && !",،]".contains($0) }
    return part.isEmpty ? nil : part
  }
}

// MARK: - What a program wrote

extension ChatText {
  /// Returns a message without the remark that it was edited, before which stands a mark of direction.
  private static func withoutRemark(_ message: Substring) -> Substring {
    guard message.last == ">", let start = message.firstRange(of: "\u{200E}<") else {
      return message
    }
    return message[..<start.lowerBound]
  }

  /// Returns whether a program wrote a message in place of media or of what was deleted: it stands in
  /// brackets or behind a mark of direction, is the name of a file with a remark, or one of a few
  /// sentences.
  static func isPlaceholder(_ message: Substring) -> Bool {
    if message.first == "\u{200E}" { return true }
    if [("<", ">"), ("[", "]")].contains(where: { message.first == $0 && message.last == $1 }) {
      return true
    }
    let words = message.split(separator: " ")
    let isFile =
      words.count > 1 && words[1].first == "(" && message.last == ")"
      && words[0].dropLast(2).suffix(3).contains(".")
    return isFile || placeholders.contains(message.lowercased()[...].prefix { $0 != "." })
      || words.count < 4 && message.hasSuffix(" omitted")
  }

  private static let placeholders: Set<Substring> = [
    "this message was deleted", "you deleted this message", "diese nachricht wurde gelöscht",
    "ce message a été supprimé", "se eliminó este mensaje", "questo messaggio è stato eliminato",
    "esta mensagem foi apagada", "dit bericht is verwijderd",
    "사진", "동영상", "이모티콘", "삭제된 메시지입니다",
  ]
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
