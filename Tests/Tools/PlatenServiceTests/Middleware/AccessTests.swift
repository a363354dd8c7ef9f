import Foundation
import HTTPTypes
import Testing

@testable import PlatenService

@Suite struct AccessTests {
  private static let token = "mF_9.B5f-4.1JqM-mF_9"
  private static let keys = [
    SigningKey(name: "old", secret: Array("an old secret of ours".utf8)),
    SigningKey(name: "new", secret: Array("a new secret of ours!".utf8)),
  ]
  private static let target = "/v1/grid.svg?items=a"

  private func guarded() throws -> ServiceTester {
    try ServiceTester {
      $0.tokens = ["another-token-0000", Self.token]
      $0.signingKeys = Self.keys
    }
  }

  private func signed(_ key: String, secondsLeft: Int = 3600) throws -> String {
    let expiry = Int(Date().timeIntervalSince1970) + secondsLeft
    return try #require(TargetSigner(Self.keys).sign(Self.target, expiry: expiry, key: key))
  }

  @Test func withoutTokensAndKeysAllMayAsk() async throws {
    #expect(try await ServiceTester().picture().status == .ok)
  }

  @Test func aTokenLetsARequestIn() async throws {
    let tester = try guarded()
    for scheme in ["Bearer", "bearer", "BEARER"] {
      let headers: HTTPFields = [.authorization: "\(scheme) \(Self.token)"]
      #expect(try await tester.picture(headers: headers).status == .ok)
    }
  }

  @Test(arguments: [
    "Bearer mF_9.B5f-4.1JqM-mF_8", "Bearer mF_9.B5f-4.1JqM-mF_", "Bearer ", "Bearer",
    "Basic mF_9.B5f-4.1JqM-mF_9", "mF_9.B5f-4.1JqM-mF_9", "",
  ])
  func nothingElseDoes(value: String) async throws {
    let response = try await guarded().picture(headers: [.authorization: value])
    #expect(response.status == .unauthorized)
    #expect(response.headers[.wwwAuthenticate] == "Bearer realm=\"platen\"")
    #expect(response.headers[.contentType] == "application/problem+json")
    #expect(try response.member("type") as? String == "urn:platen:problem:unauthorized")
    #expect(!response.text.contains(Self.token))
  }

  /// Tokens of one length are compared one after the other, and no later one undoes an earlier one.
  @Test func eachOfSeveralTokensOfOneLengthLetsARequestIn() async throws {
    let tokens = ["another-token-0001", "another-token-0002", "another-token-0003"]
    let tester = try ServiceTester { $0.tokens = tokens }
    for token in tokens {
      let headers: HTTPFields = [.authorization: "Bearer \(token)"]
      #expect(try await tester.picture(headers: headers).status == .ok)
    }
    let headers: HTTPFields = [.authorization: "Bearer another-token-0004"]
    #expect(try await tester.picture(headers: headers).status == .unauthorized)
  }

  @Test(arguments: ["old", "new"])
  func aSignatureWithAnyOfTheKeysLetsAReaderIn(key: String) async throws {
    let tester = try guarded()
    let target = try signed(key)
    let open = try await ServiceTester().answer(.get, Self.target)
    let response = try await tester.answer(.get, target)
    #expect(response.status == .ok)
    #expect(response.body == open.body)
    // What it is signed with makes no other picture of it.
    #expect(response.headers[.eTag] == open.headers[.eTag])
    #expect(try await tester.answer(.head, target).status == .ok)
  }

  @Test func aSignatureThatDoesNotHoldIsRefused() async throws {
    let tester = try guarded()
    let changed = try signed("new").replacing("items=a", with: "items=b")
    for target in [changed, try signed("new", secondsLeft: -1)] {
      let response = try await tester.answer(.get, target)
      #expect(response.status == .forbidden)
      #expect(try response.member("type") as? String == "urn:platen:problem:bad-signature")
    }
  }

  @Test func aSignatureIsForReadingAlone() async throws {
    let target = try #require(
      TargetSigner(Self.keys).sign("/v1/render", expiry: 9_999_999_999, key: "new"))
    let response = try await guarded().answer(.post, target, ServiceTester.scene)
    #expect(response.status == .unauthorized)
  }

  @Test func whatATokenOpensIsKeptByItsBearerAlone() async throws {
    let headers: HTTPFields = [.authorization: "Bearer \(Self.token)"]
    let tester = try guarded()
    let byToken = try await tester.answer(.get, Self.target, headers: headers)
    #expect(byToken.headers[.cacheControl] == "private, max-age=3600")
    let bySignature = try await tester.answer(.get, try signed("new"))
    #expect(bySignature.headers[.cacheControl] == "public, max-age=3600")
  }

  @Test func healthIsOpenAndMetricsAreNotUnlessTheyAreOpened() async throws {
    let tester = try guarded()
    #expect(try await tester.answer(.get, "/health/live").status == .ok)
    #expect(try await tester.answer(.get, "/health/ready").status == .ok)
    #expect(try await tester.answer(.get, "/metrics").status == .unauthorized)
    let opened = try ServiceTester {
      $0.tokens = [Self.token]
      $0.opensMetrics = true
    }
    #expect(try await opened.answer(.get, "/metrics").status == .ok)
    let unguarded = try ServiceTester()
    #expect(try await unguarded.answer(.get, "/metrics").status == .ok)
  }

  @Test func whatIsNotThereIsNotToldToStrangers() async throws {
    #expect(try await guarded().answer(.get, "/nothing").status == .unauthorized)
  }
}
