import Testing

@testable import PlatenService

/// The signatures are those of `openssl dgst -sha256 -hmac`.
@Suite struct TargetSignerTests {
  private static let first = "8RV5oTaorIJKc9GDGbkTBSw-zC97HAc_Mm6g_MGVfgI"
  private let signer = TargetSigner([
    SigningKey(name: "k1", secret: Array("0123456789abcdef0123".utf8)),
    SigningKey(name: "k2", secret: Array("fedcba9876543210fedc".utf8)),
  ])
  private let signed =
    "/v1/tags.svg?words=a,b&expires=4102444800&key=k1&signature=\(TargetSignerTests.first)"

  @Test func signsAsOtherToolsDo() {
    #expect(
      signer.sign("/v1/tags.svg?words=a,b", expiry: 4_102_444_800, key: "k1") == signed)
    #expect(
      signer.sign("/v1/clock.svg", expiry: 4_102_444_800, key: "k2")
        == "/v1/clock.svg?expires=4102444800&key=k2"
        + "&signature=iQxDNdGLVyliR_Vc1t7sh8rxgd4WOPL8onhCaBYhITk")
  }

  @Test func givesBackTheTargetWithoutTheSignature() throws {
    #expect(try signer.verify(signed, now: 1_800_000_000) == "/v1/tags.svg?words=a,b")
  }

  @Test func holdsUntilItsLastSecond() throws {
    #expect(try signer.verify(signed, now: 4_102_444_800) == "/v1/tags.svg?words=a,b")
    #expect(throws: SignatureError.expired) { try signer.verify(signed, now: 4_102_444_801) }
  }

  @Test(arguments: [
    ("words=a,b", "words=a,c"), ("tags.svg", "tags.png"), ("words=a,b", "words=a%2Cb"),
    ("4102444800", "4102444801"), ("key=k1", "key=k2"), ("?words", "?more=1&words"),
  ])
  func refusesWhatWasChanged(part: String, other: String) {
    let changed = signed.replacing(part, with: other)
    #expect(changed != signed)
    #expect(throws: SignatureError.wrong) { try signer.verify(changed, now: 0) }
  }

  @Test func refusesParametersInAnotherOrder() {
    let signer = TargetSigner([SigningKey(name: "k", secret: Array("0123456789abcdef".utf8))])
    let signed = signer.sign("/a?b=1&c=2", expiry: 10, key: "k") ?? ""
    let moved = signed.replacing("b=1&c=2", with: "c=2&b=1")
    #expect(throws: SignatureError.wrong) { try signer.verify(moved, now: 0) }
  }

  @Test func refusesAKeyThatIsGone() {
    let signer = TargetSigner([SigningKey(name: "k2", secret: Array(repeating: 7, count: 20))])
    #expect(throws: SignatureError.unknownKey) { try signer.verify(signed, now: 0) }
  }

  @Test(arguments: [
    "/v1/tags.svg", "/v1/tags.svg?signature=x", "/a?key=k1&expires=9&signature=AAAA",
    "/a?expires=9&key=k1&signature=AAAA&b=1", "/a?expires=-9&key=k1&signature=AAAA",
    "/a?expires=+9&key=k1&signature=AAAA", "/a?expires=99999999999999999999&key=k1&signature=AA",
    "", "?", "&signature=", "/a?expires=9&key=k1&signature=",
  ])
  func refusesOtherForms(target: String) {
    #expect(throws: SignatureError.form) { try signer.verify(target, now: 0) }
  }

  @Test func takesNoSecondSpellingOfASignature() {
    // The last of 43 digits has two bits to spare: with them it would be the same code.
    let last = signed.last.map(String.init) ?? ""
    let digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    let place = digits.firstIndex(of: Character(last)) ?? digits.startIndex
    let next = digits.index(after: place)
    let changed = String(signed.dropLast()) + String(digits[next])
    #expect(throws: SignatureError.form) { try signer.verify(changed, now: 0) }
    #expect(throws: SignatureError.form) { try signer.verify(signed + "=", now: 0) }
  }
}
