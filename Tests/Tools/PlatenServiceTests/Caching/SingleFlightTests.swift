import Metrics
import NIOCore
import Synchronization
import Testing

@testable import PlatenService

@Suite struct SingleFlightTests {
  private let key = CacheKey(edition: "", ["a"])

  private func pictures(budget: Int = 1 << 20) -> SingleFlight {
    SingleFlight(
      cache: ResponseCache(budget: budget),
      metrics: ServiceMetrics(factory: NOOPMetricsHandler.instance))
  }

  /// Counts how often pictures are made, and holds them back until it is told.
  private final class Maker: Sendable {
    let made = Atomic(0)
    let (releases, release) = AsyncStream<Void>.makeStream()

    func picture(_ key: CacheKey) async throws -> CachedResponse {
      made.add(1, ordering: .relaxed)
      for await _ in releases { break }
      try Task.checkCancellation()
      return CachedResponse(key: key, bytes: ByteBuffer(string: "picture"))
    }
  }

  @Test func equalRequestsInFlightAreMadeOnce() async throws {
    let (pictures, maker, key) = (pictures(budget: 0), Maker(), key)
    try await withThrowingTaskGroup(of: ByteBuffer.self) { group in
      for _ in 0..<20 {
        group.addTask {
          try await pictures.picture(for: key) { try await maker.picture(key) }.bytes
        }
      }
      while pictures.waiters(for: key) < 20 { await Task.yield() }
      maker.release.finish()
      for try await bytes in group { #expect(String(buffer: bytes) == "picture") }
    }
    #expect(maker.made.load(ordering: .relaxed) == 1)
  }

  @Test func aPictureThatNobodyWaitsForIsCancelledAndMadeAnew() async throws {
    let (pictures, maker, key) = (pictures(), Maker(), key)
    let first = Task { try await pictures.picture(for: key) { try await maker.picture(key) } }
    while pictures.waiters(for: key) < 1 { await Task.yield() }
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    let again = try await pictures.picture(for: key) {
      CachedResponse(key: key, bytes: ByteBuffer(string: "anew"))
    }
    #expect(String(buffer: again.bytes) == "anew")
  }

  @Test func oneWhoLeavesDoesNotTakeThePictureFromTheOthers() async throws {
    let (pictures, maker, key) = (pictures(), Maker(), key)
    let tasks = (0..<2).map { _ in
      Task { try await pictures.picture(for: key) { try await maker.picture(key) } }
    }
    while pictures.waiters(for: key) < 2 { await Task.yield() }
    tasks[0].cancel()
    maker.release.finish()
    #expect(String(buffer: try await tasks[1].value.bytes) == "picture")
  }

  @Test func aFailureIsNotKept() async throws {
    let (pictures, key) = (pictures(), key)
    await #expect(throws: Problem.self) {
      try await pictures.picture(for: key) { throw Problem(.invalid, "no") }
    }
    let made = try await pictures.picture(for: key) {
      CachedResponse(key: key, bytes: ByteBuffer(string: "yes"))
    }
    #expect(String(buffer: made.bytes) == "yes")
  }
}
