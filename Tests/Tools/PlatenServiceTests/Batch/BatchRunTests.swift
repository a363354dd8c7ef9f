import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOEmbedded
import PlatenBase
import PlatenLayout
import PlatenScenes
import Synchronization
import Testing

@testable import PlatenService
@testable import PlatenWorkers

@Suite struct BatchRunTests {
  private static let start = ContinuousClock.now

  private static func lines(_ count: Int) -> String {
    (1...count).map { number in
      "{\"scene\":{\"platen\":1,\"view\":{\"text\":\"\(number)\"}},\"format\":\"json\"}"
    }.joined(separator: "\n")
  }

  private func statuses(_ text: String) throws -> [Int] {
    try records(text).map { try #require($0["status"] as? Int) }
  }

  private func records(_ text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private func slugs(_ text: String) throws -> [String?] {
    try records(text).map { record in
      let type = (record["problem"] as? [String: Any])?["type"] as? String
      return type?.split(separator: ":").last.map(String.init)
    }
  }

  // MARK: - Rate

  private func pace(
    rate: Double, burst: Int, time: Duration = .seconds(3600)
  ) -> (pace: BatchRateLimiter, limiter: ClientRateLimiter) {
    let limiter = ClientRateLimiter(rate: rate, burst: burst)
    var limits = ServiceLimits()
    limits.batchTime = time
    return (
      BatchRateLimiter(limits: limits, rates: limiter, client: "192.0.2.1", now: Self.start),
      limiter
    )
  }

  private func delays(_ count: Int, _ pace: inout BatchRateLimiter) -> [Duration?] {
    (0..<count).map { _ in try? pace.next(now: Self.start).get() }
  }

  @Test func eachLineButTheFirstIsCountedAsARequest() {
    var (pace, limiter) = pace(rate: 2, burst: 3)
    #expect(limiter.count("192.0.2.1", now: Self.start) == nil)
    // The request has taken one of three.
    let half = Duration.milliseconds(500)
    #expect(delays(5, &pace) == [.zero, .zero, .zero, half, half * 2])
    #expect(limiter.count("192.0.2.1", now: Self.start) == half * 3)
    #expect(limiter.count("192.0.2.2", now: Self.start) == nil)
  }

  @Test func withoutARateNoLineWaits() {
    var pace = BatchRateLimiter(
      limits: ServiceLimits(), rates: nil, client: "192.0.2.1", now: Self.start)
    #expect(delays(100, &pace) == Array(repeating: .zero, count: 100))
  }

  @Test func linesThatWouldBeginTooLateAreNotCounted() {
    var (pace, limiter) = pace(rate: 1, burst: 1, time: .milliseconds(2500))
    #expect(limiter.count("192.0.2.1", now: Self.start) == nil)
    #expect(delays(7, &pace) == [.zero, .seconds(1), .seconds(2), nil, nil, nil, nil])
    // Three lines and the request: the third did not begin, and none after it was counted.
    #expect(limiter.count("192.0.2.1", now: Self.start) == .seconds(4))
  }

  @Test func aBatchIsPacedRatherThanRefused() async throws {
    let tester = try ServiceTester {
      $0.limits.clientRate = 20
      $0.limits.clientBurst = 1
    }
    let channel = NIOAsyncTestingChannel()
    channel.remoteAddress = try SocketAddress(ipAddress: "192.0.2.1", port: 1)
    let begin = ContinuousClock.now
    let response = try await tester.response(
      .post, "/v1/batch", bytes: Array(Self.lines(5).utf8), channel: channel)
    let body = TestBody()
    try await response.body.write(body)
    #expect(try statuses(String(buffer: body.bytes)) == [200, 200, 200, 200, 200])
    // Four lines more than one request, a twentieth of a second each.
    #expect(ContinuousClock.now - begin >= .milliseconds(195))
  }

  // MARK: - Time

  @Test func linesThatAreNotBegunInTimeAreNotMade() async throws {
    let tester = try ServiceTester { $0.limits.batchTime = .zero }
    let answer = try await tester.answer(.post, "/v1/batch", Self.lines(3))
    #expect(try statuses(answer.text) == [503, 503, 503])
    #expect(try slugs(answer.text) == Array(repeating: "batch-timeout", count: 3))
    let metrics = try await tester.answer(.get, "/metrics").text
    #expect(metrics.contains("\nplaten_pictures_total{source=\"made\"} 0\n"))
  }

  @Test func afterItsTimeNothingBegins() {
    var (pace, _) = pace(rate: 1, burst: 100, time: .seconds(1))
    #expect((try? pace.next(now: Self.start).get()) == .zero)
    #expect((try? pace.next(now: Self.start + .seconds(1)).get()) == nil)
    #expect((try? pace.next(now: Self.start).get()) == nil)
  }

  // MARK: - The queue

  /// Keeps the only worker of a pool until it is told to end.
  private final class Block: Sendable {
    private let worker: Int32
    private let task: Task<WorkerAnswer, any Error>

    init(_ pool: WorkerPool) async throws {
      pool.start()
      while pool.processes.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
      worker = pool.processes[0]
      kill(worker, SIGSTOP)
      let job = RenderJob(source: .query(.tags, [("tags", "a")]), format: .svg)
      task = Task { try await pool.run(job.bytes) }
      while pool.load.running == 0 { try await Task.sleep(for: .milliseconds(1)) }
    }

    func end() async throws {
      kill(worker, SIGCONT)
      _ = try await task.value
    }
  }

  @Test func aLineWaitsNoLongerThanAnyPicture() async throws {
    let tester = try ServiceTester {
      $0.limits.renders = 1
      $0.limits.waitingTime = .milliseconds(50)
    }
    let block = try await Block(tester.service.pool)
    let answer = try await tester.answer(.post, "/v1/batch", Self.lines(2))
    #expect(try slugs(answer.text) == ["waited-too-long", "waited-too-long"])
    try await block.end()
  }

  @Test func linesOfABatchDoNotWaitForEachOther() async throws {
    let tester = try ServiceTester { $0.limits.renders = 1 }
    let pool = tester.service.pool
    let block = try await Block(pool)
    let answer = Task { try await tester.answer(.post, "/v1/batch", Self.lines(8)) }
    while pool.load.waiting == 0 { try await Task.sleep(for: .milliseconds(1)) }
    try await Task.sleep(for: .milliseconds(50))
    #expect(pool.load.waiting == 1)
    try await block.end()
    #expect(try statuses(try await answer.value.text) == Array(repeating: 200, count: 8))
  }

  @Test func aClientThatHasGoneEndsItsBatch() async throws {
    let tester = try ServiceTester { $0.limits.renders = 1 }
    let pool = tester.service.pool
    let block = try await Block(pool)
    let channel = NIOAsyncTestingChannel()
    let presence = ClientPresence()
    try await channel.pipeline.addHandler(presence).get()
    let response = try await ClientPresence.$current.withValue(presence) {
      try await tester.response(
        .post, "/v1/batch", bytes: Array(Self.lines(8).utf8), channel: channel)
    }
    let writing = Task { try await response.body.write(TestBody()) }
    while pool.load.waiting == 0 { try await Task.sleep(for: .milliseconds(1)) }
    channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    await #expect(throws: CancellationError.self) { try await writing.value }
    #expect(pool.load.waiting == 0)
    try await block.end()
  }

  // MARK: - Memory

  /// Takes nothing until it is told to.
  private final class SlowReader: ResponseBodyWriter, Sendable {
    let isAsked = Atomic(false)
    let mayTake = Atomic(false)
    let taken = TestBody()

    func write(_ buffer: ByteBuffer) async throws {
      isAsked.store(true, ordering: .relaxed)
      while !mayTake.load(ordering: .relaxed) { try await Task.sleep(for: .milliseconds(1)) }
      try await taken.write(buffer)
    }

    func finish(_ trailingHeaders: HTTPFields?) async throws {}
  }

  @Test func resultsThatWaitAreCountedAndFew() async throws {
    let tester = try ServiceTester { $0.limits.renders = 2 }
    let response = try await tester.response(
      .post, "/v1/batch", bytes: Array(Self.lines(40).utf8))
    let reader = SlowReader()
    let writing = Task { try await response.body.write(reader) }
    let budget = tester.service.budget
    while !reader.isAsked.load(ordering: .relaxed) { try await Task.sleep(for: .milliseconds(1)) }
    // The first is on its way; what is counted now are others.
    while budget.taken == 0 { try await Task.sleep(for: .milliseconds(1)) }
    try await Task.sleep(for: .milliseconds(50))
    let made = try await tester.answer(.get, "/metrics").text.split(separator: "\n")
      .first { $0.hasPrefix("platen_pictures_total{source=\"made\"} ") }
    let count = try #require(made?.split(separator: " ").last.flatMap { Int($0) })
    // One is being written, and no more than twice the width may wait.
    #expect((2...5).contains(count))
    reader.mayTake.store(true, ordering: .relaxed)
    try await writing.value
    #expect(try statuses(String(buffer: reader.taken.bytes)) == Array(repeating: 200, count: 40))
    #expect(budget.taken == 0)
  }

  // MARK: - Lines

  @Test func onlyLineFeedsAndCarriageReturnsEndLines() async throws {
    let scene = "{\"platen\":1,\"view\":{\"text\":\"a\u{2028}b\u{85}c\"}}"
    let line = "{\"id\":\"u\",\"format\":\"json\",\"scene\":\(scene)}"
    let text = [line, line].joined(separator: "\r\n") + "\r\(line)\n\n \n"
    let answer = try await ServiceTester().answer(.post, "/v1/batch", text)
    #expect(try statuses(answer.text) == [200, 200, 200])
  }
}
