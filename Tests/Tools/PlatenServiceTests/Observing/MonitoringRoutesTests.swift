import HTTPTypes
import Testing

@testable import PlatenService

@Suite struct MonitoringRoutesTests {
  @Test func aServiceThatRunsLivesAndIsReady() async throws {
    let tester = try ServiceTester()
    #expect(try await tester.answer(.get, "/health/live").status == .ok)
    #expect(try await tester.answer(.get, "/health/ready").text == "ready\n")
  }

  @Test func oneThatStopsLivesAndIsNotReady() async throws {
    let tester = try ServiceTester()
    tester.service.shutdown.begin()
    #expect(try await tester.answer(.get, "/health/live").status == .ok)
    let response = try await tester.answer(.get, "/health/ready")
    #expect(response.status == .serviceUnavailable)
    #expect(try response.member("type") as? String == "urn:platen:problem:stopping")
  }

  private func routes(
    notAlive: String? = nil, notReady: String? = nil
  ) throws -> MonitoringRoutes {
    let service = try ServiceTester().service
    return MonitoringRoutes(
      shutdown: service.shutdown, registry: service.registry, metrics: service.metrics,
      levels: { .init() }, reasonNotAlive: { notAlive }, reasonNotReady: { notReady })
  }

  @Test func oneThatCanMakeNoMorePicturesIsToBeStartedAnew() throws {
    let routes = try routes(notAlive: "All workers are lost.")
    let live = try #require(routes.answer(to: "/health/live"))
    #expect(live.status == 503)
    #expect(live.text.contains("\"urn:platen:problem:not-alive\""))
    #expect(live.text.contains("All workers are lost."))
    let ready = try #require(routes.answer(to: "/health/ready"))
    #expect(ready.status == 503)
    #expect(ready.text.contains("\"urn:platen:problem:not-ready\""))
  }

  @Test func oneThatIsOverloadedLivesAndIsNotReady() throws {
    let routes = try routes(notReady: "2 pictures wait.")
    #expect(try #require(routes.answer(to: "/health/live")).text == "ok\n")
    #expect(try #require(routes.answer(to: "/health/ready")).status == 503)
    #expect(routes.answer(to: "/health/other") == nil)
  }

  @Test(arguments: [(0, 0, true), (1, 0, false), (1, 2, true), (2, 2, false), (3, 2, false)])
  func itIsReadyAsLongAsOneMorePictureMayWait(waiting: Int, most: Int, isReady: Bool) {
    var limits = ServiceLimits()
    limits.waiting = most
    #expect((Service.overload(waiting, limits) == nil) == isReady)
  }

  @Test func withAnAddressForMonitoringThisOneHasHealthAndNoMetrics() async throws {
    let tester = try ServiceTester { $0.monitoringPort = 0 }
    #expect(try await tester.answer(.get, "/health/live").status == .ok)
    #expect(try await tester.answer(.get, "/health/ready").status == .ok)
    #expect(try await tester.answer(.get, "/metrics").status == .notFound)
  }

  private func metrics(_ tester: ServiceTester) async throws -> Set<Substring> {
    let response = try await tester.answer(.get, "/metrics")
    #expect(response.headers[.contentType] == "text/plain; version=0.0.4; charset=utf-8")
    return Set(response.text.split(separator: "\n"))
  }

  @Test func requestsAreCountedByRouteMethodAndStatus() async throws {
    let tester = try ServiceTester()
    _ = try await tester.picture()
    _ = try await tester.picture()
    _ = try await tester.answer(.get, "/nothing/\("x")")
    _ = try await tester.answer(.init("BREW") ?? .get, "/nothing")
    let lines = try await metrics(tester)
    #expect(
      lines.contains(
        "platen_requests_total{method=\"POST\",route=\"/v1/render\",status=\"200\"} 2"))
    #expect(
      lines.contains("platen_requests_total{method=\"GET\",route=\"none\",status=\"404\"} 1"))
    #expect(
      lines.contains("platen_requests_total{method=\"other\",route=\"none\",status=\"501\"} 1"))
    #expect(lines.contains("platen_request_seconds_count{route=\"/v1/render\"} 2"))
    #expect(lines.contains("platen_refused_total{reason=\"not-found\"} 1"))
  }

  @Test func picturesAreCountedByWhereTheyCameFrom() async throws {
    let tester = try ServiceTester()
    _ = try await tester.picture()
    _ = try await tester.picture()
    let lines = try await metrics(tester)
    #expect(lines.contains("platen_pictures_total{source=\"made\"} 1"))
    #expect(lines.contains("platen_pictures_total{source=\"kept\"} 1"))
    #expect(lines.contains("platen_stage_seconds_count{stage=\"drawing\"} 1"))
    #expect(lines.contains("platen_renders_running 0"))
  }

  @Test func bytesOfAnswersAreSummedUp() async throws {
    let tester = try ServiceTester()
    let length = try await tester.picture().bytes.count
    #expect(try await metrics(tester).contains("platen_response_bytes_total \(length)"))
  }

  @Test func everyMetricSaysWhatItMeans() async throws {
    let tester = try ServiceTester()
    _ = try await tester.picture()
    _ = try await tester.answer(.get, "/nothing")
    let lines = try await metrics(tester)
    let typed = lines.filter { $0.hasPrefix("# TYPE ") }.map { $0.split(separator: " ")[2] }
    let helped = lines.filter { $0.hasPrefix("# HELP ") }.map { $0.split(separator: " ")[2] }
    #expect(!typed.isEmpty && Set(typed) == Set(helped))
    for line in lines where line.hasPrefix("# TYPE ") && line.hasSuffix(" counter") {
      #expect(line.hasSuffix("_total counter"))
    }
  }

  @Test func theProcessIsMeasured() async throws {
    let state = ProcessState.current
    #expect(state.residentBytes > 1_000_000)
    #expect(state.openFiles >= 3)
  }
}
