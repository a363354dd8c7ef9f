import Foundation
import HTTPTypes
import Testing

@testable import PlatenService

/// What is answered to methods, as RFC 9110 (9 and 15) has it.
@Suite struct MethodTests {
  /// The router passes over empty segments; what a proxy closes by its path must not be open so.
  @Test(arguments: [
    "/metrics/", "//metrics", "/health//live", "/health/live/", "//v1/tags.svg?tags=a",
    "/v1/tags.svg/?tags=a", "/v1//tags.svg?tags=a", "/v1/version/#a", "//",
  ])
  func aResourceHasOneSpelling(target: String) async throws {
    #expect(try await ServiceTester().answer(.get, target).status == .notFound)
  }

  /// RFC 9110, 9.3.7.
  @Test func theServerAsAWholeHasMethods() async throws {
    let answer = try await ServiceTester().answer(.options, "*")
    #expect(answer.status == .noContent)
    #expect(answer.headers[.allow]?.hasPrefix("GET, HEAD, POST") == true)
  }

  /// RFC 9110, 12.5.5: with another Accept there may be another answer.
  @Test func whatIsNotAcceptableDependsOnWhatIsAccepted() async throws {
    let answer = try await ServiceTester().answer(
      .post, "/v1/render", "platen: 1", headers: [.accept: "text/html"])
    #expect(answer.status == .notAcceptable)
    #expect(answer.headers[.vary]?.contains("Accept") == true)
  }

  /// A query may hold what it likes.
  @Test func slashesOfAQueryAreItsOwn() async throws {
    #expect(try await ServiceTester().answer(.get, "/v1/tags.svg?tags=a//b/").status == .ok)
  }

  private static let reads = "GET, HEAD, OPTIONS"
  private static let resources = [
    ("/v1/tags.svg", "GET, POST, HEAD, OPTIONS"), ("/v1/version", reads), ("/health/live", reads),
    ("/metrics", reads),
    ("/", reads), ("/playground/app.js", reads), ("/v1/render", "POST, OPTIONS"),
  ]

  @Test(arguments: resources)
  func whoAsksForTheMethodsIsToldThem(_ path: String, _ allowed: String) async throws {
    let answer = try await ServiceTester().answer(.options, path)
    #expect(answer.status == .noContent)
    #expect(answer.headers[.allow] == allowed)
    #expect(answer.bytes.isEmpty)
  }

  @Test(arguments: resources)
  func otherMethodsAreToldTheRightOnes(_ path: String, _ allowed: String) async throws {
    let tester = try ServiceTester()
    for method in [HTTPRequest.Method.put, .delete, .patch, .trace] {
      let answer = try await tester.answer(method, path)
      #expect(answer.status == .methodNotAllowed, "\(method) \(path)")
      #expect(answer.headers[.allow] == allowed, "\(method) \(path)")
      #expect(try answer.member("type") as? String == "urn:platen:problem:method-not-allowed")
    }
  }

  @Test func aHeadOfWhatIsNotReadIsRefusedWithoutABody() async throws {
    let answer = try await ServiceTester().answer(.head, "/v1/render")
    #expect(answer.status == .methodNotAllowed)
    #expect(answer.headers[.allow] == "POST, OPTIONS")
    #expect(answer.bytes.isEmpty)
  }

  @Test(arguments: ["PROPFIND", "FOO", "get", "CONNECT"], ["/v1/version", "/health/live", "/x"])
  func aMethodThatNobodyHasIsNotImplemented(_ name: String, _ path: String) async throws {
    let method = try #require(HTTPRequest.Method(name))
    let answer = try await ServiceTester().answer(method, path)
    #expect(answer.status == .notImplemented)
    #expect(try answer.member("type") as? String == "urn:platen:problem:unknown-method")
    #expect((try answer.member("detail") as? String)?.contains(name) == true)
  }

  @Test func whatIsNotThereIsNotThereForAnyMethod() async throws {
    let tester = try ServiceTester()
    for method in HTTPRequest.Method.known {
      #expect(try await tester.answer(method, "/v1/nothing").status == .notFound, "\(method)")
    }
  }

  @Test func methodsAreToldToThoseWhoMayAsk() async throws {
    let tester = try ServiceTester { $0.tokens = ["a-token-of-sixteen"] }
    for method in [HTTPRequest.Method.options, .put] {
      #expect(try await tester.answer(method, "/v1/render").status == .unauthorized)
    }
    #expect(try await tester.answer(.options, "/health/live").status == .noContent)
  }
}
