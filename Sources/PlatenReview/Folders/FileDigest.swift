internal import Crypto
internal import Foundation

/// What tells files apart by their bytes.
package enum FileDigest {
  /// The SHA-256 of bytes (FIPS 180-4), in lower case hexadecimal digits.
  package static func of(_ bytes: [UInt8]) -> String {
    SHA256.hash(data: bytes).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
