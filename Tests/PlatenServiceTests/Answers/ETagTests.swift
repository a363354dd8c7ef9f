import Testing

@testable import PlatenService

@Suite struct ETagTests {
  private let tag = ETag(value: "xyzzy")

  /// The forms of RFC 9110, 13.1.2, and what is none.
  @Test(arguments: [
    ("\"xyzzy\"", true), ("W/\"xyzzy\"", true), ("\"r2d2xxxx\", \"xyzzy\", \"c3piozzzz\"", true),
    ("*", true), ("\"xyzz\"", false), ("xyzzy", false), ("", false),
    ("\"r2d2\",W/\"xyzzy\" ", true),
  ])
  func aTagIsFoundInAListOfTags(_ field: String, _ isNamed: Bool) {
    #expect(tag.isNamed(in: field) == isNamed)
  }

  @Test func aTagStandsInQuotationMarks() { #expect("\(tag)" == "\"xyzzy\"") }
}
