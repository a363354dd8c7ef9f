internal import Foundation
internal import PlatenBase

/// A mail, or a part of one (MIME, RFC 2045 and 2046).
struct MailPart {
  /// The fields of the head by their names in lower case; of several with one name the first.
  private(set) var fields: [String: String] = [:]
  private var body: ArraySlice<Substring>
  /// What it is where no field says so.
  private var defaultType = "text/plain"

  /// - Parameter lines: The lines of the head, a blank one, and those of the body.
  init(_ lines: ArraySlice<Substring>) {
    var last: String?
    var place = lines.startIndex
    while place < lines.endIndex, let name = MailText.name(of: lines[place]) {
      let value = lines[place].drop { $0 != ":" }.dropFirst()
      if name.isEmpty {
        if let last { fields[last, default: ""] += lines[place] }
      } else {
        last = fields[name] == nil ? name : nil
        if last != nil { fields[name] = String(value) }
      }
      place += 1
    }
    body = lines[place...]
    if body.first?.allSatisfy(\.isWhitespace) == true { body = body.dropFirst() }
  }

  /// What of a mail is to be read.
  struct Reading {
    var texts: [String] = []
    /// How many parts are no text of it.
    var attachments = 0
    /// The parts that cannot be read, as sentences.
    var findings: [String] = []
  }

  private static let deepest = 20

  /// Reads the text of a mail: of its alternatives one, and no attachments.
  func reading(depth: Int = 0) -> Reading {
    let type = type
    guard !isAttachment, depth < Self.deepest else { return Reading(attachments: 1) }
    if type.hasPrefix("multipart/") { return parts(of: type, depth) }
    if type == "message/rfc822" { return MailPart(body).reading(depth: depth + 1) }
    guard type.hasPrefix("text/"), !Self.fieldsAsText.contains(type) else {
      return Reading(attachments: 1)
    }
    switch text {
    case .success(let text):
      let isMarkup = type == "text/html"
      let plain = isMarkup ? MarkupText.plainText(of: text) : MailText.own(text)
      return Reading(texts: plain.allSatisfy(\.isWhitespace) ? [] : [plain])
    case .failure(let problem): return Reading(findings: [problem.sentence])
    }
  }

  /// The texts that are for programs.
  private static let fieldsAsText: Set<String> = [
    "text/calendar", "text/css", "text/csv", "text/rfc822-headers", "text/vcard", "text/x-vcard",
  ]

  private var type: String {
    let type = fields["content-type"]?.prefix { $0 != ";" }.lowercased()
      .trimmingCharacters(in: .whitespaces)
    return type?.contains("/") == true ? type ?? defaultType : defaultType
  }

  private var isAttachment: Bool {
    fields["content-disposition"]?.trimmingCharacters(in: .whitespaces).lowercased()
      .hasPrefix("attachment") == true
  }

  /// Returns the value of a parameter of the type, `charset=utf-8`, which may be in parts (RFC 2231):
  /// `boundary*0="a"; boundary*1="b"`.
  private func parameter(_ name: String) -> String? {
    var isQuoted = false
    let parts = (fields["content-type"] ?? "").split { sign in
      if sign == "\"" { isQuoted.toggle() }
      return sign == ";" && !isQuoted
    }
    let values = parts.dropFirst().compactMap { part -> String? in
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { return nil }
      let key = sides[0].trimmingCharacters(in: .whitespaces).lowercased()
      guard key.prefix(while: { $0 != "*" }) == name else { return nil }
      let value = sides[1].drop(while: \.isWhitespace)
      let plain =
        value.first == "\""
        ? value.dropFirst().prefix { $0 != "\"" } : value.prefix { !$0.isWhitespace }
      guard key.hasSuffix("*") else { return String(plain) }
      // Before the text are its characters and its language: us-ascii'en'text.
      let text = plain.split(separator: "'", omittingEmptySubsequences: false).last ?? plain
      return text.removingPercentEncoding ?? String(text)
    }
    return values.isEmpty ? nil : values.joined()
  }
}

// MARK: - Parts

extension MailPart {
  private func parts(of type: String, _ depth: Int) -> Reading {
    guard let boundary = parameter("boundary"), let children = children(between: boundary) else {
      return Reading(findings: ["an email with several parts has no boundary line: left out"])
    }
    let readings = children.map { child in
      var child = child
      if type == "multipart/digest" { child.defaultType = "message/rfc822" }
      return (type: child.type, reading: child.reading(depth: depth + 1))
    }
    switch type {
    case "multipart/alternative":
      // The last is the richest, and has the same words.
      let read = readings.filter { !$0.reading.texts.isEmpty }
      let plain = read.first { $0.type == "text/plain" } ?? read.last
      return plain?.reading ?? Self.joined(readings.map(\.reading))
    // The first is for people, those behind it are for programs (RFC 6522).
    case "multipart/report": return readings.first?.reading ?? Reading()
    default: return Self.joined(readings.map(\.reading))
    }
  }

