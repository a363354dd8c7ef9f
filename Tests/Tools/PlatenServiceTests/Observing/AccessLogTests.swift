import HTTPTypes
import Logging
import PlatenBase
import Synchronization
import Testing

@testable import PlatenService

/// What is logged of requests, and what is not.
@Suite struct AccessLogTests {
  /// What a log wrote, a line a record.
  private final class Lines: Sendable {
    private let text = Lock("")

    var all: [Substring] { text.withLock { $0 }.split(separator: "\n") }

    func logger(_ level: Logger.Level) -> Logger {
      Logger(label: "test") { [self] _ in
        ServiceLog(.text, level: level, write: { [self] line in text.withLock { $0 += line } })
      }
    }
  }

  private let lines = Lines()

  /// A line without its time.
  private func words(_ line: Substring?) -> Substring {
    line.map { $0.drop { $0 != " " }.dropFirst() } ?? ""
  }

  // MARK: - Each request

  @Test func requestsAreLoggedFromTheLevelInfoOn() async throws {
    let quiet = try ServiceTester(logger: lines.logger(.notice))
    _ = try await quiet.answer(.get, "/v1/version")
    #expect(lines.all.isEmpty)
    let tester = try ServiceTester(logger: lines.logger(.info))
    _ = try await tester.answer(.get, "/v1/version?a=b")
    #expect(lines.all.count == 1)
    #expect(words(lines.all.first).hasPrefix("info request bytes="))
    #expect(words(lines.all.first).contains(" target=/v1/version?a=b"))
  }

  @Test func theFlagLogsThemWhateverTheLevelIs() async throws {
    let id = try #require(HTTPField.Name("X-Request-ID"))
    let tester = try ServiceTester(logger: lines.logger(.error)) { $0.accessLog = true }
    _ = try await tester.answer(.get, "/nothing", headers: [id: "abc"], peer: "192.0.2.1")
    let line = words(lines.all.first)
    #expect(lines.all.count == 1)
    #expect(line.hasPrefix("info request bytes="))
    #expect(line.contains(" client=192.0.2.1 id=abc method=GET microseconds="))
    #expect(line.hasSuffix(" problem=not-found status=404 target=/nothing"))
  }

  @Test func theClientIsTheOneBehindATrustedProxy() async throws {
    let name = try #require(HTTPField.Name("Forwarded"))
    let tester = try ServiceTester(logger: lines.logger(.info)) {
      $0.trustedProxies = ["192.0.2.0/24"]
    }
    let headers: HTTPFields = [name: "for=203.0.113.9"]
    _ = try await tester.answer(.get, "/nothing", headers: headers, peer: "192.0.2.1")
    #expect(words(lines.all.first).contains(" client=203.0.113.9 "))
  }

  // MARK: - Requests that were not let in

  private func guarded(_ level: Logger.Level) throws -> ServiceTester {
    try ServiceTester(logger: lines.logger(level)) {
      $0.tokens = ["a-token-of-sixteen"]
      $0.signingKeys = [SigningKey(name: "k", secret: Array("a secret of sixteen".utf8))]
    }
  }

