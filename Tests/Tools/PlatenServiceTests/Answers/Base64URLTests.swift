import Testing

@testable import PlatenService

@Suite struct Base64URLTests {
  /// The test vectors of RFC 4648, 10, without their padding, and the two letters that differ.
  @Test(arguments: [
    ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"),
    ("fooba", "Zm9vYmE"), ("foobar", "Zm9vYmFy"),
  ])
  func bytesAreWrittenAsTheStandardWritesThem(_ text: String, _ expected: String) {
    #expect(Base64URL.text(of: text.utf8) == expected)
  }

  @Test func theLettersAreThoseForAddresses() {
    #expect(Base64URL.text(of: [0xFB, 0xFF, 0xBF]) == "-_-_")
  }
}
