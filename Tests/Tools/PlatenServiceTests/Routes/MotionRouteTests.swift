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
    "/v1/tags.svg?table=word%0AA&to=B",
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
    #expect(try await tester.answer(.post, "/v1/render?format=gif", scene).status == .badRequest)
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
}