  @Test func whoIsNotLetInIsLoggedWithoutValues() async throws {
    let tester = try guarded(.notice)
    _ = try await tester.answer(.get, "/v1/tags.svg?tags=a&x", peer: "192.0.2.1")
    _ = try await tester.answer(
      .get, "/v1/tags.svg?tags=a&expires=1&key=k&signature=abc", peer: "192.0.2.1")
    try #require(lines.all.count == 2)
    let (first, second) = (words(lines.all[0]), words(lines.all[1]))
    #expect(first.hasPrefix("notice refused client=192.0.2.1 id="))
    #expect(
      first.hasSuffix(
        " method=GET problem=unauthorized status=401 target=\"/v1/tags.svg?tags=…&…\""))
    #expect(second.contains(" problem=bad-signature status=403 "))
    #expect(second.hasSuffix("?tags=…&expires=…&key=…&signature=…\""))
  }

  @Test func whoTriesOftenCannotFillTheLog() async throws {
    let tester = try guarded(.notice)
    for _ in 0..<200 { _ = try await tester.answer(.get, "/v1/version") }
    // However long that took, the number of those left out is told a second later.
    for _ in 0..<6000 where counts.sum < 200 {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(counts.sum == 200)
  }

  /// How many refusals were logged, and how many were left out.
  private var counts: (sum: Int, left: Int) {
    let written = lines.all.filter { $0.contains(" notice refused client=") }.count
    let left = lines.all.filter { $0.contains(" notice refused, not logged count=") }
      .compactMap { $0.split(separator: "=").last.flatMap { Int($0) } }.reduce(0, +)
    return (written + left, left)
  }

  @Test func tenLinesASecondAreWrittenAndTheOthersCounted() {
    var budget = LineBudget()
    let start = ContinuousClock.now
    for _ in 0..<10 { #expect(budget.admit(at: start) == (true, false, 0)) }
    #expect(budget.admit(at: start + .milliseconds(999)) == (false, true, 0))
    #expect(budget.admit(at: start + .milliseconds(999)) == (false, false, 0))
    #expect(budget.admit(at: start + .seconds(1)) == (true, false, 2))
    #expect(budget.admit(at: start + .seconds(1)) == (true, false, 0))
    for _ in 0..<8 { _ = budget.admit(at: start + .seconds(1)) }
    #expect(budget.admit(at: start + .milliseconds(1999)) == (false, true, 0))
    #expect(budget.takeLeftOut() == 1)
    #expect(budget.takeLeftOut() == 0)
    #expect(budget.admit(at: start + .seconds(9)) == (true, false, 0))
  }

  // MARK: - Secrets

  @Test(arguments: [
    ("/a?b=c", "/a?b=c"), ("/a", "/a"), ("/a?", "/a?"), ("/a?x&y=1", "/a?x&y=1"),
    ("/a?token=abc&b=c", "/a?token=…&b=c"), ("/a?b=c&ACCESS_TOKEN=abc", "/a?b=c&ACCESS_TOKEN=…"),
    ("/a?api_key=1&apiKey=2&api-key=3", "/a?api_key=…&apiKey=…&api-key=…"),
    ("/a?key=1&secret=2&password=3", "/a?key=…&secret=…&password=…"),
    ("/a?signature=1&sig=2&Auth=3&authorization=4", "/a?signature=…&sig=…&Auth=…&authorization=…"),
    ("/a?expires=1&key=k&signature=a=b", "/a?expires=1&key=…&signature=…"),
    ("/a?%74oken=abc", "/a?%74oken=…"), ("/a?b=1;token=abc", "/a?b=1;token=…"),
    ("/a?b=1?token=abc#token=d", "/a?b=1?token=…#token=…"), ("/a&sig=abc", "/a&sig=…"),
    ("/a?X-Amz-Credential=1&monkey=2", "/a?X-Amz-Credential=…&monkey=2"),
    ("/a?token=", "/a?token=…"),
    ("/a?%zztoken=1", "/a?%zztoken=…"), ("/a?tok%65n=1", "/a?tok%65n=…"),
  ])
  func secretsAreHidden(target: String, expected: String) {
    #expect(TargetText.hidingSecrets(target) == expected)
  }

  @Test(arguments: [
    ("/a", "/a"), ("/a?b=c&d=e", "/a?b=…&d=…"), ("/a?justasecret", "/a?…"), ("/a?&b=", "/a?&b=…"),
    ("/a?=b", "/a?=…"),
  ])
  func valuesAreHidden(target: String, expected: String) {
    #expect(TargetText.hidingValues(target) == expected)
  }

  @Test func aTokenInTheQueryIsInNoLine() async throws {
    let tester = try ServiceTester(logger: lines.logger(.trace)) {
      $0.tokens = ["a-token-of-sixteen"]
      $0.accessLog = true
    }
    for target in ["/v1/version?token=hush", "/v1/tags.svg?tags=a&Api_Key=hush"] {
      _ = try await tester.answer(.get, target, headers: [.authorization: "Bearer hush"])
    }
    #expect(lines.all.count == 4)
    #expect(!lines.all.contains { $0.contains("hush") })
  }
}
