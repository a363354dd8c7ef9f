import Testing

@testable import PlatenService

@Suite struct AcceptTests {
  /// The example of RFC 9110, 12.5.1, with the weights of its table, but for those of types with
  /// parameters: these are not told apart, as none of the service's types has some.
  @Test(arguments: [("text/plain", 0.7), ("text/html", 0.3), ("image/jpeg", 0.5)])
  func theNarrowestChoiceCounts(_ name: String, _ weight: Double) {
    let accept = Accept(
      "text/*;q=0.3, text/plain;q=0.7, text/plain;format=flowed, "
        + "text/plain;format=fixed;q=0.4, */*;q=0.5")
    #expect(accept.weight(of: name) == weight)
  }

  @Test func whatIsLeftOutAcceptsAnything() {
    #expect(Accept(nil).weight(of: "image/png") == 1)
    #expect(Accept(nil).best(of: ["image/svg+xml", "image/png"], named: \.self) == "image/svg+xml")
  }

  @Test func whatIsWantedMostWins() {
    let accept = Accept("image/svg+xml;q=0.5, image/png")
    #expect(accept.best(of: ["image/svg+xml", "image/png"], named: \.self) == "image/png")
    #expect(Accept("text/html").best(of: ["image/png"], named: \.self) == nil)
    #expect(Accept("image/png;q=0, */*").best(of: ["image/png"], named: \.self) == nil)
  }

  @Test func encodingsAreAllowedByNameOrByAStar() {
    #expect(Accept.gzip("gzip, deflate, br"))
    #expect(Accept.gzip("*"))
    #expect(!Accept.gzip("gzip;q=0"))
    #expect(!Accept.gzip("br"))
    #expect(!Accept.gzip(nil))
  }
}
