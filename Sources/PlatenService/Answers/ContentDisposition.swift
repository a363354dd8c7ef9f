/// The field `Content-Disposition` (RFC 6266).
enum ContentDisposition {
  /// The value that has a browser save an answer under a name; what is not ASCII in it is written as
  /// RFC 8187 says.
  static func saving(_ name: String, as format: AnswerFormat) -> String {
    let name = name.isEmpty ? "picture" : name
    let file = name.hasSuffix(".\(format)") ? name : "\(name).\(format)"
    var (plain, escaped) = ("", "")
    for scalar in file.unicodeScalars {
      plain += isSafe(scalar) ? String(scalar) : "_"
      escaped += isSafe(scalar) ? String(scalar) : scalar.utf8.map(Self.escaped).joined()
    }
    return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(escaped)"
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_": true
    default: false
    }
  }

  private static func escaped(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count < 2 ? "0" : "") + digits
  }
}
