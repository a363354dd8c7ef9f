import HTTPTypes
import Testing

@testable import PlatenService

@Suite struct CrossOriginTests {
  private static let origin = "https://example.org"

  private func answer(
    from origin: String?, allowed: [String], method: HTTPRequest.Method = .get
  ) async throws -> TestResponse {
    var headers = HTTPFields()
    headers[.origin] = origin
    if method == .options { headers[.accessControlRequestMethod] = "POST" }
    return try await ServiceTester { $0.allowedOrigins = allowed }
      .answer(method, method == .options ? "/v1/render" : "/health/live", headers: headers)
  }

  @Test func nobodyElseMayReadByDefault() async throws {
    let response = try await answer(from: Self.origin, allowed: [])
    #expect(response.headers[.accessControlAllowOrigin] == nil)
    #expect(response.headers[.vary]?.contains("Origin") != true)
  }

  @Test func anyOriginMayWhereAllAreAllowed() async throws {
    let response = try await answer(from: Self.origin, allowed: ["*"])
    #expect(response.headers[.accessControlAllowOrigin] == "*")
    let exposed = response.headers[.accessControlExposeHeaders] ?? ""
    #expect(exposed.contains("ETag"))
    #expect(exposed.contains("Retry-After"))
  }

  @Test func oneOriginMayAndCachesAreTold() async throws {
    let response = try await answer(from: Self.origin, allowed: ["https://a.org", Self.origin])
    #expect(response.headers[.accessControlAllowOrigin] == Self.origin)
    #expect(response.headers[values: .vary].contains("Origin"))
  }

  @Test(arguments: [
    "https://example.com", "http://example.org", "https://example.org:8443", "null",
  ])
  func othersMayNot(origin: String) async throws {
    let response = try await answer(from: origin, allowed: [Self.origin])
    #expect(response.headers[.accessControlAllowOrigin] == nil)
    #expect(response.headers[values: .vary].contains("Origin"))
  }

  @Test func aBrowserThatAsksFirstIsToldWhatItMaySend() async throws {
    let response = try await answer(from: Self.origin, allowed: [Self.origin], method: .options)
    #expect(response.status == .noContent)
    #expect(response.headers[.accessControlAllowOrigin] == Self.origin)
    #expect(response.headers[.accessControlAllowMethods]?.contains("POST") == true)
    #expect(response.headers[.accessControlAllowHeaders]?.contains("Authorization") == true)
    #expect(response.headers[.accessControlMaxAge] == "7200")
  }

  @Test func itIsToldSoBeforeItHasAToken() async throws {
    let tester = try ServiceTester {
      $0.tokens = ["a-token-of-sixteen"]
      $0.allowedOrigins = [Self.origin]
    }
    let headers: HTTPFields = [.origin: Self.origin, .accessControlRequestMethod: "GET"]
    #expect(try await tester.answer(.options, "/v1/render", headers: headers).status == .noContent)
    let refused = try await tester.answer(.get, "/v1/fonts", headers: [.origin: Self.origin])
    // A page must be able to read why it was refused.
    #expect(refused.status == .unauthorized)
    #expect(refused.headers[.accessControlAllowOrigin] == Self.origin)
  }

  @Test func anOriginThatMayNotIsToldNothing() async throws {
    let response = try await answer(
      from: "https://evil.example", allowed: [Self.origin], method: .options)
    #expect(response.headers[.accessControlAllowMethods] == nil)
    #expect(response.headers[.accessControlAllowOrigin] == nil)
  }
}
