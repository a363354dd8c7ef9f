import Foundation
import HTTPTypes
import Testing

@testable import PlatenService

/// Pictures that become others, by their addresses.
@Suite struct MotionRouteTests {
  @Test(arguments: [
    "/v1/tags.svg?tags=a,b&to=b,c", "/v1/cloud.svg?words=a,b&to=b,c",
    "/v1/clock.svg?time=10:08&toTime=10:31", "/v1/grid.svg?items=a,b&to=b,c",
  ])
  func anAddressMoves(address: String) async throws {
    let answer = try await ServiceTester().answer(.get, address)
    #expect(answer.status == .ok)
    #expect(String(decoding: answer.bytes, as: UTF8.self).contains("@keyframes"))
  }

  @Test func framesAreOneBudget() async throws {
    let address = "/v1/tags.png?tags=a,b&to=b,c&background=white"
    let answer = try await ServiceTester().answer(.get, address)
    #expect(answer.status == .ok)
    #expect(String(decoding: answer.bytes, as: UTF8.self).contains("acTL"))
    // One frame of 400 points has more than 20,000 pixels, and all of them more than 200,000.
    let tester = try ServiceTester { $0.limits.pixels = 200_000 }
    #expect(try await tester.answer(.get, "/v1/tags.png?tags=a,b").status == .ok)
    #expect(try await tester.answer(.get, address).status == .unprocessableContent)
  }

  @Test(arguments: [
    "/v1/tags.svg?tags=A,B&to=B,C&width=10000&scale=3", "/v1/tags.svg?tags=A,B&to=B,C&select=D",
    "/v1/tags.svg?table=word%0AA&to=B", "/v1/tags.svg?tags=A,B&to=B,C&frameRate=3",
    "/v1/tags.json?tags=A,B&to=B,C&frameRate=3",
  ])
  func whatAStillPictureMayNotBeAMovingOneIsNeither(address: String) async throws {
    let answer = try await ServiceTester().answer(.get, address)
    #expect([.unprocessableContent, .badRequest].contains(answer.status), "\(answer.text)")
  }

  /// What is selected is so in the still that has it: one of A, B, C goes, stays and comes.
  @Test(arguments: ["A", "B", "C", "A,C"])
  func aTagThatComesOrGoesIsSelected(names: String) async throws {
    let address = "/v1/tags.svg?tags=A,B&to=B,C&accent=%23123456&select="
    let answer = try await ServiceTester().answer(.get, address + names)
    #expect(answer.status == .ok, "\(answer.text)")
    #expect(answer.text.matches(of: /#123456/).count >= names.split(separator: ",").count)
  }

  @Test func aGIFMovesAndIsNoStillPicture() async throws {
    let tester = try ServiceTester()
    let answer = try await tester.answer(
      .get, "/v1/tags.gif?tags=a,b&to=b,c&background=white&strict=true")
    #expect(answer.status == .ok && answer.headers[.contentType] == "image/gif", "\(answer.text)")
    // GIF89a, section 17; what is in it is read by the tests of its encoder.
    #expect(answer.bytes.starts(with: Array("GIF89a".utf8)))
    let clear = "/v1/tags.gif?tags=a,b&to=b,c&style=pill&background=transparent"
    #expect(try await tester.answer(.get, clear).status == .ok)
    let strict = try await tester.answer(.get, clear + "&strict=true")
    #expect(strict.status == .unprocessableContent, "\(strict.status)")
    let fewer = try await tester.answer(
      .get, "/v1/tags.gif?tags=a,b&to=b,c&background=white&frameColors=7")
    #expect(fewer.status == .ok && fewer.bytes.count < answer.bytes.count)
    let still = try await tester.answer(.get, "/v1/tags.gif?tags=a,b")
    #expect(still.status == .unprocessableContent)
    #expect(still.text.contains("a gif is an animation"), "\(still.text)")
    let scene = "{\"platen\":1,\"view\":{\"text\":\"A\"}}"
    let posted = try await tester.answer(.post, "/v1/render?format=gif", scene)
    #expect(posted.status == .unprocessableContent && posted.text.contains("nothing in it moves"))
  }

  @Test func whatMovesIsToldAndShownInMoments() async throws {
    let tester = try ServiceTester()
    let told = try await tester.answer(.get, "/v1/tags.json?tags=a,b&to=b,c")
    #expect(told.status == .ok && told.text.contains("{\"name\":\"a\""), "\(told.text)")
    let shown = try await tester.answer(.get, "/v1/tags.png?tags=a,b&to=b,c&moments=8")
    let text = String(decoding: shown.bytes, as: UTF8.self)
    #expect(shown.status == .ok && text.contains("platen-motion") && !text.contains("acTL"))
    let elements = try await tester.answer(.get, "/v1/tags.svg?tags=a,b&to=b,c&svgMotion=smil")
    #expect(elements.text.contains("<animate"))
  }

  @Test func aFormatThatDoesNotMoveIsRefused() async throws {
    let answer = try await ServiceTester().answer(.get, "/v1/tags.pdf?tags=a,b&to=b,c")
    #expect(answer.status == .unprocessableContent)
    #expect(String(decoding: answer.bytes, as: UTF8.self).contains("pdf cannot show an animation"))
  }

  // MARK: - Scenes

  private static let scene = """
    platen: 1
    canvas: {width: 60, background: white}
    data: {word: Ink}
    view: {text: "{word}"}
    changes: [{at: 0, set: {word: Pen}, animation: {linear: {duration: 1}}}]
    """

  private func posted(
    _ query: String, _ tester: ServiceTester? = nil
  ) async throws -> TestResponse {
    try await (tester ?? ServiceTester()).answer(.post, "/v1/render?" + query, Self.scene)
  }

  @Test func theChangesOfASceneAreShown() async throws {
    let svg = try await posted("format=svg&animate=true")
    #expect(svg.status == .ok && svg.text.contains("@keyframes"), "\(svg.text.prefix(200))")
    #expect(try await posted("format=svg").text.contains("@keyframes") == false)
    let gif = try await posted("format=gif&loops=0&frameRate=10&strict=true")
    #expect(gif.status == .ok && gif.bytes.starts(with: Array("GIF89a".utf8)), "\(gif.text)")
    let png = try await posted("format=png&animate=true&frameRate=10&loops=3")
    let start = try #require(png.bytes.firstRange(of: Array("acTL".utf8))?.upperBound)
    // PNG, third edition, 11.3.6.1: eleven frames, three times.
    #expect(Array(png.bytes[start..<start + 8]) == [0, 0, 0, 11, 0, 0, 0, 3])
  }

  @Test(arguments: [
    ("format=png&loops=2", "loops is for animations"),
    ("format=pdf&animate=true", "animate has no effect on the format pdf"),
    ("format=gif&duration=21", "expected seconds from 0.05 to 20"),
    ("format=gif&frameRate=x", "expected frames per second"),
  ])
  func whatIsWrongWithAMovingSceneIsSaid(query: String, said: String) async throws {
    let answer = try await posted(query)
    #expect(answer.status == .badRequest && answer.text.contains(said), "\(answer.text)")
  }

  @Test func theFramesOfASceneAreOneBudget() async throws {
    let tester = try ServiceTester { $0.limits.pixels = 20_000 }
    #expect(try await posted("format=png", tester).status == .ok)
    let moving = try await posted("format=png&animate=true", tester)
    #expect(moving.status == .unprocessableContent, "\(moving.text)")
    #expect(moving.text.contains("pixels together"), "\(moving.text)")
  }
}