  private static func joined(_ readings: [Reading]) -> Reading {
    readings.reduce(into: Reading()) {
      $0.texts += $1.texts
      $0.attachments += $1.attachments
      $0.findings += $1.findings
    }
  }

  /// The parts between lines with a boundary; nil if there is none.
  private func children(between boundary: String) -> [MailPart]? {
    let start = "--" + boundary
    var (children, first): ([MailPart], Int?) = ([], nil)
    for (i, line) in zip(body.indices, body) where line.hasPrefix(start) {
      let rest = line.dropFirst(start.count)
      let isEnd = rest.hasPrefix("--") && rest.dropFirst(2).allSatisfy(\.isWhitespace)
      guard isEnd || rest.allSatisfy(\.isWhitespace) else { continue }
      if let first { children.append(MailPart(body[first..<i])) }
      first = i + 1
      if isEnd { return children }
    }
    // The end was cut off.
    return first.map { children + [MailPart(body[$0...])] }
  }
}

// MARK: - Encoding

extension MailPart {
  /// Why a part cannot be read.
  private enum Problem: Error {
    case encoding(String), characters(String)

    var sentence: String {
      switch self {
      case .encoding(let name):
        "a part of the email in the encoding \(Quotation(name)) cannot be read: left out"
      case .characters(let name):
        "a part of the email with characters of \(Quotation(name)) cannot be read: left out"
      }
    }
  }

  private var text: Result<String, Problem> {
    let source = body.joined(separator: "\n")
    let encoding = fields["content-transfer-encoding"]?.lowercased()
      .trimmingCharacters(in: .whitespaces)
    let charset = parameter("charset") ?? "us-ascii"
    switch encoding {
    case "quoted-printable": return Self.text(of: Self.unquoted(source), in: charset)
    case "base64":
      guard let bytes = Self.base64(source) else { return .failure(.encoding("base64")) }
      return Self.text(of: bytes, in: charset)
    case nil, "", "7bit", "8bit", "binary":
      // The file's bytes are characters already, but for those behind escapes.
      return charset.lowercased().hasPrefix("iso-2022-")
        ? Self.text(of: Array(source.utf8), in: charset) : .success(source)
    case let name?: return .failure(.encoding(name))
    }
  }

  private static func text(of bytes: [UInt8], in charset: String) -> Result<String, Problem> {
    // Many programs write UTF-8 whatever they say.
    let isASCII = charset.lowercased() == "us-ascii"
    if isASCII, let text = CodePage.text(of: bytes, in: 65001) { return .success(text) }
    guard let page = CodePage.number(named: charset),
      let text = CodePage.text(of: bytes, in: page)
    else { return .failure(.characters(charset)) }
    return .success(text.replacing("\r\n", with: "\n"))
  }

  private static func base64(_ text: String) -> [UInt8]? {
    let signs = text.utf8.filter { byte in
      byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/")
        || Character(Unicode.Scalar(byte)).isASCIILetterOrDigit
    }
    let padding = String(repeating: "=", count: (4 - signs.count % 4) % 4)
    return Data(base64Encoded: String(decoding: signs, as: UTF8.self) + padding).map { [UInt8]($0) }
  }

  /// Returns the bytes that a quoted-printable text stands for.
  private static func unquoted(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for (i, part) in text.split(separator: "=", omittingEmptySubsequences: false).enumerated() {
      // Blanks behind the sign at the end of a line were added on the way.
      let rest = part.drop { $0 == " " || $0 == "\t" }
      if i == 0 {
        bytes += part.utf8
      } else if rest.first?.isNewline == true {
        bytes += rest.dropFirst().utf8
      } else if let byte = byte(of: part.prefix(2)) {
        bytes.append(byte)
        bytes += part.dropFirst(2).utf8
      } else {
        bytes += "=".utf8
        bytes += part.utf8
      }
    }
    return bytes
  }

  private static func byte(of digits: Substring) -> UInt8? {
    digits.count == 2 && digits.allSatisfy(\.isHexDigit) ? UInt8(digits, radix: 16) : nil
  }
}

extension Character {
  fileprivate var isASCIILetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
