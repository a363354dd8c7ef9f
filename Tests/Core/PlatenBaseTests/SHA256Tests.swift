import Testing

@testable import PlatenBase

@Suite struct SHA256Tests {
  /// The examples of FIPS 180-4, as the National Institute of Standards and Technology gives them.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func digestsAreThoseOfTheStandard(text: String, digest: String) {
    #expect(SHA256.digest(of: text.utf8).hexadecimal == digest)
    #expect(SHA256.digest(of: Array(text.utf8)).hexadecimal == digest)
    var parts = SHA256()
    for start in stride(from: 0, to: text.utf8.count, by: 70_001) {
      parts.update(text.utf8.dropFirst(start).prefix(70_001))
    }
    #expect(parts.digest.hexadecimal == digest)
    #expect(parts.digest.hexadecimal(ofFirst: 4) == String(digest.prefix(8)))
  }

  @Test func aDigestThatWasAskedForEndsNothing() {
    var hash = SHA256()
    hash.update("a".utf8)
    #expect(hash.digest == SHA256.digest(of: "a".utf8))
    hash.update("bc".utf8)
    #expect(hash.digest == SHA256.digest(of: "abc".utf8))
  }

  /// RFC 4231, 4.2, 4.3, 4.4 and 4.7.
  @Test(arguments: [
    (
      [UInt8](repeating: 0x0B, count: 20), Array("Hi There".utf8),
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
    (
      [UInt8](repeating: 0xAA, count: 20), [UInt8](repeating: 0xDD, count: 50),
      "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
    ),
    (
      [UInt8](repeating: 0xAA, count: 131),
      Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
  ])
  func authenticationCodesAreThoseOfTheStandard(key: [UInt8], message: [UInt8], code: String) {
    let bytes = SHA256.authenticationCode(for: message, key: key)
    #expect(SHA256.Digest(bytes: bytes).hexadecimal == code)
    #expect(SHA256.isAuthenticationCode(bytes, for: message, key: key))
    for i in bytes.indices {
      var wrong = bytes
      wrong[i] ^= 1
      #expect(!SHA256.isAuthenticationCode(wrong, for: message, key: key))
    }
    #expect(!SHA256.isAuthenticationCode(Array(bytes.dropLast()), for: message, key: key))
    #expect(!SHA256.isAuthenticationCode(bytes, for: message + [0], key: key))
    #expect(!SHA256.isAuthenticationCode([], for: message, key: key))
  }
}
