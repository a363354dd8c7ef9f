import Metrics
import NIOCore
import Synchronization
import Testing

@testable import PlatenService

@Suite struct SingleFlightPicturesTests {
  private let key = PictureKey(edition: "", ["a"])

  private func desk(budget: Int = 1 << 20) -> SingleFlightPictures {
    SingleFlightPictures(
      cache: PictureCache(budget: budget),
      metrics: ServiceMetrics(factory: NOOPMetricsHandler.instance))
  }

  /// Counts how often pictures are made, and holds them back until it is told.
  private final class Maker: Sendable {
    let made = Atomic(0)
    let (gate, opener) = AsyncStream<Void>.makeStream()

    func picture(_ key: PictureKey) async throws -> StoredPicture {
      made.add(1, ordering: .relaxed)
      for await _ in gate { break }
      try Task.checkCancellation()
      return StoredPicture(key: key, bytes: ByteBuffer(string: "picture"))
    }
  }

  @Test func equalRequestsInFlightAreMadeOnce() async throws {
    let (desk, maker, key) = (desk(budget: 0), Maker(), key)
    try await withThrowingTaskGroup(of: ByteBuffer.self) { group in
      for _ in 0..<20 {
        group.addTask {
          try await desk.picture(for: key) { try await maker.picture(key) }.bytes
        }
      }
      while desk.waiters(for: key) < 20 { await Task.yield() }
      maker.opener.finish()
      for try await bytes in group { #expect(String(buffer: bytes) == "picture") }
    }
    #expect(maker.made.load(ordering: .relaxed) == 1)
  }

  @Test func aPictureThatNobodyWaitsForIsCancelledAndMadeAnew() async throws {
    let (desk, maker, key) = (desk(), Maker(), key)
    let first = Task { try await desk.picture(for: key) { try await maker.picture(key) } }
    while desk.waiters(for: key) < 1 { await Task.yield() }
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    let again = try await desk.picture(for: key) {
      StoredPicture(key: key, bytes: ByteBuffer(string: "anew"))
    }
    #expect(String(buffer: again.bytes) == "anew")
  }

  @Test func oneWhoLeavesDoesNotTakeThePictureFromTheOthers() async throws {
    let (desk, maker, key) = (desk(), Maker(), key)
    let tasks = (0..<2).map { _ in
      Task { try await desk.picture(for: key) { try await maker.picture(key) } }
    }
    while desk.waiters(for: key) < 2 { await Task.yield() }
    tasks[0].cancel()
    maker.opener.finish()
    #expect(String(buffer: try await tasks[1].value.bytes) == "picture")
  }

  @Test func aFailureIsNotKept() async throws {
    let (desk, key) = (desk(), key)
    await #expect(throws: Problem.self) {
      try await desk.picture(for: key) { throw Problem(.invalid, "no") }
    }
    let made = try await desk.picture(for: key) {
      StoredPicture(key: key, bytes: ByteBuffer(string: "yes"))
    }
    #expect(String(buffer: made.bytes) == "yes")
  }
}
