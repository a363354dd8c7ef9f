internal import PlatenBase

/// The key of a picture: a hash of what it is made of.
///
/// Two pictures with one key have the same bytes, in this process and in every other with the same
/// libraries and fonts. It is known before the picture is made.
struct CacheKey: Hashable, Sendable {
  /// So many bytes of SHA-256 that nobody finds two inputs with one key.
  private static let length = 16

  /// The key in the letters of base64url (RFC 4648).
  let text: String

  /// - Parameters:
  ///   - edition: What makes pictures beside their input: the versions of the engines, the fonts.
  ///   - parts: The input. Where parts begin and end counts.
  init(edition: String, _ parts: [String]) {
    var hash = SHA256()
    func add(_ part: String) {
      hash.update((0..<8).map { UInt8(truncatingIfNeeded: part.utf8.count >> ($0 * 8)) })
      hash.update(part.utf8)
    }
    add(edition)
    for part in parts { add(part) }
    text = Base64URL.text(of: hash.digest.bytes.prefix(Self.length))
  }

  /// Returns whether a text may be that of a key.
  static func isText(_ text: String) -> Bool {
    text.utf8.count == (length * 8 + 5) / 6
      && text.utf8.allSatisfy { byte in
        let character = Character(Unicode.Scalar(byte))
        return character.isASCII && (character.isLetter || character.isNumber)
          || character == "-" || character == "_"
      }
  }

  private init(text: String) { self.text = text }

  /// The key of the same bytes compressed.
  var compressed: CacheKey { CacheKey(text: text + "-gzip") }

  var etag: ETag { ETag(value: text) }
}
