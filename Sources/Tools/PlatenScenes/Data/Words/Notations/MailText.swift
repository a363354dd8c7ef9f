/// Takes the heads of mails, what they quote, their signatures and their attachments away.
enum MailText {
  /// Returns whether a text begins with the head of a mail: fields above a blank line, of which two
  /// or more are those of mails.
  static func isOne(_ text: String) -> Bool {
    var (isFirst, known) = (true, 0)
    // Letters in French have fields too: `Objet : …`. Those of a mail have an address.
    var (hasSpace, hasAddress) = (false, false)
    var rest = text[...]
    while let end = rest.firstIndex(where: \.isNewline) {
      let line = rest[..<end]
      rest = rest[end...].dropFirst()
      if line.allSatisfy(\.isWhitespace) { return known >= 2 && (!hasSpace || hasAddress) }
      // Programs write a line before the fields.
      let isEnvelope = isFirst && line.hasPrefix("From ")
      guard let name = isEnvelope ? "" : name(of: line), isEnvelope || !isFirst || !name.isEmpty
      else { return false }
      // A mail of several parts is nothing else.
      let isSure = name == "content-type" && line.contains("multipart/")
      if names.contains(name) { known += isSure ? 2 : 1 }
      hasSpace = hasSpace || !name.isEmpty && line.prefix { $0 != ":" }.last?.isWhitespace == true
      hasAddress = hasAddress || line.contains("@")
      isFirst = false
    }
    return false
  }

  /// The name of a field in lower case; that of a line that goes on with one is empty.
  static func name(of field: Substring) -> String? {
    if field.first == " " || field.first == "\t" {
      return field.allSatisfy(\.isWhitespace) ? nil : ""
    }
    guard let colon = field.firstIndex(of: ":"),
      // In French a space stands before the colon.
      let last = field[..<colon].lastIndex(where: { !$0.isWhitespace }),
      field[...last].allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) })
    else { return nil }
    return field[...last].lowercased()
  }

  private static let names: Set<String> = [
    "from", "to", "cc", "subject", "date", "sent", "received", "return-path", "delivered-to",
    "message-id", "mime-version", "content-type", "reply-to", "von", "an", "betreff", "gesendet",
    "datum", "de", "à", "objet", "envoyé", "para", "asunto", "enviado",
  ]

  /// Returns the bodies of a mail, or of several in one file (mbox, RFC 4155).
  static func prose(of text: String) -> TextNotation.Prose {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let isBox = lines.first?.hasPrefix("From ") == true
    let starts = isBox ? lines.indices.filter { beginsMail($0, in: lines) } : []
    let mails =
      starts.isEmpty
      ? [lines[...]]
      : zip(starts, starts.dropFirst() + [lines.count]).map { lines[($0 + 1)..<$1] }
    let readings = mails.map { MailPart($0).reading() }
    let attachments = readings.reduce(0) { $0 + $1.attachments }
    let isOne = mails.count == 1
    var phrase =
      isOne
      ? "the body of an email, without its headers, quotes"
      : "the bodies of \(mails.count) emails, without their headers, quotes"
    let signature = isOne ? "signature" : "signatures"
    phrase +=
      attachments == 0
      ? " and " + signature
      : ", \(signature) and \(attachments) attachment\(attachments == 1 ? "" : "s")"
    var prose = TextNotation.Prose(
      readings.flatMap(\.texts).joined(separator: "\n\n"), phrase)
    prose.lost = readings.flatMap(\.findings)
    return prose
  }

  /// Returns whether a line is the one that programs write before each mail: one behind a blank line,
  /// with a field below.
  private static func beginsMail(_ index: Int, in lines: [Substring]) -> Bool {
    guard lines[index].hasPrefix("From "), index == 0 || lines[index - 1].isEmpty,
      index + 1 < lines.count, let name = name(of: lines[index + 1])
    else { return false }
    return !name.isEmpty
  }
}

// MARK: - Quotes

extension MailText {
  /// Returns the text of a mail without what it quotes and its signature.
  static func own(_ text: String) -> String {
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var lines: [Substring] = []
    var place = 0
    while place < all.count, all[place] != "-- " {
      let head = max(headLength(all[place...]), pastedHeadLength(all[place...]))
      if head > 0, !lines.allSatisfy(\.isEmpty), isOriginal(all[place]) { break }
      if head == 0 { lines.append(all[place]) }
      place += max(head, 1)
    }
    // Boxes of mails have a sign before such a line (RFC 4155).
    return lines.indices.filter {
      lines[$0].hasPrefix(">From ") || !isQuoted(lines[$0]) && !announcesQuote($0, in: lines)
    }
    .map { lines[$0] }.joined(separator: "\n")
  }

