internal import PlatenBase
internal import PlatenScenes

// MARK: - Content negotiation

/// The preferences of a client, as the fields `Accept` and `Accept-Encoding` state them (RFC 9110,
/// 12.5).
struct Accept: Sendable {
  private struct Choice {
    var name: Substring
    var weight: Double
  }

  private let choices: [Choice]

  /// - Parameter field: The field's value; nil for anything.
  init(_ field: String?) {
    choices = (field ?? "*/*").split(separator: ",").map { part in
      let pieces = part.split(separator: ";").map { $0.drop { $0 == " " } }
      // A quality value; none counts as 1 (RFC 9110, 12.4.2).
      let weight = pieces.dropFirst().first { $0.hasPrefix("q=") || $0.hasPrefix("Q=") }
      let name = pieces.first.map { $0.prefix { $0 != " " } } ?? ""
      return Choice(name: name, weight: weight.flatMap { Double($0.dropFirst(2)) } ?? 1)
    }
  }

  /// Returns how much a name is wanted, from 0 for not at all; that of the narrowest choice counts.
  func weight(of name: String) -> Double {
    let family = name.prefix { $0 != "/" } + "/*"
    func weight(_ wanted: some StringProtocol) -> Double? {
      choices.first { $0.name.lowercased() == wanted }?.weight
    }
    // The most specific range counts (RFC 9110, 12.5.1).
    return weight(name) ?? weight(family) ?? weight("*/*") ?? weight("*") ?? 0
  }

  /// The name that is wanted most, the first of equal ones; nil if none is wanted.
  func best<Name>(of names: [Name], named: (Name) -> String) -> Name? {
    let weighed = names.map { ($0, weight(of: named($0))) }
    let most = weighed.map(\.1).max() ?? 0
    return most > 0 ? weighed.first { $0.1 == most }?.0 : nil
  }
}

extension Accept {
  /// Returns whether a field `Accept-Encoding` allows gzip; one that is left out does not ask for
  /// it.
  static func gzip(_ field: String?) -> Bool {
    // Without the field any coding is acceptable (RFC 9110, 12.5.3), but few such clients can
    // decode one.
    field.map { Accept($0).weight(of: "gzip") > 0 } ?? false
  }
}

// MARK: - Conditions

/// An entity tag, strong, as RFC 9110 (8.8.3) has it.
struct ETag: Hashable, Sendable, CustomStringConvertible {
  /// What stands between the quotation marks.
  let value: String

  var description: String { "\"\(value)\"" }

  /// Returns whether a list of tags names the tag, compared weakly (RFC 9110, 8.8.3.2).
  fileprivate func isNamed(in list: String) -> Bool {
    list.split(separator: ",").contains { part in
      let name = part.trimmingSpaces()
      // If-None-Match compares weakly, so that `W/` does not count.
      return (name.hasPrefix("W/") ? name.dropFirst(2) : name) == description
    }
  }
}

/// The condition of a field `If-Match` (RFC 9110, 13.1.1): to be answered only with one of these.
struct IfMatch: Sendable {
  private let field: String

  /// - Parameter field: The field's value.
  /// - Returns: Nil if there is none.
  init?(_ field: String?) {
    guard let field else { return nil }
    self.field = field
  }

  /// Returns whether it allows what has a tag, which is there.
  func allows(_ tag: ETag) -> Bool {
    field.split(separator: ",").contains { part in
      let name = part.trimmingSpaces()
      return name == "*" || name == tag.description
    }
  }
}

/// The condition of a field `If-None-Match` (RFC 9110, 13.1.2): to be answered only with what is
/// none of these.
struct IfNoneMatch: Sendable {
  private let field: String

  /// - Parameter field: The field's value.
  /// - Returns: Nil if there is none.
  init?(_ field: String?) {
    guard let field else { return nil }
    self.field = field
  }

  /// Whether it names anything that there is: whether that is so is known only when it is there.
  var isAny: Bool { field[...].trimmingSpaces() == "*" }

  /// Returns whether it names a tag.
  ///
  /// Who knows a tag was answered with it, so that what it stands for can be made.
  func names(_ tag: ETag) -> Bool { tag.isNamed(in: field) }
}

extension Substring {
  /// The text without spaces and tabs at its ends.
  func trimmingSpaces() -> Substring {
    var rest = drop { $0 == " " || $0 == "\t" }
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return rest
  }
}

// MARK: - Bytes in fields

/// The letters that stand for bytes in addresses and fields: base64url without padding (RFC 4648,
/// section 5).
enum Base64URL {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static func text(of bytes: some Sequence<UInt8>) -> String {
    var text: [UInt8] = []
    var (bits, count): (UInt32, UInt32) = (0, 0)
    for byte in bytes {
      (bits, count) = (bits << 8 | UInt32(byte), count + 8)
      while count >= 6 {
        count -= 6
        text.append(letters[Int(bits >> count & 63)])
      }
    }
    if count > 0 { text.append(letters[Int(bits << (6 - count) & 63)]) }
    return String(decoding: text, as: UTF8.self)
  }
}

// MARK: - Media types

extension OutputFormat {
  /// The media type, as `Content-Type` has it.
  var contentType: String { isText ? mediaType + "; charset=utf-8" : mediaType }
}

// MARK: - Names of files

/// The field `Content-Disposition` (RFC 6266).
enum ContentDisposition {
  /// The value that has a browser save an answer under a name; what is not ASCII in it is written
  /// as RFC 8187 says.
  static func saving(_ name: String, as format: OutputFormat) -> String {
    let name = name.isEmpty ? "picture" : name
    let file = name.hasSuffix(".\(format.rawValue)") ? name : "\(name).\(format.rawValue)"
    let plain = String(String.UnicodeScalarView(file.unicodeScalars.map { isSafe($0) ? $0 : "_" }))
    let escaped = file.percentEncoded(keeping: ".-_")
    // Clients that know `filename*` prefer it (RFC 6266, 4.3).
    return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(escaped)"
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_": true
    default: false
    }
  }
}
