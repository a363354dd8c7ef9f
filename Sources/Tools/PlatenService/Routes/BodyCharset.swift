internal import PlatenScenes

extension TextEncoding {
  /// Names that the Encoding Standard (WHATWG) gives the encodings that are read.
  private static let charsets: [String: TextEncoding] = [
    "utf-8": .utf8, "utf8": .utf8, "us-ascii": .latin1, "ascii": .latin1,
    "iso-8859-1": .latin1, "iso8859-1": .latin1, "iso_8859-1": .latin1, "latin1": .latin1,
    "windows-1252": .latin1, "cp1252": .latin1, "x-cp1252": .latin1,
    "utf-16": .utf16, "utf-16le": .utf16LE, "utf-16be": .utf16BE,
  ]

  /// The encoding that a field `Content-Type` says; nil if it says none.
  ///
  /// - Throws: A ``Problem`` that names a charset that is not read.
  init?(charsetOf field: String) throws {
    let parameters = field.split(separator: ";").dropFirst().map { $0.trimmingSpaces() }
    guard let value = parameters.first(where: { $0.lowercased().hasPrefix("charset=") }) else {
      return nil
    }
    // The value may stand between quotation marks (RFC 9110, 5.6.6).
    let name = value.dropFirst("charset=".count).filter { $0 != "\"" }
    guard let encoding = Self.charsets[name.lowercased()] else {
      throw Problem(
        .unsupportedType,
        "The body's charset is \"\(name.prefix(80))\"; expected utf-8, utf-16, iso-8859-1 or"
          + " windows-1252.")
    }
    self = encoding
  }
}
