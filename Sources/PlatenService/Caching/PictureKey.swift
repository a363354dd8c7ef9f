internal import Crypto

/// What tells pictures apart: a hash of what they are made of.
///
/// Two pictures with one key have the same bytes, in this process and in every other with the same
/// libraries and fonts. It is known before the picture is made.
struct PictureKey: Hashable, Sendable {
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
      var count = UInt64(part.utf8.count).littleEndian
      withUnsafeBytes(of: &count) { hash.update(bufferPointer: $0) }
      var part = part
      part.withUTF8 { hash.update(bufferPointer: UnsafeRawBufferPointer($0)) }
    }
    add(edition)
    for part in parts { add(part) }
    text = Base64URL.text(of: hash.finalize().prefix(Self.length))
  }

  private init(text: String) { self.text = text }

  /// The key of the same bytes compressed.
  var compressed: PictureKey { PictureKey(text: text + "-gzip") }

  var etag: ETag { ETag(value: text) }
}
