import Foundation
import HTTPTypes
import PlatenWorkers
import Testing

@testable import PlatenService

/// What `If-None-Match` does, as RFC 9110 (13.1.2 and 13.2.1) has it.
@Suite struct ConditionTests {
  private static let tags = "/v1/tags.svg?tags=Swift&tags=Kotlin"
  private static let any: HTTPFields = [.ifNoneMatch: "*"]

  @Test func aStarIsAnsweredAsWhatIsThere() async throws {
    let tester = try ServiceTester()
    // The first makes the picture, the second finds it.
    for _ in 0..<2 {
      let answer = try await tester.answer(.get, Self.tags, headers: Self.any)
      #expect(answer.status == .notModified)
      #expect(answer.bytes.isEmpty)
      #expect(answer.headers[.contentType] == nil)
    }
    let whole = try await tester.answer(.get, Self.tags)
    let head = try await tester.answer(.head, Self.tags, headers: Self.any)
    #expect(head.status == .notModified)
    #expect(head.headers[.eTag] == whole.headers[.eTag])
    #expect(try await tester.answer(.get, "/v1/version", headers: Self.any).status == .notModified)
  }

  @Test(arguments: [
    ("/v1/tags.svg?tagg=x", 422), ("/v1/tags.bmp?tags=x", 404), ("/v1/nothing", 404),
    ("/v1/clock.png?width=100", 422),
  ])
  func aStarChangesNothingOfARefusal(_ target: String, _ status: Int) async throws {
    let tester = try ServiceTester { $0.limits.side = 99 }
    #expect(try await tester.answer(.get, target).status.code == status)
    #expect(try await tester.answer(.get, target, headers: Self.any).status.code == status)
  }

  @Test func aStarDoesNotStandForWhatCannotBeMade() async throws {
    let tester = try ServiceTester()
    tester.service.pool.close()
    let answer = try await tester.answer(.get, Self.tags, headers: Self.any)
    #expect(answer.status == .serviceUnavailable)
  }

  /// RFC 9110, 13.1.1: strong comparison, and a star for whatever is there.
  @Test(arguments: [
    ("\"other\"", 412), ("W/TAG", 412), ("*", 200), ("TAG", 200), ("\"x\", TAG", 200),
  ])
  func whatIsWantedAloneIsAnsweredAlone(_ field: String, _ status: Int) async throws {
    let tester = try ServiceTester()
    let tag = try #require(try await tester.answer(.get, Self.tags).headers[.eTag])
    let answer = try await tester.answer(
      .get, Self.tags, headers: [.ifMatch: field.replacing("TAG", with: tag)])
    #expect(answer.status.code == status)
    if status == 412 {
      #expect(try answer.member("type") as? String == "urn:platen:problem:changed")
    }
  }

  @Test(arguments: ["", "gzip"])
  func aPostIsNotDoneWhereItsAnswerIsKnown(_ encoding: String) async throws {
    let tester = try ServiceTester()
    var fields: HTTPFields = [.acceptEncoding: encoding]
    let tag = try #require(try await tester.picture(headers: fields).headers[.eTag])
    for condition in ["*", tag, "W/\(tag), \"x\""] {
      fields[.ifNoneMatch] = condition
      let answer = try await tester.picture(headers: fields)
      #expect(answer.status == .preconditionFailed)
      #expect(try answer.member("type") as? String == "urn:platen:problem:unchanged")
    }
    fields[.ifNoneMatch] = "\"another\""
    #expect(try await tester.picture(headers: fields).status == .ok)
  }

  @Test func aStarMakesAPostFirst() async throws {
    let tester = try ServiceTester()
    let wrong = try await tester.picture(of: "platen: 1\nview: {txt: a}\n", headers: Self.any)
    #expect(wrong.status == .unprocessableContent)
    #expect(try await tester.picture(headers: Self.any).status == .preconditionFailed)
    let labels = "{\"labels\": [\"a\"]}"
    let answer = try await tester.answer(.post, "/v1/measure", labels, headers: Self.any)
    #expect(answer.status == .preconditionFailed)
  }
}
