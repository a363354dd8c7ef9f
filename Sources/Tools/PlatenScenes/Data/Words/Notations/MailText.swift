internal import Foundation

/// Takes the head of a mail, what it quotes and its signature away.
enum MailText {
  /// Returns whether a text begins with the head of a mail: fields above a blank line, of which two
  /// or more are those of mails.
  static func isOne(_ start: Substring) -> Bool {
    let lines = start.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let head = lines.prefix { !$0.allSatisfy(\.isWhitespace) }
    // Programs write a line before those of other fields.
    let fields = head.first?.hasPrefix("From ") == true ? head.dropFirst() : head
    let names = fields.map(name)
    return head.count < lines.count && names.first.map { $0 != nil } == true
      && names.allSatisfy { $0 != nil }
      && names.count { self.names.contains($0 ?? "") } >= 2
  }

  /// The name of a field in lower case; that of a line that goes on with one is empty.
  private static func name(of field: Substring) -> String? {
    if field.first == " " || field.first == "\t" { return "" }
    guard let colon = field.firstIndex(of: ":"), colon > field.startIndex,
      field[..<colon].allSatisfy({ $0.isLetter || $0 == "-" })
    else { return nil }
    return field[..<colon].lowercased()
  }

  private static let names: Set<String> = [
    "from", "to", "cc", "subject", "date", "sent", "received", "return-path", "delivered-to",
    "message-id", "mime-version", "content-type", "reply-to", "von", "an", "betreff", "gesendet",
    "datum", "de", "à", "objet", "envoyé", "para", "asunto", "enviado",
  ]

  /// Returns the body of a mail.
  static func plainText(of text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let head = lines.prefix { !$0.allSatisfy(\.isWhitespace) }
    let body = Array(lines[head.count...].prefix { $0 != "-- " })
    let isEncoded = head.contains {
      name(of: $0) == "content-transfer-encoding"
        && $0.lowercased().hasSuffix("quoted-printable")
    }
    let own = body.indices.filter { !isQuoted(body[$0]) && !announcesQuote($0, in: body) }
      .map { body[$0] }.joined(separator: "\n")
    return isEncoded ? decoded(own) : own
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

// MARK: - Encoding

extension MailText {
  private static func byte(of digits: Substring) -> UInt8? {
    digits.count == 2 && digits.allSatisfy { $0.isASCII && $0.isHexDigit && !$0.isLowercase }
      ? UInt8(digits, radix: 16) : nil
  }

  /// Returns what a quoted-printable text stands for, whose bytes are of UTF-8 or Windows-1252.
  private static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for (i, part) in text.split(separator: "=", omittingEmptySubsequences: false).enumerated() {
      if i == 0 {
        bytes += part.utf8
      } else if part.first?.isNewline == true {
        bytes += part.dropFirst().utf8
      } else if let byte = byte(of: part.prefix(2)) {
        bytes.append(byte)
        bytes += part.dropFirst(2).utf8
      } else {
        bytes += "=".utf8
        bytes += part.utf8
      }
    }
    return String(bytes: bytes, encoding: .utf8)
      ?? String(bytes: bytes, encoding: .windowsCP1252) ?? text
  }
}
