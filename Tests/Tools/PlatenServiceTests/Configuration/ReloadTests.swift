import Foundation
import HTTPTypes
import Logging
import TestSupport
import Testing

@testable import PlatenService

/// What a running service takes over of new settings.
@Suite struct ReloadTests {
  private static let tokens = ["old": "0123456789abcdef-old", "new": "0123456789abcdef-new"]

  private func status(_ tester: ServiceTester, token: String) async throws -> HTTPResponse.Status {
    let value = "Bearer \(Self.tokens[token] ?? "")"
    return try await tester.answer(
      .get, "/v1/tags.svg?tags=a", headers: [.authorization: value]
    ).status
  }

  private func tester(_ log: TestLog) throws -> ServiceTester {
    try ServiceTester(log: log) { $0.tokens = [Self.tokens["old"] ?? ""] }
  }

  @Test func tokensTakeTurns() async throws {
    let log = TestLog()
    let tester = try tester(log)
    #expect(try await status(tester, token: "old") == .ok)
    #expect(try await status(tester, token: "new") == .unauthorized)
    var settings = tester.service.configuration
    settings.tokens = [Self.tokens["new"] ?? ""]
    settings.port = 81
    settings.limits.renders = 7
    // As it was set, and not as it was found.
    settings.limits.memoryBytes = 0
    await tester.service.reload { settings }
    #expect(try await status(tester, token: "old") == .unauthorized)
    #expect(try await status(tester, token: "new") == .ok)
    let told = log.lines(with: "settings reloaded")
    #expect(told.count == 1)
    #expect(told.first?.contains(#" changed=tokens needRestart="port, renders""#) == true)
    #expect(!log.lines.contains { $0.contains("0123456789abcdef") })
  }

  @Test func settingsThatAreWrongLeaveThoseBefore() async throws {
    let log = TestLog()
    let tester = try tester(log)
    await tester.service.reload {
      throw ConfigurationError([
        .init(
          kind: .input, place: "a.yaml:1:1", found: "\"prot\"", expected: "the name of a setting")
      ])
    }
    #expect(try await status(tester, token: "old") == .ok)
    let told = log.lines(with: "settings not reloaded")
    #expect(told.count == 1)
    #expect(told.first?.contains(" error ") == true && told.first?.contains("a.yaml:1:1") == true)
  }

  @Test func keysAndOriginsAndMetricsTakeTurns() async throws {
    let log = TestLog()
    let tester = try tester(log)
    let key = SigningKey(name: "k", secret: Array("0123456789abcdef".utf8))
    let signed = try #require(
      TargetSigner([key]).sign("/v1/tags.svg?tags=a", expiry: 4_000_000_000, key: "k"))
    #expect(try await tester.answer(.get, signed).status == .unauthorized)
    #expect(try await tester.answer(.get, "/metrics").status == .unauthorized)
    var settings = tester.service.configuration
    settings.signingKeys = [key]
    settings.opensMetrics = true
    settings.allowedOrigins = ["https://example.org"]
    await tester.service.reload { settings }
    let answer = try await tester.answer(.get, signed, headers: [.origin: "https://example.org"])
    #expect(answer.status == .ok)
    #expect(answer.headers[.accessControlAllowOrigin] == "https://example.org")
    #expect(try await tester.answer(.get, "/metrics").status == .ok)
    #expect(
      log.lines(with: "settings").first?.contains(
        #" changed="signing keys, allowedOrigins, openMetrics""#) == true)
    // Once in force they are no change.
    await tester.service.reload { settings }
    #expect(log.lines(with: "settings").last?.contains("changed=") == false)
  }

  @Test func scenesAreReadAtOnce() async throws {
    let files = try TemporaryFolder(["a.yaml": "platen: 1\nview: spacer\n"])
    let log = TestLog()
    let tester = try ServiceTester(log: log) { $0.scenes = files.url }
    try files.write("platen: 1\nview: {txt: x}\n", to: "b.yaml")
    await tester.service.reload { tester.service.configuration }
    #expect(log.lines(with: "scenes reloaded").first?.contains(" broken=1 scenes=2") == true)
    #expect(log.lines(with: "file=b.yaml").count == 1)
  }

  /// Every setting is in force at once or named: none is taken for changed that is not.
  @Test func allOtherSettingsNeedARestart() {
    let old = ServiceConfiguration()
    var new = old
    new.host = "0.0.0.0"
    new.limits.clientRate = 3
    new.maxAge = .seconds(1)
    new.logLevel = .debug
    let change = ConfigurationChange(from: old, to: new)
    #expect(change.applied.isEmpty)
    #expect(change.waiting == ["host", "maxAge", "clientRate", "logLevel"])
  }
}
