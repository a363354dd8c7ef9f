internal import CNettle

/// The hash function SHA-256 (FIPS 180-4).
package struct SHA256: Sendable {
  /// The function's result for some bytes.
  package struct Digest: Hashable, Sendable {
    /// 32 of them.
    package let bytes: [UInt8]

    /// 64 digits, in lower case.
    package var hexadecimal: String { Self.hexadecimal(bytes[...]) }

    /// The digits of the first bytes, where a part is enough to tell things apart.
    package func hexadecimal(ofFirst count: Int) -> String {
      Self.hexadecimal(bytes.prefix(count))
    }

    private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
      let digits = Array("0123456789abcdef".utf8)
      let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
      return String(decoding: text, as: UTF8.self)
    }
  }

  private var context = sha256_ctx()

  package init() { nettle_sha256_init(&context) }

  /// The digest of bytes that are there at once.
  package static func digest(of bytes: some Sequence<UInt8>) -> Digest {
    var hash = SHA256()
    hash.update(bytes)
    return hash.digest
  }

  /// Adds bytes to what is hashed.
  package mutating func update(_ bytes: some Sequence<UInt8>) {
    withBytes(of: bytes) { count, start in nettle_sha256_update(&context, count, start) }
  }

  /// The digest of all that was added.
  package var digest: Digest {
    var context = context
    return Digest(bytes: written { count, start in nettle_sha256_digest(&context, count, start) })
  }
}

extension SHA256 {
  /// The code that authenticates a message to those who have a key: HMAC-SHA256 (RFC 2104), 32 bytes.
  package static func authenticationCode(
    for message: some Sequence<UInt8>, key: some Sequence<UInt8>
  ) -> [UInt8] {
    var context = hmac_sha256_ctx()
    withBytes(of: key) { count, start in nettle_hmac_sha256_set_key(&context, count, start) }
    withBytes(of: message) { count, start in nettle_hmac_sha256_update(&context, count, start) }
    return written { count, start in nettle_hmac_sha256_digest(&context, count, start) }
  }

  /// Returns whether a code is that of a message.
  ///
  /// It takes as long wherever a wrong code differs, so that nobody finds the right one byte by byte.
  package static func isAuthenticationCode(
    _ code: [UInt8], for message: some Sequence<UInt8>, key: some Sequence<UInt8>
  ) -> Bool {
    let right = authenticationCode(for: message, key: key)
    return right.count == code.count && nettle_memeql_sec(right, code, code.count) == 1
  }
}

/// Calls a function of the library with where bytes lie; copies them if they lie nowhere.
private func withBytes(
  of bytes: some Sequence<UInt8>, _ body: (_ count: Int, _ start: UnsafePointer<UInt8>?) -> Void
) {
  let isDone: Void? = bytes.withContiguousStorageIfAvailable { body($0.count, $0.baseAddress) }
  if isDone == nil { Array(bytes).withUnsafeBufferPointer { body($0.count, $0.baseAddress) } }
}

/// The 32 bytes that a function of the library writes.
private func written(_ write: (_ count: Int, _ start: UnsafeMutablePointer<UInt8>?) -> Void)
  -> [UInt8]
{
  let length = Int(SHA256_DIGEST_SIZE)
  return [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
    write(length, buffer.baseAddress)
    count = length
  }
}
