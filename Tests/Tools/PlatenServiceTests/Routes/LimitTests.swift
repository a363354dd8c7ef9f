import HTTPTypes
import PlatenDrawing
import PlatenWorkers
import Testing

@testable import PlatenService

@Suite struct LimitTests {
  /// Expects a scene to be refused under a limit, and to be drawn without it.
  private func expect(
    _ status: HTTPResponse.Status, _ slug: String, of scene: String, query: String = "",
    under set: (inout ServiceLimits) -> Void
  ) async throws {
    #expect(try await ServiceTester().picture(of: scene, query: query).status == .ok)
    let answer = try await ServiceTester { set(&$0.limits) }.picture(of: scene, query: query)
    #expect(answer.status == status)
    #expect(try answer.member("type") as? String == "urn:platen:problem:\(slug)")
    #expect((try answer.member("detail") as? String)?.isEmpty == false)
  }

  private static func scene(_ view: String) -> String { "platen: 1\nview: \(view)\n" }

  @Test func bodies() async throws {
    try await expect(.contentTooLarge, "body-too-long", of: ServiceTester.scene) {
      $0.bodyBytes = ServiceTester.scene.utf8.count - 1
    }
  }

  @Test func targets() async throws {
    let tester = try ServiceTester { $0.limits.targetBytes = 30 }
    #expect(try await tester.answer(.get, "/v1/clock.svg?width=100").status == .ok)
    let answer = try await tester.answer(.get, "/v1/clock.svg?width=100&height=1")
    #expect(answer.status == .uriTooLong)
  }

  @Test func views() async throws {
    let loop = "{vStack: [{forEach: {data: [1, 2, 3, 4, 5, 6, 7, 8, 9], view: {text: a}}}]}"
    try await expect(.unprocessableContent, "too-large", of: Self.scene(loop)) { $0.views = 9 }
  }

  @Test func depth() async throws {
    let nest =
      String(repeating: "{vStack: [", count: 40) + "{text: a}"
      + String(repeating: "]}", count: 40)
    try await expect(.unprocessableContent, "too-large", of: Self.scene(nest)) { $0.depth = 39 }
  }

  @Test func texts() async throws {
    let text = Self.scene("{text: \(String(repeating: "a", count: 500))}")
    try await expect(.unprocessableContent, "too-large", of: text) { $0.textBytes = 499 }
  }

  @Test func sides() async throws {
    try await expect(
      .unprocessableContent, "too-large", of: ServiceTester.scene, query: "?scale=2"
    ) { $0.side = 79 }
  }

  @Test func pixels() async throws {
    // 40 x 20 points at 2 pixels a point.
    try await expect(
      .unprocessableContent, "too-large", of: ServiceTester.scene, query: "?scale=2"
    ) { $0.pixels = 3199 }
  }

  @Test func theCostOfDrawing() async throws {
    // 500 lines across 400 points, up or down by 150 on average: 75,000 rows of 100 ns are more
    // than 7 ms.
    let lines = (0..<500).map { "L\($0 * 271 % 400) \($0 * 167 % 400)" }.joined(separator: " ")
    let scene = Self.scene(
      "{path: {data: M0 0 \(lines), fill: red}, modifiers: [{frame: {width: 400, height: 400}}]}")
    try await expect(.unprocessableContent, "too-large", of: scene, query: "?format=png") {
      $0.drawingCost = 5
    }
    // An SVG has the path as it is.
    let tester = try ServiceTester { $0.limits.drawingCost = 5 }
    #expect(try await tester.picture(of: scene, query: "?format=svg").status == .ok)
  }

  @Test(arguments: ["labels", "texts", "answer"])
  func labelsThatAreMeasured(_ limit: String) async throws {
    let body = #"{"labels": ["Swift", "Linux"]}"#
    let plain = try await ServiceTester().answer(.post, "/v1/measure", body)
    #expect(plain.status == .ok)
    let tester = try ServiceTester {
      switch limit {
      case "labels": $0.limits.measuredLabels = 1
      case "texts": $0.limits.textBytes = 9
      default: $0.limits.measureBytes = 1024
      }
    }
    let answer = try await tester.answer(.post, "/v1/measure", body)
    #expect(answer.status == .unprocessableContent)
    #expect(try answer.member("type") as? String == "urn:platen:problem:too-large")
  }

  @Test func memoryThatNoPictureMayTake() async throws {
    try await expect(.unprocessableContent, "too-large", of: ServiceTester.scene) {
      $0.memoryBytes = 1 << 20
    }
  }

  @Test func memoryThatCairoDoesNotGet() {
    #expect(Problem(CairoError.outOfMemory).kind == .tooLarge)
  }

  @Test func theTimeOfAPicture() async throws {
    let tester = try ServiceTester {
      $0.limits.renderTime = .milliseconds(1)
      $0.limits.renders = 1
    }
    let words = (0..<20_000).map { "w\($0)" }.joined(separator: ", ")
    let answer = try await tester.picture(of: Self.scene("{tagCloud: {tags: [\(words)]}}"))
    #expect(answer.status == .serviceUnavailable)
    #expect(try answer.member("type") as? String == "urn:platen:problem:render-timeout")
    #expect(answer.headers[.retryAfter] == "30")
    #expect(tester.service.pool.load.running == 0)
  }
}
