import HTTPTypes
import HummingbirdCore
import NIOCore
import Testing

@testable import PlatenService

@Suite struct AnswerFieldTests {
  private func name(_ name: String) throws -> HTTPField.Name {
    try #require(HTTPField.Name(name))
  }

  @Test func aNameThatAClientGivesItsRequestComesBack() async throws {
    let field = try name("X-Request-ID")
    let response = try await ServiceTester().answer(
      .get, "/health/live", headers: [field: "4bf92f35-77b3/4da6"])
    #expect(response.headers[field] == "4bf92f35-77b3/4da6")
  }

  @Test(arguments: [
    "", "with space", "a\"b", "a\tb", "ä", String(repeating: "a", count: 129), "a;b", "a,b",
  ])
  func oneThatCouldDoHarmDoesNot(given: String) async throws {
    let field = try name("X-Request-ID")
    let response = try await ServiceTester().answer(
      .get, "/health/live", headers: [field: given])
    let identity = try #require(response.headers[field])
    #expect(identity != given)
    #expect(identity.count == 13)
  }

  @Test func requestsGetNamesOfTheirOwn() {
    let ids = RequestIDs()
    let head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/")
    let names = (0..<10_000).map { _ in
      ids.id(of: .init(head: head, body: .init(buffer: .init())))
    }
    #expect(Set(names).count == names.count)
  }

  @Test func aPictureRunsNothingAndStandsInPagesOfOthers() async throws {
    let response = try await ServiceTester().picture()
    #expect(response.headers[.contentType]?.hasPrefix("image/svg+xml") == true)
    #expect(
      response.headers[.contentSecurityPolicy]
        == "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox")
    #expect(response.headers[try name("X-Content-Type-Options")] == "nosniff")
    #expect(response.headers[try name("Cross-Origin-Resource-Policy")] == "cross-origin")
    #expect(response.headers[try name("Referrer-Policy")] == "no-referrer")
  }

  @Test func aProblemIsNoPage() async throws {
    let response = try await ServiceTester().answer(.get, "/nothing")
    #expect(response.status == .notFound)
    #expect(response.headers[.contentType] == "application/problem+json")
    #expect(response.headers[try name("X-Content-Type-Options")] == "nosniff")
    #expect(
      response.headers[.contentSecurityPolicy] == "default-src 'none'; frame-ancestors 'none'")
  }

  @Test func aPageKeepsItsOwnPolicy() {
    var headers: HTTPFields = [
      .contentType: "text/html; charset=utf-8", .contentSecurityPolicy: "default-src 'self'",
    ]
    SecurityHeaders.mark(&headers)
    #expect(headers[values: .contentSecurityPolicy] == ["default-src 'self'"])
  }

  @Test func aTargetThatIsTooLongIsRefused() async throws {
    let tester = try ServiceTester { $0.limits.targetBytes = 300 }
    let fits = "/health?" + String(repeating: "a", count: 292)
    #expect(try await tester.answer(.get, fits).status == .notFound)
    let response = try await tester.answer(.get, fits + "a")
    #expect(response.status == .uriTooLong)
    #expect(try response.member("type") as? String == "urn:platen:problem:target-too-long")
  }

  @Test func whoAsksTooOftenIsToldWhenToAskAgain() async throws {
    let tester = try ServiceTester {
      $0.limits.clientRate = 0.001
      $0.limits.clientBurst = 1
    }
    let admission = RequestAdmission(
      tester.service.configuration, tester.service.settings, rates: tester.service.rates)
    func admit(_ route: String) throws -> RequestAdmission.Pass {
      let head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: route)
      return try admission.admit(
        .init(head: head, body: .init(buffer: .init())), route: route, client: "192.0.2.1")
    }
    #expect(try admit("/v1/fonts") == .open)
    let problem = #expect(throws: Problem.self) { try admit("/v1/fonts") }
    #expect(problem?.kind == .clientRate)
    #expect(problem?.retryAfter == 1000)
    #expect(try admit("/health/live") == .open)
    #expect(try admit("/metrics") == .open)
  }
}
