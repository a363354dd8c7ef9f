import Testing

@testable import PlatenService

@Suite struct ETagTests {
  private let tag = ETag(value: "xyzzy")

  /// The forms of RFC 9110, 13.1.2, and what is none.
  @Test(arguments: [
    ("\"xyzzy\"", true), ("W/\"xyzzy\"", true), ("\"r2d2xxxx\", \"xyzzy\", \"c3piozzzz\"", true),
    ("*", false), ("\"xyzz\"", false), ("xyzzy", false), ("", false),
    ("\"r2d2\",W/\"xyzzy\" ", true),
  ])
  func aTagIsFoundInAListOfTags(_ field: String, _ isNamed: Bool) throws {
    #expect(try #require(IfNoneMatch(field)).names(tag) == isNamed)
  }

  @Test(arguments: [
    ("*", true), (" *\t", true), ("\"*\"", false), ("\"a\", *", false), ("", false),
  ])
  func aStarAloneStandsForAllTags(_ field: String, _ isAny: Bool) throws {
    #expect(try #require(IfNoneMatch(field)).isAny == isAny)
  }

  @Test func aTagStandsInQuotationMarks() { #expect("\(tag)" == "\"xyzzy\"") }
}