  /// Returns whether a text without a head is a mail that answers another: a line with a date or an address
  /// says who wrote what is quoted below, or a line of hyphens has a head of a mail below.
  static func isAnswer(_ start: Substring) -> Bool {
    let lines = start.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.indices.contains { index in
      headLength(lines[index...]) > 0 || pastedHeadLength(lines[index...]) > 0
        || announcesQuote(index, in: lines) && hasAddressOrTime(lines[index...].prefix(2))
    }
  }

  /// Returns whether lines have an address of mail, or a time of the clock: a year may be in any text.
  private static func hasAddressOrTime(_ lines: ArraySlice<Substring>) -> Bool {
    lines.contains {
      !isQuoted($0) && ($0.contains("@") || $0.contains(#/\d:\d\d/#))
    }
  }

  /// How many lines have a line of hyphens, `-----Original Message-----`, or low lines, and the head of the
  /// mail below it; 0 for other lines.
  private static func headLength(_ lines: ArraySlice<Substring>) -> Int {
    guard let first = lines.first else { return 0 }
    let isTitle =
      first.hasPrefix("--") && first.hasSuffix("--") && first.contains(where: \.isLetter)
    guard isTitle || first.hasPrefix("__________") else { return 0 }
    let head = lines.dropFirst().prefix(12).prefix { $0.isEmpty || name(of: $0) != nil }
    let known = head.count { names.contains(name(of: $0) ?? "") }
    return known >= 2 ? 1 + head.count : 0
  }

  /// How many lines the heads of mails have that stand in a text without a line of signs above them.
  static func pastedHeadLines(in text: String) -> Int {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var (place, count) = (0, 0)
    while place < lines.count {
      let head = pastedHeadLength(lines[place...])
      count += head
      place += max(head, 1)
    }
    return count
  }

  /// How many lines the head of a mail has, as Outlook pastes it into an answer: fields of who wrote it, of its
  /// date or subject, and of a third name; 0 for other lines.
  private static func pastedHeadLength(_ lines: ArraySlice<Substring>) -> Int {
    guard let first = lines.first.flatMap(name), fields.contains(first) else { return 0 }
    let head = lines.prefix(12).prefix { line in
      name(of: line).map { $0.isEmpty || fields.contains($0) } ?? false
    }
    let known = Set(head.compactMap(name))
    return known.subtracting([""]).count > 2 && !known.isDisjoint(with: senders)
      && !known.isDisjoint(with: subjectsAndDates) ? head.count : 0
  }

  private static let senders: Set<String> = ["from", "von", "de", "da", "van", "från", "od", "от"]
  private static let subjectsAndDates: Set<String> = [
    "subject", "betreff", "objet", "asunto", "assunto", "oggetto", "onderwerp", "ämne", "temat",
    "тема", "sent", "date", "gesendet", "datum", "envoyé", "enviado", "inviato", "verzonden",
    "skickat", "wysłano", "отправлено",
  ]
  private static let fields: Set<String> = senders.union(subjectsAndDates).union([
    "to", "cc", "bcc", "an", "kopie", "à", "para", "a", "aan", "till", "do", "кому", "importance",
    "priority", "attachments", "wichtigkeit", "priorität", "anlagen", "reply-to",
  ])

  /// Returns whether a line says that the mail below it is the one that is answered, and not passed on.
  private static func isOriginal(_ line: Substring) -> Bool {
    ["____", "origin", "ursprüng", "oorspronk"].contains(where: line.lowercased().contains)
  }

  private static func isQuoted(_ line: Substring) -> Bool {
    line.drop { $0 == " " }.first == ">"
  }

  /// Returns whether a line says who wrote what is quoted below it: `On Monday Ada wrote:`.
  private static func announcesQuote(_ index: Int, in lines: [Substring]) -> Bool {
    // It may go on in a second line.
    let last = lines[index...].prefix(2).firstIndex { $0.last == ":" }
    guard let last, !lines[index].isEmpty else { return false }
    return lines[(last + 1)...].first { !$0.isEmpty }.map(isQuoted) == true
  }
}
